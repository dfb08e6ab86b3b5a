import { array, number, object, string, type InferType } from 'yup';
import { limits } from '../rules/limits.ts';
import type { Translations } from './languages.ts';
import type { Picture } from './pictures.ts';
import { pageFields, titleSchema } from '../rules/translation-fields.ts';
import { translationsOf } from '../rules/translations.ts';
import { positiveInteger, invalid } from '../rules/validation.ts';
import type { ContentFields } from '../merge/content-fields.ts';

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

/** `data` of `GET /api/pages/product/{slug}`. `content` is sanitised HTML. */
export interface Product extends ProductSummary {
  pictures: Picture[];
  content: string;
  category: Pick<Category, 'name' | 'seo_name'>;
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

/**
 * Values of `search_type` of `GET /api/pages/search-products`: `search` holds search terms or the slug of a category
 * (product §7).
 */
export const productSearchTypes = ['input', 'category'] as const;
/** Value of `search_type` of the product search; see `productSearchTypes`. */
export type ProductSearchType = (typeof productSearchTypes)[number];

/** Texts of a category in one language. */
export interface CategoryTranslation {
  name: string;
  seo_name: string;
  seo_title: string | null;
  seo_description: string | null;
}

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

/** Texts of a product in one language. */
export interface ProductTranslation {
  name: string;
  seo_name: string;
  summary: string;
  transporter_types: string[];
  content: string;
  document: unknown;
}

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
  translations: Translations<ProductTranslation>;
}

const { seo_name, document, seo_title, seo_description } = pageFields;

const categoryTranslationSchema = object({ name: titleSchema, seo_name, seo_title, seo_description });

/**
 * Validated texts of a category or main category in one language; part of `mainCategoryInputSchema`.
 * @useDeclaredType
 */
export type CategoryTranslationInput = InferType<typeof categoryTranslationSchema>;

/** `form_data` of the requests that create or update a main category. */
export const mainCategoryInputSchema = object({
  id: positiveInteger(),
  version: positiveInteger(),
  translations: translationsOf(categoryTranslationSchema),
});

/** Validated `form_data` of the main category writes; see `mainCategoryInputSchema`. */
export interface MainCategoryInput {
  id?: number;
  version?: number;
  translations: Record<string, CategoryTranslationInput>;
}

/** `form_data` of the requests that create or update a category. */
export const categoryInputSchema = mainCategoryInputSchema.shape({
  main_category_id: positiveInteger().required(invalid.required),
});

/** Validated `form_data` of the category writes; see `categoryInputSchema`. */
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
        // The search parameter separates several types by commas.
        .matches(/^[^,]*$/, invalid.comma),
    )
    .max(limits.transporterTypes, invalid.tooMany(limits.transporterTypes))
    .default([]),
  document,
});

/**
 * Validated texts of a product in one language; part of `productInputSchema`.
 * @useDeclaredType
 */
export type ProductTranslationInput = InferType<typeof productTranslationSchema>;

/** `form_data` of the requests that create or update a product. */
export const productInputSchema = object({
  id: positiveInteger(),
  version: positiveInteger(),
  active: number().oneOf([0, 1], invalid.choice).default(1),
  category_id: positiveInteger().required(invalid.required),
  code: string().trim().required(invalid.required).max(limits.productCode.max, invalid.tooLong(limits.productCode.max)),
  media: array()
    .of(positiveInteger().required())
    .max(limits.productPictures, invalid.tooMany(limits.productPictures))
    .default([]),
  translations: translationsOf(productTranslationSchema),
});

/** Validated `form_data` of the product writes; see `productInputSchema`. */
export interface ProductInput {
  id?: number;
  version?: number;
  active: 0 | 1;
  category_id: number;
  code: string;
  /** Ids of the pictures in display order; the first one is the main picture. */
  media: number[];
  translations: Record<string, ProductTranslationInput>;
}

/** Fields of the history and of the merge of concurrent changes. */
export const mainCategoryFields: ContentFields = {
  shared: {},
  translated: {
    name: { kind: 'text', label: 'Ad' },
    seo_name: { kind: 'value', label: 'Adres', isGenerated: true },
    seo_title: { kind: 'text', label: 'Arama başlığı', isOptional: true },
    seo_description: { kind: 'text', label: 'Arama açıklaması', isOptional: true },
  },
};

/** Fields of the history and of the merge of concurrent changes. */
export const categoryFields: ContentFields = {
  shared: {
    main_category_id: { kind: 'value', label: 'Ana kategori' },
  },
  translated: {
    name: { kind: 'text', label: 'Ad' },
    seo_name: { kind: 'value', label: 'Adres', isGenerated: true },
    seo_title: { kind: 'text', label: 'Arama başlığı', isOptional: true },
    seo_description: { kind: 'text', label: 'Arama açıklaması', isOptional: true },
  },
};

/** Fields of the history and of the merge of concurrent changes. */
export const productFields: ContentFields = {
  shared: {
    active: { kind: 'value', label: 'Yayında' },
    category_id: { kind: 'value', label: 'Kategori' },
    code: { kind: 'value', label: 'Ürün kodu' },
    media: { kind: 'list', label: 'Görseller', picture: 'optional' },
  },
  translated: {
    name: { kind: 'text', label: 'Ad' },
    seo_name: { kind: 'value', label: 'Adres', isGenerated: true },
    summary: { kind: 'text', label: 'Özet' },
    transporter_types: { kind: 'set', label: 'Türler' },
    document: { kind: 'richText', label: 'Metin' },
  },
};
