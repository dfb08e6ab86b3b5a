import type { MailboxKind } from './mailbox.ts';

/** What GET /api/admin/inbox/stream tells, as the `event` of a server-sent event; `data` is JSON. */
export interface InboxEvents {
  /** Once at the beginning, and whenever a count has changed: unread messages of each inbox that this person may read. */
  counts: Partial<Record<MailboxKind, number>>;
  /** A message has come that waits in no quarantine. */
  received: { kind: MailboxKind; id: number; name: string; subject: string };
  /** Something in this inbox is no longer as it was shown. */
  changed: { kind: MailboxKind };
}

export type InboxEventName = keyof InboxEvents;
