import type { FastifyInstance } from 'fastify';
import { readLastBackup } from './backup/schedule/last-backup.repository.ts';
import { modules } from './modules/index.ts';
import { equalsConstantTime } from './platform/auth/secrets.ts';
import { databaseStatsOf } from './platform/database/retrying-database.ts';
import type { RunningRequests } from './platform/http/running-requests.ts';
import type { Figure } from './platform/metrics/metrics.ts';
import type { Services } from './services.ts';

type FigureSource = Pick<Services, 'db' | 'storage'> & { running: RunningRequests };

const figures: readonly Figure<FigureSource>[] = [
  {
    name: 'vitrin_http_requests_running',
    help: 'Requests in flight, with event streams.',
    read: ({ running }) => running.count(),
  },
  {
    name: 'vitrin_disk_free_bytes',
    help: 'Free bytes on the disk of the data folder.',
    read: async ({ storage }) => (await storage.read()).free,
  },
  {
    name: 'vitrin_disk_reserve_bytes',
    help: 'Free bytes below which forms of visitors are rejected.',
    read: async ({ storage }) => (await storage.read()).reserve,
  },
  {
    name: 'vitrin_visitor_storage_bytes',
    help: 'Approximate bytes that visitors have stored.',
    read: async ({ storage }) => (await storage.read()).visitors,
  },
  {
    name: 'vitrin_visitor_storage_quota_bytes',
    help: 'Bytes that all visitors together may store.',
    read: async ({ storage }) => (await storage.read()).quota,
  },
  {
    name: 'vitrin_backup_last_success_timestamp_seconds',
    help: 'When the last scheduled backup was made; absent before the first one.',
    read: async ({ db }) => secondsOf((await readLastBackup(db)).at),
  },
];

/**
 * Registers the metrics for Prometheus. Without `METRICS_TOKEN`, and for any other token, the address does not exist, so
 * that a client cannot find out whether there are metrics.
 */
export async function metricsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { config, db, metrics } = services;
  const stats = databaseStatsOf(db);
  if (stats) metrics.addDatabase(stats);
  metrics.addFigures(figures, { ...services, running: app.running });
  for (const module of modules) metrics.addFigures(module.figures ?? [], db);
  app.get('/metrics', async (request, reply) => {
    if (!isAuthorized(request.headers.authorization, config.metricsToken)) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text());
  });
}

function isAuthorized(header: string | undefined, token: string | null): boolean {
  return token !== null && equalsConstantTime(header ?? '', `Bearer ${token}`);
}

function secondsOf(at: string | undefined): number | null {
  return at === undefined ? null : Date.parse(at) / 1_000;
}
