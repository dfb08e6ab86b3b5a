import { helpersOf } from '../../platform/database/helpers.ts';
import type { ScheduledJob } from '../../platform/jobs/scheduled-job.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { canSend } from '../mail/mail-server.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { leaveUrlOf } from './confirmation-mail.ts';
import { countUntried, insertDelivery, nextRecipients, type Recipient } from './deliveries.repository.ts';
import { letterMail, type LetterContent } from './letter-mail.ts';
import { findLetter, moveLetter, sendingLetters } from './letters.repository.ts';
import { letterContent } from './letters.service.ts';
import { createToken } from './tokens.repository.ts';

/** Mails of letters in the outbox at a time: replies and links to sign in wait behind so many at most. */
const MAX_UNTRIED = 20;

type Sources = Pick<PlatformServices, 'db' | 'config'>;

/** Hands letters that are being sent to the outbox, a few copies at a time. */
export const sendLetters: ScheduledJob<PlatformServices> = {
  name: 'send-letters',
  intervalMs: 2_000,
  async run(services) {
    if (canSend(services.config)) await handOver(services);
  },
};

/** Hands over as many copies as the outbox has room for; returns their number. */
export async function handOver({ db, config }: Sources): Promise<number> {
  let count = 0;
  for (const id of await sendingLetters(db))
    count += await db.transaction().execute((trx) => handOverLetter({ db: trx, config }, id));
  return count;
}

/** The copies and their notes are one transaction, under a lock: a killed process leaves either both or none. */
async function handOverLetter({ db: trx, config }: Sources, id: number): Promise<number> {
  await helpersOf(trx).lock(trx, 'newsletter letters');
  const letter = await findLetter(trx, id);
  if (letter?.state !== 'sending') return 0;
  const room = MAX_UNTRIED - (await countUntried(trx));
  if (room <= 0) return 0;
  const recipients = await nextRecipients(trx, letter, room);
  if (recipients.length === 0) {
    await moveLetter(trx, id, { from: ['sending'], to: 'sent' });
    return 0;
  }
  const content = await letterContent({ db: trx, config }, letter);
  for (const recipient of recipients) await enqueueCopy(trx, id, { content, recipient });
  return recipients.length;
}

interface Copy {
  content: LetterContent;
  recipient: Recipient;
}

async function enqueueCopy(trx: Db, letterId: number, { content, recipient }: Copy): Promise<void> {
  const { id: subscriptionId, email } = recipient;
  await insertDelivery(trx, letterId, subscriptionId);
  const at = new Date().toISOString();
  const leaveUrl = leaveUrlOf(content.mailTexts, await createToken(trx, { subscriptionId, purpose: 'leave', at }));
  const mail = letterMail(content, leaveUrl);
  await enqueueMail(trx, { ...mail, purpose: 'newsletter', recipient: email, leaveUrl, subscriptionId, letterId });
}
