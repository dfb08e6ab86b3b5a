import { sql, type Expression, type SqlBool } from 'kysely';
import type { StoredContent } from '../../content/stored-content.ts';
import type { Db } from '../../platform/database/tables.ts';
import { picturesIn } from '../../content/text-pictures.repository.ts';
import type { Services } from '../../services.ts';

const REFERENCE = /"media_id":(\d+)/g;

/** Returns a condition that is true for `media` rows without any use in tables, texts and stored values. */
export async function isUnused(db: Db, content: StoredContent): Promise<Expression<SqlBool>> {
  const { ids, hashes } = await picturesOfValues(db, content);
  const conditions = [
    ...content.pictureColumns.map(({ table, picture }) => absentFrom(table, picture, sql.ref('media.id'))),
    ...content.richTexts.map(({ pictures }) => absentFrom(pictures, 'hash', sql.ref('media.hash'))),
    ...(ids.length > 0 ? [sql`media.id not in (${sql.join(ids)})`] : []),
    ...(hashes.length > 0 ? [sql`media.hash not in (${sql.join(hashes)})`] : []),
  ];
  return sql`(${sql.join(conditions, sql` and `)})`;
}

function absentFrom(table: string, column: string, value: Expression<unknown>) {
  return sql`not exists (select 1 from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = ${value})`;
}

async function picturesOfValues(db: Db, content: StoredContent): Promise<{ ids: number[]; hashes: string[] }> {
  const values: string[] = [];
  for (const each of content.pictureValues) values.push(...(await each.all(db)));
  return {
    ids: values.flatMap((value) => [...value.matchAll(REFERENCE)].map(([, id]) => Number(id))),
    hashes: values.flatMap(picturesIn),
  };
}

/** Returns the ids of those pictures that are not used. */
export async function unusedAmong(
  { db, content }: Pick<Services, 'db' | 'content'>,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('media')
    .select('id')
    .where('id', 'in', ids)
    .where(await isUnused(db, content))
    .execute();
  return rows.map(({ id }) => id);
}
