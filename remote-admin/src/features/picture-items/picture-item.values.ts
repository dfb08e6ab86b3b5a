import type { PictureItemRecord } from '@vitrin/shared-contracts/picture-items';

/** Returns the stored record with only `active` changed. */
export function itemWithActive({ id, version, picture, link_url, translations }: PictureItemRecord, active: 0 | 1) {
  return { id, version, active, media_id: picture?.id ?? null, link_url, translations };
}
