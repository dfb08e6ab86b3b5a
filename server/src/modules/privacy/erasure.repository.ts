import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import type { Db } from '../../platform/database/tables.ts';
import { personalPurposes } from './person.repository.ts';

/** References of the destroyed data, and the files to remove after the commit. */
export interface Erased {
  messages: { kind: MailboxKind; reference: string }[];
  files: string[];
  mails: number;
  /** 1 if the address was subscribed to the newsletter. */
  subscriptions: number;
}

/**
 * Deletes everything that was received from one e-mail or sent to one of its addresses. Notes, labels, events and CV
 * rows are deleted with their messages, as are mails that notified staff of them and digests that are not sent yet.
 */
export async function deletePerson(trx: Db, sender: string, addresses: readonly string[]): Promise<Erased> {
  const own = trx.selectFrom('messages').select('id').where('sender', '=', sender);
  const cvs = await trx.selectFrom('message_cvs').select('file').where('message_id', 'in', own).execute();
  const about = await trx.deleteFrom('mails').where('message_id', 'in', own).executeTakeFirstOrThrow();
  const written = await trx
    .deleteFrom('mails')
    .where('recipient', 'in', addresses)
    .where('purpose', 'in', personalPurposes)
    .executeTakeFirstOrThrow();
  await trx
    .deleteFrom('mails')
    .where('state', 'in', ['queued', 'sending', 'failed'])
    .where('purpose', '=', 'digest')
    .execute();
  const subscribed = await trx
    .deleteFrom('newsletter_subscriptions')
    .where('address', '=', sender)
    .executeTakeFirstOrThrow();
  const messages = await trx
    .deleteFrom('messages')
    .where('sender', '=', sender)
    .returning(['kind', 'reference'])
    .execute();
  return {
    messages,
    files: cvs.map(({ file }) => file),
    mails: Number(about.numDeletedRows) + Number(written.numDeletedRows),
    subscriptions: Number(subscribed.numDeletedRows),
  };
}
