import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import { startPostgres } from '../../tools/src/postgres.ts';
import { cuttableConnection, type Cut, type CuttableConnection } from '../../tools/src/testing/cuttable-connection.ts';
import type { Drill, Figure } from '../fixtures/drill.ts';
import { httpCall } from '../fixtures/http-form.ts';
import { openPanelClient, type PanelClient } from '../fixtures/panel-client.ts';
import { startServer, type RunningServer } from '../fixtures/server.ts';
import { readSitemap } from '../fixtures/sitemap.ts';

const TYPED = 'Keşif için uygun bir gün arıyoruz.';
const CUTS: readonly Cut[] = ['refused', 'silent'];
const SECRET = 'a secret of the drill that is long enough';
const VISITORS = 8;

export const drill: Drill = {
  summary: 'PostgreSQL is away: every page of the sitemap is answered from its copy. [seconds per kind of fault]',
  async run([seconds = '30']) {
    const dataDir = await mkdtemp(join(tmpdir(), 'vitrin-drill-'));
    const postgres = await startPostgres();
    const connection = await cuttableConnection(Number(new URL(postgres.url).port));
    const databaseUrl = Object.assign(new URL(postgres.url), { port: String(connection.port) }).href;
    try {
      const settings = { DATABASE_URL: databaseUrl, SECRET, LOG_LEVEL: 'error' };
      // Restarted, so that no page is in memory: the copies on the disk have to do.
      await warmUp(dataDir, settings);
      const { pages, figures } = await cutOffWhileRunning(dataDir, settings, {
        connection,
        ms: Number(seconds) * 1000,
      });
      return [...figures, ...(await startWhileAway(dataDir, settings, { connection, pages }))];
    } finally {
      connection.close();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

/** Visits each page of the site with its demo content once. */
async function warmUp(dataDir: string, settings: Record<string, string>): Promise<void> {
  const server = await startServer(dataDir, settings);
  try {
    const pages = await readSitemap(server.url);
    for (const page of pages) await fetch(server.url + page);
  } finally {
    await server.stop();
  }
}

async function cutOffWhileRunning(
  dataDir: string,
  settings: Record<string, string>,
  { connection, ms }: { connection: CuttableConnection; ms: number },
): Promise<{ pages: string[]; figures: Figure[] }> {
  const server = await startServer(dataDir, settings);
  try {
    const pages = await readSitemap(server.url);
    return { pages, figures: await cutOff(server, pages, { connection, ms }) };
  } finally {
    await server.stop();
  }
}

async function cutOff(
  server: RunningServer,
  pages: readonly string[],
  { connection, ms }: { connection: CuttableConnection; ms: number },
): Promise<Figure[]> {
  const panel = await openPanelClient(server.url);
  const figures: Figure[] = [{ what: 'addresses of the sitemap', value: pages.length, unit: '', atLeast: 1 }];
  for (const how of CUTS) {
    connection.cut(how);
    figures.push(...(await measureAway(server, { how, pages, panel, ms })));
    connection.cut('none');
    figures.push({
      what: `${how}: until the panel works again`,
      value: await recovery(panel),
      unit: 'ms',
      atMost: 10_000,
    });
  }
  return figures;
}

interface Away {
  how: Cut;
  pages: readonly string[];
  panel: PanelClient;
  ms: number;
}

async function measureAway({ url }: RunningServer, { how, pages, panel, ms }: Away): Promise<Figure[]> {
  const end = Date.now() + ms;
  let [requests, failed, slowest, slowestPanel] = [0, 0, 0, 0];
  const visit = async () => {
    while (Date.now() < end || requests < pages.length) {
      const index = requests++;
      const startedAt = performance.now();
      const response = await fetch(url + (pages[index % pages.length] ?? '/'));
      await response.arrayBuffer();
      if (response.status !== 200) failed += 1;
      slowest = Math.max(slowest, performance.now() - startedAt);
    }
  };
  const work = async () => {
    while (Date.now() < end) {
      const startedAt = performance.now();
      const { status } = await panel.read('/api/admin/blog?page=1');
      if (status !== 503) throw new Error(`The panel returned ${status} without a database`);
      slowestPanel = Math.max(slowestPanel, performance.now() - startedAt);
      await pause(200);
    }
  };
  await Promise.all([work(), ...Array.from({ length: VISITORS }, visit)]);
  const form = await httpCall(`${url}${publicPaths.contact}`, {
    headers: { origin: url, 'sec-fetch-site': 'same-origin', accept: 'text/html' },
    form: { name: 'Ayşe', message: TYPED },
  });
  return [
    { what: `${how}: requests for pages`, value: requests, unit: '', atLeast: pages.length },
    { what: `${how}: not answered with the page`, value: failed, unit: '', atMost: 0 },
    { what: `${how}: slowest page`, value: slowest, unit: 'ms' },
    { what: `${how}: slowest 503 of the panel`, value: slowestPanel, unit: 'ms', atMost: 2_000 },
    { what: `${how}: status of a posted form`, value: form.status, unit: '', atLeast: 503, atMost: 503 },
    { what: `${how}: typed text in the answer`, value: Number(form.body.includes(TYPED)), unit: '', atLeast: 1 },
  ];
}

/** A server that is started during the outage serves the copies, and starts by itself when PostgreSQL is back. */
async function startWhileAway(
  dataDir: string,
  settings: Record<string, string>,
  { connection, pages }: { connection: CuttableConnection; pages: readonly string[] },
): Promise<Figure[]> {
  connection.cut('refused');
  const server = await startServer(dataDir, settings);
  try {
    let failed = 0;
    for (const page of pages) if (!(await isStale(server.url + page))) failed += 1;
    connection.cut('none');
    const startedAt = performance.now();
    while (!(await fetch(`${server.url}/readyz`).catch(() => null))?.ok) await pause(50);
    return [
      { what: 'started without PostgreSQL: pages not answered from their copy', value: failed, unit: '', atMost: 0 },
      { what: 'until it is ready again', value: performance.now() - startedAt, unit: 'ms', atMost: 10_000 },
    ];
  } finally {
    await server.stop();
  }
}

async function isStale(address: string): Promise<boolean> {
  const response = await fetch(address);
  return response.ok && String(response.headers.get('cache-status')).includes('stale');
}

async function recovery(panel: PanelClient): Promise<number> {
  const startedAt = performance.now();
  while ((await panel.read('/api/admin/blog?page=1')).status !== 200) await pause(50);
  return performance.now() - startedAt;
}
