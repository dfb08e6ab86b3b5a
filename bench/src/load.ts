import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import autocannon from 'autocannon';
import { printFigures } from './figures.ts';
import { cpuSeconds } from './processes.ts';
import { publicAddresses } from './public-addresses.ts';
import { freePort, type Site } from './site.ts';

/** Headers of a browser navigation, so that the visit is counted like a real one. */
const headers = {
  'accept-encoding': 'br',
  accept: 'text/html,application/xhtml+xml',
  'user-agent': 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};
const CONNECTIONS = 50;
const SECONDS = 5;
/** During the first 30,000 requests V8 still compiles the code that serves them. */
const WARM_UP_SECONDS = 5;

interface Load {
  perSecond: number;
  p99: number;
  /** CPU milliseconds of the server process per request. */
  cpuMs: number;
}

/**
 * Measures public HTML and a public read with 50 connections, compared with the bare framework serving the same bytes
 * from memory. The comparison is of CPU time, because the client that sends the requests may be slower than both.
 */
export async function measureLoad(site: Site): Promise<void> {
  for (const { name, path: address } of await publicAddresses(site))
    await measureAddress(site, address, {
      title: `Public HTML at ${CONNECTIONS} connections: ${name}`,
      budgets: { perSecond: 30_000, cpuMs: 0.03, relative: 0.7, p99: 8 },
    });
  await measureAddress(site, '/api/pages/blog', {
    title: `Public read of the API at ${CONNECTIONS} connections`,
    budgets: { perSecond: 15_000 },
  });
}

interface Measured {
  title: string;
  budgets: {
    perSecond: number;
    cpuMs?: number;
    /** CPU time of the bare framework, relative to that of the site. */
    relative?: number;
    p99?: number;
  };
}

async function measureAddress(site: Site, address: string, { title, budgets }: Measured): Promise<void> {
  const url = site.address + address;
  const bare = await startBare(await compressedBytes(url));
  const siteLoad = await load(url, site.process.pid ?? 0);
  const bareLoad = await load(bare.address, bare.pid);
  bare.stop();
  printFigures(title, [
    { what: 'requests per second', value: siteLoad.perSecond, unit: '1/s', budget: budgets.perSecond, atLeast: true },
    { what: 'the bare framework', value: bareLoad.perSecond, unit: '1/s' },
    { what: 'CPU time per request', value: siteLoad.cpuMs, unit: 'ms', budget: budgets.cpuMs },
    { what: 'the bare framework', value: bareLoad.cpuMs, unit: 'ms' },
    {
      what: 'CPU time of the bare framework, relative',
      value: bareLoad.cpuMs / siteLoad.cpuMs,
      unit: 'x',
      budget: budgets.relative,
      atLeast: true,
    },
    { what: 'p99', value: siteLoad.p99, unit: 'ms', budget: budgets.p99 },
  ]);
}

async function load(url: string, pid: number): Promise<Load> {
  await autocannon({ url, connections: CONNECTIONS, duration: WARM_UP_SECONDS, headers });
  const before = cpuSeconds(pid);
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    workers: 1,
    headers,
  });
  const cpuMs = ((cpuSeconds(pid) - before) * 1000) / result.requests.total;
  return { perSecond: result.requests.average, p99: result.latency.p99, cpuMs };
}

async function compressedBytes(address: string): Promise<number> {
  const { headers } = await fetch(address, { headers: { 'Accept-Encoding': 'br' } });
  return Number(headers.get('content-length'));
}

async function startBare(bytes: number) {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'bare-server.ts'), String(port), String(bytes)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(child.stdout, 'data');
  return { address: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => child.kill() };
}
