import { sql, type Expression, type SqlBool } from 'kysely';
import type { Generated } from '../platform/database/row-types.ts';
import type { Db, TableWith } from '../platform/database/tables.ts';
import type { ListState } from './page-addresses.ts';
import type { TextTable } from './record/record-store.ts';

/** Records that visitors see. */
export interface ListedRecords {
  /** Table of their texts, with the column of the id of the record. */
  slugged: { table: TextTable; owner: string };
  /** Table of the records, `item` in `isShown`. */
  table: TableWith<{ id: Generated<number>; updated_at: string }>;
  /** Returns the condition of the rows that visitors see. */
  isShown(): Expression<SqlBool>;
}

/** Returns what a list of these records is made from; null if visitors see none. */
export async function listState(db: Db, { slugged, table, isShown }: ListedRecords): Promise<ListState | null> {
  const { rows } = await sql<{ lang: string; changedAt: string }>`
    select texts.lang, max(item.updated_at) as "changedAt"
    from ${sql.table(table)} as item
    join ${sql.table(slugged.table)} as texts on ${sql.ref(`texts.${slugged.owner}`)} = item.id
    join languages on languages.abbr = texts.lang and languages.active = 1
    where ${isShown()}
    group by texts.lang, languages.is_default
    order by languages.is_default desc, texts.lang`.execute(db);
  const changedAt = rows
    .map((row) => row.changedAt)
    .toSorted()
    .at(-1);
  return changedAt === undefined ? null : { changedAt, languages: rows.map(({ lang }) => lang) };
}
