import { vitalNames } from '@vitrin/shared-contracts/release-management';
import type { FaultReport, HealthReport } from '@vitrin/shared-contracts/release-reports';
import type { FaultPhase, ReleaseChoice, Unit } from '@vitrin/shared-contracts/releases';
import type { Services } from '../../../services.ts';
import type { ReleaseMonitor } from './release-monitor.ts';
import type { Previews } from '../../../releases/serving/preview-cookie.ts';
import type { Registry } from '../../../releases/serving/registry.ts';
import type { Fault } from '../../../releases/stored/releases.repository.ts';

/** Maximum length of a reason in the release log. */
const MAX_REASON_LENGTH = 200;
const MAX_MESSAGE_LENGTH = 300;

interface ReleaseRef {
  unit: Unit;
  id: string;
}

/** Who reports a release, and why the browser got it. */
export interface Reporter {
  status: ReleaseChoice;
  key: string;
}

/** Returns why this browser may currently have this release; null if it cannot have it. */
export function releaseChoiceOf(
  registry: Registry,
  previews: Previews | null,
  { unit, id }: ReleaseRef,
): ReleaseChoice | null {
  if (previews?.releases.get(unit) === id) return 'preview';
  if (registry.candidate(unit)?.release.descriptor.id === id) return 'candidate';
  return visitorChoiceOf(registry, { unit, id });
}

function visitorChoiceOf(registry: Registry, { unit, id }: ReleaseRef): 'live' | 'fallback' | null {
  if (registry.live(unit)?.descriptor.id === id) return 'live';
  return registry.fallbacks(unit).some(({ descriptor }) => descriptor.id === id) ? 'fallback' : null;
}

/** Stores a fault with its message, and counts it if it occurred for a visitor. */
export async function recordFault(
  { services, watchdog, storeFault, mayCount }: ReleaseMonitor,
  { remote: unit, id, phase, message, survived, section, place }: FaultReport,
  { status, key: reporter }: Reporter,
): Promise<void> {
  await storeFault({ unit, release_id: id, phase, message: messageOf({ message, section }) });
  if (survived || status === 'preview') return;
  if (await mayCount(reporter, { unit, release_id: id })) countFault(services, { unit, id }, phase);
  if (status !== 'fallback') await watchdog.record({ unit, id, section, place, reporter, failed: true });
}

/**
 * Counts a successful start or, later, the web vitals of that page, for both the remote and the shell that it ran in. The start
 * of a section counts for its remote alone: the page that shows it counts for the shell.
 */
export async function recordHealth(
  { services, registry, watchdog }: ReleaseMonitor,
  { remote, id, shell, vitals, section, place }: HealthReport,
  { status, key: reporter }: Reporter,
): Promise<void> {
  if (status === 'preview') return;
  const isShellKnown = registry.candidate('shell')?.release.descriptor.id === shell;
  const units: ReleaseRef[] = [{ unit: remote, id }];
  if (section === undefined && (isShellKnown || visitorChoiceOf(registry, { unit: 'shell', id: shell })))
    units.push({ unit: 'shell', id: shell });
  for (const named of units) count(services, named, vitals);
  if (!vitals && status !== 'fallback')
    await watchdog.record({ unit: remote, id, section, place, reporter, failed: false });
}

function messageOf({ message, section }: Pick<FaultReport, 'message' | 'section'>): string {
  return section === undefined ? message : `“${section}” bölümü: ${message}`.slice(0, MAX_MESSAGE_LENGTH);
}

function countFault(
  { releaseHealth, metrics }: Pick<Services, 'releaseHealth' | 'metrics'>,
  { unit, id }: ReleaseRef,
  phase: FaultPhase,
): void {
  releaseHealth.count(unit, id, `fault:${phase}`);
  metrics.releaseFailed(unit, phase);
}

function count(
  { releaseHealth }: Pick<Services, 'releaseHealth'>,
  { unit, id }: ReleaseRef,
  vitals: HealthReport['vitals'],
): void {
  if (!vitals) releaseHealth.count(unit, id, 'load');
  for (const name of vitalNames) {
    const found = vitals?.[name];
    if (found) releaseHealth.count(unit, id, `${name}:${found}`);
  }
}

export interface ServerFailure extends Pick<Fault, 'unit' | 'release_id' | 'message'> {
  /** The release is no longer used for rendering. */
  isBlocked: boolean;
}

/** Counts a server bundle that failed to render. If it is now blocked, takes the release away from visitors at once. */
export async function recordServerFailure(
  { services, watchdog, storeFault }: Pick<ReleaseMonitor, 'services' | 'watchdog' | 'storeFault'>,
  { unit, release_id: id, message, isBlocked }: ServerFailure,
): Promise<void> {
  countFault(services, { unit, id }, 'server');
  // The message is stored last: the release is taken away even if storing it fails.
  if (isBlocked)
    await watchdog.reportServerFailure({
      unit,
      id,
      reason: `Sunucu paketi çalışmadı: ${message}`.slice(0, MAX_REASON_LENGTH),
    });
  await storeFault({ unit, release_id: id, phase: 'server', message });
}
