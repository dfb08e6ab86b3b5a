import { adminPaths } from '@vitrin/shared-contracts/paths';
import { productDefinition } from '@vitrin/shared-contracts/records/catalogue-records';
import { invalid } from '@vitrin/shared-contracts/validation';
import { defaultLanguageOf } from '../../content/active-languages.ts';
import { contentRecord } from '../../content/record/content-record.ts';
import { downloadsAt } from '../downloads/downloads-at.ts';
import { productSlugs } from './catalogue.slugs.ts';
import { findRecord as findCategory } from './categories.repository.ts';
import { productAddresses } from './catalogue-addresses.repository.ts';
import { productIdByCode, savePictures, saveTypes } from './product-writes.repository.ts';
import { findProductRecord, productTexts } from './products.repository.ts';

/** Products of the catalogue. */
export const productRecords = contentRecord(
  productDefinition,
  {
    table: 'products',
    texts: productTexts,
    order: { table: 'products', newest: 'first' },
    slugs: productSlugs,
  },
  {
    places: {
      screen: (key) => adminPaths.productUpdate(Number(key)),
      insertScreen: adminPaths.productInsert,
      addresses: productAddresses,
      settable: ['category_id'],
    },
    parent: { field: 'category_id', entity: 'category' },
    // A file may have been deleted since the form, the version or the draft had it.
    async parse(db, input) {
      const files = await downloadsAt(db, input.documents);
      return { ...input, documents: [...new Set(files.map(({ path }) => path))] };
    },
    find: async (db, id) => findProductRecord(db, id, await defaultLanguageOf(db)),
    async check({ db }, { category_id, code }, before) {
      const owner = await productIdByCode(db, code);
      return {
        ...(!(await findCategory(db, 'category', category_id)) && { category_id: invalid.choice }),
        ...(owner !== null && owner !== before?.id && { code: 'Bu Kod Başka Bir Üründe Kullanılıyor' }),
      };
    },
    texts: { afterSave: (trx, { id, lang, texts }) => saveTypes(trx, { id, lang }, texts.transporter_types) },
    async afterSave({ db }, id, { media }) {
      await savePictures(db, id, [...new Set(media)]);
      return undefined;
    },
  },
);
