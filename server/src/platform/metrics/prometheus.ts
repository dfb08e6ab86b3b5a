import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { DatabaseStats } from '../database/database-stats.ts';
import type { Figure, Metrics } from './metrics.ts';

/** Seconds. Few buckets, because each is a series per route, method and status class. */
const REQUEST_BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10];
const RENDER_BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
/** The database may be unavailable, which is when metrics are needed most. */
const FIGURE_MS = 1_000;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/** Creates the metrics of this process and starts to measure event loop, garbage collection and memory. */
export function createPrometheusMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'vitrin_http_request_duration_seconds',
    help: 'Time from the request line to the end of the response, without event streams.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const pages = new Counter({
    name: 'vitrin_page_cache_requests_total',
    help: 'Public pages by cache result: hit, stale (outdated, but unchanged), miss (rendered).',
    labelNames: ['result'] as const,
    registers,
  });
  for (const result of ['hit', 'stale', 'miss'] as const) pages.inc({ result }, 0);
  const renderings = new Histogram({
    name: 'vitrin_page_render_duration_seconds',
    help: 'Time to render a page on the server, with its reads.',
    buckets: RENDER_BUCKETS,
    registers,
  });
  const jobs = new Gauge({
    name: 'vitrin_job_last_success_timestamp_seconds',
    help: 'When a scheduled job of this process last succeeded.',
    labelNames: ['job'] as const,
    registers,
  });
  const signIns = new Counter({
    name: 'vitrin_failed_sign_ins_total',
    help: 'Failed sign-ins by step.',
    labelNames: ['step'] as const,
    registers,
  });
  for (const step of ['password', 'second-factor', 'passkey'] as const) signIns.inc({ step }, 0);
  const faults = new Counter({
    name: 'vitrin_release_faults_total',
    help: 'Failures of releases for visitors, by unit and phase.',
    labelNames: ['unit', 'phase'] as const,
    registers,
  });
  return {
    contentType: registry.contentType,
    requestFinished({ method, route, status, seconds, isStream }) {
      if (isStream) return;
      const labels = { method: METHODS.has(method) ? method : 'other', route, status: statusClass(status) };
      requests.observe(labels, seconds);
    },
    pageFound: (result) => pages.inc({ result }),
    pageRendered: (seconds) => renderings.observe(seconds),
    jobSucceeded: (job) => jobs.set({ job }, Date.now() / 1_000),
    signInFailed: (step) => signIns.inc({ step }),
    releaseFailed: (unit, phase) => faults.inc({ unit, phase }),
    addFigures(figures, source) {
      for (const figure of figures) addFigure(registry, figure, source);
    },
    addDatabase: (stats) => addDatabase(registry, stats),
    text: () => registry.metrics(),
  };
}

function statusClass(status: number): string {
  return `${Math.floor(status / 100)}xx`;
}

function addFigure<Source>(registry: Registry, { name, help, read }: Figure<Source>, source: Source): void {
  const gauge = new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      const value = await readInTime(async () => read(source));
      if (value === null) this.remove();
      else this.set(value);
    },
  });
  // Without labels a gauge starts at zero, which would be a wrong value until it is read.
  gauge.remove();
}

async function readInTime(read: () => Promise<number | null>): Promise<number | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, FIGURE_MS, null);
  });
  try {
    return await Promise.race([read(), late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

const databaseFigures: readonly (Figure<DatabaseStats> & { isCounter: boolean })[] = [
  {
    name: 'vitrin_database_connections_in_use',
    help: 'Database connections in use; the embedded database has one.',
    isCounter: false,
    read: ({ inUse }) => inUse,
  },
  {
    name: 'vitrin_database_connections_waiting',
    help: 'Callers that wait for a database connection.',
    isCounter: false,
    read: ({ waiting }) => waiting,
  },
  {
    name: 'vitrin_database_connection_wait_seconds_total',
    help: 'Sum of the time that callers waited for a database connection.',
    isCounter: true,
    read: ({ waitedMs }) => waitedMs / 1_000,
  },
  {
    name: 'vitrin_database_connections_acquired_total',
    help: 'Database connections handed to callers.',
    isCounter: true,
    read: ({ acquired }) => acquired,
  },
  {
    name: 'vitrin_database_query_errors_total',
    help: 'Queries that the database rejected or did not answer, also conflicts that were retried.',
    isCounter: true,
    read: ({ errors }) => errors,
  },
];

function addDatabase(registry: Registry, stats: DatabaseStats): void {
  for (const { isCounter, ...figure } of databaseFigures)
    if (isCounter) addCounter(registry, figure, stats);
    else addFigure(registry, figure, stats);
}

function addCounter<Source>(registry: Registry, { name, help, read }: Figure<Source>, source: Source): void {
  void new Counter({
    name,
    help,
    registers: [registry],
    async collect() {
      this.reset();
      this.inc((await read(source)) ?? 0);
    },
  });
}
