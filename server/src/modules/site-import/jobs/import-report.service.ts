import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { Right } from '@vitrin/shared-contracts/rights';
import type { ImportReportItem } from '@vitrin/shared-contracts/site-import';
import { NotFound } from '../../../platform/errors.ts';
import type { ContentServices } from '../../../content/content-services.ts';
import { findImport } from '../index/import-rows.repository.ts';
import { itemKey, recordsOfItems, reportPage, type ReportQuery } from '../index/report-page.repository.ts';

/** Returns one page of the items of an import or of a trial, each with the record that it became. Throws `NotFound`. */
export async function readReport(
  services: Pick<ContentServices, 'db' | 'kinds'>,
  importId: number,
  { rights, ...query }: ReportQuery & { rights: ReadonlySet<Right> },
): Promise<{ items: ImportReportItem[]; total: number }> {
  const row = await findImport(services.db, importId);
  if (!row) throw new NotFound();
  const { rows, total } = await reportPage(services.db, importId, query);
  const records = await recordsOfItems(services.db, row.source, rows);
  const items = rows.map(({ source_id, ...item }) => ({
    ...item,
    title: item.title.replaceAll(/<[^<>]*>/g, ''),
    screen: screenOf(services, records.get(itemKey({ ...item, source_id })), rights),
  }));
  return { items, total };
}

function screenOf(
  { kinds }: Pick<ContentServices, 'kinds'>,
  found: { entity: string; record: string } | undefined,
  rights: ReadonlySet<Right>,
): string | null {
  if (!found) return null;
  if (found.entity === 'media') return rights.has('media.read') ? adminPaths.mediaRecord(Number(found.record)) : null;
  const kind = kinds.get(found.entity);
  return kind && rights.has(kind.right) ? kind.screen(found.record) : null;
}
