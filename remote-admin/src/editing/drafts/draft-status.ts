import type { QueueProblem } from './draft-queue.ts';

/**
 * Where the typed values are stored. `saving`: nowhere yet, or on the way; `saved`: on the server; `local`: in this
 * browser only, with the reason of the server if it has refused them; `lost`: nowhere.
 */
export type DraftStatus =
  | { kind: 'none' | 'saving' | 'lost' }
  | { kind: 'saved'; at: number }
  | { kind: 'local'; at: number; isWaiting: boolean; reason: string };

export interface StoredPlaces {
  /** Number of the latest change. */
  seq: number;
  /** Last write in this browser, in milliseconds since the epoch; false: it has failed; null: none yet. */
  localAt: number | null | false;
  acknowledged: { seq: number; at: number } | null;
  problem: QueueProblem | null;
}

export function draftStatus({ seq, localAt, acknowledged, problem }: StoredPlaces): DraftStatus {
  if (seq === 0) return { kind: 'saving' };
  if (acknowledged && acknowledged.seq >= seq) return { kind: 'saved', at: acknowledged.at };
  if (problem === null || localAt === null) return { kind: 'saving' };
  if (localAt === false) return { kind: 'lost' };
  const reason = problem.kind === 'refused' ? problem.message : '';
  return { kind: 'local', at: localAt, isWaiting: problem.kind === 'unreachable', reason };
}
