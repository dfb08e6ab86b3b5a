import { mailboxKinds, type MailboxKind } from 'shared-contracts/mailbox';
import { helpersOf } from '../../platform/database/helpers.ts';
import type { Db } from '../../platform/database/tables.ts';

/**
 * Until this transaction ends nobody else changes or destroys messages of these inboxes, so that no two wait for each
 * other's rows. Comes before every other lock of a row, and always in this order.
 */
export async function holdInboxes(trx: Db, kinds: readonly MailboxKind[] = mailboxKinds): Promise<void> {
  for (const kind of mailboxKinds) if (kinds.includes(kind)) await helpersOf(trx).lock(trx, `messages ${kind}`);
}
