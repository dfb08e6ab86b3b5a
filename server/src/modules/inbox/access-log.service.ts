import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { recordEvent, sourceOf } from '../../platform/audit/security-events.repository.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { hasAccessSince } from './access-log.repository.ts';

/**
 * The same access is recorded once in this time (milliseconds), so that switching between messages creates one entry.
 */
const RECORD_INTERVAL_MS = 10 * 60_000;

export interface AccessedData {
  kind: MailboxKind;
  id: number;
  reference: string;
  what: 'message' | 'cv' | 'replies';
}

/** Records in the audit log who accesses personal data, before it is shown; by reference, never by name. */
export async function recordAccess(
  db: Db,
  context: WriteContext,
  { kind, id, reference, what }: AccessedData,
): Promise<void> {
  const fields = [what];
  const look = { userId: context.actor.id, kind, id, fields };
  if (await hasAccessSince(db, look, new Date(Date.now() - RECORD_INTERVAL_MS).toISOString())) return;
  await recordEvent(db, sourceOf(context), {
    operation: 'read',
    result: 'done',
    actor: context.actor,
    entity: kind,
    entityId: id,
    title: reference,
    fields,
  });
}
