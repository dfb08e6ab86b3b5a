import type { Category, MainCategory } from 'shared-contracts/catalogue';
import { findBySlug } from '../../content/slugs.ts';
import type { Db } from '../../platform/database/tables.ts';
import { shownOf, type Languages } from '../../content/request-language.ts';
import { categorySlugs } from './catalogue.slugs.ts';

/** A category with those below it, which only a main category has. */
export interface CategoryPlace {
  category: Category;
  subcategories: Category[];
}

/** Returns all main categories with their categories, in order. */
export async function listCategories(db: Db, languages: Languages): Promise<MainCategory[]> {
  const below = await shownCategories(db, languages);
  return (below.get(null) ?? []).map((main) => ({ ...main, categories: below.get(main.id) ?? [] }));
}

/** By any slug that a main category or a category has or had. */
export async function findCategory(db: Db, slug: string, languages: Languages): Promise<CategoryPlace | null> {
  const id = await findBySlug(db, categorySlugs, slug, languages.asked);
  const below = await shownCategories(db, languages);
  const category = [...below.values()].flat().find((one) => one.id === id);
  return category ? { category, subcategories: below.get(category.id) ?? [] } : null;
}

/** The categories by the id of their main category; the main categories under null. There are few: all are read. */
async function shownCategories(db: Db, languages: Languages): Promise<Map<number | null, Category[]>> {
  const rows = await db
    .selectFrom('category_translations')
    .select(['category_id', 'lang', 'name', 'seo_name', 'seo_title', 'seo_description'])
    .where('lang', 'in', [languages.asked, languages.fallback])
    .execute();
  const translations = Map.groupBy(rows, (row) => row.category_id);
  const stored = await db
    .selectFrom('categories')
    .select(['id', 'main_category_id', 'queue'])
    .orderBy('queue', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const shown = stored.flatMap(({ id, main_category_id, queue }) => {
    const texts = shownOf(translations.get(id), languages);
    if (!texts) return [];
    const { name, seo_name, seo_title, seo_description, lang } = texts;
    return [{ main_category_id, category: { id, queue, name, seo_name, seo_title, seo_description, lang } }];
  });
  const below = Map.groupBy(shown, (one) => one.main_category_id);
  return new Map([...below].map(([main, ones]) => [main, ones.map(({ category }) => category)]));
}
