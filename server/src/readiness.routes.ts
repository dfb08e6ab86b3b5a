import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { units } from 'shared-contracts/releases';
import { readContentVersion } from './platform/database/content-version.ts';
import { queryText } from './platform/http/paging.ts';
import type { Registry } from './modules/releases/serving/registry.ts';
import type { Services } from './services.ts';

/** The probes of several load balancers cost one query per second. */
const CACHE_MS = 1_000;
const DATABASE_MS = 1_000;

interface Parts {
  services: Pick<Services, 'db' | 'storage'>;
  registry: Pick<Registry, 'live'>;
}

/**
 * Registers the health probes. `/healthz`: the process is alive. `/readyz`: it should receive requests; fails from the
 * stop signal on. With `?public` it covers only public pages, which are served from memory while the database is
 * unavailable.
 */
export async function readinessRoutes(app: FastifyInstance, { services, registry }: Parts): Promise<void> {
  const database = cachedFor(CACHE_MS, () => isDatabaseResponding(services));
  app.get('/healthz', async () => {
    // A process without a database connection is alive too.
    const level = services.storage.read().then(
      (state) => state.level,
      () => null,
    );
    return { success: true, storage: await Promise.race([level, pause(DATABASE_MS, null, { ref: false })]) };
  });
  app.get('/readyz', async ({ query }, reply) => {
    const failing = [
      ...(app.running.isStopping() ? ['stopping'] : []),
      ...(units.every((unit) => registry.live(unit)) ? [] : ['releases']),
      ...(queryText(query, 'public') !== undefined || (await database()) ? [] : ['database']),
    ];
    void reply.header('cache-control', 'no-store').code(failing.length === 0 ? 200 : 503);
    return { success: failing.length === 0, data: { failing } };
  });
}

async function isDatabaseResponding({ db }: Pick<Services, 'db'>): Promise<boolean> {
  const asked = readContentVersion(db).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, pause(DATABASE_MS, false, { ref: false })]);
}

function cachedFor<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let kept: { until: number; value: Promise<T> } | null = null;
  return () => {
    if (kept === null || Date.now() > kept.until) kept = { until: Date.now() + ms, value: read() };
    return kept.value;
  };
}
