import { array, number, object, string, type InferType } from 'yup';
import { limits } from '../rules/limits.ts';
import type { Translations } from './languages.ts';
import type { Picture } from './pictures.ts';
import { pageFields, titleSchema } from '../rules/translation-fields.ts';
import { translationsOf } from '../rules/translations.ts';
import { countingNumber, invalid } from '../rules/validation.ts';

/** A category as the public calls give it (product §3: seo_title, seo_description). */
export interface Category {
  id: number;
  queue: number;
  name: string;
  seo_name: string;
  seo_title: string | null;
  seo_description: string | null;
  lang: string;
}

/** A row of GET /api/pages/categories. */
export interface MainCategory extends Category {
  categories: Category[];
}

/** A product in a list. */
export interface ProductSummary {
  id: number;
  queue: number;
  code: string;
  name: string;
  seo_name: string;
  summary: string;
  picture: Picture | null;
  /** Kinds that a visitor can filter by, in the shown language. */
  transporter_types: string[];
  lang: string;
}

/** GET /api/pages/product/{slug}. `content` is cleaned HTML. */
export interface Product extends ProductSummary {
  pictures: Picture[];
  content: string;
  category: Pick<Category, 'name' | 'seo_name'>;
  /** Slug of this product in each active language that has one. */
  alternates: Record<string, string>;
}

/** GET /api/pages/products/{slug}: the slug of a main category (with its categories) or of a category (without any). */
export interface CategoryProducts {
  category: Category;
  subcategories: Category[];
  products: ProductSummary[];
}

/** `search_type` of GET /api/pages/search-products: search terms, or the slug of a category in `search` (product §7). */
export const productSearchTypes = ['input', 'category'] as const;
export type ProductSearchType = (typeof productSearchTypes)[number];

export interface CategoryTranslation {
  name: string;
  seo_name: string;
  seo_title: string | null;
  seo_description: string | null;
}

/** A row of the panel's main categories. */
export interface MainCategoryRecord {
  id: number;
  queue: number;
  version: number;
  updated_at: string;
  translations: Translations<CategoryTranslation>;
}

export interface CategoryRecord extends MainCategoryRecord {
  main_category_id: number;
}

export interface ProductTranslation {
  name: string;
  seo_name: string;
  summary: string;
  transporter_types: string[];
  content: string;
  document: unknown;
}

/** A row of GET /api/admin/products. */
export interface ProductRow {
  id: number;
  queue: number;
  active: 0 | 1;
  code: string;
  category_id: number;
  picture: Picture | null;
  version: number;
  updated_at: string;
  /** In the default language, or the first one there is. */
  name: string;
  languages: string[];
}

/** GET /api/admin/products/{id}. */
export interface ProductRecord extends Omit<ProductRow, 'name' | 'languages' | 'picture'> {
  media: Picture[];
  translations: Translations<ProductTranslation>;
}

const { seo_name, document, seo_title, seo_description } = pageFields;

const categoryTranslationSchema = object({ name: titleSchema, seo_name, seo_title, seo_description });

export type CategoryTranslationInput = InferType<typeof categoryTranslationSchema>;

/** `form_data` of the main-category writes. */
export const mainCategoryInputSchema = object({
  id: countingNumber(),
  version: countingNumber(),
  translations: translationsOf(categoryTranslationSchema),
});

export interface MainCategoryInput {
  id?: number;
  version?: number;
  translations: Record<string, CategoryTranslationInput>;
}

/** `form_data` of the category writes. */
export const categoryInputSchema = mainCategoryInputSchema.shape({
  main_category_id: countingNumber().required(invalid.required),
});

export interface CategoryInput extends MainCategoryInput {
  main_category_id: number;
}

const productTranslationSchema = object({
  name: titleSchema,
  seo_name,
  summary: string().trim().max(limits.summary.max, invalid.tooLong(limits.summary.max)).default(''),
  transporter_types: array()
    .of(
      string()
        .trim()
        .required(invalid.required)
        .max(limits.transporterType.max, invalid.tooLong(limits.transporterType.max))
        // A search names several at once, parted by commas.
        .matches(/^[^,]*$/, invalid.comma),
    )
    .max(limits.transporterTypes, invalid.tooMany(limits.transporterTypes))
    .default([]),
  document,
});

export type ProductTranslationInput = InferType<typeof productTranslationSchema>;

/** `form_data` of the product writes. */
export const productInputSchema = object({
  id: countingNumber(),
  version: countingNumber(),
  active: number().oneOf([0, 1], invalid.choice).default(1),
  category_id: countingNumber().required(invalid.required),
  code: string().trim().required(invalid.required).max(limits.productCode.max, invalid.tooLong(limits.productCode.max)),
  media: array()
    .of(countingNumber().required())
    .max(limits.productPictures, invalid.tooMany(limits.productPictures))
    .default([]),
  translations: translationsOf(productTranslationSchema),
});

export interface ProductInput {
  id?: number;
  version?: number;
  active: 0 | 1;
  category_id: number;
  code: string;
  /** Ids of pictures; the first one leads. */
  media: number[];
  translations: Record<string, ProductTranslationInput>;
}
