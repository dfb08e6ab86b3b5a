import type { Db } from '../../platform/database/tables.ts';
import { headerText } from './header-text.ts';
import { insertMail, type NewMail } from './outbox.repository.ts';

export type { NewMail } from './outbox.repository.ts';

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
