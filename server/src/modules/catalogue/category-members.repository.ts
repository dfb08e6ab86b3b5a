import type { Db } from '../../platform/database/tables.ts';

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
