import type { PictureUse } from '@vitrin/shared-contracts/media';

/** Returns true if no place but old versions of records shows the file. */
export function isOnlyFormer(uses: readonly PictureUse[]): boolean {
  return uses.every(({ former }) => former);
}

/**
 * Returns what deleting a file means that only old versions show.
 * @param noun - what the file is called, in lower case
 */
export function formerUsesText(noun: string): string {
  return `Yalnız eski sürümlerde var. Silerseniz o sürümler bu ${noun} olmadan geri gelir.`;
}
