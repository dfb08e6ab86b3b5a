import type { AuditAction, AuditResult } from '@vitrin/shared-contracts/audit';
import { addressPrefix } from '../address-prefix.ts';
import { notBeforeKnownTime } from '../jobs/clock-check.ts';
import { searchText } from '../database/search.ts';
import type { Db } from '../database/tables.ts';

/** One entry of the audit log: who did what, to what, and the result. Fields are names, never values. */
export interface AuditEntry {
  at: string;
  actor: { id: number; name: string } | null;
  action: AuditAction;
  result: AuditResult;
  entity: string;
  entityId: number | null;
  title: string;
  fields: readonly string[];
  requestId: string;
  /** Full address of the request; only its network is stored. */
  address: string;
}

/** Adds an entry to the audit log; the database prevents any later change or deletion. */
export async function addAuditRow(db: Db, { actor, ...entry }: AuditEntry): Promise<void> {
  const name = actor?.name ?? '';
  await db
    .insertInto('audit')
    .values({
      at: await notBeforeKnownTime(db, entry.at),
      actor_id: actor?.id ?? null,
      actor_name: name,
      action: entry.action,
      result: entry.result,
      entity: entry.entity,
      entity_id: entry.entityId,
      title: entry.title,
      fields: JSON.stringify(entry.fields),
      request_id: entry.requestId,
      // A network is stored as it is.
      address: entry.address.includes('/') ? entry.address : addressPrefix(entry.address),
      search_text: searchText(name, entry.title),
    })
    .execute();
}
