import type { Language } from 'shared-contracts/languages';
import type { Db } from '../platform/database/tables.ts';

/** The active languages, the default one first. */
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

/** Abbreviation of the fallback of everything that is not translated. */
export async function defaultLanguageOf(db: Db): Promise<string> {
  const row = await db.selectFrom('languages').select('abbr').where('is_default', '=', 1).executeTakeFirstOrThrow();
  return row.abbr;
}

/** Abbreviations of all languages, active or not: the ones that content may be written in. */
export async function knownLanguages(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('languages').select('abbr').execute();
  return new Set(rows.map((row) => row.abbr));
}
