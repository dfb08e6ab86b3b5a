import type { PlatformServices } from '../../../platform/platform-services.ts';
import type { Services } from '../../../services.ts';
import { lastMoveAt, addLogEntry, readPointer } from '../../../releases/stored/pointers.repository.ts';
import { setCanary, rollBack, systemActor } from '../commands/release-commands.service.ts';
import { setBlocked } from '../../../releases/stored/releases.repository.ts';
import { lastAlarm } from './release-alarms.repository.ts';
import { mailIncident } from './mail-incident.ts';
import type { Incident } from './watchdog.ts';

/**
 * Minimum time between automatic rollbacks, so that false reports of a few browsers cannot take a unit back release by
 * release.
 */
const ROLLBACK_COOLDOWN_MS = 60 * 60_000;

/**
 * Takes a failing release away from visitors: rolls the live one back to the last healthy one, or ends a canary.
 * Ignores releases that visitors do not get. If the release has to stay live, notifies staff at once that it fails and
 * why it stays.
 */
export async function rollBackAutomatically(services: Services, incident: Incident): Promise<void> {
  const { unit, id: release, reason } = incident;
  try {
    const outcome = await takeReleaseDown(services, incident);
    if (outcome === null) return;
    services.log.error({ unit, release, reason }, 'release taken down');
    await mailIncident(services, incident, { kind: 'taken-down', text: outcome });
  } catch (error) {
    services.log.error({ err: error, unit, release, reason }, 'release fails for visitors and was not taken down');
    await raiseAlarm(services, incident, 'Geri dönülebilecek sağlam bir sürüm yok.');
  }
}

/** Returns the outcome in a sentence; null for a release that no visitor gets, and for one that stays live for now. */
async function takeReleaseDown(services: Services, incident: Incident): Promise<string | null> {
  const { unit, id, reason } = incident;
  const pointer = await readPointer(services.db, unit);
  const source = { actor: { name: systemActor } };
  const decision = { unit, expected: pointer?.live ?? null, reason };
  if (pointer?.live === id) {
    if (!incident.isCertain && (await wasRolledBackRecently(services, unit))) {
      await raiseAlarm(services, incident, 'Bu birim son bir saat içinde kendiliğinden geri döndüğü için bekleniyor.');
      return null;
    }
    await services.releaseHealth.flush(services.db);
    return `${await rollBack(services, source, decision, 'automatic-rollback')} sürümü yeniden canlıda.`;
  }
  if (pointer?.candidate !== id) return null;
  await setCanary(services, source, { ...decision, id: null, percent: 0 });
  await setBlocked(services.db, unit, id, reason);
  return 'Aday sürüm artık ziyaretçilere gösterilmiyor.';
}

async function wasRolledBackRecently({ db }: Pick<PlatformServices, 'db'>, unit: Incident['unit']): Promise<boolean> {
  const at = await lastMoveAt(db, unit, 'automatic-rollback');
  return at !== null && Date.now() - Date.parse(at) < ROLLBACK_COOLDOWN_MS;
}

/**
 * Adds a log entry, which the dashboard and the unit's page show, and mails the recipients; at most once an hour per
 * release.
 */
async function raiseAlarm(
  services: Pick<PlatformServices, 'db' | 'config' | 'log'>,
  incident: Incident,
  why: string,
): Promise<void> {
  const { unit, id, reason } = incident;
  try {
    // A user or another process has already moved the pointer: no visitor gets this release any more.
    if ((await readPointer(services.db, unit))?.live !== id) return;
    const last = await lastAlarm(services.db, unit, id);
    if (last !== null && Date.now() - Date.parse(last) < ROLLBACK_COOLDOWN_MS) return;
    await addLogEntry(services.db, {
      unit,
      action: 'alarm',
      before: id,
      after: id,
      actor: systemActor,
      reason: `${reason} ${why}`,
    });
    await mailIncident(services, incident, { kind: 'stays', text: why });
  } catch (error) {
    services.log.error({ err: error, unit, release: id }, 'alarm of a failing release not raised');
  }
}
