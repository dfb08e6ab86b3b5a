import type { RemoteContext } from 'shared-contracts/remote-app';
import { apiStatus } from 'shared-contracts/remote-app';
import type { FromProcess, ToProcess } from './protocol.ts';

/** One page of ours makes six. */
const READS_OF_A_PAGE = 100;

type ReadMessage = Extract<FromProcess, { kind: 'read' }>;

export interface ReadsOfProcess {
  /** One more page may read. */
  allow(): void;
  /** False: it read more than its pages may. */
  take(message: ReadMessage): boolean;
  isWaiting(): boolean;
}

/** Answers what a process reads of the site: only for pages that it was asked for, and only so much. */
export function answerReads(read: RemoteContext['read'], send: (message: ToProcess) => void): ReadsOfProcess {
  let open = 0;
  let left = 0;
  return {
    allow: () => void (left = Math.min(left, READS_OF_A_PAGE) + READS_OF_A_PAGE),
    take(message) {
      if (left === 0) return false;
      left -= 1;
      open += 1;
      void answer(message, read)
        .then(send)
        .finally(() => (open -= 1));
      return true;
    },
    isWaiting: () => open > 0,
  };
}

async function answer({ read: id, path, params }: ReadMessage, read: RemoteContext['read']): Promise<ToProcess> {
  try {
    return { kind: 'answer', read: id, answer: await read(path, params) };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { kind: 'refused', read: id, failure: { name, message, status: apiStatus(error) ?? 500 } };
  }
}
