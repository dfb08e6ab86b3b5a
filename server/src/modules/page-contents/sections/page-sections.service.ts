import { parse } from 'secure-json-parse';
import {
  pageSectionsFields,
  pageSectionsInputSchema,
  sectionedPageLabels,
  sectionedPages,
  type PageSectionsInput,
  type PageSectionsRecord,
  type SectionedPage,
} from '@vitrin/shared-contracts/page-sections';
import { adminPaths, publicPaths } from '@vitrin/shared-contracts/paths';
import { pageSectionsDefinition } from '@vitrin/shared-contracts/records/page-sections';
import type { SectionTexts } from '@vitrin/shared-contracts/sections/stored-sections';
import { defaultLanguageOf, knownLanguages } from '../../../content/active-languages.ts';
import { inTransactionOf, type ContentKind, type ContentSource } from '../../../content/content-kind.ts';
import { referencesIn } from '../../../content/record-files.ts';
import { saveRecord } from '../../../content/save-record.ts';
import { storedValues } from '../../../content/stored-values.ts';
import { requireKnownLanguages } from '../../../content/translations.ts';
import type { Written, WriteServices } from '../../../content/write.ts';
import type { Db } from '../../../platform/database/tables.ts';
import type { Stamp, WriteContext } from '../../../platform/database/write-context.ts';
import type { WriteResult } from '../../../platform/database/write-result.ts';
import { Invalid, NotFound } from '../../../platform/errors.ts';
import { validated } from '../../../platform/http/validated.ts';
import { picturesByIds } from '../../media/pictures.ts';
import { sectionErrors } from '../../site-pages/check-page.ts';
import { declaringRemotes } from '../../releases/sections/placeable-sections.service.ts';
import { cleanedTexts } from '../../site-pages/cleaned-texts.ts';
import { enqueueCopyEvents } from './copy-events.ts';
import { findPage, savePage } from './page-sections.repository.ts';
import { textsOf } from './stored-page.ts';

export function isSectionedPage(name: string | undefined): name is SectionedPage {
  return sectionedPages.some((page) => page === name);
}

/** Returns the sections of a page as its form reads them, with texts in every language. */
export async function readPageSections(db: Db, page: SectionedPage): Promise<PageSectionsRecord> {
  const { version, sections, texts } = await findPage(db, page);
  const translations: Record<string, { texts: SectionTexts }> = {};
  for (const lang of await knownLanguages(db)) translations[lang] = { texts: texts[lang] ?? {} };
  const ids = [sections, texts].flatMap((part) => referencesIn(JSON.stringify(part)).ids);
  const pictures = [...(await picturesByIds(db, ids, await defaultLanguageOf(db))).values()];
  // A copy: what is stored is frozen nowhere, and responses must not share it.
  return {
    page,
    version,
    sections: parse(JSON.stringify(sections)) as PageSectionsRecord['sections'],
    translations,
    pictures,
  };
}

/** Saves all sections of a page, and the texts of the languages that were sent. */
export function changePageSections(
  services: WriteServices,
  context: WriteContext,
  value: unknown,
): Promise<WriteResult<PageSectionsRecord>> {
  const { page, version, sections, translations } = validated(pageSectionsInputSchema, value);
  const form = { kind: pageSectionsKind, record: page, version, input: { sections, translations } };
  return saveRecord(services, context, form, (trx, stamp, { input }) =>
    savedChange(inTransactionOf(services, trx), stamp, page, input),
  );
}

type SectionsChange = Pick<PageSectionsInput, 'sections' | 'translations'>;

async function savedChange(
  source: ContentSource,
  stamp: Stamp,
  page: SectionedPage,
  change: SectionsChange,
): Promise<Written<PageSectionsRecord>> {
  const { db: trx } = source;
  const { sections } = change;
  const translations = cleanedTexts(change, await declaringRemotes(trx, sections));
  requireKnownLanguages(translations, await knownLanguages(trx));
  const sent = Object.fromEntries(Object.entries(translations).map(([lang, text]) => [lang, text?.texts ?? {}]));
  const errors = await sectionErrors(trx, sections, sent);
  if (Object.keys(errors).length > 0) throw new Invalid(errors);
  const { texts } = await findPage(trx, page);
  const copies = await savePage(trx, page, { sections, texts: textsOf(sections, { ...texts, ...sent }) }, stamp);
  if (copies) await enqueueCopyEvents(source, copies);
  return { data: await readPageSections(trx, page), entityId: null, title: sectionedPageLabels[page] };
}

const screens: Readonly<Record<SectionedPage, string>> = {
  home: adminPaths.homePage,
  biography: adminPaths.aboutSections,
};

/** Sections of pages that always exist in the history; the key is the page. */
export const pageSectionsKind: ContentKind = {
  entity: pageSectionsDefinition.entity,
  fields: pageSectionsFields,
  right: pageSectionsDefinition.rights.write,
  screen: (key) => (isSectionedPage(key) ? screens[key] : adminPaths.homePage),
  copies: ['home-section', 'page-contents'],
  records: () => Promise.resolve([...sectionedPages]),
  async read({ db }, page) {
    if (!isSectionedPage(page)) return null;
    const { version, ...record } = await readPageSections(db, page);
    return { version, title: sectionedPageLabels[page], values: storedValues(pageSectionsFields, record) };
  },
  async save(source, page, values, stamp) {
    if (!isSectionedPage(page)) throw new NotFound();
    const { sections, translations } = validated(pageSectionsInputSchema, { ...values, page, version: 0 });
    return (await savedChange(source, stamp, page, { sections, translations })).data;
  },
  shownOn: async (_source, page) => (page === 'biography' ? publicPaths.biography : publicPaths.home),
};
