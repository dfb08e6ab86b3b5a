import { sql, type SqlBool } from 'kysely';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { PageAddresses } from '../../content/page-addresses.ts';
import { recordPages } from '../../content/record-pages.repository.ts';
import { homeProductPath, splitAddress } from '../../content/site-address.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { CategoryLevel } from './categories.repository.ts';
import { categorySlugs, productSlugs } from './catalogue.slugs.ts';
import { productListState } from './product-categories.repository.ts';

const productPages = recordPages({
  slugged: productSlugs,
  table: 'products',
  pathOf: publicPaths.product,
  isShown: () => sql<SqlBool>`item.active = 1`,
});

/** The pages of products. The home page goes on to show a product at the address that it had before it had a page. */
export const productAddresses: PageAddresses = {
  ...productPages,
  list: { path: publicPaths.products, state: productListState },
  homePath: (path) => homeProductPath(slugIn(path)),
  find(db, address, lang) {
    const { path, product } = splitAddress(address);
    const isOnHome = product !== null && path === publicPaths.home;
    return productPages.find(db, isOnHome ? publicPaths.product(product) : address, lang);
  },
};

/** A category is on the site while it has a public product; a main category while one of its categories has. */
const hasProduct: Readonly<Record<CategoryLevel, ReturnType<typeof sql<SqlBool>>>> = {
  'main-category': sql<SqlBool>`item.main_category_id is null and exists (
    select 1 from products join categories as parts on parts.id = products.category_id
    where parts.main_category_id = item.id and products.active = 1)`,
  category: sql<SqlBool>`item.main_category_id is not null and exists (
    select 1 from products where products.category_id = item.id and products.active = 1)`,
};

const shownBy: Readonly<Record<CategoryLevel, NonNullable<PageAddresses['shownBy']>>> = {
  category: { product: categoryOfProduct },
  'main-category': {
    category: mainCategoryOf,
    async product(db, product) {
      const [category] = await categoryOfProduct(db, product);
      return category === undefined ? [] : mainCategoryOf(db, category);
    },
  },
};

async function categoryOfProduct(db: Db, product: string): Promise<string[]> {
  const row = await db
    .selectFrom('products')
    .select('category_id')
    .where('id', '=', Number(product))
    .executeTakeFirst();
  return row ? [String(row.category_id)] : [];
}

async function mainCategoryOf(db: Db, category: string): Promise<string[]> {
  const row = await db
    .selectFrom('categories')
    .select('main_category_id')
    .where('id', '=', Number(category))
    .executeTakeFirst();
  return typeof row?.main_category_id === 'number' ? [String(row.main_category_id)] : [];
}

/** Returns the pages of the categories of one level; both levels share one set of slugs. */
export function categoryAddresses(level: CategoryLevel): PageAddresses {
  const pages = recordPages({
    slugged: categorySlugs,
    table: 'categories',
    pathOf: publicPaths.category,
    isShown: () => hasProduct[level],
    isListed: true,
  });
  return {
    ...pages,
    shownBy: shownBy[level],
    homePath: (path) => `${publicPaths.home}?${new URLSearchParams({ kategori: slugIn(path) })}`,
    async find(db, path, lang) {
      const found = await pages.find(db, path, lang);
      return found && (await levelOf(db, Number(found.record))) === level ? found : null;
    },
  };
}

async function levelOf(db: Db, id: number): Promise<CategoryLevel | null> {
  const row = await db.selectFrom('categories').select('main_category_id').where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  return row.main_category_id === null ? 'main-category' : 'category';
}

function slugIn(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
