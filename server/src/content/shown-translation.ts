import { sql, type Expression, type SqlBool } from 'kysely';
import type { TableWith } from '../platform/database/tables.ts';

/**
 * True for the one translation of an item that is shown: the asked language's, else the fallback's (product §10).
 * `owner` is the column that names the item.
 */
export function isShownTranslation(
  table: TableWith<{ lang: string }>,
  owner: string,
  { asked, fallback }: { asked: string; fallback: string },
): Expression<SqlBool> {
  const lang = sql.ref(`${table}.lang`);
  if (asked === fallback) return sql`${lang} = ${asked}`;
  return sql`(${lang} = ${asked} or (${lang} = ${fallback} and not exists (
    select 1 from ${sql.table(table)} as own
    where ${sql.ref(`own.${owner}`)} = ${sql.ref(`${table}.${owner}`)} and own.lang = ${asked})))`;
}
