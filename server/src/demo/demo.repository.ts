import type { Language } from '@vitrin/shared-contracts/languages';
import type { Db } from '../platform/database/tables.ts';
import type { Stamp } from '../platform/database/write-context.ts';

const edited = ({ now, userId }: Stamp) => ({ created_at: now, updated_at: now, updated_by: userId });

export async function hasArticles(db: Db): Promise<boolean> {
  return (await db.selectFrom('articles').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Adds a language whose texts come with the product, ready for visitors. One that is there already stays as it is. */
export async function addLanguage(trx: Db, language: Language, stamp: Stamp): Promise<void> {
  await trx
    .insertInto('languages')
    .values({ ...language, active: 1, is_default: 0, ...edited(stamp) })
    .onConflict((conflict) => conflict.column('abbr').doNothing())
    .execute();
}

export async function fillStaticTexts(db: Db, abbr: string, texts: object): Promise<void> {
  await db
    .updateTable('languages')
    .set({ page_lang: JSON.stringify(texts) })
    .where('abbr', '=', abbr)
    .where('page_lang', '=', '{}')
    .execute();
}

interface ContentRow {
  group_name: string;
  lang: string;
  values: Readonly<Record<string, unknown>>;
}

/** What staff have written already stays. */
export async function addContents(trx: Db, { group_name, lang, values }: ContentRow, stamp: Stamp): Promise<void> {
  const rows = Object.entries(values).map(([key, value]) => ({
    group_name,
    key,
    lang,
    value: JSON.stringify(value),
    ...edited(stamp),
  }));
  await trx
    .insertInto('page_contents')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['group_name', 'key', 'lang']).doNothing())
    .execute();
}

interface MetaRow {
  route: string;
  lang: string;
  title: string | null;
  description: string | null;
}

export async function addPageMeta(trx: Db, rows: readonly MetaRow[], stamp: Stamp): Promise<void> {
  await trx
    .insertInto('page_meta')
    .values(rows.map((row) => ({ ...row, ...edited(stamp) })))
    .onConflict((conflict) => conflict.columns(['route', 'lang']).doNothing())
    .execute();
}

interface ContactRow {
  section: string;
  name: string;
  content: string;
  lang: string | null;
  queue: number;
}

export async function addContactItems(trx: Db, rows: readonly ContactRow[], stamp: Stamp): Promise<void> {
  if (await trx.selectFrom('contact_information').select('id').limit(1).executeTakeFirst()) return;
  await trx
    .insertInto('contact_information')
    .values(rows.map((row) => ({ ...row, ...edited(stamp) })))
    .execute();
}

interface LinkRow {
  name: string;
  uri: string;
  icon_name: string;
  queue: number;
}

export async function addSocialLinks(trx: Db, rows: readonly LinkRow[], stamp: Stamp): Promise<void> {
  if (await trx.selectFrom('social_media').select('id').limit(1).executeTakeFirst()) return;
  await trx
    .insertInto('social_media')
    .values(rows.map((row) => ({ ...row, ...edited(stamp) })))
    .execute();
}

export async function addSetting(trx: Db, key: string, value: object, stamp: Stamp): Promise<void> {
  await trx
    .insertInto('settings')
    .values({ key, value: JSON.stringify(value), ...edited(stamp) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}
