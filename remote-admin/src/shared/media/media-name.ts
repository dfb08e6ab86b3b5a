import type { MediaItem } from 'shared-contracts/media';

/** What people recognise a picture by. */
export function mediaName({ id, alt, name }: Pick<MediaItem, 'id' | 'alt' | 'name'>): string {
  return alt || name || `Görsel ${id}`;
}
