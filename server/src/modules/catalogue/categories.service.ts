import { adminPaths } from '@vitrin/shared-contracts/paths';
import { categoryDefinition, mainCategoryDefinition } from '@vitrin/shared-contracts/records/catalogue-records';
import { invalid } from '@vitrin/shared-contracts/validation';
import { contentRecord } from '../../content/record/content-record.ts';
import type { RecordStore } from '../../content/record/record-store.ts';
import { Conflict } from '../../platform/errors.ts';
import { categoryAddresses } from './catalogue-addresses.repository.ts';
import { categorySlugs } from './catalogue.slugs.ts';
import { categoryKeys, categoryTexts, findRecord } from './categories.repository.ts';
import { countCategoriesIn, countProductsIn } from './category-members.repository.ts';

/** Both levels share one table. */
const store = {
  table: 'categories',
  texts: categoryTexts,
  order: { table: 'categories', newest: 'first' },
  slugs: categorySlugs,
} satisfies RecordStore<'categories', 'category_translations'>;

/** Main categories of the catalogue. */
export const mainCategoryRecords = contentRecord(
  mainCategoryDefinition,
  { ...store, fixed: { main_category_id: null } },
  {
    places: {
      screen: (key) => adminPaths.mainCategoryUpdate(Number(key)),
      insertScreen: adminPaths.mainCategoryInsert,
      addresses: categoryAddresses('main-category'),
    },
    listKeys: (db) => categoryKeys(db, 'main-category'),
    find: (db, id) => findRecord(db, 'main-category', id),
    async checkRemoval(trx, { id }) {
      const count = await countCategoriesIn(trx, id);
      if (count > 0)
        throw new Conflict(
          'main-category-in-use',
          `Bu ana kategoride ${count} kategori var. Önce onları silin ya da başka bir ana kategoriye taşıyın.`,
        );
    },
  },
);

/** Categories of the catalogue. */
export const categoryRecords = contentRecord(categoryDefinition, store, {
  places: {
    screen: (key) => adminPaths.categoryUpdate(Number(key)),
    insertScreen: adminPaths.categoryInsert,
    addresses: categoryAddresses('category'),
  },
  parent: { field: 'main_category_id', entity: 'main-category' },
  listKeys: (db) => categoryKeys(db, 'category'),
  find: (db, id) => findRecord(db, 'category', id),
  check: async ({ db }, { main_category_id }) =>
    (await findRecord(db, 'main-category', main_category_id)) ? {} : { main_category_id: invalid.choice },
  async checkRemoval(trx, { id }) {
    const count = await countProductsIn(trx, id);
    if (count > 0)
      throw new Conflict(
        'category-in-use',
        `Bu kategoride ${count} ürün var. Önce onları silin ya da başka bir kategoriye taşıyın.`,
      );
  },
});
