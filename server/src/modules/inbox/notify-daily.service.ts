import { helpersOf } from '../../platform/database/helpers.ts';
import type { Db } from '../../platform/database/tables.ts';
import { dayStart, istanbulDay } from '../../platform/istanbul-day.ts';
import { canSend } from '../mail/mail-server.ts';
import { dueDigests, markTold, peopleWithDigests } from '../mail/mail.service.ts';
import { enqueueMail } from '../mail/outbox.ts';
import type { Services } from '../../services.ts';
import { findReader, messagesAfter } from './notify.repository.ts';
import { digestMail, type DigestPart } from './notify-texts.ts';

const MOST_SUBJECTS = 20;
/** What came last waits for the next day: one that is still being written may stand before one that is there already. */
const SETTLED_MS = 60_000;

type Sources = Pick<Services, 'db' | 'config'>;

/** From the hour of the digest on, each person who wants one and has not had today's gets it, where there is anything new. */
export async function tellDaily({ db, config }: Sources, now: number): Promise<number> {
  const day = istanbulDay(now);
  if (!canSend(config) || now < digestTime(day)) return 0;
  let told = 0;
  for (const userId of await peopleWithDigests(db, day))
    told += await db.transaction().execute((trx) => tellPerson(trx, config.publicUrl, { userId, day, now }));
  return told;
}

/** Returns the time of the digest: 09:00 in Istanbul. */
export function digestTime(day: string): number {
  return Date.parse(dayStart(day)) + 9 * 3_600_000;
}

interface Turn {
  userId: number;
  day: string;
  now: number;
}

/** Of several processes that are at it one finds the digest still due. */
async function tellPerson(trx: Db, publicUrl: string, { userId, day, now }: Turn): Promise<0 | 1> {
  await helpersOf(trx).lock(trx, `digest ${userId}`);
  const reader = await findReader(trx, userId);
  const before = new Date(now - SETTLED_MS).toISOString();
  const parts: DigestPart[] = [];
  for (const { kind, told_until } of await dueDigests(trx, userId, day)) {
    const fresh = await messagesAfter(trx, { kind, after: told_until, before, most: MOST_SUBJECTS });
    await markTold(trx, { userId, kind, day, until: fresh.until });
    if (fresh.count > 0 && reader?.rights.has(`messages.${kind}`)) parts.push({ kind, ...fresh });
  }
  if (!reader || parts.length === 0) return 0;
  await enqueueMail(trx, { purpose: 'digest', recipient: reader.email, ...digestMail(parts, publicUrl) });
  return 1;
}
