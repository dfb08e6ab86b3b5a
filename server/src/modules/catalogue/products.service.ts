import { productAddresses } from './product-addresses.repository.ts';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { completeForm } from '../../content/complete-form.ts';
import { trashRecord } from '../../content/trash/move-to-trash.ts';
import { storedValues } from '../../content/stored-values.ts';
import { saveRecord } from '../../content/save-record.ts';
import { createdRecord, rowKeys, type ContentKind } from '../../content/content-kind.ts';
import {
  productFields,
  productInputSchema,
  type ProductInput,
  type ProductRecord,
  type ProductTranslationInput,
} from '@vitrin/shared-contracts/catalogue';
import { invalid } from '@vitrin/shared-contracts/validation';
import { defaultLanguageOf } from '../../content/active-languages.ts';
import { withChangedFields } from '../../content/changed-fields.ts';
import { searchText } from '../../platform/database/search.ts';
import { resolveSlug, slugsOf } from '../../content/slugs.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';
import { write, type Written } from '../../content/write.ts';
import { createOrderOperations } from '../../content/order-operations.ts';
import { Invalid, NotFound } from '../../platform/errors.ts';
import type { RecordOperations } from '../../content/record-operations.ts';
import { saveTranslations } from '../../content/translations.ts';
import { validated } from '../../platform/http/validated.ts';
import { picturesByIds } from '../media/pictures.ts';
import { documentText } from '../../content/rich-text/document-html.ts';
import { toRichText } from '../../content/rich-text/rich-text.ts';
import type { Services } from '../../services.ts';
import { productSlugs } from './catalogue.slugs.ts';
import { findRecord as findCategory } from './categories.repository.ts';
import {
  deleteProduct,
  insertProduct,
  productIdByCode,
  removeTranslation,
  savePictures,
  saveTranslation,
  setSearchText,
  updateProduct,
} from './product-writes.repository.ts';
import { findProductRecord } from './products.repository.ts';

const entity = 'product';
type Input = Omit<ProductInput, 'translations'> & { translations: Record<string, ProductTranslationInput | null> };

/** Validates `form_data` against the shared schema. */
export function productInput(value: unknown): Input {
  return validated(productInputSchema, value) as Input;
}

export function productWrites(services: Services): RecordOperations {
  return {
    async create(context, form) {
      const input = productInput(form);
      return write(services, context, { action: 'create', entity }, (trx, stamp) => addProduct(trx, stamp, input));
    },

    async change(context, id, form) {
      const input = productInput(await completeForm(services, { kind: productKind, record: String(id) }, form));
      const { version = null } = input;
      const opened = { kind: productKind, record: String(id), version, input } as const;
      return saveRecord(services, context, opened, (trx, _stamp, merged) => savedChange(trx, id, merged.input));
    },

    remove: (context, id) => trashRecord(services, context, productKind, id),

    ...createOrderOperations(services, {
      table: 'products',
      entity,
      noun: 'ürün',
      titleOf: async (trx, id) => nameOf(trx, await record(trx, id)),
    }),
  };
}

async function savedChange(trx: Db, id: number, input: Input): Promise<Written<ProductRecord>> {
  await checkReferences(trx, input, id);
  const before = await record(trx, id);
  await updateProduct(trx, id, input);
  return withChangedFields(before, await saved(trx, id, input));
}

/** Products in the history. */
export const productKind: ContentKind = {
  entity,
  table: 'products',
  schema: 1,
  fields: productFields,
  right: 'catalogue.write',
  screen: (key) => adminPaths.productUpdate(Number(key)),
  insertScreen: adminPaths.productInsert,
  addresses: productAddresses,
  settable: ['category_id'],
  records: (db) => rowKeys(db, 'products'),
  async read({ db }, key) {
    const found = await findProductRecord(db, Number(key), await defaultLanguageOf(db));
    if (!found) return null;
    const { version, updated_at: updatedAt, media } = found;
    const values = storedValues(productFields, { ...found, media: media.map(({ id }) => id) });
    return { version, updatedAt, title: await nameOf(db, found), values };
  },
  save: async ({ db }, key, values) => (await savedChange(db, Number(key), productInput(values))).data,
  create: async ({ db }, values, stamp, id) => createdRecord(await addProduct(db, stamp, productInput(values), id)),
  async remove({ db }, key) {
    const { id } = await record(db, Number(key));
    await deleteProduct(db, id);
  },
  rows: {
    order: 'products',
    slugs: productSlugs,
    parent: { field: 'category_id', entity: 'category' },
  },
};

/** Creates a product within an open transaction; one that was deleted gets its former id. */
export async function addProduct(
  trx: Db,
  stamp: Stamp,
  input: Input,
  formerId?: number,
): Promise<Written<ProductRecord>> {
  await checkReferences(trx, input, null);
  const id = await insertProduct(trx, input, stamp, formerId);
  return saved(trx, id, input);
}

/** Checks what only the database can decide: category, unique code, pictures. `id` is null for a new product. */
async function checkReferences(trx: Db, { category_id, code, media }: Input, id: number | null): Promise<void> {
  const errors: Record<string, string> = {};
  if (!(await findCategory(trx, 'category', category_id))) errors.category_id = invalid.choice;
  const owner = await productIdByCode(trx, code);
  if (owner !== null && owner !== id) errors.code = 'Bu Kod Başka Bir Üründe Kullanılıyor';
  const pictures = await picturesByIds(trx, media, await defaultLanguageOf(trx));
  if (media.some((picture) => !pictures.has(picture))) errors.media = invalid.choice;
  if (Object.keys(errors).length > 0) throw new Invalid(errors);
}

async function saved(trx: Db, id: number, { media, translations }: Input): Promise<Written<ProductRecord>> {
  await savePictures(trx, id, [...new Set(media)]);
  const slugs = await slugsOf(trx, productSlugs, id);
  await saveTranslations(trx, translations, {
    present: slugs.keys(),
    field: 'name',
    save: (lang, translation) => saveText(trx, { id, lang, now: slugs.get(lang) ?? null }, translation),
    remove: (lang) => removeTranslation(trx, id, lang),
  });
  const data = await record(trx, id);
  await refreshSearch(trx, data);
  const names = Object.keys(translations).map((lang) => `translations.${lang}`);
  const fields = ['active', 'category_id', 'code', 'media', ...names];
  return { data, entityId: id, title: await nameOf(trx, data), fields };
}

interface Place {
  id: number;
  lang: string;
  /** Current slug; null when the translation is new. */
  now: string | null;
}

async function saveText(trx: Db, { id, lang, now }: Place, translation: ProductTranslationInput): Promise<void> {
  const { name, summary, transporter_types } = translation;
  const { content, document } = toRichText(translation.document, { lang, field: `translations.${lang}.document` });
  const seo_name = await resolveSlug(trx, productSlugs, {
    id,
    lang,
    title: name,
    typedSlug: translation.seo_name,
    currentSlug: now,
  });
  await saveTranslation(trx, { product_id: id, lang, name, seo_name, summary, transporter_types, content, document });
}

/** Updates the search text of all languages: it contains the code, which can change without a translation. */
async function refreshSearch(trx: Db, { id, code, translations }: ProductRecord): Promise<void> {
  for (const [lang, { name, summary, transporter_types, document }] of Object.entries(translations)) {
    const text = searchText(code, name, summary, ...transporter_types, documentText(document));
    await setSearchText(trx, id, lang, text);
  }
}

async function nameOf(trx: Db, { translations }: ProductRecord): Promise<string> {
  return translations[await defaultLanguageOf(trx)]?.name ?? '';
}

async function record(trx: Db, id: number): Promise<ProductRecord> {
  const found = await findProductRecord(trx, id, await defaultLanguageOf(trx));
  if (!found) throw new NotFound();
  return found;
}
