import type { Db } from '../../platform/database/tables.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { readyMail } from './mail-headers.ts';
import { readMailSettings } from './mail-settings.repository.ts';
import type { NewMail } from './outbox.repository.ts';
import { enqueueMail } from './outbox.ts';
import { leaseMailById, saveOutcome, type LeasedMail } from './outbox.repository.ts';
import { mailErrorOf } from './mail-error.ts';
import { LEASE_MS } from './send-due-mails.ts';
import type { SendMail } from './transport.ts';

/**
 * Enqueues a mail that the caller sends itself with `sendLeased` after the commit; the lease keeps the worker away from
 * it.
 */
export async function enqueueLeasedMail(trx: Db, mail: NewMail): Promise<LeasedMail> {
  const id = await enqueueMail(trx, mail);
  return leaseMailById(trx, id, new Date(Date.now() + LEASE_MS).toISOString());
}

/** Attempts to send once: returns null on success, otherwise the error message. */
export async function sendLeased(
  { db, config }: Pick<PlatformServices, 'db' | 'config'>,
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
    const { text } = mailErrorOf(error);
    await saveOutcome(db, mail, { state: 'failed', next_try_at: null, last_error: text });
    return text;
  }
}
