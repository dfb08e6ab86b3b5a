import { lockInboxes } from '../inbox/inbox-lock.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { readyMail } from './mail-headers.ts';
import { readMailSettings } from './mail-settings.repository.ts';
import { leaseMail, saveOutcome, type LeasedMail, type Outcome } from './outbox.repository.ts';
import { mailErrorOf } from './mail-error.ts';
import { saveDelivery } from './save-delivery.repository.ts';
import { reopenMessage } from './reopen-message.repository.ts';
import type { SendMail } from './transport.ts';

const MINUTE_MS = 60_000;
/** Longer than one attempt can take, so that only a crashed process loses its lease. */
export const LEASE_MS = 5 * MINUTE_MS;
/** Pauses after the first, second, … rejection; after the last one the mail is given up. */
const RETRY_DELAYS_MS = [1, 5, 30, 120, 360].map((minutes) => minutes * MINUTE_MS);
const STOPPED_MESSAGE = 'Gönderim sırasında sunucu durdu.';

type Sources = Pick<PlatformServices, 'db' | 'config' | 'log' | 'inbox'>;

/** Sends the next due mail; returns false when there is none. */
export async function sendDueMail(services: Sources, send: SendMail, now: number): Promise<boolean> {
  const { db, config, log } = services;
  const mail = await leaseMail(db, timeOf(now), timeOf(now + LEASE_MS));
  if (!mail) return false;
  const { isAddressRefused, ...outcome } = await outcomeOf(mail, now, async () =>
    send(readyMail(mail, await readMailSettings(db), config)),
  );
  await saveResult(services, mail, { outcome, isAddressRefused });
  // Without address and subject: the server log contains no personal data.
  const entry = { mail: mail.id, purpose: mail.purpose, attempt: mail.attempts, state: outcome.state };
  if (outcome.state === 'sent') log.info(entry, 'mail sent');
  else log.warn(entry, 'mail not sent');
  return true;
}

interface Result {
  outcome: Outcome;
  isAddressRefused: boolean;
}

/** Saves the outcome together with its effect on the message that the mail replies to, or on its subscription. */
async function saveResult(
  { db, inbox }: Sources,
  mail: LeasedMail,
  { outcome, isAddressRefused }: Result,
): Promise<void> {
  const { purpose, message_id } = mail;
  const kind = await db.transaction().execute(async (trx) => {
    const reopens = outcome.state === 'failed' && purpose === 'reply' && message_id !== null;
    if (reopens) await lockInboxes(trx);
    const isOurs = await saveOutcome(trx, mail, outcome);
    if (isOurs) await saveDelivery(trx, mail, { state: outcome.state, isAddressRefused, at: timeOf(Date.now()) });
    if (!isOurs || !reopens) return null;
    return reopenMessage(trx, message_id, timeOf(Date.now()));
  });
  if (kind) inbox.publish({ kind, received: null });
}

type Attempt = Outcome & Pick<Result, 'isAddressRefused'>;

async function outcomeOf(mail: LeasedMail, now: number, send: () => Promise<void>): Promise<Attempt> {
  // A letter that may have arrived is not sent again: missing one is better than having it twice.
  if (mail.purpose === 'newsletter' && mail.wasInterrupted) return givenUp(STOPPED_MESSAGE);
  // Only crashed workers leave a mail with this many attempts.
  if (mail.attempts > RETRY_DELAYS_MS.length + 1) return givenUp(STOPPED_MESSAGE);
  try {
    await send();
    return { state: 'sent', next_try_at: null, last_error: '', sent_at: timeOf(Date.now()), isAddressRefused: false };
  } catch (error) {
    const { text, isPermanent, isAddressRefused } = mailErrorOf(error);
    const delay = RETRY_DELAYS_MS[mail.attempts - 1];
    if (isPermanent || delay === undefined) return givenUp(text, { isAddressRefused });
    return { state: 'queued', next_try_at: timeOf(now + delay), last_error: text, isAddressRefused };
  }
}

function givenUp(
  last_error: string,
  { isAddressRefused }: Pick<Result, 'isAddressRefused'> = { isAddressRefused: false },
): Attempt {
  return { state: 'failed', next_try_at: null, last_error, isAddressRefused };
}

function timeOf(ms: number): string {
  return new Date(ms).toISOString();
}
