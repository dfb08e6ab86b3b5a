import type { Generated } from 'kysely';
import type { Defaulted, Edited, Flag, JsonText } from './columns.ts';

interface CategoriesTable extends Edited {
  id: Generated<number>;
  /** Null: it is a main category itself. */
  main_category_id: number | null;
  queue: number;
}

interface CategoryTranslationsTable {
  category_id: number;
  lang: string;
  name: string;
  seo_name: string;
  seo_title: string | null;
  seo_description: string | null;
}

interface ProductsTable extends Edited {
  id: Generated<number>;
  category_id: number;
  code: string;
  queue: number;
  active: Defaulted<Flag>;
}

interface ProductMediaTable {
  product_id: number;
  media_id: number;
  /** From 0; the first picture leads. */
  position: number;
}

interface ProductTranslationsTable {
  id: Generated<number>;
  product_id: number;
  lang: string;
  name: string;
  seo_name: string;
  summary: string;
  transporter_types: JsonText;
  content: string;
  document: JsonText;
  search_text: string;
}

/** What `transporter_types` of a translation is filtered by. */
interface ProductTypesTable {
  translation_id: number;
  /** Folded. */
  type: string;
}

export interface CatalogueTables {
  categories: CategoriesTable;
  category_translations: CategoryTranslationsTable;
  products: ProductsTable;
  product_media: ProductMediaTable;
  product_translations: ProductTranslationsTable;
  product_types: ProductTypesTable;
}
