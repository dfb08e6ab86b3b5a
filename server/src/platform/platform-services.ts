import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { LastSeen } from './auth/last-seen.ts';
import type { ContentVersion } from './database/content-version.ts';
import type { Db } from './database/tables.ts';
import type { InboxHub } from './events/inbox-hub.ts';
import type { StorageSpace } from './files/storage-space.ts';
import type { FileStore } from './files/store/file-store.ts';
import type { UntrustedProxies } from './http/forwarded-headers.ts';
import type { CertificateWatch } from './jobs/certificate-watch.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { PurgeState } from './purge/send-purge.ts';

/** What the platform needs and offers; the modules add theirs in `services.ts`. There is no global state. */
export interface PlatformServices {
  config: Config;
  db: Db;
  contentVersion: ContentVersion;
  lastSeen: LastSeen;
  inbox: InboxHub;
  storage: StorageSpace;
  files: FileStore;
  untrustedProxies: UntrustedProxies;
  metrics: Metrics;
  certificate: CertificateWatch;
  purgeState: PurgeState;
  log: FastifyBaseLogger;
}
