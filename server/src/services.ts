import { createLastSeen } from './platform/auth/last-seen.ts';
import type { Config } from './config/config.ts';
import { createContentVersion, readContentVersion } from './platform/database/content-version.ts';
import { helpersOf } from './platform/database/helpers.ts';
import { createUntrustedProxies } from './platform/http/forwarded-headers.ts';
import { noMetrics, type Metrics } from './platform/metrics/metrics.ts';
import { createInboxHub } from './platform/events/inbox-hub.ts';
import { createDownloadCounter, type DownloadCounter } from './modules/downloads/download-counter.ts';
import { createMissingCounter, type MissingCounter } from './modules/redirects/missing-counter.ts';
import { createMissedCounter, type MissedCounter } from './modules/search/missed-counter.ts';
import { createVisitCounter, type VisitCounter } from './modules/visits/visit-counter.ts';
import { createBrotliQueue } from './releases/files/brotli-queue.ts';
import { createHealthCounter, type HealthCounter } from './modules/releases/health/health-counter.ts';
import { createReleaseEvents } from './releases/release-events.ts';
import type { ReleaseServices } from './releases/release-services.ts';
import { createReleasePages, type ReleasePages } from './modules/releases/smoke-test/release-pages.ts';
import type { ContentServices } from './content/content-services.ts';
import { readListNames } from './content/lists/list-names.repository.ts';
import { namedKinds } from './content/lists/named-kinds.ts';
import type { ModuleDescriptions } from './content/module-descriptions.ts';
import { createStorageSpace } from './platform/files/storage-space.ts';
import { openFileStore } from './platform/files/store/open-file-store.ts';

/** Plugin options of every route module; there is no global state. */
export interface Services extends ContentServices, ReleaseServices {
  visits: VisitCounter;
  missing: MissingCounter;
  missedSearches: MissedCounter;
  downloadCounts: DownloadCounter;
  releasePages: ReleasePages;
  releaseHealth: HealthCounter;
}

/** Creates the services on a migrated database. */
export async function createServices(
  parts: Pick<Services, 'config' | 'db' | 'log' | keyof ModuleDescriptions>,
): Promise<Services> {
  const contentVersion = createContentVersion(await readContentVersion(parts.db));
  return {
    ...parts,
    kinds: namedKinds(parts.kinds, await readListNames(parts.db)),
    contentVersion,
    lastSeen: createLastSeen(),
    visits: createVisitCounter(),
    missing: createMissingCounter(),
    missedSearches: createMissedCounter(),
    downloadCounts: createDownloadCounter(),
    inbox: createInboxHub((payload) => void notifyOtherProcesses(parts, payload)),
    releases: createReleaseEvents(),
    releasePages: createReleasePages(),
    releaseHealth: createHealthCounter(),
    brotliQueue: createBrotliQueue(parts.config),
    storage: createStorageSpace(parts),
    files: await openFileStore(parts.config),
    untrustedProxies: createUntrustedProxies(),
    metrics: await createMetrics(parts.config),
    certificate: { last: null, panel: null },
    purgeState: { failingSince: null },
  };
}

/** Loads the library only for a server that is asked for metrics. */
async function createMetrics({ metricsToken }: Config): Promise<Metrics> {
  if (metricsToken === null) return noMetrics;
  return (await import('./platform/metrics/prometheus.ts')).createPrometheusMetrics();
}

/** Notifies other processes. A lost notification is harmless, because open streams refresh their counts themselves. */
async function notifyOtherProcesses({ db, log }: Pick<Services, 'db' | 'log'>, payload: string): Promise<void> {
  try {
    await helpersOf(db).notifyInboxEvent(db, payload);
  } catch (error) {
    log.warn({ err: error }, 'other processes not notified of an inbox change');
  }
}
