import type { Language } from '@vitrin/shared-contracts/languages';
import type { Db } from '../platform/database/tables.ts';

/** Returns the active languages, the default one first. */
export function listActiveLanguages(db: Db): Promise<Language[]> {
  return db
    .selectFrom('languages')
    .select(['abbr', 'lang'])
    .where('active', '=', 1)
    .orderBy('is_default', 'desc')
    .orderBy('abbr')
    .execute();
}

export async function countActiveLanguages(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('languages')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('active', '=', 1)
    .executeTakeFirstOrThrow();
  return total;
}

/** Makes a language active within a transaction. */
export async function activateLanguage(trx: Db, abbr: string): Promise<void> {
  await trx.updateTable('languages').set({ active: 1 }).where('abbr', '=', abbr).execute();
}

/** Returns the abbreviation of the default language, which is the fallback for missing translations. */
export async function defaultLanguageOf(db: Db): Promise<string> {
  const row = await db.selectFrom('languages').select('abbr').where('is_default', '=', 1).executeTakeFirstOrThrow();
  return row.abbr;
}

/** Returns the abbreviations of all languages, active or not: content may be written in any of them. */
export async function knownLanguages(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('languages').select('abbr').execute();
  return new Set(rows.map((row) => row.abbr));
}
