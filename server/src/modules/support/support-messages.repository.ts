import type { SupportMessage } from '@vitrin/shared-contracts/support';
import type { Db } from '../../platform/database/tables.ts';
import { attachmentsOf, insertAttachments, type NewAttachment } from './attachments.repository.ts';

/** Returns all messages of a request, the oldest first, as `readerId` sees them. */
export async function listMessages(db: Db, requestId: number, readerId: number): Promise<SupportMessage[]> {
  const rows = await db
    .selectFrom('support_messages')
    .innerJoin('users', 'users.id', 'support_messages.author_id')
    .select(['support_messages.id', 'support_messages.author_id', 'support_messages.message'])
    .select(['support_messages.created_at', 'users.name as author'])
    .where('request_id', '=', requestId)
    .orderBy('support_messages.id')
    .execute();
  const attached = await attachmentsOf(db, requestId);
  return rows.map(({ author_id, ...message }) => ({
    ...message,
    is_own: author_id === readerId,
    attachments: attached
      .filter(({ message_id }) => message_id === message.id)
      .map(({ id, name, bytes, type }) => ({ id, name, bytes, type })),
  }));
}

export interface NewMessage {
  request_id: number;
  author_id: number;
  message: string;
  created_at: string;
}

export async function insertMessage(
  trx: Db,
  message: NewMessage,
  attachments: readonly NewAttachment[],
): Promise<void> {
  const { id } = await trx.insertInto('support_messages').values(message).returning('id').executeTakeFirstOrThrow();
  await insertAttachments(trx, id, attachments);
}
