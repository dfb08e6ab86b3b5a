import { StorageError } from '../../../platform/files/storage-error.ts';
import type { PlatformServices } from '../../../platform/platform-services.ts';

/** Bytes that an import leaves free for what the site itself writes. */
export const reservedBytes = 128 * 1_048_576;

/**
 * Ends an import before the disk is full: on a full one, neither the reason nor how far it is could be stored. Throws `StorageError`.
 */
export async function requireFreeSpace({ storage }: Pick<PlatformServices, 'storage'>): Promise<void> {
  const { free } = await storage.read();
  if (free < reservedBytes) throw new StorageError('full');
}
