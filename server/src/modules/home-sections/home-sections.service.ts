import {
  homeSectionFields,
  homeSectionInputSchema,
  type HomeSectionInput,
  type HomeSectionRecord,
  type HomeSectionTranslationInput,
} from '@vitrin/shared-contracts/home-sections';
import { adminPaths, publicPaths } from '@vitrin/shared-contracts/paths';
import { defaultLanguageOf } from '../../content/active-languages.ts';
import { contentRecord } from '../../content/record/content-record.ts';
import { saveTranslations } from '../../content/translations.ts';
import type { Db } from '../../platform/database/tables.ts';
import { validated } from '../../platform/http/validated.ts';
import {
  deleteSection,
  insertSection,
  removeTranslation,
  saveTranslation,
  updateSection,
} from './home-section-writes.repository.ts';
import { findRecord } from './home-sections.repository.ts';

type Texts = Record<string, HomeSectionTranslationInput | null>;
type Input = Omit<HomeSectionInput, 'translations'> & { translations: Texts };

/** Sections of the home page. */
export const homeSectionRecords = contentRecord<HomeSectionRecord, Input>({
  entity: 'home-section',
  table: 'home_sections',
  noun: 'bölüm',
  schema: 1,
  fields: homeSectionFields,
  right: 'home-sections.write',
  screen: (key) => adminPaths.homeSectionUpdate(Number(key)),
  insertScreen: adminPaths.homeSectionInsert,
  shownOn: async () => publicPaths.home,
  parse: (form) => validated(homeSectionInputSchema, form) as Input,
  find: findRecord,
  // A section without a title is identified by its kind.
  titleOf: async (db, { kind, translations }) => translations[await defaultLanguageOf(db)]?.title || kind,
  async insert(trx, input, stamp, formerId) {
    const id = await insertSection(trx, input, stamp, formerId);
    await saveTexts(trx, { id, translations: {} }, input.translations);
    return id;
  },
  async update(trx, section, input) {
    await updateSection(trx, section.id, input);
    await saveTexts(trx, section, input.translations);
  },
  remove: (trx, { id }) => deleteSection(trx, id),
});

type Section = Pick<HomeSectionRecord, 'id' | 'translations'>;

function saveTexts(trx: Db, { id, translations }: Section, texts: Texts): Promise<void> {
  return saveTranslations(trx, texts, {
    present: Object.keys(translations),
    field: 'title',
    save: (lang, text) => saveTranslation(trx, { section_id: id, lang }, text),
    remove: (lang) => removeTranslation(trx, id, lang),
  });
}
