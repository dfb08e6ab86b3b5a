import { limits } from '@vitrin/shared-contracts/limits';
import { Throttled } from '../errors.ts';
import { problems } from './problem.ts';

export interface UploadSlot {
  /** Counts bytes as they arrive; throws when all uploads together exceed the limit. */
  addBytes(bytes: number): void;
  /** Releases the slot when the upload has ended and its file is stored or deleted. */
  release(): void;
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
  let totalBytes = 0;

  return {
    open(client) {
      const own = (clients.get(client) ?? 0) + 1;
      if (own > perClient) throw new Throttled(BUSY_SECONDS);
      clients.set(client, own);
      let ownBytes = 0;
      return {
        addBytes(count) {
          if (totalBytes + count > bytes) throw problems.busy(BUSY_SECONDS);
          totalBytes += count;
          ownBytes += count;
        },
        release() {
          totalBytes -= ownBytes;
          ownBytes = 0;
          const remaining = (clients.get(client) ?? 1) - 1;
          if (remaining > 0) clients.set(client, remaining);
          else clients.delete(client);
        },
      };
    },
  };
}
