import type { Generated } from 'kysely';
import type { MailboxKind, MailboxSection } from 'shared-contracts/mailbox';
import type { LabelColour, MessageEventName, MessageStage } from 'shared-contracts/message-workflow';
import type { Defaulted, Edited, Flag, JsonText, Time } from './columns.ts';

/** `deleted`: its period is over; it is destroyed a week later and until then shown in no inbox. */
export type StoredSection = MailboxSection | 'deleted';

interface MessagesTable {
  id: Generated<number>;
  kind: MailboxKind;
  /** What the visitor was told to quote. */
  reference: string;
  section: Defaulted<StoredSection>;
  check: Defaulted<Flag>;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  lang: string;
  notice_revision: number | null;
  /** List of reasons; `[]` is not quarantined. */
  quarantine: Defaulted<JsonText>;
  created_at: Time;
  retain_until: Time | null;
  /** Of everything the visitor sent: tells a repeated form. */
  content_hash: string;
  /** Of the message's words alone: tells the same text from others. Null where it is too short to tell anything. */
  text_hash: string | null;
  search_text: string;
  stage: Defaulted<MessageStage>;
  /** Who deals with it. */
  assignee_id: Defaulted<number | null>;
  /** When the applicant agreed to stay in the pool. */
  pool_consent_at: Defaulted<Time | null>;
  /** The e-mail in small letters: by it one sender is known. */
  sender: Defaulted<string>;
  deleted_at: Defaulted<Time | null>;
  deleted_from: Defaulted<MailboxSection | null>;
}

interface LabelsTable extends Edited {
  id: Generated<number>;
  kind: MailboxKind;
  name: string;
  colour: LabelColour;
}

interface MessageLabelsTable {
  message_id: number;
  label_id: number;
}

interface MessageNotesTable {
  id: Generated<number>;
  message_id: number;
  author_id: number;
  text: string;
  created_at: Time;
}

interface MessageEventsTable {
  id: Generated<number>;
  message_id: number;
  at: Time;
  /** Name; empty: the site itself. */
  actor: string;
  event: MessageEventName;
  detail: Defaulted<string>;
}

interface ReplyTemplatesTable extends Edited {
  id: Generated<number>;
  kind: MailboxKind;
  name: string;
  subject: string;
  text: string;
}

interface MessageCvsTable {
  message_id: number;
  /** For people. */
  name: string;
  bytes: number;
  type: 'pdf' | 'docx';
  /** Name below the private folder. */
  file: string;
}

export interface MessagesTables {
  messages: MessagesTable;
  labels: LabelsTable;
  message_labels: MessageLabelsTable;
  message_notes: MessageNotesTable;
  message_events: MessageEventsTable;
  reply_templates: ReplyTemplatesTable;
  message_cvs: MessageCvsTable;
}
