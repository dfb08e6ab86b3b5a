import { holdPictures } from './picture-lock.ts';
import type { Db } from './tables.ts';

/** Rich text that may show a picture by its address; each kind of text notes its pictures in a table of its own. */
const tables = {
  article: 'article_text_pictures',
  contract: 'contract_text_pictures',
  product: 'product_text_pictures',
} as const;

export type TextEntity = keyof typeof tables;

export const textPictureTables: readonly (typeof tables)[TextEntity][] = Object.values(tables);

const ADDRESS = /\/media\/([0-9a-f]{32})-/g;

/** Hashes of the pictures whose addresses stand in a text. */
export function picturesShown(text: string): string[] {
  return [...new Set([...text.matchAll(ADDRESS)].flatMap(([, hash]) => hash ?? []))];
}

export interface TextPlace {
  entity: TextEntity;
  id: number;
  lang: string;
}

/**
 * Notes which pictures a saved translation shows; to be called whenever its content is saved. No index knows the addresses
 * inside a text. By hash and not by id: a picture that is uploaded again is shown again. With the translation the notes go.
 */
export async function noteTextPictures(trx: Db, { entity, id, lang }: TextPlace, content: string): Promise<void> {
  const table = tables[entity];
  const shown = picturesShown(content);
  // Whoever deletes one of them at this moment comes before, or finds it used.
  await holdPictures(trx, shown);
  await trx.deleteFrom(table).where('owner_id', '=', id).where('lang', '=', lang).execute();
  const rows = shown.map((hash) => ({ owner_id: id, lang, hash }));
  if (rows.length > 0) await trx.insertInto(table).values(rows).execute();
}
