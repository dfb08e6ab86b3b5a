import {
  importTypeLabels,
  type ImportItemState,
  type ImportReportFilter,
  type ImportType,
} from '@vitrin/shared-contracts/site-import';
import type { ImportNote } from '@vitrin/shared-contracts/site-import';
import type { PageRequest } from '../../../platform/database/page-request.ts';
import type { Db } from '../../../platform/database/tables.ts';

const types = Object.keys(importTypeLabels) as ImportType[];

export interface ReportQuery extends Pick<PageRequest, 'page' | 'size'> {
  type: ImportType | null;
  filter: ImportReportFilter | null;
}

export interface ReportedRow {
  id: number;
  type: ImportType;
  source_id: string;
  title: string;
  place: string;
  state: ImportItemState;
  notes: ImportNote[];
}

/** Returns one page of the report of an import, in the order of the files. */
export async function reportPage(
  db: Db,
  importId: number,
  { page, size, type, filter }: ReportQuery,
): Promise<{ rows: ReportedRow[]; total: number }> {
  const found = db
    .selectFrom('site_import_items')
    .where('import_id', '=', importId)
    .where('type', 'in', type === null ? types : [type])
    .$if(filter === 'left', (query) => query.where('state', '=', 'left'))
    .$if(filter === 'noted', (query) => query.where('state', '!=', 'left').where('notes', '!=', '[]'));
  const { total } = await found.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select(['id', 'type', 'source_id', 'title', 'place', 'state', 'notes'])
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return {
    total,
    rows: rows.map((row) => ({
      ...row,
      type: row.type as ImportType,
      state: row.state as ImportItemState,
      notes: JSON.parse(row.notes) as ImportNote[],
    })),
  };
}

/** Returns the records that items of a site became, by type and id of the item. */
export async function recordsOfItems(
  db: Db,
  source: string,
  items: readonly Pick<ReportedRow, 'type' | 'source_id'>[],
): Promise<Map<string, { entity: string; record: string }>> {
  if (items.length === 0) return new Map();
  const ids = items.map(({ source_id }) => source_id);
  const rows = await db
    .selectFrom('site_import_records')
    .select(['type', 'source_id', 'entity', 'record'])
    .where('source', '=', source)
    .where('type', 'in', types)
    .where('source_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [itemKey(row), row]));
}

export function itemKey({ type, source_id }: { type: string; source_id: string }): string {
  return `${type} ${source_id}`;
}
