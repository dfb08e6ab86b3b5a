import { publicPaths } from 'shared-contracts/paths';
import type { Picture } from 'shared-contracts/pictures';
import type { PictureItem } from 'shared-contracts/picture-items';

export type Enlargeable = PictureItem & { picture: Picture };

export const certificatesId = 'belgeler';

export function isEnlargeable(item: PictureItem): item is Enlargeable {
  return item.picture !== null;
}

/** Path and query of a certificate that is shown large. */
export function certificatePath({ id }: Pick<PictureItem, 'id'>): string {
  return `${publicPaths.home}?belge=${id}`;
}

/** Position of the certificate that the address names; null where it names none, -1 where there is no such one. */
export function shownIndex(items: readonly PictureItem[], query: URLSearchParams): number | null {
  const asked = query.get('belge');
  return asked === null ? null : items.filter(isEnlargeable).findIndex(({ id }) => String(id) === asked);
}

/** Id of the link that enlarges a certificate. */
export function certificateLinkId({ id }: Pick<PictureItem, 'id'>): string {
  return `belge-${id}`;
}
