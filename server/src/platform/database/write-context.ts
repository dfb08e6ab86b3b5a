/** The author of a write and the request that it belongs to. */
export interface WriteContext {
  actor: { id: number; name: string };
  requestId: string;
  /** IP address of the client; empty without a request. */
  address?: string;
  /** A repeat with the same key gets the first response and writes nothing. */
  idempotencyKey: string | null;
  /** Working copy whose values the write publishes: it is deleted, or stays with the record if only a part is published. */
  publishedCopy?: {
    id: string;
    isPart: boolean;
    /** Revision that the user has seen, if the request names it. */ rev?: number;
  };
  /** Who has written what a scheduled publication saves; of a working copy, this follows from the copy. */
  origin?: DraftOrigin;
}

/** Who has started a draft, if that is known, and who has written in it. */
export interface DraftOrigin {
  startedBy: number | null;
  writers: readonly { id: number; name: string }[];
}

/** The actor for writes from the command line: the audit log names no user. */
export const commandLineActor = { id: 0, name: '' } as const;

/** Values for the columns that every edited row has. */
export interface Stamp {
  now: string;
  /** Null when no user writes, for example for the demo content. */
  userId: number | null;
}
