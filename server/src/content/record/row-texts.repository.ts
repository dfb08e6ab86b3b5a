import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';
import type { TextStore } from './record-store.ts';

/** Texts of a record in a list: in one language, else in the first that it has, and the languages in which it is written. */
export type RowTexts<Column extends string> = Record<Column, string> & { languages: string[] };

interface Rows<Column extends string> {
  columns: readonly Column[];
  ids: readonly number[];
  lang: string;
}

/** Returns a function that returns the texts of these records for a list. */
export async function rowTexts<Column extends string>(
  db: Db,
  { table, owner }: Pick<TextStore, 'table' | 'owner'>,
  { columns, ids, lang }: Rows<Column>,
): Promise<(id: number) => RowTexts<Column>> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const query = sql<Record<Column, string> & { owner: number; lang: string }>`
    select ${sql.ref(owner)} as owner, lang, ${names} from ${sql.table(table)}
    where ${sql.ref(owner)} in (${sql.join(ids)}) order by lang`;
  // An empty list is no valid condition in PostgreSQL.
  const rows = ids.length === 0 ? [] : (await query.execute(db)).rows;
  const byRecord = Map.groupBy(rows, (row) => row.owner);
  return (id) => {
    const own = byRecord.get(id) ?? [];
    const shown = own.find((row) => row.lang === lang) ?? own[0];
    const texts = Object.fromEntries(columns.map((column) => [column, shown?.[column] ?? ''])) as Record<
      Column,
      string
    >;
    return { ...texts, languages: own.map((row) => row.lang) };
  };
}
