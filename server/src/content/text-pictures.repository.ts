import { helpersOf } from '../platform/database/helpers.ts';
import type { Db, Tables } from '../platform/database/tables.ts';

/**
 * Locks these pictures until the transaction ends, so that no other transaction adds or removes their records and
 * files. Files are named by content hash: an upload during a deletion either finds the files or writes them again.
 */
export async function lockPictures(trx: Db, hashes: readonly string[]): Promise<void> {
  for (const hash of hashes.toSorted((a, b) => (a < b ? -1 : 1))) await helpersOf(trx).lock(trx, `picture ${hash}`);
}

/** A table with the pictures of one kind of rich text. */
export type TextPictureTable = Extract<keyof Tables, `${string}_text_pictures`>;

const ADDRESS = /\/media\/([0-9a-f]{32})-/g;

/** Returns the hashes of the pictures whose URLs occur in a text. */
export function picturesIn(text: string): string[] {
  return [...new Set([...text.matchAll(ADDRESS)].flatMap(([, hash]) => hash ?? []))];
}

export interface TextPlace {
  table: TextPictureTable;
  id: number;
  lang: string;
}

/**
 * Records which pictures a saved translation shows; call it whenever the content is saved, because no index covers URLs
 * inside a text. By hash and not by id, so that a picture that is uploaded again is found again. The records are
 * deleted with the translation.
 */
export async function recordTextPictures(trx: Db, { table, id, lang }: TextPlace, content: string): Promise<void> {
  const shown = picturesIn(content);
  // With the lock, a concurrent deletion of one of them either comes first or finds it in use.
  await lockPictures(trx, shown);
  await trx.deleteFrom(table).where('owner_id', '=', id).where('lang', '=', lang).execute();
  const rows = shown.map((hash) => ({ owner_id: id, lang, hash }));
  if (rows.length > 0) await trx.insertInto(table).values(rows).execute();
}
