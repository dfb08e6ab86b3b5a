import type { MailboxKind } from './mailbox.ts';

/** Server-sent events of `GET /api/admin/inbox/stream` by `event` name; `data` is JSON of the given type. */
export interface InboxEvents {
  /**
   * Number of unread messages of each inbox that the user may read. Sent on connect and after every change of a count.
   */
  counts: Partial<Record<MailboxKind, number>>;
  /** A new message that is not in quarantine. */
  received: { kind: MailboxKind; id: number; name: string; subject: string };
  /** Any message of this inbox has changed; the displayed list is outdated. */
  changed: { kind: MailboxKind };
}

/** Name of a server-sent event of the inboxes. */
export type InboxEventName = keyof InboxEvents;
