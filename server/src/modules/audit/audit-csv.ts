import { auditActionLabels, auditEntityLabels, auditResultLabels, type AuditRow } from 'shared-contracts/audit';
import { exactTime } from 'shared-contracts/relative-time';
import type { Db } from '../../platform/database/tables.ts';
import { auditAfter, type AuditQuery } from './audit.repository.ts';

const BATCH = 1_000;
/** UTF-8 byte order mark: without it spreadsheets misread Turkish letters. */
const BYTE_ORDER_MARK = '\uFEFF';
const HEADINGS = ['Zaman', 'Kişi', 'İşlem', 'Konu', 'Kayıt', 'Alanlar', 'Sonuç', 'Ağ', 'İstek', 'UTC'];

/** Yields the filtered audit log as CSV, one batch at a time. */
export async function* auditCsv(db: Db, query: AuditQuery): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + line(HEADINGS);
  let rows = await auditAfter(db, query, null, BATCH);
  while (rows.length > 0) {
    yield rows.map((row) => line(cellsOf(row))).join('');
    const last = rows.at(-1) ?? null;
    rows = rows.length < BATCH ? [] : await auditAfter(db, query, last, BATCH);
  }
}

function cellsOf(row: AuditRow): string[] {
  return [
    exactTime(new Date(row.at)),
    row.actor?.name ?? '',
    auditActionLabels[row.action],
    auditEntityLabels[row.entity] ?? row.entity,
    row.title,
    row.fields.join(', '),
    auditResultLabels[row.result],
    row.address,
    row.request_id,
    row.at,
  ];
}

/** Semicolons, as spreadsheets set to Turkish read it. */
function line(cells: readonly string[]): string {
  return `${cells.map(cell).join(';')}\r\n`;
}

/** A cell that begins like a formula would be run by the spreadsheet, in wide letters too; people's own words stand in it. */
function cell(text: string): string {
  const harmless = /^\s*[=+\-@|%]|^[\t\r\n]/.test(text.normalize('NFKC')) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
