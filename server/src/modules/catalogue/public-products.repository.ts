import { parse } from 'secure-json-parse';
import type { Product, ProductSummary } from '@vitrin/shared-contracts/catalogue';
import { limits } from '@vitrin/shared-contracts/limits';
import type { Picture } from '@vitrin/shared-contracts/pictures';
import { searchMatch } from '../../platform/database/search.ts';
import { isShownTranslation } from '../../content/shown-translation.ts';
import { alternatesOf, findBySlug } from '../../content/slugs.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Languages } from '../../content/request-language.ts';
import { picturesByIds } from '../media/pictures.ts';
import { productSlugs } from './catalogue.slugs.ts';
import { catalogueOrder, pictureIds } from './products.repository.ts';

/** Filter for products; an absent field does not filter. */
export interface ProductFilter {
  search?: string;
  categoryIds?: readonly number[];
  /** Case-folded; a product matches when it has any of them. */
  types?: readonly string[];
}

/** Returns active products in catalogue order, each in the requested language or the fallback. */
export async function listProducts(
  db: Db,
  languages: Languages,
  choice: ProductFilter,
): Promise<{ rows: ProductSummary[]; total: number }> {
  const found = matching(db, shownProducts(db, languages), choice);
  const rows = await found.select(summaryColumns).orderBy(catalogueOrder).limit(limits.productsShown).execute();
  const { total } = await db
    .selectFrom(found.select('products.id').limit(limits.countedMatches).as('found'))
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const mainPictureIds = rows.flatMap((row) => row.media_id ?? []);
  const pictures = await picturesByIds(db, mainPictureIds, languages.requested);
  return { rows: rows.map((row) => summaryOf(row, pictures)), total };
}

/** Finds an active product by any current or former slug; null when there is none. */
export async function findProduct(db: Db, slug: string, languages: Languages): Promise<Product | null> {
  const id = await findBySlug(db, productSlugs, slug, languages.requested);
  if (id === null) return null;
  const row = await shownProducts(db, languages)
    .innerJoin('category_translations', 'category_translations.category_id', 'categories.id')
    .where(isShownTranslation(db, 'category_translations', 'category_id', languages))
    .where('products.id', '=', id)
    .select(summaryColumns)
    .select(['product_translations.content'])
    .select(['category_translations.name as category_name', 'category_translations.seo_name as category_slug'])
    .executeTakeFirst();
  if (!row) return null;
  const ids = await pictureIds(db, id);
  const pictures = await picturesByIds(db, ids, languages.requested);
  return {
    ...summaryOf(row, pictures),
    pictures: ids.flatMap((picture) => pictures.get(picture) ?? []),
    content: row.content,
    category: { name: row.category_name, seo_name: row.category_slug },
    alternates: await alternatesOf(db, productSlugs, id),
  };
}

function shownProducts(db: Db, languages: Languages) {
  return db
    .selectFrom('products')
    .innerJoin('product_translations', 'product_translations.product_id', 'products.id')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .innerJoin('categories as main_categories', 'main_categories.id', 'categories.main_category_id')
    .leftJoin('product_media', (join) =>
      join.onRef('product_media.product_id', '=', 'products.id').on('product_media.position', '=', 0),
    )
    .where('products.active', '=', 1)
    .where(isShownTranslation(db, 'product_translations', 'product_id', languages));
}

const summaryColumns = [
  'products.id',
  'products.queue',
  'products.code',
  'product_media.media_id',
  'product_translations.name',
  'product_translations.seo_name',
  'product_translations.summary',
  'product_translations.transporter_types',
  'product_translations.lang',
] as const;

function matching(
  db: Db,
  all: ReturnType<typeof shownProducts>,
  { search = '', categoryIds, types = [] }: ProductFilter,
): ReturnType<typeof shownProducts> {
  const match = searchMatch(db, 'product_translations', search);
  const ofType = db.selectFrom('product_types').select('translation_id').where('type', 'in', types);
  return all
    .$if(match !== null, (query) => (match ? query.where(match) : query))
    .$if(categoryIds !== undefined, (query) => query.where('products.category_id', 'in', categoryIds ?? []))
    .$if(types.length > 0, (query) => query.where('product_translations.id', 'in', ofType));
}

interface SummaryRow extends Omit<ProductSummary, 'picture' | 'transporter_types'> {
  media_id: number | null;
  /** JSON array. */
  transporter_types: string;
}

function summaryOf(row: SummaryRow, pictures: ReadonlyMap<number, Picture>): ProductSummary {
  const { id, queue, code, name, seo_name, summary, lang } = row;
  const picture = pictures.get(row.media_id ?? 0) ?? null;
  const transporter_types = parse(row.transporter_types) as string[];
  return { id, queue, code, name, seo_name, summary, picture, transporter_types, lang };
}
