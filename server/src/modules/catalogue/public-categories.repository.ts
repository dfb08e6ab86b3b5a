import type { Category, MainCategory } from '@vitrin/shared-contracts/catalogue';
import { findBySlug } from '../../content/slugs.ts';
import type { Db } from '../../platform/database/tables.ts';
import { selectTranslation, type Languages } from '../../content/request-language.ts';
import { categorySlugs } from './catalogue.slugs.ts';

/** A category with its subcategories; only a main category has any. */
export interface CategoryWithChildren {
  category: Category;
  subcategories: Category[];
}

/** Returns all main categories with their categories, in order. */
export async function listCategories(db: Db, languages: Languages): Promise<MainCategory[]> {
  const children = await translatedCategories(db, languages);
  return (children.get(null) ?? []).map((main) => ({ ...main, categories: children.get(main.id) ?? [] }));
}

/** Finds a main category or category by any current or former slug; null when there is none. */
export async function findCategory(db: Db, slug: string, languages: Languages): Promise<CategoryWithChildren | null> {
  const id = await findBySlug(db, categorySlugs, slug, languages.requested);
  const children = await translatedCategories(db, languages);
  const category = [...children.values()].flat().find((one) => one.id === id);
  return category ? { category, subcategories: children.get(category.id) ?? [] } : null;
}

/**
 * Returns the categories by the id of their main category; main categories have the key null. Reads all rows, because
 * there are only a few.
 */
async function translatedCategories(db: Db, languages: Languages): Promise<Map<number | null, Category[]>> {
  const rows = await db
    .selectFrom('category_translations')
    .select(['category_id', 'lang', 'name', 'seo_name', 'seo_title', 'seo_description'])
    .where('lang', 'in', [languages.requested, languages.fallback])
    .execute();
  const translations = Map.groupBy(rows, (row) => row.category_id);
  const stored = await db
    .selectFrom('categories')
    .select(['id', 'main_category_id', 'queue'])
    .orderBy('queue', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const shown = stored.flatMap(({ id, main_category_id, queue }) => {
    const texts = selectTranslation(translations.get(id), languages);
    if (!texts) return [];
    const { name, seo_name, seo_title, seo_description, lang } = texts;
    return [{ main_category_id, category: { id, queue, name, seo_name, seo_title, seo_description, lang } }];
  });
  const children = Map.groupBy(shown, (one) => one.main_category_id);
  return new Map([...children].map(([main, ones]) => [main, ones.map(({ category }) => category)]));
}
