import type { ContentFields } from '../merge/content-fields.ts';
import {
  categoryDefinition,
  mainCategoryDefinition,
  productDefinition,
  type ProductAvailability,
  type ProductCurrency,
} from '../records/catalogue-records.ts';
import { contentFields } from '../records/history-fields.ts';
import type { PromisedInput, StoredTexts, TextValues } from '../records/define-record.ts';
import { inputSchema } from '../records/input-schema.ts';
import type { Pair } from '../records/field.ts';
import type { Download } from './downloads.ts';
import type { Translations } from './languages.ts';
import type { Picture } from './pictures.ts';

/** Category in the public API (product §3: `seo_title`, `seo_description`). */
export interface Category {
  id: number;
  queue: number;
  name: string;
  seo_name: string;
  seo_title: string | null;
  seo_description: string | null;
  lang: string;
}

/** Row of `GET /api/pages/categories`. */
export interface MainCategory extends Category {
  categories: Category[];
}

/** Product in a public list. */
export interface ProductSummary {
  id: number;
  queue: number;
  code: string;
  name: string;
  seo_name: string;
  summary: string;
  picture: Picture | null;
  /** Transporter types that visitors can filter by, in the returned language. */
  transporter_types: string[];
  lang: string;
}

/** Price of a product. */
export interface ProductPrice {
  /** With two decimals: `1250.50`. */
  amount: string;
  currency: ProductCurrency;
}

/** File of a product that visitors download. */
export type ProductDocument = Pick<Download, 'path' | 'name' | 'type' | 'bytes'>;

/** `data` of `GET /api/pages/product/{slug}`. `content` is sanitised HTML. */
export interface Product extends ProductSummary {
  pictures: Picture[];
  content: string;
  category: Pick<Category, 'name' | 'seo_name'>;
  /** Main category of `category`; null without a translation that can be shown. */
  main_category: Pick<Category, 'name' | 'seo_name'> | null;
  /** Rows of the technical table. */
  specs: Pair[];
  price: ProductPrice | null;
  /** Null if it is not said. */
  availability: ProductAvailability | null;
  documents: ProductDocument[];
  seo_title: string | null;
  seo_description: string | null;
  updated_at: string;
  /** Products of the same category, then those of the same types. */
  related: ProductSummary[];
  /** Slug of this product by language; only active languages that have a translation. */
  alternates: Record<string, string>;
}

/**
 * `data` of `GET /api/pages/products/{slug}`. The slug is that of a main category (`subcategories` is filled) or of a
 * category (`subcategories` is empty).
 */
export interface CategoryProducts {
  category: Category;
  subcategories: Category[];
  products: ProductSummary[];
}

/** A category with public products, with their number. */
export interface CountedCategory extends Category {
  count: number;
}

/** Main category with public products. */
export interface CountedMainCategory extends CountedCategory {
  categories: CountedCategory[];
}

/** `data` of `GET /api/pages/product-categories`: what the list of products is filtered by. Without products, `total` is 0. */
export interface ProductCategories {
  /** Number of all public products. */
  total: number;
  /** Languages in which at least one of them is written. */
  languages: string[];
  categories: CountedMainCategory[];
}

/** `data` of `GET /api/pages/category/{slug}`: a category with public products. */
export interface CategoryPage extends CountedCategory {
  /** Null for a main category. */
  main_category: Pick<Category, 'name' | 'seo_name'> | null;
  /** Categories of a main category that have public products. */
  subcategories: CountedCategory[];
  /** Slug by language; only languages that have a translation. */
  alternates: Record<string, string>;
}

/**
 * Values of `search_type` of `GET /api/pages/search-products`: `search` holds search terms or the slug of a category
 * (product §7).
 */
export const productSearchTypes = ['input', 'category'] as const;
/** Value of `search_type` of the product search; see `productSearchTypes`. */
export type ProductSearchType = (typeof productSearchTypes)[number];

/** Texts of a category in one language. */
export type CategoryTranslation = TextValues<typeof categoryDefinition>;

/** Row of the list of main categories in the panel. */
export interface MainCategoryRecord {
  id: number;
  queue: number;
  version: number;
  updated_at: string;
  translations: Translations<CategoryTranslation>;
}

/** Row of the list of categories in the panel. */
export interface CategoryRecord extends MainCategoryRecord {
  main_category_id: number;
}

/** Texts of a product in one language. `content` is sanitised HTML that the server renders from `document`. */
export type ProductTranslation = StoredTexts<typeof productDefinition>;

/** Row of `GET /api/admin/products`. */
export interface ProductRow {
  id: number;
  queue: number;
  active: 0 | 1;
  code: string;
  category_id: number;
  picture: Picture | null;
  version: number;
  updated_at: string;
  /** Name in the default language, or in the first available language. */
  name: string;
  languages: string[];
}

/** `data` of `GET /api/admin/products/{id}`. */
export interface ProductRecord extends Omit<ProductRow, 'name' | 'languages' | 'picture'> {
  media: Picture[];
  price: string | null;
  currency: ProductCurrency;
  availability: ProductAvailability | null;
  documents: ProductDocument[];
  translations: Translations<ProductTranslation>;
}

/** Validated texts of a category or main category in one language; part of `mainCategoryInputSchema`. */
export type CategoryTranslationInput = TextValues<typeof categoryDefinition>;

/** `form_data` of the requests that create or update a main category. */
export const mainCategoryInputSchema = inputSchema(mainCategoryDefinition);

/** Validated `form_data` of the main category writes; see `mainCategoryInputSchema`. */
export type MainCategoryInput = PromisedInput<typeof mainCategoryDefinition>;

/** `form_data` of the requests that create or update a category. */
export const categoryInputSchema = inputSchema(categoryDefinition);

/** Validated `form_data` of the category writes; see `categoryInputSchema`. */
export type CategoryInput = PromisedInput<typeof categoryDefinition>;

/** Validated texts of a product in one language; part of `productInputSchema`. */
export type ProductTranslationInput = TextValues<typeof productDefinition>;

/** `form_data` of the requests that create or update a product. */
export const productInputSchema = inputSchema(productDefinition);

/**
 * Validated `form_data` of the product writes; see `productInputSchema`. `media` are the ids of the pictures in display
 * order; the first one is the main picture.
 */
export type ProductInput = PromisedInput<typeof productDefinition>;

/** Fields of the history and of the merge of concurrent changes. */
export const mainCategoryFields: ContentFields = contentFields(mainCategoryDefinition);

/** Fields of the history and of the merge of concurrent changes. */
export const categoryFields: ContentFields = contentFields(categoryDefinition);

/** Fields of the history and of the merge of concurrent changes. */
export const productFields: ContentFields = contentFields(productDefinition);
