/** Who writes, in which request. */
export interface WriteContext {
  actor: { id: number; name: string };
  requestId: string;
  /** From where; empty where no request is behind it. */
  address?: string;
  /** A repeat with the same key gets the first answer and writes nothing. */
  idempotencyKey: string | null;
}

/** Whoever runs the command line: the log names no person. */
export const nobody = { id: 0, name: '' } as const;

/** Columns that every edited row gets. */
export interface Stamp {
  now: string;
  /** Null where no person writes, as with the demo content. */
  userId: number | null;
}
