import type { Db } from '../../platform/database/tables.ts';
import { inTransactionOf, type ContentKind, type ContentSource, type StoredRecord } from '../content-kind.ts';
import { indexRecords, isSearched, type SearchedKind } from './index-record.ts';

/** Keeps the search index in agreement with a written record, in the transaction of the write. */
export function writeSearch(source: ContentSource, trx: Db, kind: ContentKind) {
  const inTransaction = inTransactionOf(source, trx);
  let before: ShownRecord[] = [];
  const writeShown = async (now: readonly ShownRecord[]) => {
    const records = new Map([...before, ...now].map((shown) => [`${shown.kind.entity} ${shown.record}`, shown]));
    for (const { kind: shown, record } of records.values())
      await indexRecords(trx, shown, new Map([[record, await shown.read(inTransaction, record)]]));
  };
  return {
    async before(record: string): Promise<void> {
      before = await shownRecords(inTransaction, kind, record);
    },
    async saved(record: string, stored: StoredRecord | null): Promise<void> {
      if (isSearched(kind)) await indexRecords(trx, kind, new Map([[record, stored]]));
      await writeShown(await shownRecords(inTransaction, kind, record));
    },
    async deleted(records: readonly string[]): Promise<void> {
      if (isSearched(kind) && records.length > 0)
        await indexRecords(trx, kind, new Map(records.map((record) => [record, null])));
      await writeShown([]);
    },
  };
}

/** A record of another kind that visitors see because of the written one. */
interface ShownRecord {
  kind: SearchedKind;
  record: string;
}

async function shownRecords({ db, kinds }: ContentSource, { entity }: ContentKind, record: string) {
  const shown: ShownRecord[] = [];
  for (const kind of [...kinds.values()].filter(isSearched))
    for (const key of (await kind.addresses.shownBy?.[entity]?.(db, record)) ?? []) shown.push({ kind, record: key });
  return shown;
}
