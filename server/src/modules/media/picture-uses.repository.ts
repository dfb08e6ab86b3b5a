import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { PictureUse } from 'shared-contracts/media';
import { adminPaths } from 'shared-contracts/paths';
import type { Db } from '../../platform/database/tables.ts';
import type { textPictureTables } from '../../platform/database/text-pictures.ts';
import { mediaPath } from './media-files.ts';

/** Enough to tell a person where to look. */
const NAMED = 5;

/** A table that names pictures by id, and the texts that tell its rows apart. */
interface Reference {
  label: string;
  table: string;
  /** Column with the picture's id, and the one with the id of what shows it. */
  picture: string;
  owner: string;
  texts: { table: string; owner: string; title: string };
  /** The panel's screen that changes what shows it. */
  screen: (id: number) => string;
}

/** What a new table that refers to `media` joins. One that forgets to is still kept from losing its picture, by its foreign key. */
const references: readonly Reference[] = [
  {
    label: 'Makale',
    table: 'articles',
    picture: 'cover_id',
    owner: 'id',
    texts: { table: 'article_translations', owner: 'article_id', title: 'title' },
    screen: adminPaths.articleUpdate,
  },
  {
    label: 'Slider',
    table: 'sliders',
    picture: 'media_id',
    owner: 'id',
    texts: { table: 'slider_translations', owner: 'item_id', title: 'title' },
    screen: adminPaths.sliderUpdate,
  },
  {
    label: 'Sertifika',
    table: 'certificates',
    picture: 'media_id',
    owner: 'id',
    texts: { table: 'certificate_translations', owner: 'item_id', title: 'title' },
    screen: adminPaths.certificateUpdate,
  },
  {
    label: 'Ürün',
    table: 'product_media',
    picture: 'media_id',
    owner: 'product_id',
    texts: { table: 'product_translations', owner: 'product_id', title: 'name' },
    screen: adminPaths.productUpdate,
  },
];

/** The columns that name pictures. */
export const pictureColumns: readonly Pick<Reference, 'table' | 'picture'>[] = references;

/** Rich text that may show a picture by its address. */
interface Text {
  label: string;
  /** Where its pictures are noted. */
  pictures: (typeof textPictureTables)[number];
  texts: Reference['texts'];
  screen: (id: number) => string;
}

const texts: readonly Text[] = [
  {
    label: 'Makale',
    pictures: 'article_text_pictures',
    texts: { table: 'article_translations', owner: 'article_id', title: 'title' },
    screen: adminPaths.articleUpdate,
  },
  {
    label: 'Sözleşme',
    pictures: 'contract_text_pictures',
    texts: { table: 'contract_translations', owner: 'contract_id', title: 'name' },
    screen: adminPaths.contractUpdate,
  },
  {
    label: 'Ürün',
    pictures: 'product_text_pictures',
    texts: { table: 'product_translations', owner: 'product_id', title: 'name' },
    screen: adminPaths.productUpdate,
  },
];

const groups: Readonly<Record<string, [name: string, screen: string]>> = {
  breadcrumbs: ['Sayfa başlıkları', adminPaths.pageMeta],
  home: ['Anasayfa', adminPaths.homePage],
  media: ['Medya', adminPaths.sharingPicture],
  corporate: ['Biyografi', adminPaths.aboutPage],
  catalogue: ['Katalog', adminPaths.catalogueTexts],
};

/** Where a picture is shown; empty where it may go. */
export async function usesOfPicture(
  db: Db,
  { id, hash }: { id: number; hash: string },
  lang: string,
): Promise<PictureUse[]> {
  const uses = new Map<string, string>();
  const note = (label: string, path: string) => uses.has(label) || uses.set(label, path);
  for (const reference of references)
    for (const { title, owner } of await titlesOf(db, reference, { id, lang }))
      note(`${reference.label} “${title}”`, reference.screen(owner));
  for (const text of texts)
    for (const { title, owner } of await titlesWith(db, text, { hash, lang }))
      note(`${text.label} “${title}”`, text.screen(owner));
  for (const group of await groupsWith(db, id, hash)) {
    const [name, screen] = groups[group] ?? [group, adminPaths.homePage];
    note(`Sayfa içeriği “${name}”`, screen);
  }
  if (await isInSettings(db, hash)) note('Görünüm ayarları', adminPaths.branding);
  return [...uses].map(([label, path]) => ({ label, path }));
}

interface Titled {
  title: string;
  owner: number;
}

/** What has no text in the language is named by another one. The cross join keeps SQLite from reading all texts first. */
function titlesOf(
  db: Db,
  { table, picture, owner, texts }: Reference,
  { id, lang }: { id: number; lang: string },
): Promise<Titled[]> {
  const [shown, named] = [sql.ref(`shown.${owner}`), sql.table(texts.table)];
  const unnamed = sql<SqlBool>`not exists (
    select 1 from ${named} as own where ${sql.ref(`own.${texts.owner}`)} = ${shown} and own.lang = ${lang})`;
  return firstFew([sql<SqlBool>`texts.lang = ${lang}`, unnamed], async (half) => {
    const { rows } = await sql<Titled>`
      select ${sql.ref(`texts.${texts.title}`)} as title, ${shown} as owner from ${sql.table(table)} as shown
      cross join ${named} as texts
      where ${sql.ref(`shown.${picture}`)} = ${id} and ${sql.ref(`texts.${texts.owner}`)} = ${shown} and ${half}
      limit ${NAMED}`.execute(db);
    return rows;
  });
}

/** Texts of the language first. */
function titlesWith(
  db: Db,
  { pictures, texts }: Text,
  { hash, lang }: { hash: string; lang: string },
): Promise<Titled[]> {
  return firstFew([sql<SqlBool>`shown.lang = ${lang}`, sql<SqlBool>`shown.lang <> ${lang}`], async (half) => {
    const { rows } = await sql<Titled>`
      select ${sql.ref(`texts.${texts.title}`)} as title, shown.owner_id as owner from ${sql.table(pictures)} as shown
      cross join ${sql.table(texts.table)} as texts
      where shown.hash = ${hash} and ${sql.ref(`texts.${texts.owner}`)} = shown.owner_id and texts.lang = shown.lang
      and ${half} limit ${NAMED}`.execute(db);
    return rows;
  });
}

/** One question after the other until there are enough: nothing is sorted, however often a picture is shown. */
async function firstFew(
  halves: readonly RawBuilder<SqlBool>[],
  ask: (half: RawBuilder<SqlBool>) => Promise<Titled[]>,
): Promise<Titled[]> {
  const titles: Titled[] = [];
  for (const half of halves) if (titles.length < NAMED) titles.push(...(await ask(half)));
  return titles.slice(0, NAMED);
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
