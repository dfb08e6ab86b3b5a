import { parse } from 'secure-json-parse';
import type { ProductSummary } from '@vitrin/shared-contracts/catalogue';
import { limits } from '@vitrin/shared-contracts/limits';
import type { Picture } from '@vitrin/shared-contracts/pictures';
import { countRows } from '../../platform/database/count-rows.ts';
import { searchMatch } from '../../platform/database/search.ts';
import { isShownTranslation } from '../../content/shown-translation.ts';
import type { PageRequest } from '../../platform/database/page-request.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Languages } from '../../content/request-language.ts';
import { picturesByIds } from '../media/pictures.ts';
import { catalogueOrder } from './products.repository.ts';

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
  const total = await countRows(db, found.select('products.id').limit(limits.countedMatches));
  return { rows: await summariesOf(db, rows, languages), total };
}

/** Returns one page of the active products in catalogue order; all of them can be reached. */
export async function listProductPage(
  db: Db,
  languages: Languages,
  { page, size, ...choice }: Omit<PageRequest, 'search'> & ProductFilter,
): Promise<{ rows: ProductSummary[]; total: number }> {
  const found = matching(db, shownProducts(db, languages), choice);
  const rows = await found
    .select(summaryColumns)
    .orderBy(catalogueOrder)
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { rows: await summariesOf(db, rows, languages), total: await countRows(db, found.select('products.id')) };
}

/** Returns those of the products that are public, in the order of the ids. */
export async function listChosenProducts(
  db: Db,
  languages: Languages,
  ids: readonly number[],
): Promise<ProductSummary[]> {
  if (ids.length === 0) return [];
  const rows = await shownProducts(db, languages).where('products.id', 'in', ids).select(summaryColumns).execute();
  const found = await summariesOf(db, rows, languages);
  return found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** Selects the active products, each joined with the translation that is shown. */
export function shownProducts(db: Db, languages: Languages) {
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

/** Columns of `SummaryRow`. */
export const summaryColumns = [
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

/** Returns products as lists show them, with their main pictures. */
export async function summariesOf(
  db: Db,
  rows: readonly SummaryRow[],
  { requested }: Languages,
): Promise<ProductSummary[]> {
  const mainPictureIds = rows.flatMap((row) => row.media_id ?? []);
  const pictures = await picturesByIds(db, mainPictureIds, requested);
  return rows.map((row) => summaryOf(row, pictures));
}

/** Returns a product as lists show it. */
export function summaryOf(row: SummaryRow, pictures: ReadonlyMap<number, Picture>): ProductSummary {
  const { id, queue, code, name, seo_name, summary, lang } = row;
  const picture = pictures.get(row.media_id ?? 0) ?? null;
  const transporter_types = parse(row.transporter_types) as string[];
  return { id, queue, code, name, seo_name, summary, picture, transporter_types, lang };
}
