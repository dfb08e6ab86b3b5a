import type { Pair } from '@vitrin/shared-contracts/records/field';
import type { ContentSource } from '../content/content-kind.ts';
import { categoryRecords, mainCategoryRecords } from '../modules/catalogue/categories.service.ts';
import { productRecords } from '../modules/catalogue/products.service.ts';
import type { Stamp } from '../platform/database/write-context.ts';
import type { PictureIds } from './demo-pictures.ts';
import { demoProducts } from './demo-texts.ts';
import { pictureNamed } from './picture-sizes.ts';
import { mainCategories } from './site/categories.ts';
import { eachText, type TranslatedText } from './texts/text-file.ts';

/** Main categories, categories and products. What is added last leads its list. */
export async function addCatalogue(source: ContentSource, stamp: Stamp, pictureId: PictureIds): Promise<void> {
  const categoryIds = await addCategories(source, stamp);
  for (const product of demoProducts()) {
    const category_id = categoryIds.get(product.original.field('category'));
    await productRecords.add(source, stamp, productForm(product, category_id, pictureId));
  }
}

/** Ids of the categories by what the products call them. */
async function addCategories(source: ContentSource, stamp: Stamp): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { texts: translations, categories } of mainCategories.toReversed()) {
    const main = await mainCategoryRecords.add(source, stamp, { translations });
    for (const { key, texts } of categories.toReversed()) {
      const form = { main_category_id: main.data.id, translations: texts };
      ids.set(key, (await categoryRecords.add(source, stamp, form)).data.id);
    }
  }
  return ids;
}

/** A product as the panel's form would send it. */
function productForm(product: TranslatedText, category_id: number | undefined, pictureId: PictureIds) {
  return {
    category_id,
    code: product.original.field('code'),
    media: list(product.original.field('pictures')).map((name) => pictureId(pictureNamed(name))),
    translations: eachText(product, (text) => ({
      name: text.field('name'),
      summary: text.field('summary'),
      transporter_types: list(text.field('types')),
      specs: specsIn(text.field('specs')),
      document: text.document,
    })),
  };
}

/** Returns the rows of a technical table, which are separated by semicolons; none for an empty field. */
function specsIn(field: string): Pair[] {
  const rows = field === '' ? [] : field.split(';');
  return rows.map((row, index) => {
    const [label = '', value = ''] = row.split('=').map((part) => part.trim());
    return { id: `demo-${index + 1}`, label, value };
  });
}

function list(field: string): string[] {
  return field.split(',').map((entry) => entry.trim());
}
