import type { FastifyInstance } from 'fastify';
import type { FaultReport, HealthReport } from '@vitrin/shared-contracts/release-reports';
import { buildApi } from '../api.ts';
import { createReleaseMonitor, type ReleaseMonitor } from '../modules/releases/health/release-monitor.ts';
import { readHealth } from '../releases/stored/health.repository.ts';
import { readPointer } from '../releases/stored/pointers.repository.ts';
import { issuePreview } from '../releases/serving/preview-cookie.ts';
import { openRegistry, type Registry } from '../releases/serving/registry.ts';
import { reportRoutes } from '../modules/releases/health/reports.routes.ts';
import { storeLiveRelease } from './stored-releases.ts';
import { buildTestServices } from './test-app.ts';

export const unit = 'remote_public';
/** As many IP addresses as it takes to trigger an automatic rollback. */
export const addresses = Array.from({ length: 5 }, (_, index) => `192.0.2.${index + 1}`);

export interface From {
  address?: string;
  headers?: Record<string, string>;
}

export type ReportSite = Awaited<ReturnType<typeof openReportSite>>;

/** Creates a site that receives browser reports: `live` is the live release, `good` the previous one. */
export async function openReportSite() {
  const site = await buildTestServices();
  const { services } = site;
  const shell = await storeLiveRelease(services, 'shell', 'kabuk');
  const good = await storeLiveRelease(services, unit, 'sağlam');
  const live = await storeLiveRelease(services, unit, 'canlı');
  const registry: Registry = await openRegistry(services);
  const monitor: ReleaseMonitor = createReleaseMonitor(services, registry);
  const app: FastifyInstance = await buildApi(services);
  await app.register(reportRoutes, monitor);
  app.get<{ Params: { id: string } }>('/preview/:id', async (request, reply) =>
    issuePreview(reply, services.config, { unit, id: request.params.id, person: 1 }),
  );

  const post = async (url: string, payload: object, { address = '192.0.2.1', headers = {} }: From = {}) => {
    const own = { origin: services.config.publicUrl, 'sec-fetch-site': 'same-origin' };
    const remoteAddress = address;
    const response = await app.inject({ method: 'POST', url, payload, remoteAddress, headers: { ...own, ...headers } });
    await monitor.idle();
    return response.statusCode;
  };
  return {
    site,
    app,
    registry,
    monitor,
    shell,
    good,
    live,
    fault(report: Partial<FaultReport> = {}, from: From = {}): Promise<number> {
      const phase = 'render';
      const whole: FaultReport = { remote: unit, id: live, phase, message: 'Bozuk', survived: false, ...report };
      return post('/api/releases/faults', whole, from);
    },
    health(report: Partial<HealthReport> = {}, from: From = {}): Promise<number> {
      return post('/api/releases/health', { remote: unit, id: live, shell, ...report }, from);
    },
    async healthOf(of: 'remote_public' | 'shell', id: string) {
      await services.releaseHealth.flush(services.db);
      return (await readHealth(services.db, of, [id])).get(id);
    },
    faultRows: () => services.db.selectFrom('release_faults').selectAll().execute(),
    pointer: () => readPointer(services.db, unit),
    lastLogEntry: () =>
      services.db.selectFrom('release_log').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow(),
    async close() {
      registry.close();
      await app.close();
      await site.close();
    },
  };
}
