import type { MediaItem } from '@vitrin/shared-contracts/media';

/** Returns the name by which users recognise a picture. */
export function mediaName({ id, alt, name }: Pick<MediaItem, 'id' | 'alt' | 'name'>): string {
  return alt || name || `Görsel ${id}`;
}
