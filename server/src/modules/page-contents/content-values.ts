import { invalid } from '@vitrin/shared-contracts/validation';
import type { Db } from '../../platform/database/tables.ts';
import { Invalid } from '../../platform/errors.ts';
import { picturesByIds } from '../media/pictures.ts';
import { pictureIdsIn, picturesIn, withPictures } from './stored-pictures.ts';

/** Throws for pictures of stored translations that do not exist. */
export async function requirePictures(trx: Db, translations: object): Promise<void> {
  const places = picturesIn(translations, 'translations');
  const ids = places.map(({ id }) => id);
  const found = await picturesByIds(trx, ids, '');
  const gone = places.filter(({ id }) => !found.has(id));
  if (gone.length > 0) throw new Invalid(Object.fromEntries(gone.map(({ path }) => [path, invalid.choice])));
}

/** Checks whether a value falls back to the default language; a header does when all of its fields are empty. */
export function isEmpty(value: unknown): boolean {
  if (value === '' || value === null) return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}

/** Returns values with their pictures as responses contain them, with alternative texts in a language. */
export async function shownValues(db: Db, values: object, lang: string): Promise<object> {
  return withPictures(values, await picturesByIds(db, pictureIdsIn(values), lang)) as object;
}
