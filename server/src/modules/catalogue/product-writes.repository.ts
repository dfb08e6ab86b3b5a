import { fold } from '@vitrin/shared-contracts/fold';
import type { TextPlace } from '../../content/record/record-rows.repository.ts';
import type { Db } from '../../platform/database/tables.ts';

/** Returns the id of the product that has this code, or null. */
export async function productIdByCode(trx: Db, code: string): Promise<number | null> {
  const row = await trx.selectFrom('products').select('id').where('code', '=', code).executeTakeFirst();
  return row?.id ?? null;
}

export async function savePictures(trx: Db, product_id: number, mediaIds: readonly number[]): Promise<void> {
  await trx.deleteFrom('product_media').where('product_id', '=', product_id).execute();
  if (mediaIds.length === 0) return;
  const rows = mediaIds.map((media_id, position) => ({ product_id, media_id, position }));
  await trx.insertInto('product_media').values(rows).execute();
}

/** Stores the types of a translation, folded, so that visitors filter by them. */
export async function saveTypes(trx: Db, { id, lang }: TextPlace, names: readonly string[]): Promise<void> {
  const translation = await trx
    .selectFrom('product_translations')
    .select('id')
    .where('product_id', '=', id)
    .where('lang', '=', lang)
    .executeTakeFirstOrThrow();
  await trx.deleteFrom('product_types').where('translation_id', '=', translation.id).execute();
  const types = [...new Set(names.map((name) => fold(name)))];
  if (types.length === 0) return;
  await trx
    .insertInto('product_types')
    .values(types.map((type) => ({ translation_id: translation.id, type })))
    .execute();
}
