import type { MessageRow } from 'shared-contracts/mailbox';
import type { Db } from '../../platform/database/tables.ts';
import { isPerson } from './assignees.repository.ts';
import { findLabel } from './labels.repository.ts';
import { meaningless, type MailboxPage } from './mailbox-filters.ts';
import { listMessages } from './mailbox.repository.ts';

export { countUnread, readInboxState } from './inbox-state.repository.ts';

/** Returns a page of messages. Rejects an unknown label or user, which would look like an empty inbox. */
export async function readMailbox(db: Db, page: MailboxPage): Promise<{ rows: MessageRow[]; total: number }> {
  const { kind, label, assignee } = page;
  if (label !== null && !(await findLabel(db, kind, label))) throw meaningless();
  if (typeof assignee === 'number' && !(await isPerson(db, assignee))) throw meaningless();
  return listMessages(db, page);
}
