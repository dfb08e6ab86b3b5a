import { adminPaths } from '@vitrin/shared-contracts/paths';
import { completeForm } from '../../content/complete-form.ts';
import { trashRecord } from '../../content/trash/move-to-trash.ts';
import { storedValues } from '../../content/stored-values.ts';
import { saveRecord } from '../../content/save-record.ts';
import { createdRecord, type ContentKind } from '../../content/content-kind.ts';
import {
  categoryFields,
  categoryInputSchema,
  mainCategoryFields,
  mainCategoryInputSchema,
  type CategoryTranslationInput,
  type MainCategoryRecord,
} from '@vitrin/shared-contracts/catalogue';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import { invalid } from '@vitrin/shared-contracts/validation';
import { defaultLanguageOf } from '../../content/active-languages.ts';
import { withChangedFields } from '../../content/changed-fields.ts';
import { resolveSlug, shownSlug, slugsOf } from '../../content/slugs.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';
import { write, type Written } from '../../content/write.ts';
import { createOrderOperations } from '../../content/order-operations.ts';
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts';
import type { RecordOperations } from '../../content/record-operations.ts';
import { saveTranslations } from '../../content/translations.ts';
import { validated } from '../../platform/http/validated.ts';
import type { Services } from '../../services.ts';
import { categorySlugs } from './catalogue.slugs.ts';
import { findRecord, type CategoryLevel, categoryKeys } from './categories.repository.ts';
import {
  countCategoriesIn,
  countProductsIn,
  deleteCategory,
  insertCategory,
  moveCategory,
  removeTranslation,
  saveTranslation,
} from './category-writes.repository.ts';

interface MainInput {
  version?: number;
  translations: Readonly<Record<string, CategoryTranslationInput | null>>;
}

interface CategoryInput extends MainInput {
  main_category_id: number;
}

type Input = MainInput & Partial<CategoryInput>;

/** Validates `form_data` against the shared schema. */
export function mainCategoryInput(value: unknown): MainInput {
  return validated(mainCategoryInputSchema, value) as MainInput;
}

/** Validates `form_data` against the shared schema. */
export function categoryInput(value: unknown): CategoryInput {
  return validated(categoryInputSchema, value) as CategoryInput;
}

/** Returns the write operations of one level. */
export function categoryWrites(services: Services, level: CategoryLevel): RecordOperations {
  const noun = level === 'category' ? 'kategori' : 'ana kategori';
  const read: (form: unknown) => Input = level === 'category' ? categoryInput : mainCategoryInput;
  return {
    async create(context, form) {
      const input = read(form);
      return write(services, context, { action: 'create', entity: level }, (trx, stamp) =>
        addToLevel(level, trx, stamp, { input }),
      );
    },

    async change(context, id, form) {
      const input = read(await completeForm(services, { kind: categoryKind(level), record: String(id) }, form));
      const { version = null } = input;
      const opened = { kind: categoryKind(level), record: String(id), version, input } as const;
      return saveRecord(services, context, opened, (trx, _stamp, merged) => savedChange(trx, level, id, merged.input));
    },

    remove: (context, id) => trashRecord(services, context, categoryKind(level), id),

    ...createOrderOperations(services, {
      table: 'categories',
      entity: level,
      noun,
      titleOf: async (trx, id) => nameOf(trx, await record(trx, level, id)),
    }),
  };
}

async function savedChange(
  trx: Db,
  level: CategoryLevel,
  id: number,
  input: Input,
): Promise<Written<MainCategoryRecord>> {
  const before = await record(trx, level, id);
  await checkMainCategory(trx, input);
  if (input.main_category_id !== undefined) await moveCategory(trx, id, input.main_category_id);
  return withChangedFields(before, await saved(trx, level, id, input));
}

/** Returns one level in the history. */
export function categoryKind(level: CategoryLevel): ContentKind {
  const fields = level === 'category' ? categoryFields : mainCategoryFields;
  const read: (form: unknown) => Input = level === 'category' ? categoryInput : mainCategoryInput;
  return {
    entity: level,
    table: 'categories',
    schema: 1,
    fields,
    right: 'catalogue.write',
    screen: (key) => (level === 'category' ? adminPaths.categoryUpdate : adminPaths.mainCategoryUpdate)(Number(key)),
    insertScreen: level === 'category' ? adminPaths.categoryInsert : adminPaths.mainCategoryInsert,
    records: (db) => categoryKeys(db, level),
    async read({ db }, key) {
      const found = await findRecord(db, level, Number(key));
      if (!found) return null;
      const { version, updated_at: updatedAt } = found;
      return { version, updatedAt, title: await nameOf(db, found), values: storedValues(fields, found) };
    },
    save: async ({ db }, key, values) => (await savedChange(db, level, Number(key), read(values))).data,
    create: async ({ db }, values, stamp, id) =>
      createdRecord(await addToLevel(level, db, stamp, { input: read(values), id })),
    async remove({ db }, key) {
      const { id } = await record(db, level, Number(key));
      await rejectNonEmpty(db, level, id);
      await deleteCategory(db, id);
    },
    rows: {
      order: 'categories',
      slugs: categorySlugs,
      ...(level === 'category' && { parent: { field: 'main_category_id', entity: 'main-category' } }),
    },
    async shownOn({ db }, key, lang) {
      const slug = await shownSlug(db, categorySlugs, Number(key), lang);
      return slug === null ? null : `${publicPaths.home}?${new URLSearchParams({ kategori: slug })}`;
    },
  };
}

/** Creates a main category within an open transaction. */
export function addMainCategory(trx: Db, stamp: Stamp, input: MainInput): Promise<Written<MainCategoryRecord>> {
  return addToLevel('main-category', trx, stamp, { input });
}

/** Creates a category within an open transaction. */
export function addCategory(trx: Db, stamp: Stamp, input: CategoryInput): Promise<Written<MainCategoryRecord>> {
  return addToLevel('category', trx, stamp, { input });
}

interface NewCategory {
  input: Input;
  /** The former id of a deleted category. */
  id?: number | undefined;
}

async function addToLevel(level: CategoryLevel, trx: Db, stamp: Stamp, { input, id: formerId }: NewCategory) {
  await checkMainCategory(trx, input);
  const id = await insertCategory(trx, input.main_category_id ?? null, stamp, formerId);
  return saved(trx, level, id, input);
}

async function checkMainCategory(trx: Db, { main_category_id }: Input): Promise<void> {
  if (main_category_id !== undefined && !(await findRecord(trx, 'main-category', main_category_id)))
    throw new Invalid({ main_category_id: invalid.choice });
}

async function rejectNonEmpty(trx: Db, level: CategoryLevel, id: number): Promise<void> {
  const held = level === 'category' ? await countProductsIn(trx, id) : await countCategoriesIn(trx, id);
  if (held === 0) return;
  throw level === 'category'
    ? new Conflict(
        'category-in-use',
        `Bu kategoride ${held} ürün var. Önce onları silin ya da başka bir kategoriye taşıyın.`,
      )
    : new Conflict(
        'main-category-in-use',
        `Bu ana kategoride ${held} kategori var. Önce onları silin ya da başka bir ana kategoriye taşıyın.`,
      );
}

async function saved(
  trx: Db,
  level: CategoryLevel,
  id: number,
  { translations }: Input,
): Promise<Written<MainCategoryRecord>> {
  const slugs = await slugsOf(trx, categorySlugs, id);
  await saveTranslations(trx, translations, {
    present: slugs.keys(),
    field: 'name',
    remove: (lang) => removeTranslation(trx, id, lang),
    async save(lang, translation) {
      const { name, seo_name: wanted } = translation;
      const now = slugs.get(lang) ?? null;
      const seo_name = await resolveSlug(trx, categorySlugs, {
        id,
        lang,
        title: name,
        typedSlug: wanted,
        currentSlug: now,
      });
      await saveTranslation(trx, { category_id: id, lang }, { ...translation, seo_name });
    },
  });
  const data = await record(trx, level, id);
  const fields = [
    ...(level === 'category' ? ['main_category_id'] : []),
    ...Object.keys(translations).map((lang) => `translations.${lang}`),
  ];
  return { data, entityId: id, title: await nameOf(trx, data), fields };
}

async function nameOf(trx: Db, { translations }: MainCategoryRecord): Promise<string> {
  return translations[await defaultLanguageOf(trx)]?.name ?? '';
}

async function record(trx: Db, level: CategoryLevel, id: number): Promise<MainCategoryRecord> {
  const found = await findRecord(trx, level, id);
  if (!found) throw new NotFound();
  return found;
}
