import { sql } from 'kysely';
import type { MailboxKind, MailboxSection } from '@vitrin/shared-contracts/mailbox';
import type { Db } from '../../platform/database/tables.ts';

export interface ExpiredMessage {
  id: number;
  kind: MailboxKind;
  reference: string;
}

/** Returns messages whose retention period is over, up to `limit`. */
export function expiredMessages(trx: Db, now: string, limit: number): Promise<ExpiredMessage[]> {
  return trx
    .selectFrom('messages')
    .select(['id', 'kind', 'reference'])
    .where('retain_until', '<=', now)
    .where('deleted_at', 'is', null)
    .orderBy('retain_until')
    .limit(limit)
    .execute();
}

/** Soft-deletes messages and the mails about them. They are no longer visible, but the rows stay for a week. */
export async function markDeleted(trx: Db, ids: readonly number[], at: string): Promise<void> {
  await trx
    .updateTable('messages')
    .set({ deleted_from: sql<MailboxSection>`section`, section: 'deleted', deleted_at: at })
    .where('id', 'in', ids)
    .execute();
  await trx
    .updateTable('mails')
    .set({ deleted_at: at })
    .where('message_id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Returns messages that were soft-deleted up to `before`, at most `limit`. */
export function deletedMessages(trx: Db, before: string, limit: number): Promise<ExpiredMessage[]> {
  return trx
    .selectFrom('messages')
    .select(['id', 'kind', 'reference'])
    .where('deleted_at', '<=', before)
    .orderBy('deleted_at')
    .limit(limit)
    .execute();
}

/** Returns those of the files that belong to no message. */
export async function orphanedFiles(db: Db, files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const rows = await db.selectFrom('message_cvs').select('file').where('file', 'in', files).execute();
  const known = new Set(rows.map(({ file }) => file));
  return files.filter((file) => !known.has(file));
}
