import {
  mailPurposeLabels,
  mailSettingsSchema,
  testMailSchema,
  type MailSettingsRecord,
} from '@vitrin/shared-contracts/mail';
import { adminUrl } from '../../config/admin-url.ts';
import { nextGroupVersion } from '../../content/group-version.repository.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { write, type WriteServices } from '../../content/write.ts';
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts';
import { validated } from '../../platform/http/validated.ts';
import { canSend, mailServerName, defaultSender } from './mail-server.ts';
import { mailSettingsRow, readMailSettings, saveMailSettings } from './mail-settings.repository.ts';
import { retryMail } from './retry-mail.repository.ts';
import type { LeasedMail } from './outbox.repository.ts';
import { enqueueLeasedMail, sendLeased } from './send-own-mail.ts';
import { mailTransport } from './transport.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { countOutbox, purposeOf } from './outbox-list.repository.ts';

export { checkMailServer } from './transport.ts';

export { readMailSettings } from './mail-settings.repository.ts';
export {
  dueDigests,
  markReported,
  notificationRules,
  recipientsOf,
  usersWithDueDigest,
  saveNotificationRule,
} from './notification-rules.repository.ts';
export { retryMail } from './retry-mail.repository.ts';

const entity = 'mail';

/** Returns the settings with the status of mail server and outbox. */
export async function mailRecord({ db, config }: Pick<PlatformServices, 'db' | 'config'>): Promise<MailSettingsRecord> {
  return {
    ...(await readMailSettings(db)),
    can_send: canSend(config),
    server: mailServerName(config),
    standard_sender: defaultSender(config),
    ...(await countOutbox(db)),
  };
}

export function changeMailSettings(
  services: WriteServices,
  context: WriteContext,
  value: unknown,
): Promise<MailSettingsRecord> {
  const input = validated(mailSettingsSchema, value);
  const recordOf = (trx: Db) => mailRecord({ db: trx, config: services.config });
  return write(services, context, { action: 'update', entity, keepsPages: true }, async (trx, stamp) => {
    const before = await readMailSettings(trx);
    const version = await nextGroupVersion(trx, mailSettingsRow, input.version, () => recordOf(trx));
    await saveMailSettings(trx, { ...input, version }, stamp);
    const fields = (['from_name', 'from_email', 'reply_to', 'support_email'] as const).filter(
      (name) => before[name] !== input[name],
    );
    return { data: await recordOf(trx), entityId: null, title: 'E-posta ayarları', fields };
  });
}

/**
 * Sends a test mail immediately, so that the administrator sees the response of the server. Never retried, not even for
 * a repeated request.
 */
export async function sendTestMail(services: WriteServices, context: WriteContext, value: unknown): Promise<void> {
  if (!canSend(services.config))
    throw new Conflict('no-mail-server', 'Sunucuda e-posta gönderimi kurulu değil (SMTP_URL).');
  const { to } = validated(testMailSchema, value);
  const leased: LeasedMail[] = [];
  await write(services, context, { action: 'send', entity, keepsPages: true }, async (trx) => {
    const written = await enqueueLeasedMail(trx, {
      purpose: 'test',
      recipient: to,
      subject: 'Deneme e-postası',
      text: `Bu ileti ${adminUrl(services.config)} yönetim panelinden gönderildi. Okuyabiliyorsanız e-posta gönderimi çalışıyor.\n`,
      author: context.actor.name,
    });
    leased.push(written);
    return { data: null, entityId: written.id, title: mailPurposeLabels.test };
  });
  const [mail] = leased;
  if (!mail)
    throw new Conflict(
      'test-mail-sent',
      'Bu deneme e-postası daha önce gönderilmeye çalışıldı. Sonucunu listede görebilirsiniz.',
    );
  const refused = await sendLeased(services, mailTransport(services.config), mail);
  if (refused !== null) throw new Invalid({ to: refused }, 'test-mail-refused', 'Deneme e-postası gönderilemedi.');
}

export function retryFailedMail(services: WriteServices, context: WriteContext, id: number): Promise<{ id: number }> {
  return write(services, context, { action: 'send', entity, keepsPages: true }, async (trx, { now }) => {
    const purpose = await purposeOf(trx, id);
    if (!purpose) throw new NotFound();
    if (!(await retryMail(trx, id, now)))
      throw new Conflict('mail-not-waiting', 'Bu e-posta şu anda yeniden denenemez. Sayfayı yenileyip durumuna bakın.');
    return { data: { id }, entityId: id, title: mailPurposeLabels[purpose] };
  });
}
