import { exactTime } from '@vitrin/shared-contracts/relative-time';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { adminUrl } from '../../config/admin-url.ts';
import { rolesWith } from '../../platform/auth/role-rights.ts';
import { listActiveUsers } from '../../platform/auth/users.repository.ts';
import type { Clock } from '../../platform/jobs/clock-check.ts';
import { jobTime, saveJobTime } from '../../platform/jobs/job-times.repository.ts';
import { canSend } from '../mail/mail-server.ts';
import { enqueueMail } from '../mail/outbox.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';

/**
 * Alerts staff once that nothing is destroyed until a user confirms the date: in the server log, and by mail if a mail
 * server is configured.
 */
export async function alertClock(
  { db, config, log }: Pick<PlatformServices, 'db' | 'config' | 'log'>,
  { now, seen, verdict }: Clock,
): Promise<void> {
  if (seen === null || (await jobTime(db, 'clock-alert')) === seen) return;
  log.error({ now: new Date(now).toISOString(), seen: new Date(seen).toISOString(), verdict }, 'destruction halted');
  await db.transaction().execute(async (trx) => {
    await saveJobTime(trx, 'clock-alert', seen);
    if (!canSend(config)) return;
    const text = alertText(adminUrl(config), now, seen);
    const roles = await rolesWith(trx, 'privacy.write');
    for (const { email, role_group } of await listActiveUsers(trx))
      if (roles.includes(role_group))
        await enqueueMail(trx, { purpose: 'notification', recipient: email, subject: SUBJECT, text });
  });
}

const SUBJECT = 'Kişisel verilerin yok edilmesi onayınızı bekliyor';

function alertText(panelUrl: string, now: number, seen: number): string {
  return [
    `Sunucunun saati ${exactTime(new Date(now))} diyor; en son doğru bilinen zaman ise ${exactTime(new Date(seen))}.`,
    'Saat yanlış olabilir ya da site uzun süre kapalı kalmış olabilir. Bu yüzden saklama süresi dolan veriler silinmiyor.',
    '',
    'Tarih doğruysa panelde onaylayın; yanlışsa sunucunun saatini düzeltin:',
    `${panelUrl}${adminPaths.privacyDestructions}`,
  ].join('\n');
}
