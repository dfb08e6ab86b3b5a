import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon, { type Client, type Request } from 'autocannon';
import { freshDatabase } from '../../server/src/testing/test-database.ts';
import { printFigures, type Figure } from './figures.ts';
import { fillDatabase } from './lists/fill-database.ts';
import { memoryOf, type Memory } from './processes.ts';
import { pause, startSite, type Site } from './site.ts';
import { staffOf } from './visitor.ts';

const SIZE = { articles: 20_000, messages: 50_000, media: 500 };
const CONNECTIONS = 50;
const VISITORS = 8;
const LOAD_SECONDS = 20;
/** Time in which memory must have returned, and in which a started site settles, in milliseconds. */
const SETTLE_MS = 60_000;

/**
 * Megabytes of all processes, 50 of them for the rendering process. The budget is for their sum: the pages of the runtime
 * that both have in memory are divided between them, so that each figure changes with what the other one has used.
 */
const BUDGETS = { atRest: 140 + 50, underLoad: 200 + 50, large: 260 + 50 } as const;

/**
 * Measures the memory of all processes of a site: at rest, under load, a minute later, and with many records. The site
 * has a copy of the runtime, so that it shares no memory with the bench.
 */
export async function measureMemory(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrin-runtime-'));
  const runtime = path.join(folder, 'node');
  copyFileSync(process.execPath, runtime);
  try {
    await measureDemoSite(runtime);
    await measureLargeSite(runtime);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measureDemoSite(runtime: string): Promise<void> {
  const first = await startSite(undefined, {}, runtime);
  await pause(SETTLE_MS);
  const afterFirstStart = memory(first);
  await first.stop();
  const site = await startSite(first.dataDir, {}, runtime);
  try {
    await pause(SETTLE_MS);
    const atRest = memory(site);
    const underLoad = await highest(site, () => loadPages(site));
    await pause(SETTLE_MS);
    const afterLoad = memory(site);
    const underAbuse = await highest(site, () => abuse(site));
    await pause(SETTLE_MS);
    printFigures('Memory of the demo site (PSS)', [
      ...rows('a minute after the first start', afterFirstStart, BUDGETS.atRest),
      ...rows('a minute after the second start', atRest, BUDGETS.atRest),
      ...rows(`most at ${CONNECTIONS} connections`, underLoad, BUDGETS.underLoad),
      ...rows('a minute later', afterLoad, BUDGETS.atRest),
      ...rows('most while unknown addresses are requested', underAbuse),
      ...rows('a minute later', memory(site), BUDGETS.atRest),
    ]);
  } finally {
    await site.stop();
    rmSync(site.dataDir, { recursive: true, force: true });
  }
}

async function measureLargeSite(runtime: string): Promise<void> {
  const database = await freshDatabase();
  await fillDatabase(database, SIZE);
  const site = await startSite(database.dataDir, { DEMO_CONTENT: '0' }, runtime);
  try {
    const most = await highest(site, () => useLargeSite(site));
    await pause(SETTLE_MS);
    printFigures(`Memory with ${SIZE.articles} articles and ${SIZE.messages} messages (PSS)`, [
      ...rows('most while visitors and staff read', most, BUDGETS.large),
      ...rows('a minute later', memory(site), BUDGETS.large),
    ]);
  } finally {
    await site.stop();
    await database.remove();
  }
}

function rows(what: string, { server, others }: Memory, budget?: number): Figure[] {
  return [
    { what, value: server + others, unit: 'MB', ...(budget !== undefined && { budget }) },
    { what: '  server', value: server, unit: 'MB' },
    { what: '  rendering process', value: others, unit: 'MB' },
  ];
}

const memory = (site: Site) => memoryOf(site.process.pid ?? 0);

/** Returns the memory at the moment when its sum is highest while something runs. */
async function highest(site: Site, run: () => Promise<unknown>): Promise<Memory> {
  let most: Memory = { server: 0, others: 0 };
  const timer = setInterval(() => {
    const now = memory(site);
    if (now.server + now.others > most.server + most.others) most = now;
  }, 500);
  await run();
  clearInterval(timer);
  return most;
}

async function loadPages({ address }: Site): Promise<void> {
  await autocannon({
    url: address,
    connections: CONNECTIONS,
    duration: LOAD_SECONDS,
    headers: { 'accept-encoding': 'br', accept: 'text/html' },
    requests: ['/', '/makaleler', '/iletisim', '/biyografi', '/api/pages/blog'].map((page) => ({ path: page })),
  });
}

/** 4,000 addresses that do not exist, half of them long. */
async function abuse({ address }: Site): Promise<void> {
  const requests = Array.from({ length: 4_000 }, (_, index) => ({
    path: `/makale/yok-${index}${index % 2 ? 'x'.repeat(1_500) : ''}?a=${index}`,
  }));
  const setupClient = fromDifferentStarts(requests, CONNECTIONS);
  await autocannon({ url: address, connections: CONNECTIONS, duration: LOAD_SECONDS, setupClient });
}

/** Visitors read up to 2,000 articles, staff the lists. */
async function useLargeSite(site: Site): Promise<void> {
  const staff = await staffOf(site.address);
  const pages = Array.from({ length: 2_000 }, (_, index) => ({ path: `/makale/makale-${index + 1}` }));
  const setupClient = fromDifferentStarts(pages, VISITORS);
  const visitors = autocannon({ url: site.address, connections: VISITORS, duration: LOAD_SECONDS, setupClient });
  const addresses = ['/api/admin/blog?page=1', '/api/admin/contact?page=1', '/api/admin/blog?page=1&search=makale'];
  for (let round = 0; round < 30; round++) for (const address of addresses) await staff.get(address);
  await visitors;
}

/** Each connection starts at another request: otherwise all would send the same first ones. */
function fromDifferentStarts(requests: readonly Request[], connections: number): (client: Client) => void {
  let clients = 0;
  return (client) => {
    const start = Math.floor((clients++ * requests.length) / connections);
    client.setRequests([...requests.slice(start), ...requests.slice(0, start)]);
  };
}
