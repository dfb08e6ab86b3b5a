import { fold } from '@vitrin/shared-contracts/fold';
import type { ProductInput } from '@vitrin/shared-contracts/catalogue';
import { nextQueue } from '../../content/reorder.ts';
import { deleteFormerSlugs } from '../../content/slugs.ts';
import type { Db } from '../../platform/database/tables.ts';
import { recordTextPictures } from '../../content/text-pictures.repository.ts';
import type { Stamp } from '../../platform/database/write-context.ts';
import { productSlugs } from './catalogue.slugs.ts';

type Facts = Pick<ProductInput, 'active' | 'category_id' | 'code'>;

export async function insertProduct(
  trx: Db,
  { active, category_id, code }: Facts,
  { now, userId }: Stamp,
  id?: number,
): Promise<number> {
  const queue = await nextQueue(trx, 'products', { category_id });
  const row = await trx
    .insertInto('products')
    .values({ id, active, category_id, code, queue, created_at: now, updated_at: now, updated_by: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Updates a product. In another category it gets the first position, as a new product does. */
export async function updateProduct(trx: Db, id: number, { active, category_id, code }: Facts): Promise<void> {
  const { category_id: currentCategoryId } = await trx
    .selectFrom('products')
    .select('category_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const place = currentCategoryId === category_id ? {} : { queue: await nextQueue(trx, 'products', { category_id }) };
  await trx
    .updateTable('products')
    .set({ active, category_id, code, ...place })
    .where('id', '=', id)
    .execute();
}

export async function deleteProduct(trx: Db, id: number): Promise<void> {
  await deleteFormerSlugs(trx, productSlugs, id);
  await trx.deleteFrom('products').where('id', '=', id).execute();
}

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

export interface SavedTranslation {
  product_id: number;
  lang: string;
  name: string;
  seo_name: string;
  summary: string;
  transporter_types: readonly string[];
  content: string;
  document: string;
}

/** Saves a translation without its `search_text`, which `setSearchText` sets. */
export async function saveTranslation(trx: Db, { transporter_types, ...texts }: SavedTranslation): Promise<void> {
  const row = { ...texts, transporter_types: JSON.stringify(transporter_types) };
  const { id } = await trx
    .insertInto('product_translations')
    .values({ ...row, search_text: '' })
    .onConflict((conflict) => conflict.columns(['product_id', 'lang']).doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordTextPictures(trx, { table: 'product_text_pictures', id: row.product_id, lang: row.lang }, row.content);
  await trx.deleteFrom('product_types').where('translation_id', '=', id).execute();
  const types = [...new Set(transporter_types.map((type) => fold(type)))];
  if (types.length === 0) return;
  await trx
    .insertInto('product_types')
    .values(types.map((type) => ({ translation_id: id, type })))
    .execute();
}

export async function removeTranslation(trx: Db, id: number, lang: string): Promise<void> {
  await trx.deleteFrom('product_translations').where('product_id', '=', id).where('lang', '=', lang).execute();
}

export async function setSearchText(trx: Db, id: number, lang: string, search_text: string): Promise<void> {
  await trx
    .updateTable('product_translations')
    .set({ search_text })
    .where('product_id', '=', id)
    .where('lang', '=', lang)
    .execute();
}
