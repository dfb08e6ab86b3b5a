import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { units } from '@vitrin/shared-contracts/releases';
import { queryText } from './platform/http/paging.ts';
import type { Registry } from './releases/serving/registry.ts';
import { createStrictChecks } from './readiness-checks.ts';
import type { Services } from './services.ts';

const STORAGE_MS = 1_000;

interface Parts {
  services: Pick<Services, 'db' | 'storage' | 'config' | 'files'>;
  registry: Pick<Registry, 'live'>;
}

/**
 * Registers the health probes. `/healthz`: the process is alive. `/readyz`: it should receive requests; fails from the
 * stop signal on. With `?public` it covers only public pages, which are served from memory while the database is
 * unavailable.
 */
export async function readinessRoutes(app: FastifyInstance, { services, registry }: Parts): Promise<void> {
  const strictFindings = createStrictChecks(services);
  app.get('/healthz', async () => {
    // A process without a database connection is alive too.
    const level = services.storage.read().then(
      (state) => state.level,
      () => null,
    );
    return { success: true, storage: await Promise.race([level, pause(STORAGE_MS, null, { ref: false })]) };
  });
  app.get('/readyz', async ({ query }, reply) => {
    const isPublic = queryText(query, 'public') !== undefined;
    const strict = isPublic ? { failing: [] } : await strictFindings();
    const failing = [
      ...(app.running.isStopping() ? ['stopping'] : []),
      ...(units.every((unit) => registry.live(unit)) ? [] : ['releases']),
      ...strict.failing,
    ];
    void reply.header('cache-control', 'no-store').code(failing.length === 0 ? 200 : 503);
    return { success: failing.length === 0, data: { ...strict, failing } };
  });
}
