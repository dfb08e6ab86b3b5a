import type { Generated } from 'kysely';
import type { MailboxKind, MailboxSection } from 'shared-contracts/mailbox';
import type { Defaulted, Flag, JsonText, Time } from './columns.ts';

interface MessagesTable {
  id: Generated<number>;
  kind: MailboxKind;
  /** What the visitor was told to quote. */
  reference: string;
  section: Defaulted<MailboxSection>;
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
  message_cvs: MessageCvsTable;
}
