import { sql } from 'kysely';
import { parse } from 'secure-json-parse';
import type { ProductDocument, ProductRecord, ProductRow } from '@vitrin/shared-contracts/catalogue';
import { limits } from '@vitrin/shared-contracts/limits';
import type { PublicationState } from '@vitrin/shared-contracts/publication-state';
import {
  productDefinition,
  type ProductAvailability,
  type ProductCurrency,
} from '@vitrin/shared-contracts/records/catalogue-records';
import { readTexts } from '../../content/record/read-texts.repository.ts';
import { rowTexts } from '../../content/record/row-texts.repository.ts';
import { hasState } from '../../content/publication/state-condition.ts';
import { countRows } from '../../platform/database/count-rows.ts';
import { searchMatch } from '../../platform/database/search.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { PageRequest } from '../../platform/database/page-request.ts';
import { downloadsAt } from '../downloads/downloads-at.ts';
import { picturesByIds } from '../media/pictures.ts';

/** Where the texts of the products are stored. */
export const productTexts = {
  table: 'product_translations',
  owner: 'product_id',
  pictures: 'product_text_pictures',
  isSearched: true,
} as const;

/** Order by main category, category and product; the highest `queue` first in each. */
export const catalogueOrder = sql`main_categories.queue desc, main_categories.id desc,
  categories.queue desc, categories.id desc, products.queue desc, products.id desc`;

export interface ProductPage extends PageRequest {
  /** Null selects all categories. */
  categoryId: number | null;
  /** Null selects all states. */
  state: PublicationState | null;
}

/** Returns the panel list in catalogue order; a search covers all languages. */
export async function listProductRows(
  db: Db,
  lang: string,
  page: ProductPage,
): Promise<{ rows: ProductRow[]; total: number }> {
  const found = matching(db, page);
  const rows = await found
    .leftJoin('product_media', (join) =>
      join.onRef('product_media.product_id', '=', 'products.id').on('product_media.position', '=', 0),
    )
    .select(['products.id', 'products.queue', 'products.active', 'products.code', 'products.category_id'])
    .select(['products.version', 'products.updated_at', 'product_media.media_id'])
    .orderBy(catalogueOrder)
    .limit(page.size)
    .offset((page.page - 1) * page.size)
    .execute();
  const total = await countRows(
    db,
    found.select('products.id').$if(page.search !== '', (query) => query.limit(limits.countedMatches)),
  );
  const mainPictureIds = rows.flatMap((row) => row.media_id ?? []);
  const pictures = await picturesByIds(db, mainPictureIds, lang);
  const ids = rows.map((row) => row.id);
  const texts = await rowTexts(db, productTexts, { columns: ['name'], ids, lang });
  return {
    rows: rows.map(({ media_id, ...row }) => ({
      ...row,
      picture: pictures.get(media_id ?? 0) ?? null,
      ...texts(row.id),
    })),
    total,
  };
}

function matching(db: Db, { search, categoryId, state }: ProductPage) {
  const match = searchMatch(db, 'product_translations', search);
  return db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .innerJoin('categories as main_categories', 'main_categories.id', 'categories.main_category_id')
    .$if(match !== null, (query) =>
      match
        ? query.where('products.id', 'in', db.selectFrom('product_translations').select('product_id').where(match))
        : query,
    )
    .$if(categoryId !== null, (query) => query.where('products.category_id', '=', categoryId ?? 0))
    .$if(state !== null, (query) =>
      state ? query.where(hasState({ entity: 'product', table: 'products' }, state)) : query,
    );
}

/** Returns the record for the form in the panel, or null. */
export async function findProductRecord(db: Db, id: number, lang: string): Promise<ProductRecord | null> {
  const row = await db
    .selectFrom('products')
    .select(['id', 'queue', 'active', 'code', 'category_id', 'version', 'updated_at'])
    .select(['price', 'currency', 'availability', 'documents'])
    .where('id', '=', id)
    .$narrowType<{ currency: ProductCurrency; availability: ProductAvailability | null }>()
    .executeTakeFirst();
  if (!row) return null;
  const ids = await pictureIds(db, id);
  const pictures = await picturesByIds(db, ids, lang);
  const media = ids.flatMap((picture) => pictures.get(picture) ?? []);
  const texts = await readTexts(db, { definition: productDefinition, store: productTexts }, [id]);
  return { ...row, media, documents: await documentsIn(db, row.documents), translations: texts.of(id) };
}

/** Returns the files of a product; one that no longer exists is left out. */
export async function documentsIn(db: Db, json: string): Promise<ProductDocument[]> {
  const files = await downloadsAt(db, parse(json) as string[]);
  return files.map(({ path, name, type, bytes }) => ({ path, name, type, bytes }));
}

/** Returns the ids in display order; the first is the main picture. */
export async function pictureIds(db: Db, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('product_media')
    .select('media_id')
    .where('product_id', '=', id)
    .orderBy('position')
    .execute();
  return rows.map((row) => row.media_id);
}
