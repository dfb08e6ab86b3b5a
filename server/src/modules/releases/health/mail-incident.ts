import { adminPaths } from '@vitrin/shared-contracts/paths';
import { adminUrl } from '../../../config/admin-url.ts';
import { canSend } from '../../mail/mail-server.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import type { PlatformServices } from '../../../platform/platform-services.ts';
import { alarmRecipients } from './release-alarms.repository.ts';
import type { Incident } from './watchdog.ts';

/** What happened to a failing release. */
interface Outcome {
  isTakenDown: boolean;
  text: string;
}

/** Notifies the users who may change releases by mail, if a mail server is configured. */
export async function mailIncident(
  { db, config }: Pick<PlatformServices, 'db' | 'config'>,
  incident: Pick<Incident, 'unit' | 'id' | 'reason'>,
  outcome: Outcome,
): Promise<void> {
  if (!canSend(config)) return;
  const { unit, id, reason } = incident;
  const lines = [
    outcome.isTakenDown
      ? `${unit} biriminin ${id} sürümü kendiliğinden geri alındı.`
      : `${unit} biriminin canlıdaki ${id} sürümü ziyaretçilerde çalışmıyor ve canlıda kaldı. Kararı siz verin.`,
    reason,
    outcome.text,
    '',
    `Panelde açın: ${adminUrl(config)}${adminPaths.unitReleases(unit)}`,
    '',
  ];
  const subject = outcome.isTakenDown ? `Sürüm geri alındı: ${unit}` : `Canlıdaki sürüm çalışmıyor: ${unit}`;
  for (const recipient of await alarmRecipients(db))
    await enqueueMail(db, { purpose: 'notification', recipient, subject, text: lines.join('\n') });
}
