import { adminUrl } from '../../config/admin-url.ts';
import { helpersOf } from '../../platform/database/helpers.ts';
import type { Db } from '../../platform/database/tables.ts';
import { dayStart, istanbulDay } from '../../platform/istanbul-day.ts';
import { canSend } from '../mail/mail-server.ts';
import { dueDigests, markReported, usersWithDueDigest } from '../mail/mail.service.ts';
import { enqueueMail } from '../mail/outbox.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { findRecipient, messagesAfter } from './notify.repository.ts';
import { digestMail, type DigestPart } from './notify-texts.ts';

const MAX_SUBJECTS = 20;
/**
 * Minimum age in milliseconds; newer messages wait for the next digest. A message that is still being committed may
 * have a lower id than a stored one.
 */
const MIN_AGE_MS = 60_000;

type Sources = Pick<PlatformServices, 'db' | 'config'>;

/**
 * Sends today's digest to each user who has enabled it and has not received it yet, from the hour of the digest on and
 * only with new messages.
 */
export async function sendDailyDigests({ db, config }: Sources, now: number): Promise<number> {
  const day = istanbulDay(now);
  if (!canSend(config) || now < digestTime(day)) return 0;
  let sentCount = 0;
  for (const userId of await usersWithDueDigest(db, day))
    sentCount += await db.transaction().execute((trx) => sendDigest(trx, adminUrl(config), { userId, day, now }));
  return sentCount;
}

/** Returns the time of the digest: 09:00 in Istanbul. */
export function digestTime(day: string): number {
  return Date.parse(dayStart(day)) + 9 * 3_600_000;
}

interface DigestRun {
  userId: number;
  day: string;
  now: number;
}

/** Enqueues the digest of one user. Of several concurrent processes, only one finds it still due. */
async function sendDigest(trx: Db, panelUrl: string, { userId, day, now }: DigestRun): Promise<0 | 1> {
  await helpersOf(trx).lock(trx, `digest ${userId}`);
  const reader = await findRecipient(trx, userId);
  const before = new Date(now - MIN_AGE_MS).toISOString();
  const parts: DigestPart[] = [];
  for (const { kind, told_until } of await dueDigests(trx, userId, day)) {
    const fresh = await messagesAfter(trx, { kind, after: told_until, before, limit: MAX_SUBJECTS });
    await markReported(trx, { userId, kind, day, until: fresh.until });
    if (fresh.count > 0 && reader?.rights.has(`messages.${kind}`)) parts.push({ kind, ...fresh });
  }
  if (!reader || parts.length === 0) return 0;
  await enqueueMail(trx, { purpose: 'digest', recipient: reader.email, ...digestMail(parts, panelUrl) });
  return 1;
}
