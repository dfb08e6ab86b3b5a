import type { SupportAttachment } from '@vitrin/shared-contracts/support';
import type { Db } from '../../platform/database/tables.ts';

export interface NewAttachment extends Omit<SupportAttachment, 'id'> {
  /** Name below the private folder. */
  file: string;
}

export async function insertAttachments(
  trx: Db,
  messageId: number,
  attachments: readonly NewAttachment[],
): Promise<void> {
  if (attachments.length === 0) return;
  const rows = attachments.map(({ name, bytes, type, file }) => ({ message_id: messageId, name, bytes, type, file }));
  await trx.insertInto('support_attachments').values(rows).execute();
}

/** Selects the attachments of all messages of a request, in the order in which they were added. */
export function attachmentsOf(db: Db, requestId: number) {
  return db
    .selectFrom('support_attachments')
    .innerJoin('support_messages', 'support_messages.id', 'support_attachments.message_id')
    .select(['support_attachments.id', 'support_attachments.message_id', 'support_attachments.name'])
    .select(['support_attachments.bytes', 'support_attachments.type', 'support_attachments.file'])
    .where('support_messages.request_id', '=', requestId)
    .orderBy('support_attachments.id')
    .execute();
}

/** Returns those of the files that belong to no message. */
export async function orphanedFiles(db: Db, files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const rows = await db.selectFrom('support_attachments').select('file').where('file', 'in', files).execute();
  const known = new Set(rows.map(({ file }) => file));
  return files.filter((file) => !known.has(file));
}
