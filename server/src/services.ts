import type { FastifyBaseLogger } from 'fastify';
import { createLastSeen, type LastSeen } from './access/last-seen.ts';
import type { Config } from './config.ts';
import { createContentVersion, readContentVersion, type ContentVersion } from './database/content-version.ts';
import type { Db } from './database/tables.ts';
import { createVisitCounter, type VisitCounter } from './modules/visits/visit-counter.ts';

/** What every route module gets as its plugin options; there are no global handles. */
export interface Services {
  config: Config;
  db: Db;
  contentVersion: ContentVersion;
  lastSeen: LastSeen;
  visits: VisitCounter;
  log: FastifyBaseLogger;
}

/** Over a migrated database. */
export async function createServices(parts: Pick<Services, 'config' | 'db' | 'log'>): Promise<Services> {
  const contentVersion = createContentVersion(await readContentVersion(parts.db));
  return { ...parts, contentVersion, lastSeen: createLastSeen(), visits: createVisitCounter() };
}
