import type { MailPurpose } from 'shared-contracts/mail';
import type { Db } from '../database/tables.ts';
import { headerText } from './header-text.ts';
import { insertMail } from './outbox.repository.ts';

/** A mail to be sent, as plain text. */
export interface NewMail {
  purpose: MailPurpose;
  recipient: string;
  subject: string;
  text: string;
  /** Where its answer goes; left out: where the settings say. */
  replyTo?: string;
  /** The visitor's message that it answers; it goes with it. */
  messageId?: number;
  /** Who wrote it; left out: the site itself. */
  author?: string;
}

/**
 * Puts a mail into the outbox, in the transaction of what causes it, and answers its id: the worker sends it once that
 * is committed. Ask `canSend(config)` first: without a mail server nobody would send it.
 */
export function enqueueMail(trx: Db, mail: NewMail): Promise<number> {
  return insertMail(trx, {
    ...mail,
    recipient: headerText(mail.recipient),
    subject: headerText(mail.subject),
    ...(mail.replyTo !== undefined && { replyTo: headerText(mail.replyTo) }),
  });
}
