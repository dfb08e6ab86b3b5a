import { openDatabase } from '../../server/src/platform/database/database.ts';
import { saveJobTime } from '../../server/src/platform/jobs/job-times.repository.ts';
import { freshDatabase, type TestDatabase } from '../../server/src/testing/test-database.ts';
import { printFigures } from './figures.ts';
import { fillDatabase } from './lists/fill-database.ts';
import { cpuSeconds } from './processes.ts';
import { startSite, type Site } from './site.ts';

const SIZES = [600, 20_000];
/** Articles that are measured. */
const COLD = 500;
/** Articles that the rendering process renders before the measurement, so that its code is compiled. */
const WARM_UP = 100;
const CONCURRENT = 8;
/** Rendered articles per second on two cores. */
const BUDGET = 60;

/** Measures how many articles a second are rendered when no page is in the cache, as after a change of the layout. */
export async function measureColdPages(): Promise<void> {
  for (const articles of SIZES) await measureSite(articles);
}

async function measureSite(articles: number): Promise<void> {
  const database = await freshDatabase();
  let site: Site | null = null;
  try {
    await fillDatabase(database, { articles, messages: 0, media: 100 });
    await skipFirstRuns(database);
    site = await startSite(database.dataDir, { DEMO_CONTENT: '0' });
    const paths = Array.from({ length: WARM_UP + COLD }, (_, index) => `/makale/makale-${articles - index}`);
    await readAll(site, paths.slice(0, WARM_UP));
    const cold = paths.slice(WARM_UP);
    const pid = site.process.pid ?? 0;
    const cpuBefore = cpuSeconds(pid);
    const startedAt = performance.now();
    await readAll(site, cold);
    const seconds = (performance.now() - startedAt) / 1000;
    printFigures(`Cold articles of a site with ${articles}, ${CONCURRENT} connections`, [
      { what: 'rendered per second', value: cold.length / seconds, unit: '1/s', budget: BUDGET, atLeast: true },
      {
        what: 'CPU time of the server process for each',
        value: ((cpuSeconds(pid) - cpuBefore) * 1000) / cold.length,
        unit: 'ms',
      },
    ]);
  } finally {
    await site?.stop();
    await database.remove();
  }
}

/** The first start of an upgraded site records the links and translations of all articles, beside the visits. */
async function skipFirstRuns(database: TestDatabase): Promise<void> {
  const db = await openDatabase(database);
  for (const job of ['links-filled', 'translations-filled'] as const) await saveJobTime(db, job, Date.now());
  await db.destroy();
}

async function readAll({ address }: Site, paths: readonly string[]): Promise<void> {
  const remaining = [...paths];
  const readNext = async () => {
    for (let path = remaining.pop(); path !== undefined; path = remaining.pop()) await readPage(address + path);
  };
  await Promise.all(Array.from({ length: CONCURRENT }, readNext));
}

async function readPage(url: string): Promise<void> {
  const response = await fetch(url, { headers: { accept: 'text/html', 'accept-encoding': 'br' } });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url}: ${response.status}`);
}
