import type { AuditRow } from '@vitrin/shared-contracts/audit';
import type { Right } from '@vitrin/shared-contracts/rights';
import { fieldLabel } from '@vitrin/shared-contracts/content-fields';
import { fieldsOf } from '../../content/content-kind.ts';
import { versionsOfWrites } from '../../content/history/record-versions.repository.ts';
import type { ContentServices } from '../../content/content-services.ts';
import { listAudit, type AuditQuery } from './audit.repository.ts';

type Version = Awaited<ReturnType<typeof versionsOfWrites>>[number];

/**
 * Returns one page of the log, newest first. An entry that has stored a version in the history says what that version
 * says: its title and its changed fields; readers who may edit the record also get the way to the version.
 */
export async function readAuditLog(
  { db, kinds }: Pick<ContentServices, 'db' | 'kinds'>,
  rights: ReadonlySet<Right>,
  query: AuditQuery,
  page: { page: number; size: number },
) {
  const { rows, total } = await listAudit(db, query, page);
  const versions = await versionsOfWrites(
    db,
    rows.filter(({ entity, result }) => result === 'done' && kinds.has(entity)),
  );
  return { total, rows: rows.map((row) => withVersion(row, versionOf(row, versions))) };

  function withVersion(row: AuditRow, version: Version | undefined): AuditRow {
    const kind = version && kinds.get(version.entity);
    if (!kind) return row;
    const { record, number, title, changed } = version;
    const labels = changed.map((path) => fieldLabel(fieldsOf(kind, record), path));
    const link = { record, number, screen: kind.screen(record) };
    return { ...row, title, changed: labels, ...(rights.has(kind.right) && { version: link }) };
  }
}

function versionOf({ entity, entity_id, at }: AuditRow, versions: readonly Version[]): Version | undefined {
  return versions.find(
    (version) =>
      version.entity === entity && version.at === at && (entity_id === null || version.record === String(entity_id)),
  );
}
