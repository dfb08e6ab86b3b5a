import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { PictureUse } from '@vitrin/shared-contracts/media';
import { withFormerUses } from '../../content/file-uses.ts';
import type { PictureColumn, PictureKey, RichTexts, TitledRecords } from '../../content/stored-content.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { MediaSource } from './unused-pictures.repository.ts';

/** Maximum number of places returned; enough for users to find the picture. */
const MAX_TITLES = 5;

/** Returns the places where a picture is used; empty when it can be deleted. */
export async function usesOfPicture(source: MediaSource, picture: PictureKey, lang: string): Promise<PictureUse[]> {
  return await withFormerUses(source, picture.hash, await currentUses(source, picture, lang));
}

async function currentUses(
  { db, kinds, content }: MediaSource,
  picture: PictureKey,
  lang: string,
): Promise<PictureUse[]> {
  const uses = new Map<string, string | null>();
  const addUse = (label: string, path: string | null) => uses.has(label) || uses.set(label, path);
  const addUses = (titles: readonly Titled[], { label, screen }: TitledRecords) =>
    titles.forEach(({ title, owner }) => addUse(`${label} “${title}”`, screen(owner)));
  for (const column of content.pictureColumns)
    addUses(await titlesOf(db, column, { id: picture.id, lang }), column.shownBy);
  for (const texts of content.richTexts)
    addUses(await titlesWith(db, texts, { hash: picture.hash, lang }), texts.shownBy);
  for (const values of content.pictureValues)
    for (const { label, path } of await values.usesOf({ db, kinds }, picture)) addUse(label, path);
  return [...uses].map(([label, path]) => ({ label, path }));
}

interface Titled {
  title: string;
  owner: number;
}

/**
 * Returns titles in the language, otherwise in another one. The cross join prevents SQLite from scanning all texts
 * first.
 */
function titlesOf(
  db: Db,
  { table, picture, owner, shownBy: { titles: texts } }: PictureColumn,
  { id, lang }: { id: number; lang: string },
): Promise<Titled[]> {
  const [shown, named] = [sql.ref(`shown.${owner}`), sql.table(texts.table)];
  const withoutTitle = sql<SqlBool>`not exists (
    select 1 from ${named} as own where ${sql.ref(`own.${texts.owner}`)} = ${shown} and own.lang = ${lang})`;
  return firstTitles([sql<SqlBool>`texts.lang = ${lang}`, withoutTitle], async (part) => {
    const { rows } = await sql<Titled>`
      select ${sql.ref(`texts.${texts.title}`)} as title, ${shown} as owner from ${sql.table(table)} as shown
      cross join ${named} as texts
      where ${sql.ref(`shown.${picture}`)} = ${id} and ${sql.ref(`texts.${texts.owner}`)} = ${shown} and ${part}
      limit ${MAX_TITLES}`.execute(db);
    return rows;
  });
}

/** Returns titles, those in the language first. */
function titlesWith(
  db: Db,
  { pictures, shownBy: { titles: texts } }: RichTexts,
  { hash, lang }: { hash: string; lang: string },
): Promise<Titled[]> {
  return firstTitles([sql<SqlBool>`shown.lang = ${lang}`, sql<SqlBool>`shown.lang <> ${lang}`], async (part) => {
    const { rows } = await sql<Titled>`
      select ${sql.ref(`texts.${texts.title}`)} as title, shown.owner_id as owner from ${sql.table(pictures)} as shown
      cross join ${sql.table(texts.table)} as texts
      where shown.hash = ${hash} and ${sql.ref(`texts.${texts.owner}`)} = shown.owner_id and texts.lang = shown.lang
      and ${part} limit ${MAX_TITLES}`.execute(db);
    return rows;
  });
}

/**
 * Runs the queries in turn until there are enough titles, so that nothing must be sorted, however often a picture is
 * used.
 */
async function firstTitles(
  parts: readonly RawBuilder<SqlBool>[],
  ask: (part: RawBuilder<SqlBool>) => Promise<Titled[]>,
): Promise<Titled[]> {
  const titles: Titled[] = [];
  for (const part of parts) if (titles.length < MAX_TITLES) titles.push(...(await ask(part)));
  return titles.slice(0, MAX_TITLES);
}
