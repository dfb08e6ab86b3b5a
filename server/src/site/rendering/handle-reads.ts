import { apiStatus } from '@vitrin/shared-contracts/remote-app';
import type { DependentRead } from '../../platform/http/response-cache.ts';
import type { ReadSite } from '../site-reads.ts';
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

export interface ReadHandlers {
  read: ReadSite;
  send: (message: ToProcess) => void;
  /** Called with each read before its response is sent. */
  onRead: (job: number, read: DependentRead) => void;
}

/** Responds to the reads of a process: only for pages that it was asked to render, and only up to a limit. */
export function handleReads({ read, send, onRead }: ReadHandlers): ProcessReads {
  let open = 0;
  let remaining = 0;
  return {
    allowPage: () => void (remaining = Math.min(remaining, MAX_READS_PER_PAGE) + MAX_READS_PER_PAGE),
    handle(message) {
      if (remaining === 0) return false;
      remaining -= 1;
      open += 1;
      void answer(message, (path, params) => read(path, params, (made) => onRead(message.job, made)))
        .then(send)
        .finally(() => (open -= 1));
      return true;
    },
    isWaiting: () => open > 0,
  };
}

async function answer({ read: id, path, params }: ReadMessage, read: ReadSite): Promise<ToProcess> {
  try {
    return { kind: 'answer', read: id, answer: await read(path, params) };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { kind: 'refused', read: id, failure: { name, message, status: apiStatus(error) ?? 500 } };
  }
}
