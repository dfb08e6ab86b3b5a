import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { stageLabel } from '@vitrin/shared-contracts/message-workflow';
import type { Db } from '../../platform/database/tables.ts';

/**
 * Sets a message back to in progress when its reply could not be delivered. Returns the changed inbox; null when the
 * message is not answered.
 */
export async function reopenMessage(trx: Db, id: number, at: string): Promise<MailboxKind | null> {
  const stage = 'in-progress';
  const row = await trx
    .updateTable('messages')
    .set({ stage })
    .where('id', '=', id)
    .where('stage', '=', 'answered')
    .returning('kind')
    .executeTakeFirst();
  if (!row) return null;
  await trx
    .insertInto('message_events')
    .values({ message_id: id, at, actor: '', event: 'stage', detail: stageLabel(row.kind, stage) })
    .execute();
  return row.kind;
}
