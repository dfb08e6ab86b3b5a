import type { FastifyBaseLogger } from 'fastify';
import { createLastSeen, type LastSeen } from './platform/auth/last-seen.ts';
import type { Config } from './config/config.ts';
import { createContentVersion, readContentVersion, type ContentVersion } from './platform/database/content-version.ts';
import { helpersOf } from './platform/database/helpers.ts';
import type { Db } from './platform/database/tables.ts';
import { createUntrustedProxies, type UntrustedProxies } from './platform/http/forwarded-headers.ts';
import { createInboxHub, type InboxHub } from './platform/events/inbox-hub.ts';
import { createVisitCounter, type VisitCounter } from './modules/visits/visit-counter.ts';
import { createHealthCounter, type HealthCounter } from './modules/releases/health/health-counter.ts';
import { createReleaseHub, type ReleaseHub } from './modules/releases/release-hub.ts';
import type { ModuleDescriptions } from './content/module-descriptions.ts';
import { createStorageRoom, type StorageRoom } from './platform/files/storage-room.ts';

/** Plugin options of every route module; there is no global state. */
export interface Services extends ModuleDescriptions {
  config: Config;
  db: Db;
  contentVersion: ContentVersion;
  lastSeen: LastSeen;
  visits: VisitCounter;
  inbox: InboxHub;
  releases: ReleaseHub;
  releaseHealth: HealthCounter;
  storage: StorageRoom;
  untrustedProxies: UntrustedProxies;
  log: FastifyBaseLogger;
}

/** Creates the services on a migrated database. */
export async function createServices(
  parts: Pick<Services, 'config' | 'db' | 'log' | keyof ModuleDescriptions>,
): Promise<Services> {
  const contentVersion = createContentVersion(await readContentVersion(parts.db));
  return {
    ...parts,
    contentVersion,
    lastSeen: createLastSeen(),
    visits: createVisitCounter(),
    inbox: createInboxHub((payload) => void tellOthers(parts, payload)),
    releases: createReleaseHub(),
    releaseHealth: createHealthCounter(),
    storage: createStorageRoom(parts),
    untrustedProxies: createUntrustedProxies(),
  };
}

/** What is lost here is found again: open streams count anew by themselves. */
async function tellOthers({ db, log }: Pick<Services, 'db' | 'log'>, payload: string): Promise<void> {
  try {
    await helpersOf(db).notifyInbox(db, payload);
  } catch (error) {
    log.warn({ err: error }, 'other processes not told of an inbox');
  }
}
