/** What callers of the database have experienced since the start of the process. */
export interface DatabaseStats {
  /** Connections in use now. */
  inUse: number;
  /** Callers that wait for a connection now. */
  waiting: number;
  acquired: number;
  /** Sum of the milliseconds that callers waited. */
  waitedMs: number;
  errors: number;
}

export function newDatabaseStats(): DatabaseStats {
  return { inUse: 0, waiting: 0, acquired: 0, waitedMs: 0, errors: 0 };
}
