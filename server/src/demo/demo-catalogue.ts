import type { Db } from '../platform/database/tables.ts';
import type { Stamp } from '../platform/database/write-context.ts';
import {
  addCategory,
  addMainCategory,
  categoryInput,
  mainCategoryInput,
} from '../modules/catalogue/categories.service.ts';
import { addProduct, productInput } from '../modules/catalogue/products.service.ts';
import type { PictureIds } from './demo-pictures.ts';
import { demoProducts } from './demo-texts.ts';
import { pictureNamed } from './picture-sizes.ts';
import { mainCategories } from './site/categories.ts';
import { eachText, type TranslatedText } from './texts/text-file.ts';

/** Main categories, categories and products. What is added last leads its list. */
export async function addCatalogue(trx: Db, stamp: Stamp, pictureId: PictureIds): Promise<void> {
  const categoryIds = await addCategories(trx, stamp);
  for (const product of demoProducts()) {
    const category_id = categoryIds.get(product.original.field('category'));
    await addProduct(trx, stamp, productForm(product, category_id, pictureId));
  }
}

/** Ids of the categories by what the products call them. */
async function addCategories(trx: Db, stamp: Stamp): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { texts: translations, categories } of mainCategories.toReversed()) {
    const main = await addMainCategory(trx, stamp, mainCategoryInput({ translations }));
    for (const { key, texts } of categories.toReversed()) {
      const input = categoryInput({ main_category_id: main.data.id, translations: texts });
      ids.set(key, (await addCategory(trx, stamp, input)).data.id);
    }
  }
  return ids;
}

/** A product as the panel's form would send it. */
function productForm(product: TranslatedText, category_id: number | undefined, pictureId: PictureIds) {
  return productInput({
    category_id,
    code: product.original.field('code'),
    media: list(product.original.field('pictures')).map((name) => pictureId(pictureNamed(name))),
    translations: eachText(product, (text) => ({
      name: text.field('name'),
      summary: text.field('summary'),
      transporter_types: list(text.field('types')),
      document: text.document,
    })),
  });
}

function list(field: string): string[] {
  return field.split(',').map((entry) => entry.trim());
}
