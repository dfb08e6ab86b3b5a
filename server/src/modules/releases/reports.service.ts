import { vitalNames } from 'shared-contracts/release-management';
import type { FaultReport, HealthReport } from 'shared-contracts/release-reports';
import type { ReleaseChoice, Unit } from 'shared-contracts/releases';
import type { Services } from '../../services.ts';
import type { Hearing } from './hearing.ts';
import type { Previews } from './preview-cookie.ts';
import type { Registry } from './registry.ts';
import type { Fault } from './releases.repository.ts';

/** What the log of releases takes. */
const REASON = 200;

interface Named {
  unit: Unit;
  id: string;
}

/** Who reports, and how this release stands with them. */
export interface Witness {
  standing: ReleaseChoice;
  voice: string;
}

/** Why this browser may have this release just now; null: it cannot have it, and says what it cannot know. */
export function standingOf(registry: Registry, previews: Previews | null, { unit, id }: Named): ReleaseChoice | null {
  if (previews?.releases.get(unit) === id) return 'preview';
  if (registry.candidate(unit)?.release.descriptor.id === id) return 'candidate';
  return visitorsStanding(registry, { unit, id });
}

function visitorsStanding(registry: Registry, { unit, id }: Named): 'live' | 'fallback' | null {
  if (registry.live(unit)?.descriptor.id === id) return 'live';
  return registry.fallbacks(unit).some(({ descriptor }) => descriptor.id === id) ? 'fallback' : null;
}

/** A fault with its own words; what visitors had of it counts besides. */
export async function hearFault(
  { services, watchdog, keepWords, mayCount }: Hearing,
  { remote: unit, id, phase, message, survived }: FaultReport,
  { standing, voice }: Witness,
): Promise<void> {
  await keepWords({ unit, release_id: id, phase, message });
  if (survived || standing === 'preview') return;
  if (await mayCount(voice, { unit, release_id: id })) services.releaseHealth.note(unit, id, `fault:${phase}`);
  if (standing !== 'fallback') await watchdog.hear({ unit, id, voice, failed: true });
}

/** A start that went well or, later, how that page felt; both of the remote and of the shell that it ran in. */
export async function hearHealth(
  { services, registry, watchdog }: Hearing,
  { remote, id, shell, vitals }: HealthReport,
  { standing, voice }: Witness,
): Promise<void> {
  if (standing === 'preview') return;
  const isShellKnown = registry.candidate('shell')?.release.descriptor.id === shell;
  const units: Named[] = [{ unit: remote, id }];
  if (isShellKnown || visitorsStanding(registry, { unit: 'shell', id: shell }))
    units.push({ unit: 'shell', id: shell });
  for (const named of units) count(services, named, vitals);
  if (!vitals && standing !== 'fallback') await watchdog.hear({ unit: remote, id, voice, failed: false });
}

function count({ releaseHealth }: Services, { unit, id }: Named, vitals: HealthReport['vitals']): void {
  if (!vitals) releaseHealth.note(unit, id, 'load');
  for (const name of vitalNames) {
    const found = vitals?.[name];
    if (found) releaseHealth.note(unit, id, `${name}:${found}`);
  }
}

/** A server half that did not render. One that is asked no more is taken away from visitors at once. */
export async function hearServerHalf(
  { services, watchdog, keepWords }: Pick<Hearing, 'services' | 'watchdog' | 'keepWords'>,
  { unit, release_id: id, message, setAside }: Pick<Fault, 'unit' | 'release_id' | 'message'> & { setAside: boolean },
): Promise<void> {
  services.releaseHealth.note(unit, id, 'fault:server');
  // The words come after: where they cannot be kept, the release is taken away all the same.
  if (setAside) await watchdog.act({ unit, id, reason: `Sunucu paketi çalışmadı: ${message}`.slice(0, REASON) });
  await keepWords({ unit, release_id: id, phase: 'server', message });
}
