import { sql, type Expression, type SqlBool } from 'kysely';
import { helpersOf } from '../platform/database/helpers.ts';
import type { Db, TableWith } from '../platform/database/tables.ts';

/**
 * Returns an SQL condition that is true for the one translation of an item that is shown: in the requested language,
 * otherwise in the fallback language (product §10). `owner` is the column with the item's id.
 */
export function isShownTranslation(
  db: Db,
  table: TableWith<{ lang: string }>,
  owner: string,
  { requested, fallback }: { requested: string; fallback: string },
): Expression<SqlBool> {
  const lang = helpersOf(db).withoutIndex(`${table}.lang`);
  if (requested === fallback) return sql`${lang} = ${requested}`;
  return sql`(${lang} = ${requested} or (${lang} = ${fallback} and not exists (
    select 1 from ${sql.table(table)} as own
    where ${sql.ref(`own.${owner}`)} = ${sql.ref(`${table}.${owner}`)} and own.lang = ${requested})))`;
}
