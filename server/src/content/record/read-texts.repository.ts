import { sql } from 'kysely';
import { parse } from 'secure-json-parse';
import type { AnyRecord, StoredTexts } from '@vitrin/shared-contracts/records/define-record';
import { storesJson, type FieldSet } from '@vitrin/shared-contracts/records/field';
import type { Db } from '../../platform/database/tables.ts';
import type { TextStore } from './record-store.ts';

/** The declaration of a kind, and where its texts are stored. */
interface TextSource<D extends AnyRecord> {
  definition: D;
  store: TextStore;
}

/** Texts of records, as their forms read them. */
export interface ReadTexts<D extends AnyRecord> {
  /** Returns the texts of a record by language. */
  of(id: number): Record<string, StoredTexts<D>>;
}

/** Reads the texts of these records; without ids, those of all. */
export async function readTexts<D extends AnyRecord>(
  db: Db,
  { definition: { translated }, store }: TextSource<D>,
  ids?: readonly number[],
): Promise<ReadTexts<D>> {
  // An empty list is no valid condition in PostgreSQL.
  if (ids?.length === 0) return { of: () => ({}) };
  const hasRichText = Object.values(translated).some(({ type }) => type === 'richText');
  const columns = [...Object.keys(translated), ...(hasRichText ? ['content'] : [])];
  const owner = sql.ref<number>(store.owner);
  const rows = await db
    .selectFrom(store.table as 'article_translations')
    .select([owner.as('owner'), 'lang'])
    .select(columns.map((column) => sql.ref(column).as(column)))
    .$if(ids !== undefined, (query) => query.where(owner, 'in', ids ?? []))
    .orderBy('lang')
    .execute();
  const byRecord = Map.groupBy(rows, (row) => row.owner);
  return {
    of: (id) =>
      Object.fromEntries(
        (byRecord.get(id) ?? []).map(({ owner: _id, lang, ...texts }) => [lang, parseTexts(translated, texts)]),
      ) as Record<string, StoredTexts<D>>,
  };
}

/** Returns the values of the columns that are stored as JSON. */
function parseTexts(fields: FieldSet, texts: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(
    Object.entries(texts).map(([name, value]) => {
      const type = fields[name]?.type;
      return [name, type === 'richText' || (type && storesJson(type)) ? parse(String(value)) : value];
    }),
  );
}
