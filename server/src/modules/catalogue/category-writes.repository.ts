import type { CategoryTranslation } from '@vitrin/shared-contracts/catalogue';
import { nextQueue } from '../../content/reorder.ts';
import { deleteFormerSlugs } from '../../content/slugs.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';
import { categorySlugs } from './catalogue.slugs.ts';

/** Inserts a category; `mainId` is null for a main category. */
export async function insertCategory(
  trx: Db,
  mainId: number | null,
  { now, userId }: Stamp,
  id?: number,
): Promise<number> {
  const queue = await nextQueue(trx, 'categories', { main_category_id: mainId });
  const row = await trx
    .insertInto('categories')
    .values({ id, main_category_id: mainId, queue, created_at: now, updated_at: now, updated_by: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Moves a category. In another main category it gets the first position, as a new category does. */
export async function moveCategory(trx: Db, id: number, mainId: number): Promise<void> {
  const { main_category_id } = await trx
    .selectFrom('categories')
    .select('main_category_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (main_category_id === mainId) return;
  const queue = await nextQueue(trx, 'categories', { main_category_id: mainId });
  await trx.updateTable('categories').set({ main_category_id: mainId, queue }).where('id', '=', id).execute();
}

export async function deleteCategory(trx: Db, id: number): Promise<void> {
  await deleteFormerSlugs(trx, categorySlugs, id);
  await trx.deleteFrom('categories').where('id', '=', id).execute();
}

export async function saveTranslation(
  trx: Db,
  place: { category_id: number; lang: string },
  { name, seo_name, seo_title, seo_description }: CategoryTranslation,
): Promise<void> {
  const row = { ...place, name, seo_name, seo_title, seo_description };
  await trx
    .insertInto('category_translations')
    .values(row)
    .onConflict((conflict) => conflict.columns(['category_id', 'lang']).doUpdateSet(row))
    .execute();
}

export async function removeTranslation(trx: Db, id: number, lang: string): Promise<void> {
  await trx.deleteFrom('category_translations').where('category_id', '=', id).where('lang', '=', lang).execute();
}

export async function countCategoriesIn(trx: Db, mainId: number): Promise<number> {
  const { total } = await trx
    .selectFrom('categories')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('main_category_id', '=', mainId)
    .executeTakeFirstOrThrow();
  return total;
}

export async function countProductsIn(trx: Db, categoryId: number): Promise<number> {
  const { total } = await trx
    .selectFrom('products')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('category_id', '=', categoryId)
    .executeTakeFirstOrThrow();
  return total;
}
