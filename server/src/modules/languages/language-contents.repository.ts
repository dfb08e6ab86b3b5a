import { parse } from 'secure-json-parse';
import type { LanguageContents } from 'shared-contracts/languages';
import type { Db, TableWith } from '../../platform/database/tables.ts';

type TextTable = TableWith<{ lang: string }> | 'contact_information';

/** Where the texts of a language stand. Revisions of contracts are no longer shown, but proof: they stay. */
const textTables = {
  articles: 'article_translations',
  products: 'product_translations',
  categories: 'category_translations',
  contracts: 'contract_translations',
  sliders: 'slider_translations',
  certificates: 'certificate_translations',
  'home-sections': 'home_section_translations',
  'page-contents': 'page_contents',
  'page-meta': 'page_meta',
  'contact-information': 'contact_information',
  pictures: 'media_translations',
} as const satisfies Partial<Record<keyof LanguageContents, TextTable>>;

export async function languageContents(db: Db, abbr: string): Promise<LanguageContents> {
  const counts: Record<string, number> = { 'static-texts': await countStaticTexts(db, abbr) };
  for (const [kind, table] of Object.entries(textTables)) counts[kind] = await countTexts(db, table, abbr);
  return counts as unknown as LanguageContents;
}

async function countTexts(db: Db, table: TextTable, abbr: string): Promise<number> {
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

/** Takes the language and everything that is written in it, also the old addresses of those texts. */
export async function deleteLanguage(trx: Db, abbr: string): Promise<void> {
  for (const table of Object.values(textTables)) await trx.deleteFrom(table).where('lang', '=', abbr).execute();
  await trx.deleteFrom('slug_history').where('lang', '=', abbr).execute();
  await trx.deleteFrom('languages').where('abbr', '=', abbr).execute();
}
