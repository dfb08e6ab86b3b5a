import { parse } from 'secure-json-parse';
import type { Language, LanguageRecord, LanguageInfo } from '@vitrin/shared-contracts/languages';
import type { PageLang } from '@vitrin/shared-contracts/static-texts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';

export { listActiveLanguages } from '../../content/active-languages.ts';
export { staticTexts } from './static-texts.repository.ts';

const summaryColumns = ['id', 'abbr', 'lang', 'active', 'is_default', 'version'] as const;

/** Lists the languages without their texts, default language first. */
export function listLanguageInfo(db: Db): Promise<LanguageInfo[]> {
  return orderedLanguages(db).select(summaryColumns).execute();
}

/** Lists the languages with their texts, default language first. */
export async function listLanguages(db: Db): Promise<LanguageRecord[]> {
  const rows = await orderedLanguages(db)
    .select([...summaryColumns, 'page_lang'])
    .execute();
  return rows.map(({ page_lang, ...row }) => ({ ...row, page_lang: parse(page_lang) as PageLang }));
}

function orderedLanguages(db: Db) {
  return db.selectFrom('languages').orderBy('is_default', 'desc').orderBy('abbr');
}

export async function findLanguage(db: Db, abbr: string): Promise<LanguageRecord | null> {
  return (await listLanguages(db)).find((language) => language.abbr === abbr) ?? null;
}

/** Inserts a language, inactive and without texts of its own (product §4). */
export async function insertLanguage(trx: Db, language: Language, { now, userId }: Stamp): Promise<number> {
  const row = await trx
    .insertInto('languages')
    .values({ ...language, active: 0, is_default: 0, created_at: now, updated_at: now, updated_by: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function savePageLang(trx: Db, id: number, texts: PageLang): Promise<void> {
  await trx
    .updateTable('languages')
    .set({ page_lang: JSON.stringify(texts) })
    .where('id', '=', id)
    .execute();
}

export async function saveName(trx: Db, id: number, lang: string): Promise<void> {
  await trx.updateTable('languages').set({ lang }).where('id', '=', id).execute();
}

export async function saveActive(trx: Db, id: number, active: 0 | 1, { now, userId }: Stamp): Promise<void> {
  await trx
    .updateTable('languages')
    .set((expression) => ({ active, version: expression('version', '+', 1), updated_at: now, updated_by: userId }))
    .where('id', '=', id)
    .execute();
}

export function activeLanguage(db: Db, abbr: string): Promise<Language | undefined> {
  return db
    .selectFrom('languages')
    .select(['abbr', 'lang'])
    .where('abbr', '=', abbr)
    .where('active', '=', 1)
    .executeTakeFirst();
}

/** Returns the first path segments of additional remotes, which no language may use. */
export async function remoteSegments(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('remotes').select('segment').execute();
  return rows.map((row) => row.segment);
}
