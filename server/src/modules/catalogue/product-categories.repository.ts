import type {
  Category,
  CategoryPage,
  CountedCategory,
  CountedMainCategory,
  ProductCategories,
} from '@vitrin/shared-contracts/catalogue';
import type { Languages } from '../../content/request-language.ts';
import { alternatesOf } from '../../content/slugs.ts';
import type { Db } from '../../platform/database/tables.ts';
import { categorySlugs } from './catalogue.slugs.ts';
import { findCategory, listCategories } from './public-categories.repository.ts';
import { shownProducts } from './public-products.repository.ts';

/** Returns the categories that have public products, with their number. */
export async function productCategories(db: Db, languages: Languages): Promise<ProductCategories> {
  const counts = await countByCategory(db, languages);
  const state = await productListState(db);
  return {
    total: [...counts.values()].reduce((sum, count) => sum + count, 0),
    languages: state?.languages ?? [],
    categories: (await listCategories(db, languages)).map((main) => counted(main, counts)).filter(hasProducts),
  };
}

/** Finds a category with public products by any current or former slug; null when there is none. */
export async function findCategoryPage(db: Db, slug: string, languages: Languages): Promise<CategoryPage | null> {
  const found = await findCategory(db, slug, languages);
  if (!found) return null;
  const { id } = found.category;
  const { categories } = await productCategories(db, languages);
  const main = categories.find((each) => each.id === id || each.categories.some((category) => category.id === id));
  if (!main) return null;
  const alternates = await alternatesOf(db, categorySlugs, id);
  if (main.id === id) {
    const { categories: subcategories, ...category } = main;
    return { ...category, main_category: null, subcategories, alternates };
  }
  const category = main.categories.find((each) => each.id === id);
  const main_category = { name: main.name, seo_name: main.seo_name };
  return category ? { ...category, main_category, subcategories: [], alternates } : null;
}

/** Returns when a public product was changed last, and the languages in which one is written; null without any. */
export async function productListState(db: Db): Promise<{ changedAt: string; languages: string[] } | null> {
  const { last } = await db
    .selectFrom('products')
    .select((select) => select.fn.max<string | null>('updated_at').as('last'))
    .where('active', '=', 1)
    .executeTakeFirstOrThrow();
  if (last === null) return null;
  const rows = await db
    .selectFrom('product_translations')
    .innerJoin('products', 'products.id', 'product_translations.product_id')
    .innerJoin('languages', 'languages.abbr', 'product_translations.lang')
    .select(['product_translations.lang', 'languages.is_default'])
    .distinct()
    .where('products.active', '=', 1)
    .where('languages.active', '=', 1)
    .orderBy('languages.is_default', 'desc')
    .orderBy('product_translations.lang')
    .execute();
  return rows.length === 0 ? null : { changedAt: last, languages: rows.map(({ lang }) => lang) };
}

type Counts = ReadonlyMap<number, number>;

async function countByCategory(db: Db, languages: Languages): Promise<Counts> {
  const rows = await shownProducts(db, languages)
    .select(['products.category_id', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('products.category_id')
    .execute();
  return new Map(rows.map(({ category_id, count }) => [category_id, count]));
}

function counted({ categories, ...main }: Category & { categories: Category[] }, counts: Counts): CountedMainCategory {
  const subcategories = categories.map((each) => ({ ...each, count: counts.get(each.id) ?? 0 })).filter(hasProducts);
  return { ...main, count: subcategories.reduce((sum, { count }) => sum + count, 0), categories: subcategories };
}

function hasProducts({ count }: CountedCategory): boolean {
  return count > 0;
}
