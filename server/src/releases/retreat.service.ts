import { adminPaths } from 'shared-contracts/paths';
import { canSend } from '../mail/mail-server.ts';
import { enqueueMail } from '../mail/outbox.ts';
import type { Services } from '../services.ts';
import { lastMoveBy, readPointer } from './pointers.repository.ts';
import { rollBack, siteActor, tryCandidate } from './promote.service.ts';
import { setAside } from './releases.repository.ts';
import { releaseKeepers } from './release-keepers.repository.ts';
import type { Trouble } from './watchdog.ts';

/** What browsers report moves a pointer no more often: whoever lies cannot walk a unit back through its releases. */
const PATIENCE_MS = 60 * 60_000;

/**
 * A release that fails its visitors is taken away from them: the live one goes back to the last sound one, a candidate's trial
 * ends. Any other is nobody's by now. With nothing to go back to it stays, and the server's log says so.
 */
export async function retreat(services: Services, trouble: Trouble): Promise<void> {
  const { unit, id: release, reason } = trouble;
  try {
    const outcome = await takeAway(services, trouble);
    if (outcome === null) return;
    services.log.error({ unit, release, reason }, 'release taken away from visitors');
    await tell(services, trouble, outcome);
  } catch (error) {
    services.log.error({ err: error, unit, release, reason }, 'release fails its visitors and stays');
  }
}

/** What has become of it, in a sentence; null for a release that no visitor gets. */
async function takeAway(services: Services, { unit, id, reason, seenBy }: Trouble): Promise<string | null> {
  const pointer = await readPointer(services.db, unit);
  const decision = { unit, expected: pointer?.live ?? null, actor: siteActor, reason };
  if (pointer?.live === id) {
    if (seenBy === 'visitors' && (await wentBackLately(services, unit)))
      throw new Error('Went back by itself within the last hour: somebody of the staff decides');
    return `${await rollBack(services, decision, 'automatic-rollback')} sürümü yeniden canlıda.`;
  }
  if (pointer?.candidate !== id) return null;
  await tryCandidate(services, { ...decision, id: null, percent: 0 });
  await setAside(services.db, unit, id, reason);
  return 'Aday sürüm artık ziyaretçilere gösterilmiyor.';
}

async function wentBackLately({ db }: Services, unit: Trouble['unit']): Promise<boolean> {
  const at = await lastMoveBy(db, unit, 'automatic-rollback');
  return at !== null && Date.now() - Date.parse(at) < PATIENCE_MS;
}

/** Whoever may do something about releases, by mail where the server sends any. */
async function tell({ db, config }: Services, { unit, id, reason }: Trouble, outcome: string): Promise<void> {
  if (!canSend(config)) return;
  const lines = [
    `${unit} biriminin ${id} sürümü kendiliğinden geri çekildi.`,
    reason,
    outcome,
    '',
    `Panelde açın: ${config.publicUrl}${adminPaths.unitReleases(unit)}`,
    '',
  ];
  for (const recipient of await releaseKeepers(db))
    await enqueueMail(db, {
      purpose: 'notification',
      recipient,
      subject: `Sürüm geri çekildi: ${unit}`,
      text: lines.join('\n'),
    });
}
