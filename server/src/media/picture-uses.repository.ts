import { sql } from 'kysely';
import type { Db, TableWith } from '../database/tables.ts';
import { mediaPath } from './media-files.ts';

/** Enough to tell a person where to look. */
const NAMED = 5;
/** Rows that one statement looks through (design §4). */
const WINDOW = 2_000;

/** A table that names pictures by id, and the texts that tell its rows apart. */
interface Reference {
  label: string;
  table: string;
  /** Column with the picture's id, and the one with the id of what shows it. */
  picture: string;
  owner: string;
  texts: { table: string; owner: string; title: string };
}

/** What a new table that refers to `media` joins. One that forgets to is still kept from losing its picture, by its foreign key. */
const references: readonly Reference[] = [
  {
    label: 'Makale',
    table: 'articles',
    picture: 'cover_id',
    owner: 'id',
    texts: { table: 'article_translations', owner: 'article_id', title: 'title' },
  },
  {
    label: 'Slider',
    table: 'sliders',
    picture: 'media_id',
    owner: 'id',
    texts: { table: 'slider_translations', owner: 'item_id', title: 'title' },
  },
  {
    label: 'Sertifika',
    table: 'certificates',
    picture: 'media_id',
    owner: 'id',
    texts: { table: 'certificate_translations', owner: 'item_id', title: 'title' },
  },
  {
    label: 'Ürün',
    table: 'product_media',
    picture: 'media_id',
    owner: 'product_id',
    texts: { table: 'product_translations', owner: 'product_id', title: 'name' },
  },
];

/** Rich text that may show a picture by its address. */
interface Text {
  label: string;
  table: TableWith<{ lang: string; content: string }>;
  /** A number that rises with the rows. */
  key: string;
  title: string;
}

const texts: readonly Text[] = [
  { label: 'Makale', table: 'article_translations', key: 'id', title: 'title' },
  { label: 'Sözleşme', table: 'contract_translations', key: 'contract_id', title: 'name' },
  { label: 'Ürün', table: 'product_translations', key: 'id', title: 'name' },
];

const groupNames: Readonly<Record<string, string>> = {
  breadcrumbs: 'Sayfa başlıkları',
  home: 'Anasayfa',
  media: 'Medya',
  corporate: 'Biyografi',
  catalogue: 'Katalog',
};

/** Where a picture is shown, in words; empty where it may go. */
export async function usesOfPicture(
  db: Db,
  { id, hash }: { id: number; hash: string },
  lang: string,
): Promise<string[]> {
  const uses = new Set<string>();
  for (const reference of references)
    for (const title of await titlesOf(db, reference, { id, lang })) uses.add(`${reference.label} “${title}”`);
  for (const text of texts)
    for (const title of await titlesWith(db, text, { hash, lang })) uses.add(`${text.label} “${title}”`);
  for (const group of await groupsWith(db, id, hash)) uses.add(`Sayfa içeriği “${groupNames[group] ?? group}”`);
  if (await isInSettings(db, hash)) uses.add('Görünüm ayarları');
  return [...uses];
}

async function titlesOf(
  db: Db,
  { table, picture, owner, texts }: Reference,
  { id, lang }: { id: number; lang: string },
): Promise<string[]> {
  const owners = sql`select ${sql.ref(owner)} from ${sql.table(table)} where ${sql.ref(picture)} = ${id}`;
  const { rows } = await sql<{ title: string }>`
    select ${sql.ref(texts.title)} as title from ${sql.table(texts.table)}
    where ${sql.ref(texts.owner)} in (${owners}) and lang = ${lang} limit ${NAMED}`.execute(db);
  return rows.map((row) => row.title);
}

/** By stretches of rows: no index knows the addresses inside a text. */
async function titlesWith(
  db: Db,
  { table, key, title }: Text,
  { hash, lang }: { hash: string; lang: string },
): Promise<string[]> {
  const [from, column] = [sql.table(table), sql.ref(key)];
  const titles: string[] = [];
  for (let last = 0; titles.length < NAMED;) {
    const { rows: stretch } = await sql<{ end: number | null }>`
      select max(place) as "end" from (select ${column} as place from ${from} where ${column} > ${last}
      order by ${column} limit ${WINDOW}) as stretch`.execute(db);
    const end = stretch[0]?.end ?? null;
    if (end === null) break;
    const { rows } = await sql<{ title: string }>`
      select ${sql.ref(title)} as title from ${from} where ${column} > ${last} and ${column} <= ${end}
      and content like ${`%${mediaPath(hash)}-%`} order by case when lang = ${lang} then 0 else 1 end
      limit ${NAMED}`.execute(db);
    titles.push(...rows.map((row) => row.title));
    last = end;
  }
  return titles;
}

async function groupsWith(db: Db, id: number, hash: string): Promise<string[]> {
  const rows = await db
    .selectFrom('page_contents')
    .select('group_name')
    .distinct()
    .where((where) =>
      where.or(
        [`%"media_id":${id}}%`, `%"media_id":${id},%`, `%${mediaPath(hash)}-%`].map((part) =>
          where('value', 'like', part),
        ),
      ),
    )
    .orderBy('group_name')
    .execute();
  return rows.map((row) => row.group_name);
}

async function isInSettings(db: Db, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('settings')
    .select('key')
    .where('value', 'like', `%${mediaPath(hash)}-%`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
