import type { Generated } from 'kysely';
import type { AttachmentType } from 'shared-contracts/attachments';
import type { SupportImportance, SupportStatus } from 'shared-contracts/support';
import type { Defaulted, Edited, Time } from './columns.ts';

interface SupportRequestsTable extends Edited {
  id: Generated<number>;
  /** Who asks. */
  user_id: number;
  subject: string;
  importance: SupportImportance;
  status: Defaulted<SupportStatus>;
  search_text: string;
  /** The mail that sent the last text of its writer on; it may be destroyed by now. */
  mail_id: Defaulted<number | null>;
}

interface SupportMessagesTable {
  id: Generated<number>;
  request_id: number;
  author_id: number;
  message: string;
  created_at: Time;
}

interface SupportAttachmentsTable {
  id: Generated<number>;
  /** The text that it came with. */
  message_id: number;
  /** For people. */
  name: string;
  bytes: number;
  type: AttachmentType;
  /** Name below the private folder. */
  file: string;
}

export interface SupportTables {
  support_requests: SupportRequestsTable;
  support_messages: SupportMessagesTable;
  support_attachments: SupportAttachmentsTable;
}
