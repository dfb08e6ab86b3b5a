import type { Db } from '../database/tables.ts';
import { saveLastSeen } from './sessions.repository.ts';

/** Collects when each session was last used in memory: writing it on every request would cost a commit. */
export interface LastSeen {
  note(sessionId: number): void;
  of(sessionId: number): number;
  flush(db: Db): Promise<void>;
}

export function createLastSeen(): LastSeen {
  let seen = new Map<number, number>();
  return {
    note: (sessionId) => void seen.set(sessionId, Date.now()),
    of: (sessionId) => seen.get(sessionId) ?? 0,
    async flush(db) {
      const written = seen;
      seen = new Map();
      for (const [id, at] of written) await saveLastSeen(db, id, new Date(at).toISOString());
    },
  };
}
