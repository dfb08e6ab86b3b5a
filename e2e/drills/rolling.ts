import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../../tools/src/postgres.ts';
import type { Drill, Figure } from '../fixtures/drill.ts';
import { startNginx } from '../fixtures/nginx.ts';
import { openPanelClient } from '../fixtures/panel-client.ts';
import { buildReleased } from '../fixtures/released-version.ts';
import { freePort, startServer, type Program, type RunningServer } from '../fixtures/server.ts';
import { readSitemap } from '../fixtures/sitemap.ts';
import { startLoad } from '../fixtures/steady-load.ts';
import { startWriter } from '../fixtures/steady-writer.ts';

const SECRET = 'a secret of the drill that is long enough';
const BEFORE = '1.1.0';
const PER_SECOND = 200;
const SERVERS = 2;
const READY_MS = 60_000;
/** As the guide says: the new server has rendered its pages before the next one is replaced. */
const SETTLE_MS = 10_000;

export const drill: Drill = {
  summary: `two servers behind nginx are restarted, and upgraded from ${BEFORE} and taken back, one by one under load. [restarts] [upgrades]`,
  async run([restarts = '20', upgrades = '3']) {
    const dataDir = await mkdtemp(join(tmpdir(), 'vitrin-drill-'));
    const before = await buildReleased(BEFORE);
    const postgres = await startPostgres();
    const site = new TwoServers(dataDir, postgres.url, before.program);
    try {
      await site.start();
      return [
        ...(await underLoad(site, 'upgrades and ways back', () => site.upgradeAndGoBack(Number(upgrades)))),
        ...(await underLoad(site, 'restarts', () => site.restart(Number(restarts)))),
      ];
    } finally {
      await site.stop();
      await postgres.stop();
      before.remove();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

/** A site of two servers with one database and one data folder. */
class TwoServers {
  readonly #settings: Record<string, string>;
  readonly #dataDir: string;
  readonly #before: Program;
  readonly #ports: number[] = [];
  readonly #servers: RunningServer[] = [];
  #proxy: Awaited<ReturnType<typeof startNginx>> | null = null;

  constructor(dataDir: string, DATABASE_URL: string, before: Program) {
    this.#settings = { DATABASE_URL, SECRET, LOG_LEVEL: 'error', TRUST_PROXY: '127.0.0.1' };
    this.#dataDir = dataDir;
    this.#before = before;
  }

  get url(): string {
    return this.#proxy?.url ?? '';
  }

  async start(): Promise<void> {
    for (let index = 0; index < SERVERS; index += 1) {
      this.#ports.push(await freePort());
      await this.#startServer(index, this.#before);
    }
    this.#proxy = await startNginx(this.#ports);
  }

  async #startServer(index: number, program?: Program): Promise<void> {
    const settings = { ...this.#settings, PORT: String(this.#ports[index]) };
    const server = await startServer(this.#dataDir, settings, program);
    this.#servers[index] = server;
    const deadline = Date.now() + READY_MS;
    while (!(await fetch(`${server.url}/readyz`)).ok) {
      if (Date.now() > deadline) throw new Error('A server did not become ready');
      await pause(100);
    }
    if (this.#proxy) await pause(SETTLE_MS);
  }

  /** Replaces one server after the other by this program. */
  async #replaceAll(program?: Program): Promise<void> {
    for (let index = 0; index < SERVERS; index += 1) {
      await this.#servers[index]?.stop();
      await this.#startServer(index, program);
    }
  }

  async upgradeAndGoBack(times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      await this.#replaceAll();
      await this.#replaceAll(this.#before);
    }
    await this.#replaceAll();
  }

  async restart(times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      const index = time % SERVERS;
      await this.#servers[index]?.stop();
      await this.#startServer(index);
    }
  }

  async stop(): Promise<void> {
    this.#proxy?.stop();
    await Promise.all(this.#servers.map((server) => server.stop()));
  }
}

async function underLoad(site: TwoServers, what: string, change: () => Promise<void>): Promise<Figure[]> {
  const panel = await openPanelClient(site.url);
  const paths = [...(await readSitemap(site.url)), '/api/pages/blog?page=1', '/healthz'];
  const endLoad = startLoad({ url: site.url, paths, perSecond: PER_SECOND });
  const endWriter = startWriter(panel);
  await change();
  const { requests, failures } = await endLoad();
  const { confirmed, refused, lost } = await endWriter();
  for (const failure of [...failures, ...refused].slice(0, 10)) console.log(failure);
  return [
    { what: `${what}: requests at ${PER_SECOND}/s`, value: requests, unit: '', atLeast: 1 },
    { what: `${what}: failed`, value: failures.length, unit: '', atMost: 0 },
    { what: `${what}: articles written`, value: confirmed, unit: '', atLeast: 1 },
    { what: `${what}: writes refused`, value: refused.length, unit: '', atMost: 0 },
    { what: `${what}: confirmed articles lost`, value: lost, unit: '', atMost: 0 },
  ];
}
