import type { Picture } from 'shared-contracts/pictures';

/** A picture inside a stored value: `{ "media_id": 7 }` wherever the answer has a `Picture`. */
interface StoredPicture {
  media_id: number;
}

function isStoredPicture(value: unknown): value is StoredPicture {
  return typeof value === 'object' && value !== null && 'media_id' in value && typeof value.media_id === 'number';
}

/** Ids of all pictures in a value. */
export function pictureIdsIn(value: unknown): number[] {
  if (isStoredPicture(value)) return [value.media_id];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(pictureIdsIn) : [];
}

/** The value with every stored picture in its place shown, or null where it is gone. */
export function withPictures(value: unknown, pictures: ReadonlyMap<number, Picture>): unknown {
  if (isStoredPicture(value)) return pictures.get(value.media_id) ?? null;
  if (Array.isArray(value)) return value.map((entry) => withPictures(entry, pictures));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withPictures(entry, pictures)]));
}
