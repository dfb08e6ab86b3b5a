import { adminPaths } from '@vitrin/shared-contracts/paths';
import { pageBelow } from '../../content/page-segments.repository.ts';
import { saveRecord } from '../../content/save-record.ts';
import { rowKeys, type ContentKind } from '../../content/content-kind.ts';
import { ownerOfSegment, segmentErrors } from '@vitrin/shared-contracts/first-segments';
import {
  languageActiveSchema,
  languageDeletionSchema,
  languageInputSchema,
  languageNameSchema,
  pageLangInputSchema,
} from '@vitrin/shared-contracts/language-input';
import { languageTextFields, type LanguageRecord, type SiteLanguage } from '@vitrin/shared-contracts/languages';
import { defaultStaticTexts, type PageLang } from '@vitrin/shared-contracts/static-texts';
import { invalid } from '@vitrin/shared-contracts/validation';
import type { Db } from '../../platform/database/tables.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import type { WriteResult } from '../../platform/database/write-result.ts';
import { write, type Written, type WriteServices } from '../../content/write.ts';
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts';
import { validated } from '../../platform/http/validated.ts';
import type { ContentServices } from '../../content/content-services.ts';
import { helpersOf } from '../../platform/database/helpers.ts';
import { writtenLanguages } from '../page-contents/sections/shown-page.service.ts';
import { deleteLanguage, languageContents } from './language-contents.repository.ts';
import {
  findLanguage,
  insertLanguage,
  listLanguages,
  remoteSegments,
  saveActive,
  saveName,
  savePageLang,
} from './languages.repository.ts';
import { ownTexts } from './own-texts.ts';
import { listTranslatedPages } from './translated-pages.repository.ts';

export { listActiveLanguages, listLanguageInfo } from './languages.repository.ts';
export { builtInTexts } from './built-in/built-in-texts.ts';
export { staticTexts } from './static-texts.repository.ts';

const entity = 'language';

/** Returns the active languages, the default first, with the pages that have content in them. */
export async function listSiteLanguages(db: Db): Promise<SiteLanguage[]> {
  return listTranslatedPages(db, await writtenLanguages(db, 'home'));
}

export function createLanguage(
  services: WriteServices,
  context: WriteContext,
  value: unknown,
): Promise<LanguageRecord> {
  const { abbr, lang } = validated(languageInputSchema, value);
  const name = lang || ownName(abbr);
  if (!name) throw new Invalid({ abbr: invalid.language });
  return write(services, context, { action: 'create', entity }, async (trx, stamp) => {
    if (await findLanguage(trx, abbr)) throw new Conflict('language-exists', 'Bu dil zaten var.');
    // Additional remotes use the same first path segments.
    await helpersOf(trx).lock(trx, 'releases');
    const owner = ownerOfSegment(abbr, { remotes: await remoteSegments(trx) });
    if (owner !== null) throw new Invalid({ abbr: segmentErrors[owner] });
    if ((await pageBelow(trx, abbr)) !== null) throw new Invalid({ abbr: segmentErrors.page });
    const entityId = await insertLanguage(trx, { abbr, lang: name }, stamp);
    return { data: await found(trx, abbr), entityId, title: name };
  });
}

/** Saves the texts that differ from those that come with the product; an empty one uses those or the fallback. */
export async function changePageLang(
  services: WriteServices,
  context: WriteContext,
  value: unknown,
): Promise<WriteResult<LanguageRecord>> {
  const { abbr, page_lang, version } = validated(pageLangInputSchema, value);
  const { id } = await found(services.db, abbr);
  const texts = ownTexts(page_lang, abbr);
  const form = {
    kind: languageTextsKind,
    record: String(id),
    version: version ?? null,
    input: { page_lang: texts },
  } as const;
  return saveRecord(services, context, form, (trx, _stamp, { input }) => savedTexts(trx, id, input.page_lang));
}

async function savedTexts(trx: Db, id: number, texts: PageLang): Promise<Written<LanguageRecord>> {
  await savePageLang(trx, id, texts);
  const data = await languageById(trx, id);
  return { data, entityId: id, title: data.lang, fields: ['page_lang'] };
}

/** Groups of static texts, so that a language without texts has the same form as one with them. */
const noTexts = Object.fromEntries(Object.keys(defaultStaticTexts).map((group) => [group, {}]));

/** Static texts of a language in the history. */
export const languageTextsKind: ContentKind = {
  entity,
  table: 'languages',
  fields: languageTextFields,
  right: 'languages.write',
  screen: (key) => adminPaths.languageTexts(Number(key)),
  records: (db) => rowKeys(db, 'languages'),
  async read({ db }, key) {
    const language = (await listLanguages(db)).find(({ id }) => String(id) === key);
    if (!language) return null;
    const page_lang = { ...noTexts, ...language.page_lang };
    return { version: language.version, title: language.lang, values: { page_lang } };
  },
  async save({ db }, key, values) {
    const id = Number(key);
    const { abbr } = await languageById(db, id);
    return (await savedTexts(db, id, ownTexts(Object(values['page_lang']) as Record<string, unknown>, abbr))).data;
  },
};

async function languageById(db: Db, id: number): Promise<LanguageRecord> {
  const language = (await listLanguages(db)).find((each) => each.id === id);
  if (!language) throw new NotFound();
  return language;
}

export function changeActive(services: WriteServices, context: WriteContext, value: unknown): Promise<LanguageRecord> {
  const { abbr, active } = validated(languageActiveSchema, value);
  return write(services, context, { action: 'update', entity }, async (trx, stamp) => {
    const { id, is_default, lang } = await found(trx, abbr);
    if (is_default === 1 && active === 0) throw new Conflict('default-language-active', 'Varsayılan dil kapatılamaz.');
    await saveActive(trx, id, active === 1 ? 1 : 0, stamp);
    return { data: await found(trx, abbr), entityId: id, title: lang, fields: ['active'] };
  });
}

/**
 * Renames a language in the language chooser; the name of the default language is fixed by the product (product §9).
 */
export async function renameLanguage(
  services: WriteServices,
  context: WriteContext,
  value: unknown,
): Promise<LanguageRecord> {
  const { abbr, lang, version = null } = validated(languageNameSchema, value);
  const { id, is_default } = await found(services.db, abbr);
  if (is_default === 1) throw new Conflict('default-language-name', 'Varsayılan dilin adı değiştirilemez.');
  const guard = { table: 'languages', id, version, current: (trx: Db) => found(trx, abbr) } as const;
  return write(services, context, { action: 'update', entity, guard }, async (trx) => {
    await saveName(trx, id, lang);
    return { data: await found(trx, abbr), entityId: id, title: lang, fields: ['lang'] };
  });
}

/** Deletes a language. Throws `Conflict` when it contains texts and the request does not confirm their deletion. */
export function removeLanguage(
  services: ContentServices,
  context: WriteContext,
  value: unknown,
): Promise<{ id: number }> {
  const { abbr, with_texts } = validated(languageDeletionSchema, value);
  return write(services, context, { action: 'delete', entity }, async (trx) => {
    const { id, is_default, lang } = await found(trx, abbr);
    if (is_default === 1) throw new Conflict('default-language-kept', 'Varsayılan dil silinemez.');
    const texts = Object.values(await languageContents({ ...services, db: trx }, abbr)).reduce(
      (sum, count) => sum + count,
      0,
    );
    if (texts > 0 && with_texts !== 1)
      throw new Conflict(
        'language-in-use',
        `Bu dilde ${texts} metin var; dil ancak metinleriyle birlikte silinebilir.`,
      );
    await deleteLanguage({ ...services, db: trx }, abbr);
    return { data: { id }, entityId: id, title: lang };
  });
}

async function found(db: Db, abbr: string): Promise<LanguageRecord> {
  const language = await findLanguage(db, abbr);
  if (!language) throw new NotFound();
  return language;
}

/**
 * Returns the name of a language in the language itself, capitalised: 'Deutsch', never 'Almanca'. Null for an unknown
 * language.
 */
function ownName(abbr: string): string | null {
  const name = new Intl.DisplayNames([abbr], { type: 'language', fallback: 'none' }).of(abbr);
  return name ? name.charAt(0).toLocaleUpperCase(abbr) + name.slice(1) : null;
}
