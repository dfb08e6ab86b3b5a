import type { Db } from '../../platform/database/tables.ts';
import type { Services } from '../../services.ts';
import { readyMail } from './mail-headers.ts';
import { readMailSettings } from './mail-settings.repository.ts';
import type { NewMail } from './outbox.repository.ts';
import { enqueueMail } from './outbox.ts';
import { leaseNamedMail, saveOutcome, type LeasedMail } from './outbox.repository.ts';
import { refusalOf } from './refusal.ts';
import { LEASE_MS } from './send-due-mails.ts';
import type { SendMail } from './transport.ts';

/** A mail that whoever writes it also sends, with `sendLeased` after the commit; the worker lets it be. */
export async function leaseOwnMail(trx: Db, mail: NewMail): Promise<LeasedMail> {
  const id = await enqueueMail(trx, mail);
  return leaseNamedMail(trx, id, new Date(Date.now() + LEASE_MS).toISOString());
}

/** Attempts to send once: returns null on success, otherwise the error message. */
export async function sendLeased(
  { db, config }: Pick<Services, 'db' | 'config'>,
  send: SendMail,
  mail: LeasedMail,
): Promise<string | null> {
  try {
    await send(readyMail(mail, await readMailSettings(db), config));
    await saveOutcome(db, mail, {
      state: 'sent',
      next_try_at: null,
      last_error: '',
      sent_at: new Date().toISOString(),
    });
    return null;
  } catch (error) {
    const { text } = refusalOf(error);
    await saveOutcome(db, mail, { state: 'failed', next_try_at: null, last_error: text });
    return text;
  }
}
