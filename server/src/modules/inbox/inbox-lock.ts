import { mailboxKinds, type MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { helpersOf } from '../../platform/database/helpers.ts';
import type { Db } from '../../platform/database/tables.ts';

/**
 * Locks these inboxes until the transaction ends: no other transaction changes or destroys their messages, so that no
 * deadlock on rows can occur. Must precede every row lock, and always in this order.
 */
export async function lockInboxes(trx: Db, kinds: readonly MailboxKind[] = mailboxKinds): Promise<void> {
  for (const kind of mailboxKinds) if (kinds.includes(kind)) await helpersOf(trx).lock(trx, `messages ${kind}`);
}
