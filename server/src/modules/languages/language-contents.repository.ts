import { parse } from 'secure-json-parse';
import type { LanguageContents } from '@vitrin/shared-contracts/languages';
import { deleteLinksOfLanguage } from '../../content/content-refs.repository.ts';
import { deleteStatesOfLanguage } from '../../content/translations/translation-states.repository.ts';
import type { Texts } from '../../content/stored-content.ts';
import { recheckLanguage } from '../../content/search/entries.repository.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { ContentServices } from '../../content/content-services.ts';

type ContentSources = Pick<ContentServices, 'db' | 'content'>;

export async function languageContents({ db, content }: ContentSources, abbr: string): Promise<LanguageContents> {
  const counts: Record<string, number> = { 'static-texts': await countStaticTexts(db, abbr) };
  for (const { kind, table } of content.texts) counts[kind] = await countTexts(db, table, abbr);
  return counts as unknown as LanguageContents;
}

async function countTexts(db: Db, table: Texts['table'], abbr: string): Promise<number> {
  const { total } = await db
    .selectFrom(table)
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('lang', '=', abbr)
    .executeTakeFirstOrThrow();
  return total;
}

async function countStaticTexts(db: Db, abbr: string): Promise<number> {
  const row = await db.selectFrom('languages').select('page_lang').where('abbr', '=', abbr).executeTakeFirst();
  const groups: unknown = parse(row?.page_lang ?? '{}');
  return Object.values(Object(groups) as Record<string, object>).flatMap((group) => Object.keys(group)).length;
}

/** Deletes the language and all texts in it, including their former slugs. */
export async function deleteLanguage({ db: trx, content }: ContentSources, abbr: string): Promise<void> {
  for (const { table } of content.texts) await trx.deleteFrom(table).where('lang', '=', abbr).execute();
  await trx.deleteFrom('slug_history').where('lang', '=', abbr).execute();
  await deleteLinksOfLanguage(trx, abbr);
  await deleteStatesOfLanguage(trx, abbr);
  await recheckLanguage(trx, abbr);
  await trx.deleteFrom('languages').where('abbr', '=', abbr).execute();
}
