import type { RemoteContext } from 'shared-contracts/remote-app';
import { apiStatus } from 'shared-contracts/remote-app';
import type { FromProcess, ToProcess } from './protocol.ts';

/** Maximum reads per page; a page of this site makes six. */
const MAX_READS_PER_PAGE = 100;

type ReadMessage = Extract<FromProcess, { kind: 'read' }>;

export interface ProcessReads {
  /** Allows the reads of one more page. */
  allowPage(): void;
  /** Returns false when the process reads more than its pages may. */
  handle(message: ReadMessage): boolean;
  isWaiting(): boolean;
}

/** Responds to the reads of a process: only for pages that it was asked to render, and only up to a limit. */
export function handleReads(read: RemoteContext['read'], send: (message: ToProcess) => void): ProcessReads {
  let open = 0;
  let remaining = 0;
  return {
    allowPage: () => void (remaining = Math.min(remaining, MAX_READS_PER_PAGE) + MAX_READS_PER_PAGE),
    handle(message) {
      if (remaining === 0) return false;
      remaining -= 1;
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
