import { sql, type SqlBool } from 'kysely';
import { parse } from 'secure-json-parse';
import type { Product, ProductSummary } from '@vitrin/shared-contracts/catalogue';
import { fold } from '@vitrin/shared-contracts/fold';
import { limits } from '@vitrin/shared-contracts/limits';
import type { ProductAvailability, ProductCurrency } from '@vitrin/shared-contracts/records/catalogue-records';
import type { Pair } from '@vitrin/shared-contracts/records/field';
import type { Languages } from '../../content/request-language.ts';
import { isShownTranslation } from '../../content/shown-translation.ts';
import { alternatesOf, findBySlug } from '../../content/slugs.ts';
import type { Db } from '../../platform/database/tables.ts';
import { picturesByIds } from '../media/pictures.ts';
import { productSlugs } from './catalogue.slugs.ts';
import { catalogueOrder, documentsIn, pictureIds } from './products.repository.ts';
import { listCategories } from './public-categories.repository.ts';
import { shownProducts, summariesOf, summaryColumns, summaryOf } from './public-products.repository.ts';

/** Finds an active product by any current or former slug; null when there is none. */
export async function findProduct(db: Db, slug: string, languages: Languages): Promise<Product | null> {
  const id = await findBySlug(db, productSlugs, slug, languages.requested);
  const row = id === null ? null : await productRow(db, id, languages);
  if (id === null || !row) return null;
  const ids = await pictureIds(db, id);
  const pictures = await picturesByIds(db, ids, languages.requested);
  const { price, currency, content, availability, seo_title, seo_description, updated_at } = row;
  const product = summaryOf(row, pictures);
  return {
    ...product,
    pictures: ids.flatMap((picture) => pictures.get(picture) ?? []),
    content,
    category: { name: row.category_name, seo_name: row.category_slug },
    main_category: await mainCategoryOf(db, row.category_id, languages),
    specs: parse(row.specs) as Pair[],
    price: price === null ? null : { amount: price, currency },
    availability,
    documents: await documentsIn(db, row.documents),
    seo_title,
    seo_description,
    updated_at,
    related: await relatedTo(db, languages, { ...product, category_id: row.category_id }),
    alternates: await alternatesOf(db, productSlugs, id),
  };
}

function productRow(db: Db, id: number, languages: Languages) {
  return shownProducts(db, languages)
    .innerJoin('category_translations', 'category_translations.category_id', 'categories.id')
    .where(isShownTranslation(db, 'category_translations', 'category_id', languages))
    .where('products.id', '=', id)
    .select(summaryColumns)
    .select(['products.category_id', 'price', 'currency', 'availability', 'documents', 'products.updated_at'])
    .select(['product_translations.content', 'product_translations.specs'])
    .select(['product_translations.seo_title', 'product_translations.seo_description'])
    .select(['category_translations.name as category_name', 'category_translations.seo_name as category_slug'])
    .$narrowType<{ currency: ProductCurrency; availability: ProductAvailability | null }>()
    .executeTakeFirst();
}

async function mainCategoryOf(db: Db, category: number, languages: Languages): Promise<Product['main_category']> {
  const all = await listCategories(db, languages);
  const main = all.find(({ categories }) => categories.some(({ id }) => id === category));
  return main ? { name: main.name, seo_name: main.seo_name } : null;
}

/** Returns the products of the same category, then those that share most types. */
async function relatedTo(
  db: Db,
  languages: Languages,
  { id, category_id, transporter_types }: Pick<ProductSummary, 'id' | 'transporter_types'> & { category_id: number },
): Promise<ProductSummary[]> {
  const types = transporter_types.map((type) => fold(type));
  const isNear = sql<SqlBool>`products.category_id = ${category_id}`;
  // An empty list is no valid SQL, and no type is empty.
  const shared = sql<number>`(select count(*) from product_types
    where product_types.translation_id = product_translations.id
      and product_types.type in (${sql.join(types.length > 0 ? types : [''])}))`;
  const rows = await shownProducts(db, languages)
    .where('products.id', '!=', id)
    .where(({ or }) => or([isNear, sql<SqlBool>`${shared} > 0`]))
    .select(summaryColumns)
    .orderBy(sql`case when ${isNear} then 1 else 0 end`, 'desc')
    .orderBy(shared, 'desc')
    .orderBy(catalogueOrder)
    .limit(limits.relatedProducts)
    .execute();
  return summariesOf(db, rows, languages);
}
