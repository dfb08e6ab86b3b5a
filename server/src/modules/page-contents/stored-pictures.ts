import type { Picture } from '@vitrin/shared-contracts/pictures';

/** A picture inside a stored value: `{ "media_id": 7 }` where the response contains a `Picture`. */
interface StoredPicture {
  media_id: number;
}

function isStoredPicture(value: unknown): value is StoredPicture {
  return typeof value === 'object' && value !== null && 'media_id' in value && typeof value.media_id === 'number';
}

/** Returns all pictures in a value, each with its property path. */
export function picturesIn(value: unknown, path: string): { path: string; id: number }[] {
  if (isStoredPicture(value)) return [{ path, id: value.media_id }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => picturesIn(entry, `${path}.${key}`));
}

export function pictureIdsIn(value: unknown): number[] {
  return picturesIn(value, '').map(({ id }) => id);
}

/** Replaces every stored picture in a value by its `Picture`, or by null when it no longer exists. */
export function withPictures(value: unknown, pictures: ReadonlyMap<number, Picture>): unknown {
  if (isStoredPicture(value)) return pictures.get(value.media_id) ?? null;
  if (Array.isArray(value)) return value.map((entry) => withPictures(entry, pictures));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withPictures(entry, pictures)]));
}

/** Replaces every stored picture in a value by its id, as the panel sends it. */
export function toInput(value: unknown): unknown {
  if (isStoredPicture(value)) return value.media_id;
  if (Array.isArray(value)) return value.map(toInput);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, toInput(entry)]));
}

const PICTURE_KEYS = new Set(['hero_picture', 'introduction_picture', 'portrait', 'picture', 'sharing_picture']);

/** Converts a value from the panel to a stored one, with picture ids where the response contains a `Picture`. */
export function toStored(key: string, value: unknown): unknown {
  if (PICTURE_KEYS.has(key)) return typeof value === 'number' ? { media_id: value } : null;
  if (key === 'document' || Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, toStored(name, entry)]));
}
