import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { Unit } from '@vitrin/shared-contracts/releases';
import { adminUrl } from '../../../config/admin-url.ts';
import { canSend } from '../../mail/mail-server.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import type { PlatformServices } from '../../../platform/platform-services.ts';
import { alarmRecipients } from './release-alarms.repository.ts';
import type { Incident } from './watchdog.ts';

/** What happened to a failing release: it was taken down, stays, or stays without a section at one place. */
interface Outcome {
  kind: 'taken-down' | 'stays' | 'place-off';
  text: string;
}

interface Texts {
  subject: (unit: Unit) => string;
  sentence: (unit: Unit, id: string) => string;
}

const texts: Readonly<Record<Outcome['kind'], Texts>> = {
  'taken-down': {
    subject: (unit) => `Sürüm geri alındı: ${unit}`,
    sentence: (unit, id) => `${unit} biriminin ${id} sürümü kendiliğinden geri alındı.`,
  },
  stays: {
    subject: (unit) => `Canlıdaki sürüm çalışmıyor: ${unit}`,
    sentence: (unit, id) =>
      `${unit} biriminin canlıdaki ${id} sürümü ziyaretçilerde çalışmıyor ve canlıda kaldı. Kararı siz verin.`,
  },
  'place-off': {
    subject: (unit) => `Bölüm bir yerde kapatıldı: ${unit}`,
    sentence: (unit, id) =>
      `${unit} biriminin ${id} sürümünde bir bölüm tek bir yerde, oradaki içerikle çalışmadığı için orada kapatıldı.`,
  },
};

/** Notifies the users who may change releases by mail, if a mail server is configured. */
export async function mailIncident(
  { db, config }: Pick<PlatformServices, 'db' | 'config'>,
  incident: Pick<Incident, 'unit' | 'id' | 'reason'>,
  outcome: Outcome,
): Promise<void> {
  if (!canSend(config)) return;
  const { unit, id, reason } = incident;
  const { subject, sentence } = texts[outcome.kind];
  const lines = [
    sentence(unit, id),
    reason,
    outcome.text,
    '',
    `Panelde açın: ${adminUrl(config)}${adminPaths.unitReleases(unit)}`,
    '',
  ];
  for (const recipient of await alarmRecipients(db))
    await enqueueMail(db, { purpose: 'notification', recipient, subject: subject(unit), text: lines.join('\n') });
}
