import type { Services } from '../../services.ts';
import { lastMoveBy, noteRelease, readPointer } from './pointers.repository.ts';
import { canary, rollBack, siteActor } from './promote.service.ts';
import { setAside } from './releases.repository.ts';
import { lastAlarm } from './release-alarms.repository.ts';
import { tellKeepers } from './tell-keepers.ts';
import type { Trouble } from './watchdog.ts';

/** What a few browsers report moves a pointer no more often: whoever lies cannot walk a unit back through its releases. */
const PAUSE_MS = 60 * 60_000;

/**
 * A release that fails its visitors is taken away from them: the live one goes back to the last healthy one, a candidate's trial
 * ends. Any other is nobody's by now. Where it stays, staff are told at once that it fails and why it stays.
 */
export async function retreat(services: Services, trouble: Trouble): Promise<void> {
  const { unit, id: release, reason } = trouble;
  try {
    const outcome = await takeAway(services, trouble);
    if (outcome === null) return;
    services.log.error({ unit, release, reason }, 'release taken away from visitors');
    await tellKeepers(services, trouble, { isTakenAway: true, text: outcome });
  } catch (error) {
    services.log.error({ err: error, unit, release, reason }, 'release fails its visitors and stays');
    await raiseAlarm(services, trouble, 'Geri dönülebilecek sağlam bir sürüm yok.');
  }
}

/** What has become of it, in a sentence; null for a release that no visitor gets, and for one that stays for now. */
async function takeAway(services: Services, trouble: Trouble): Promise<string | null> {
  const { unit, id, reason } = trouble;
  const pointer = await readPointer(services.db, unit);
  const source = { actor: { name: siteActor } };
  const decision = { unit, expected: pointer?.live ?? null, reason };
  if (pointer?.live === id) {
    if (!trouble.isCertain && (await wentBackLately(services, unit))) {
      await raiseAlarm(services, trouble, 'Bu birim son bir saat içinde kendiliğinden geri döndüğü için bekleniyor.');
      return null;
    }
    await services.releaseHealth.flush(services.db);
    return `${await rollBack(services, source, decision, 'automatic-rollback')} sürümü yeniden canlıda.`;
  }
  if (pointer?.candidate !== id) return null;
  await canary(services, source, { ...decision, id: null, percent: 0 });
  await setAside(services.db, unit, id, reason);
  return 'Aday sürüm artık ziyaretçilere gösterilmiyor.';
}

async function wentBackLately({ db }: Services, unit: Trouble['unit']): Promise<boolean> {
  const at = await lastMoveBy(db, unit, 'automatic-rollback');
  return at !== null && Date.now() - Date.parse(at) < PAUSE_MS;
}

/** The dashboard and the unit's page read the log's line; once an hour for one release is enough. */
async function raiseAlarm(services: Services, trouble: Trouble, why: string): Promise<void> {
  const { unit, id, reason } = trouble;
  try {
    // Somebody was faster, or another process: it is nobody's any more.
    if ((await readPointer(services.db, unit))?.live !== id) return;
    const last = await lastAlarm(services.db, unit, id);
    if (last !== null && Date.now() - Date.parse(last) < PAUSE_MS) return;
    await noteRelease(services.db, {
      unit,
      action: 'alarm',
      before: id,
      after: id,
      actor: siteActor,
      reason: `${reason} ${why}`,
    });
    await tellKeepers(services, trouble, { isTakenAway: false, text: why });
  } catch (error) {
    services.log.error({ err: error, unit, release: id }, 'nobody could be told that a release fails');
  }
}
