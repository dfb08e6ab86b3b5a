import type { DataRequestRecord, PersonalSubscription } from '@vitrin/shared-contracts/privacy';
import type { ExportedMail, ExportedMessage } from './exported-messages.repository.ts';

/** Content of an archive; messages are read while the archive is written. */
export interface PersonExport {
  email: string;
  at: string;
  messages: () => AsyncIterable<ExportedMessage>;
  mails: ExportedMail[];
  subscription: PersonalSubscription | null;
  requests: DataRequestRecord[];
}
