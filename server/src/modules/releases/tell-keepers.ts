import { adminPaths } from 'shared-contracts/paths';
import { canSend } from '../mail/mail-server.ts';
import { enqueueMail } from '../mail/outbox.ts';
import type { Services } from '../../services.ts';
import { releaseKeepers } from './release-keepers.repository.ts';
import type { Trouble } from './watchdog.ts';

/** What has become of a release that fails. */
interface Outcome {
  isTakenAway: boolean;
  text: string;
}

/** Whoever may do something about releases, by mail where the server sends any. */
export async function tellKeepers({ db, config }: Services, trouble: Trouble, outcome: Outcome): Promise<void> {
  if (!canSend(config)) return;
  const { unit, id, reason } = trouble;
  const lines = [
    outcome.isTakenAway
      ? `${unit} biriminin ${id} sürümü kendiliğinden geri çekildi.`
      : `${unit} biriminin canlıdaki ${id} sürümü ziyaretçilerde çalışmıyor ve canlıda kaldı. Kararı siz verin.`,
    reason,
    outcome.text,
    '',
    `Panelde açın: ${config.publicUrl}${adminPaths.unitReleases(unit)}`,
    '',
  ];
  const subject = outcome.isTakenAway ? `Sürüm geri çekildi: ${unit}` : `Canlıdaki sürüm çalışmıyor: ${unit}`;
  for (const recipient of await releaseKeepers(db))
    await enqueueMail(db, { purpose: 'notification', recipient, subject, text: lines.join('\n') });
}
