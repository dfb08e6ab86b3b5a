import { adminPaths } from '@vitrin/shared-contracts/paths';
import { completeForm } from '../../content/complete-form.ts';
import { trashRecord } from '../../content/trash/move-to-trash.ts';
import { storedValues } from '../../content/stored-values.ts';
import { saveRecord } from '../../content/save-record.ts';
import { createdRecord, rowKeys, type ContentKind } from '../../content/content-kind.ts';
import {
  homeSectionFields,
  homeSectionInputSchema,
  type HomeSectionInput,
  type HomeSectionRecord,
  type HomeSectionTranslationInput,
} from '@vitrin/shared-contracts/home-sections';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import { defaultLanguageOf } from '../../content/active-languages.ts';
import { withChangedFields } from '../../content/changed-fields.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';
import { write, type Written } from '../../content/write.ts';
import { createOrderOperations } from '../../content/order-operations.ts';
import { NotFound } from '../../platform/errors.ts';
import type { RecordOperations } from '../../content/record-operations.ts';
import { saveTranslations } from '../../content/translations.ts';
import { validated } from '../../platform/http/validated.ts';
import type { Services } from '../../services.ts';
import {
  deleteSection,
  insertSection,
  removeTranslation,
  saveTranslation,
  updateSection,
} from './home-section-writes.repository.ts';
import { findRecord } from './home-sections.repository.ts';

const entity = 'home-section';
type Input = Omit<HomeSectionInput, 'translations'> & {
  translations: Record<string, HomeSectionTranslationInput | null>;
};

export function homeSectionWrites(services: Services): RecordOperations {
  return {
    async create(context, form) {
      const input = read(form);
      return write(services, context, { action: 'create', entity }, (trx, stamp) => addHomeSection(trx, stamp, input));
    },

    async change(context, id, form) {
      const input = read(await completeForm(services, homeSectionKind, String(id), form));
      const { version = null } = input;
      const opened = { kind: homeSectionKind, record: String(id), version, input } as const;
      return saveRecord(services, context, opened, (trx, _stamp, merged) => savedChange(trx, id, merged.input));
    },

    remove: (context, id) => trashRecord(services, context, homeSectionKind, id),

    ...createOrderOperations(services, {
      table: 'home_sections',
      entity,
      noun: 'bölüm',
      titleOf: async (trx, id) => titleOf(trx, await record(trx, id)),
    }),
  };
}

async function savedChange(trx: Db, id: number, input: Input): Promise<Written<HomeSectionRecord>> {
  const before = await record(trx, id);
  await updateSection(trx, id, input);
  return withChangedFields(before, await saved(trx, id, input));
}

/** Sections of the home page in the history. */
export const homeSectionKind: ContentKind = {
  entity,
  table: 'home_sections',
  schema: 1,
  fields: homeSectionFields,
  right: 'home-sections.write',
  screen: (key) => adminPaths.homeSectionUpdate(Number(key)),
  insertScreen: adminPaths.homeSectionInsert,
  records: (db) => rowKeys(db, 'home_sections'),
  async read({ db }, key) {
    const found = await findRecord(db, Number(key));
    if (!found) return null;
    const { version, updated_at: updatedAt } = found;
    return { version, updatedAt, title: await titleOf(db, found), values: storedValues(homeSectionFields, found) };
  },
  save: async ({ db }, key, values) => (await savedChange(db, Number(key), read(values))).data,
  create: async ({ db }, values, stamp, id) => createdRecord(await addHomeSection(db, stamp, read(values), id)),
  async remove({ db }, key) {
    const { id } = await record(db, Number(key));
    await deleteSection(db, id);
  },
  shownOn: async () => publicPaths.home,
  rows: { order: 'home_sections' },
};

function read(form: unknown): Input {
  return validated(homeSectionInputSchema, form) as Input;
}

/** Creates a section within an open transaction; one that was deleted gets its former id. */
export async function addHomeSection(
  trx: Db,
  stamp: Stamp,
  input: Input,
  formerId?: number,
): Promise<Written<HomeSectionRecord>> {
  const id = await insertSection(trx, input, stamp, formerId);
  return saved(trx, id, input);
}

async function saved(trx: Db, id: number, { translations }: Input): Promise<Written<HomeSectionRecord>> {
  await saveTranslations(trx, translations, {
    present: Object.keys((await record(trx, id)).translations),
    field: 'title',
    save: (lang, translation) => saveTranslation(trx, { section_id: id, lang }, translation),
    remove: (lang) => removeTranslation(trx, id, lang),
  });
  const data = await record(trx, id);
  const fields = ['active', 'kind', ...Object.keys(translations).map((lang) => `translations.${lang}`)];
  return { data, entityId: id, title: await titleOf(trx, data), fields };
}

/** Returns the title for the audit log; a section without a title is identified by its kind. */
async function titleOf(trx: Db, { kind, translations }: HomeSectionRecord): Promise<string> {
  return translations[await defaultLanguageOf(trx)]?.title || kind;
}

async function record(trx: Db, id: number): Promise<HomeSectionRecord> {
  const found = await findRecord(trx, id);
  if (!found) throw new NotFound();
  return found;
}
