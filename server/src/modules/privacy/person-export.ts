import type { DataRequestRecord } from 'shared-contracts/privacy';
import type { ExportedMail, ExportedMessage } from './exported-messages.repository.ts';

/** What an archive tells of a person; the messages are read as they are written. */
export interface PersonExport {
  email: string;
  at: string;
  messages: () => AsyncIterable<ExportedMessage>;
  mails: ExportedMail[];
  requests: DataRequestRecord[];
}
