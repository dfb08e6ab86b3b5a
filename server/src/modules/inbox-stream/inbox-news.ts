import type { InboxEvents } from '@vitrin/shared-contracts/inbox-stream';
import { mailboxKinds, type MailboxKind } from '@vitrin/shared-contracts/mailbox';
import type { Db } from '../../platform/database/tables.ts';
import { countUnread } from '../inbox/mailbox-list.service.ts';
import type { InboxEvent } from '../../platform/events/inbox-hub.ts';
import { unreadMessages } from './inbox-stream.repository.ts';

/** Combined news of several inbox events, for all panels; each panel is sent only its part. */
export interface InboxNews {
  counts: Readonly<Record<MailboxKind, number>>;
  received: InboxEvents['received'][];
  changed: ReadonlySet<MailboxKind>;
}

export async function readNews(db: Db, inboxEvents: readonly InboxEvent[]): Promise<InboxNews> {
  const counts: InboxNews['counts'] = { contact: 0, 'human-resources': 0 };
  for (const kind of mailboxKinds) Object.assign(counts, { [kind]: await countUnread(db, kind) });
  const ids = inboxEvents.flatMap(({ received }) => received ?? []);
  return {
    counts,
    received: await unreadMessages(db, [...new Set(ids)]),
    changed: new Set(inboxEvents.map(({ kind }) => kind)),
  };
}
