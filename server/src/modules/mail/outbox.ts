import type { Db } from '../../platform/database/tables.ts';
import { headerText } from './header-text.ts';
import { insertMail, type NewMail } from './outbox.repository.ts';

export type { NewMail } from './outbox.repository.ts';

/**
 * Adds a mail to the outbox within the caller's transaction and returns its id; the worker sends it after the commit.
 * Check `canSend(config)` first: without a mail server it would never be sent.
 */
export function enqueueMail(trx: Db, mail: NewMail): Promise<number> {
  return insertMail(trx, {
    ...mail,
    recipient: headerText(mail.recipient),
    subject: headerText(mail.subject),
    ...(mail.replyTo !== undefined && { replyTo: headerText(mail.replyTo) }),
  });
}
