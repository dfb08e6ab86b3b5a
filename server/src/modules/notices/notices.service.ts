import type { UserNotice } from '@vitrin/shared-contracts/notices';
import { durations, limits } from '@vitrin/shared-contracts/limits';
import type { Config } from '../../config/config.ts';
import { adminUrl } from '../../config/admin-url.ts';
import { inBatches, type RetentionRun } from '../../platform/database/retention-run.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { canSend } from '../mail/mail-server.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { activeEmail, deleteNoticesBefore, insertNotice, listNotices, type NewNotice } from './notices.repository.ts';

export { deleteNotice, deleteNoticesAbout } from './notices.repository.ts';

/**
 * Tells a user what happened to work of the user, in the transaction of its cause: on the dashboard and, with a mail server, by
 * mail. A user who was deleted or disabled is told nothing.
 */
export async function notifyUser(trx: Db, config: Config, notice: NewNotice & { subject: string }): Promise<void> {
  const { userId, text, path, subject } = notice;
  const recipient = await activeEmail(trx, userId);
  if (recipient === null) return;
  await insertNotice(trx, notice);
  if (!canSend(config)) return;
  const link = path === null ? [] : ['', `Panelde açın: ${adminUrl(config)}${path}`];
  await enqueueMail(trx, { purpose: 'notification', recipient, subject, text: [text, ...link, ''].join('\n') });
}

export function noticesOf({ db }: Pick<PlatformServices, 'db'>, userId: number): Promise<UserNotice[]> {
  return listNotices(db, userId, limits.noticesShown);
}

/** Deletes what nobody has removed for three months; part of the daily retention job. */
export async function deleteOldNotices(
  { db }: Pick<PlatformServices, 'db'>,
  { now }: RetentionRun,
): Promise<{ notices: number }> {
  const before = new Date(now - durations.noticeMs).toISOString();
  return { notices: await inBatches(Infinity, (limit) => deleteNoticesBefore(db, before, limit)) };
}
