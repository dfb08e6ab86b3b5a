import type { Db } from '../../platform/database/tables.ts';
import { headerText } from './header-text.ts';
import { isNewsletterMail } from './link-purposes.ts';
import { insertMail, type NewMail } from './outbox.repository.ts';

export type { NewMail } from './outbox.repository.ts';

/**
 * Adds a mail to the outbox within the caller's transaction and returns its id; the worker sends it after the commit.
 * Check `canSend(config)` first: without a mail server it would never be sent. Mails to subscribers need a link to leave;
 * others must not have one.
 */
export async function enqueueMail(trx: Db, mail: NewMail): Promise<number> {
  if (isNewsletterMail(mail.purpose) !== (mail.leaveUrl !== undefined))
    throw new Error(`leaveUrl of a mail of the kind ${mail.purpose}`);
  return insertMail(trx, {
    ...mail,
    recipient: headerText(mail.recipient),
    subject: headerText(mail.subject),
    ...(mail.replyTo !== undefined && { replyTo: headerText(mail.replyTo) }),
  });
}
