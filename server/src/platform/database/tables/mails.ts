import type { Generated } from 'kysely';
import type { MailPurpose, NotificationMode } from 'shared-contracts/mail';
import type { MailboxKind } from 'shared-contracts/mailbox';
import type { MailState } from 'shared-contracts/replies';
import type { Defaulted, Time } from './columns.ts';

interface MailsTable {
  id: Generated<number>;
  purpose: MailPurpose;
  /** The visitor's message that it answers; it goes with it. */
  message_id: Defaulted<number | null>;
  recipient: string;
  reply_to: Defaulted<string>;
  subject: string;
  text: string;
  state: Defaulted<MailState>;
  attempts: Defaulted<number>;
  /** Null: not to be tried any more. */
  next_try_at: Time | null;
  last_error: Defaulted<string>;
  /** Who wrote it; empty: the site itself. */
  author: Defaulted<string>;
  created_at: Time;
  sent_at: Defaulted<Time | null>;
  deleted_at: Defaulted<Time | null>;
}

interface NotificationRulesTable {
  user_id: number;
  kind: MailboxKind;
  mode: NotificationMode;
  /** The last message that a digest told of. */
  told_until: Defaulted<number>;
  /** Day of the last digest, by the calendar of Istanbul. */
  told_on: Defaulted<string>;
}

export interface MailsTables {
  mails: MailsTable;
  notification_rules: NotificationRulesTable;
}
