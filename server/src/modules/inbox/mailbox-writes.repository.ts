import type { MailboxKind, MailboxSection } from '@vitrin/shared-contracts/mailbox';
import type { MessageStage } from '@vitrin/shared-contracts/message-workflow';
import type { Db } from '../../platform/database/tables.ts';

export interface MessageState {
  id: number;
  reference: string;
  section: MailboxSection;
  check: 0 | 1;
  /** JSON array of reasons; `[]`: not in quarantine. */
  quarantine: string;
  stage: MessageStage;
  assignee_id: number | null;
  created_at: string;
}

/** Returns the current state of those of the given messages that exist. */
export function messageStates(trx: Db, kind: MailboxKind, ids: readonly number[]): Promise<MessageState[]> {
  return trx
    .selectFrom('messages')
    .select(['id', 'reference', 'section', 'check', 'quarantine', 'stage', 'assignee_id', 'created_at'])
    .where('kind', '=', kind)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .$narrowType<{ section: MailboxSection }>()
    .orderBy('id')
    .execute();
}

/** Fields that can be changed for many messages at once. */
export type MessageChange = Partial<{
  section: MailboxSection;
  check: 0 | 1;
  quarantine: string;
  assignee_id: number | null;
  stage: MessageStage;
  pool_consent_at: string | null;
  retain_until: string;
}>;

export async function updateMessages(trx: Db, ids: readonly number[], change: MessageChange): Promise<void> {
  if (ids.length === 0) return;
  await trx.updateTable('messages').set(change).where('id', 'in', ids).execute();
}

/** Deletes messages permanently and returns the names of their CV files, which the caller removes after the commit. */
export async function deleteMessages(trx: Db, ids: readonly number[]): Promise<string[]> {
  const cvs = await trx.selectFrom('message_cvs').select('file').where('message_id', 'in', ids).execute();
  await trx.deleteFrom('messages').where('id', 'in', ids).execute();
  return cvs.map(({ file }) => file);
}
