import { sql, type Expression, type SqlBool } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';
import { picturesShown, textPictureTables } from '../../platform/database/text-pictures.ts';
import { pictureColumns } from './picture-uses.repository.ts';

const REFERENCE = /"media_id":(\d+)/g;

/** True for rows of `media` that are shown nowhere: by no table, no text, no page content and no setting. */
export async function shownNowhere(db: Db): Promise<Expression<SqlBool>> {
  const { ids, hashes } = await picturesOfContents(db);
  const conditions = [
    ...pictureColumns.map(({ table, picture }) => absentFrom(table, picture, sql.ref('media.id'))),
    ...textPictureTables.map((table) => absentFrom(table, 'hash', sql.ref('media.hash'))),
    ...(ids.length > 0 ? [sql`media.id not in (${sql.join(ids)})`] : []),
    ...(hashes.length > 0 ? [sql`media.hash not in (${sql.join(hashes)})`] : []),
  ];
  return sql`(${sql.join(conditions, sql` and `)})`;
}

function absentFrom(table: string, column: string, value: Expression<unknown>) {
  return sql`not exists (select 1 from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = ${value})`;
}

/** Page contents and settings are few: they are read. */
async function picturesOfContents(db: Db): Promise<{ ids: number[]; hashes: string[] }> {
  const contents = await db.selectFrom('page_contents').select('value').where('value', 'like', '%media%').execute();
  const settings = await db.selectFrom('settings').select('value').where('value', 'like', '%/media/%').execute();
  const values = [...contents, ...settings].map(({ value }) => value);
  return {
    ids: values.flatMap((value) => [...value.matchAll(REFERENCE)].map(([, id]) => Number(id))),
    hashes: values.flatMap(picturesShown),
  };
}

/** Those of the given pictures that are shown nowhere. */
export async function unusedAmong(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('media')
    .select('id')
    .where('id', 'in', ids)
    .where(await shownNowhere(db))
    .execute();
  return rows.map(({ id }) => id);
}
