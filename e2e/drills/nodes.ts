import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ArticleRecord } from '@vitrin/shared-contracts/articles';
import { api, publicPaths } from '@vitrin/shared-contracts/paths';
import { startPostgres } from '../../tools/src/postgres.ts';
import { articleValues } from '../fixtures/article-values.ts';
import { median, processMs, withDataFolder } from '../fixtures/drill-site.ts';
import type { Drill, Figure } from '../fixtures/drill.ts';
import { browserHeaders, httpCall } from '../fixtures/http-form.ts';
import { panelHeaders } from '../fixtures/panel-client.ts';
import { startServer, type RunningServer } from '../fixtures/server.ts';

const SECRET = 'a secret of the drill that is long enough';
const METRICS_TOKEN = 'token-of-the-drill';
const ACQUIRED = /^vitrin_database_connections_acquired_total\S* (?<count>\d+)/m;
const NUMBERS = [1, 2, 4, 8];
const WRITES = 20;
const SCHEDULED = 10;
const DUE_MS = 20_000;
/** Jobs look for due publications every 15 seconds. */
const DONE_MS = 60_000;
const CALLERS = 4;
const WARM_UP_ROUNDS = 2;
const IDLE_MS = 120_000;
const IDLE_SAMPLE_MS = 5_000;

export const drill: Drill = {
  summary:
    'one, two, four and eight servers on one PostgreSQL: content everywhere, jobs once, cost of a request. [requests per server]',
  async run([requests = '1000']) {
    const figures: Figure[] = [];
    let one: Cost | null = null;
    for (const number of NUMBERS) {
      const result = await withNodes(number, (site) => measure(site, Number(requests)));
      one ??= result.cost;
      figures.push(...figuresOf(number, result, one));
    }
    return figures;
  },
};

interface Site {
  nodes: RunningServer[];
  headers: Record<string, string>;
}

async function withNodes<T>(number: number, task: (site: Site) => Promise<T>): Promise<T> {
  return withDataFolder(async (dataDir) => {
    const postgres = await startPostgres();
    const nodes: RunningServer[] = [];
    try {
      const settings = { DATABASE_URL: postgres.url, SECRET, METRICS_TOKEN, LOG_LEVEL: 'error' };
      for (let index = 0; index < number; index += 1) nodes.push(await startServer(dataDir, settings));
      const headers = await panelHeaders(nodes[0]?.url ?? '');
      return await task({ nodes, headers });
    } finally {
      await Promise.all(nodes.map((node) => node.stop()));
      await postgres.stop();
    }
  });
}

interface Result {
  slowestMs: number;
  wrongPublications: number;
  cost: Cost;
  /** Of the same requests, sent to the first node only: without the competition of the others for the processor. */
  aloneCpuMs: number;
  /** CPU time of a node without requests. */
  idleMsPerSecond: number;
}

/** @param requests - for each node */
async function measure(site: Site, requests: number): Promise<Result> {
  const cost = await costOf(site, requests * site.nodes.length);
  const { cpuMs: aloneCpuMs } = await costOf({ ...site, nodes: site.nodes.slice(0, 1) }, requests);
  const idleMsPerSecond = await idleCost(site.nodes);
  let slowestMs = 0;
  for (let write = 0; write < WRITES; write += 1) slowestMs = Math.max(slowestMs, await visibleEverywhere(site, write));
  return { slowestMs, wrongPublications: await wrongPublications(site), cost, aloneCpuMs, idleMsPerSecond };
}

async function create({ nodes, headers }: Site, title: string, at: number): Promise<ArticleRecord> {
  const node = nodes[at % nodes.length]?.url ?? '';
  const { status, body } = await httpCall(node + api.adminArticles, {
    headers,
    form: { form_data: JSON.stringify(articleValues(title)) },
  });
  if (status !== 200) throw new Error(`An article was not created: ${status} ${body}`);
  return (JSON.parse(body) as { data: ArticleRecord }).data;
}

/** Creates an article on one node; returns the time until the public list of every node has it. */
async function visibleEverywhere(site: Site, write: number): Promise<number> {
  const title = `Makale ${randomUUID()}`;
  await create(site, title, write);
  const savedAt = performance.now();
  await Promise.all(
    site.nodes.map(async ({ url }) => {
      while (!(await httpCall(`${url}${api.articles}?page=1`)).body.includes(title)) await pause(5);
    }),
  );
  return performance.now() - savedAt;
}

/** Schedules changes of articles; returns how many were not published exactly once. */
async function wrongPublications(site: Site): Promise<number> {
  const due_at = new Date(Date.now() + DUE_MS).toISOString();
  const ids: number[] = [];
  for (let number = 0; number < SCHEDULED; number += 1) {
    const { id, version } = await create(site, `Zamanlı ${number}`, number);
    const form_data = { record: String(id), base_version: version, title: 'Taslak', due_at };
    const form = {
      _method: 'PUT',
      form_data: JSON.stringify(form_data),
      values: JSON.stringify(articleValues(`Yeni ${number}`)),
    };
    const { status, body } = await send(site, `/api/admin/publication/article/schedules/${randomUUID()}`, form);
    if (status !== 200) throw new Error(`A publication was not scheduled: ${status} ${body}`);
    ids.push(id);
  }
  const deadline = Date.now() + DONE_MS;
  while ((await publications(site, ids)).some((count) => count === 0) && Date.now() < deadline) await pause(500);
  // A second run of the job would come within its interval.
  await pause(16_000);
  return (await publications(site, ids)).filter((count) => count !== 1).length;
}

function send({ nodes, headers }: Site, path: string, form: Record<string, string>) {
  return httpCall((nodes[0]?.url ?? '') + path, { headers, form });
}

async function publications({ nodes, headers }: Site, ids: readonly number[]): Promise<number[]> {
  return Promise.all(
    ids.map(async (id) => {
      const { body } = await httpCall(`${nodes[0]?.url}/api/admin/history/article/${id}`, { headers });
      return (JSON.parse(body) as { data: { cause: string }[] }).data.filter(({ cause }) => cause === 'schedule')
        .length;
    }),
  );
}

interface Cost {
  cpuMs: number;
  statements: number;
}

/** Reads public pages and panel lists, spread over the nodes; returns their cost per request. */
async function costOf({ nodes, headers }: Site, requests: number): Promise<Cost> {
  const paths = [publicPaths.home, publicPaths.articles, `${api.articles}?page=1`, `${api.adminArticles}?page=1`];
  const call = async (index: number) => {
    const { url = '' } = nodes[Math.floor(index / paths.length) % nodes.length] ?? {};
    const path = paths[index % paths.length] ?? '/';
    const ofPanel = path.startsWith('/api/admin/') ? headers : {};
    const { status } = await httpCall(url + path, { headers: { ...browserHeaders, ...ofPanel } });
    if (status !== 200) throw new Error(`${path} returned ${status}`);
  };
  const run = async () => {
    let next = 0;
    const caller = async () => {
      while (next < requests) await call(next++);
    };
    await Promise.all(Array.from({ length: CALLERS }, caller));
  };
  // Every process compiles its code first; each has the same share of the requests.
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await run();
  await idle(nodes);
  const rounds: Cost[] = [];
  for (let round = 0; round < 3; round += 1) {
    const [cpu, before] = [await cpuOf(nodes), await statementsOf(nodes)];
    await run();
    const cpuMs = ((await cpuOf(nodes)) - cpu) / requests;
    rounds.push({ cpuMs, statements: ((await statementsOf(nodes)) - before) / requests });
  }
  return { cpuMs: median(rounds.map((each) => each.cpuMs)), statements: median(rounds.map((each) => each.statements)) };
}

async function idleCost(nodes: readonly RunningServer[]): Promise<number> {
  const before = await cpuOf(nodes);
  await pause(IDLE_SAMPLE_MS);
  return ((await cpuOf(nodes)) - before) / nodes.length / (IDLE_SAMPLE_MS / 1_000);
}

/** Waits until the servers have compressed the pages in the background. */
async function idle(nodes: readonly RunningServer[]): Promise<void> {
  for (const deadline = Date.now() + IDLE_MS; Date.now() < deadline;) {
    const before = await cpuOf(nodes);
    await pause(2_000);
    if ((await cpuOf(nodes)) - before < nodes.length * 100) return;
  }
  throw new Error('The servers do not become idle');
}

async function cpuOf(nodes: readonly RunningServer[]): Promise<number> {
  const all = await Promise.all(nodes.map(({ pid }) => processMs(pid)));
  return all.reduce((sum, ms) => sum + ms, 0);
}

/** Counts how often a connection was taken: for a transaction, or for a statement outside one. */
async function statementsOf(nodes: readonly RunningServer[]): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const all = await Promise.all(nodes.map(({ url }) => httpCall(`${url}/metrics`, { headers })));
  return all.reduce((sum, { body }) => sum + Number(ACQUIRED.exec(body)?.groups?.['count']), 0);
}

function figuresOf(number: number, result: Result, one: Cost): Figure[] {
  const { slowestMs, wrongPublications, cost, aloneCpuMs, idleMsPerSecond } = result;
  const what = `${number} ${number === 1 ? 'node' : 'nodes'}`;
  const more = (value: number, base: number) => (value / base - 1) * 100;
  return [
    { what: `${what}: slowest until content is visible everywhere`, value: slowestMs, unit: 'ms', atMost: 1_000 },
    {
      what: `${what}: of ${SCHEDULED} publications, not done exactly once`,
      value: wrongPublications,
      unit: '',
      atMost: 0,
    },
    { what: `${what}: CPU time of a request`, value: cost.cpuMs, unit: 'ms' },
    { what: `${what}: more CPU time than with one`, value: more(cost.cpuMs, one.cpuMs), unit: '%', atMost: 10 },
    { what: `${what}: CPU time of a request, only one of them loaded`, value: aloneCpuMs, unit: 'ms' },
    { what: `${what}: CPU time of an idle node in a second`, value: idleMsPerSecond, unit: 'ms' },
    { what: `${what}: statements and transactions of a request`, value: cost.statements, unit: '' },
    {
      what: `${what}: more statements than with one`,
      value: more(cost.statements, one.statements),
      unit: '%',
      atMost: 10,
    },
  ];
}
