import { auditActionLabels, auditEntityLabels, auditResultLabels, type AuditRow } from '@vitrin/shared-contracts/audit';
import { exactTime } from '@vitrin/shared-contracts/relative-time';
import type { Db } from '../../platform/database/tables.ts';
import { nextAuditRows, type AuditQuery } from './audit.repository.ts';

const BATCH = 1_000;
/** UTF-8 byte order mark: without it spreadsheets misread Turkish letters. */
const BYTE_ORDER_MARK = '\uFEFF';
const HEADINGS = ['Zaman', 'Kişi', 'İşlem', 'Konu', 'Kayıt', 'Alanlar', 'Sonuç', 'Ağ', 'İstek', 'UTC'];

/** Yields the filtered audit log as CSV, one batch at a time. */
export async function* auditCsv(db: Db, query: AuditQuery): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(HEADINGS);
  let rows = await nextAuditRows(db, query, null, BATCH);
  while (rows.length > 0) {
    yield rows.map((row) => csvLine(cellsOf(row))).join('');
    const last = rows.at(-1) ?? null;
    rows = rows.length < BATCH ? [] : await nextAuditRows(db, query, last, BATCH);
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

/** Joins cells with semicolons, which spreadsheets with Turkish settings expect. */
function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(';')}\r\n`;
}

/**
 * Quotes a cell and neutralises spreadsheet formulas (CSV injection), including full-width characters: the log contains
 * text that users entered.
 */
function csvCell(text: string): string {
  const neutralised = /^\s*[=+\-@|%]|^[\t\r\n]/.test(text.normalize('NFKC')) ? `'${text}` : text;
  return `"${neutralised.replaceAll('"', '""')}"`;
}
