import { limits } from 'shared-contracts/limits';
import { Throttled } from '../errors.ts';
import { problems } from './problem.ts';

export interface UploadSlot {
  /** Counts bytes as they arrive; throws where all uploads together hold too much. */
  take(bytes: number): void;
  /** The upload has ended and its file is kept or gone. */
  free(): void;
}

export interface UploadSlots {
  /** Throws when this client has too many uploads in flight. */
  open(client: string): UploadSlot;
}

const BUSY_SECONDS = 20;

/**
 * Limits the uploads in flight from anonymous clients. Only received bytes count, never the declared size: a client
 * that sends slowly or nothing uses almost none of the limit.
 */
export function createUploadSlots(
  { perClient, bytes }: Record<keyof typeof limits.uploads, number> = limits.uploads,
): UploadSlots {
  const clients = new Map<string, number>();
  let held = 0;

  return {
    open(client) {
      const own = (clients.get(client) ?? 0) + 1;
      if (own > perClient) throw new Throttled(BUSY_SECONDS);
      clients.set(client, own);
      let taken = 0;
      return {
        take(count) {
          if (held + count > bytes) throw problems.busy(BUSY_SECONDS);
          held += count;
          taken += count;
        },
        free() {
          held -= taken;
          taken = 0;
          const left = (clients.get(client) ?? 1) - 1;
          if (left > 0) clients.set(client, left);
          else clients.delete(client);
        },
      };
    },
  };
}
