import type { Db } from '../../platform/database/tables.ts';
import type { ContentKind, StoredRecord } from '../content-kind.ts';
import { indexRecord, isSearched } from './index-record.ts';

/** Keeps the search index in agreement with a written record, in the transaction of the write. */
export function writeSearch(trx: Db, kind: ContentKind) {
  return {
    async saved(record: string, stored: StoredRecord | null): Promise<void> {
      if (isSearched(kind)) await indexRecord(trx, kind, record, stored);
    },
    async deleted(records: readonly string[]): Promise<void> {
      if (isSearched(kind)) for (const record of records) await indexRecord(trx, kind, record, null);
    },
  };
}
