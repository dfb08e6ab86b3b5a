import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { Picture } from '@vitrin/shared-contracts/pictures';
import type { PictureItem } from '@vitrin/shared-contracts/picture-items';

export type Enlargeable = PictureItem & { picture: Picture };

export const certificatesId = 'belgeler';

export function isEnlargeable(item: PictureItem): item is Enlargeable {
  return item.picture !== null;
}

/** Returns path and query of an enlarged certificate. */
export function certificatePath({ id }: Pick<PictureItem, 'id'>): string {
  return `${publicPaths.home}?belge=${id}`;
}

/**
 * Returns the index of the certificate that the address specifies; null if it specifies none, -1 if it does not exist.
 */
export function shownIndex(items: readonly PictureItem[], query: URLSearchParams): number | null {
  const asked = query.get('belge');
  return asked === null ? null : items.filter(isEnlargeable).findIndex(({ id }) => String(id) === asked);
}

/** Returns the id of the link that enlarges a certificate. */
export function certificateLinkId({ id }: Pick<PictureItem, 'id'>): string {
  return `belge-${id}`;
}
