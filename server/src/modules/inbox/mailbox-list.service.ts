import type { MessageRow } from '@vitrin/shared-contracts/mailbox';
import type { Db } from '../../platform/database/tables.ts';
import { userExists } from './assignees.repository.ts';
import { findLabel } from './labels.repository.ts';
import { invalidFilter, type MailboxPage } from './mailbox-filters.ts';
import { listMessages } from './mailbox.repository.ts';

export { countUnread, readInboxState } from './inbox-state.repository.ts';

/** Returns a page of messages. Rejects an unknown label or user, which would look like an empty inbox. */
export async function readMailbox(db: Db, page: MailboxPage): Promise<{ rows: MessageRow[]; total: number }> {
  const { kind, label, assignee } = page;
  if (label !== null && !(await findLabel(db, kind, label))) throw invalidFilter();
  if (typeof assignee === 'number' && !(await userExists(db, assignee))) throw invalidFilter();
  return listMessages(db, page);
}
