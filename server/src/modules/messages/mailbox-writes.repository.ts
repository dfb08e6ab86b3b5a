import type { MailboxKind, MailboxSection } from 'shared-contracts/mailbox';
import type { Db } from '../../database/tables.ts';

export interface Standing {
  id: number;
  reference: string;
  section: MailboxSection;
  check: 0 | 1;
}

/** Those of the named messages that there are. */
export function standing(trx: Db, kind: MailboxKind, ids: readonly number[]): Promise<Standing[]> {
  return trx
    .selectFrom('messages')
    .select(['id', 'reference', 'section', 'check'])
    .where('kind', '=', kind)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
}

export async function moveToTrash(trx: Db, ids: readonly number[]): Promise<void> {
  await trx.updateTable('messages').set({ section: 'trash' }).where('id', 'in', ids).execute();
}

/** Back to the inbox; what staff put there is no longer suspected. */
export async function moveToMail(trx: Db, ids: readonly number[]): Promise<void> {
  await trx.updateTable('messages').set({ section: 'mail', quarantine: '[]' }).where('id', 'in', ids).execute();
}

export async function saveCheck(trx: Db, id: number, check: 0 | 1): Promise<void> {
  await trx.updateTable('messages').set({ check }).where('id', '=', id).execute();
}

/** Deletes for good and returns the names of the CV files, which go once this is committed. */
export async function deleteMessages(trx: Db, ids: readonly number[]): Promise<string[]> {
  const cvs = await trx.selectFrom('message_cvs').select('file').where('message_id', 'in', ids).execute();
  await trx.deleteFrom('messages').where('id', 'in', ids).execute();
  return cvs.map(({ file }) => file);
}

/** Messages whose time is over, some at a time. */
export async function expiredMessages(trx: Db, now: string, limit: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('messages')
    .select('id')
    .where('retain_until', '<=', now)
    .orderBy('retain_until')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Those of the files that no message has. */
export async function strayFiles(db: Db, files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const rows = await db.selectFrom('message_cvs').select('file').where('file', 'in', files).execute();
  const known = new Set(rows.map(({ file }) => file));
  return files.filter((file) => !known.has(file));
}
