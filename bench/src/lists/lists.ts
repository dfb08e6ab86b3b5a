import { randomBytes } from 'node:crypto';
import { freshDatabase, type TestDatabase } from '../../../server/src/testing/test-database.ts';
import { startPostgres } from '../../../tools/src/postgres.ts';
import { printGrowth, type Growth } from '../figures.ts';
import { startSite, type Site } from '../site.ts';
import { staffOf, type Visitor } from '../visitor.ts';
import { listCalls, type ListCall } from './calls.ts';
import { fillDatabase, sizes, type Size } from './fill-database.ts';

const WARM_UP = 20;
const CALLS = 200;
/** Budget for the 99th percentile of the response times, in milliseconds (product §13). */
const BUDGET = 50;

/** Measures the panel's lists on the embedded database. */
export async function measureLists(): Promise<void> {
  await measureOn('SQLite');
}

/** Measures the same lists on a private PostgreSQL server. */
export async function measureListsOnPostgres(): Promise<void> {
  const postgres = await startPostgres();
  globalThis.testDatabase = 'postgres';
  process.env.TEST_POSTGRES_URL = postgres.url;
  try {
    await measureOn('PostgreSQL');
  } finally {
    globalThis.testDatabase = 'sqlite';
    await postgres.stop();
  }
}

/** Runs both sizes side by side and alternates the requests, so that other load on the machine affects both equally. */
async function measureOn(engine: string): Promise<void> {
  await withFilled(sizes.small, (small) =>
    withFilled(sizes.large, async (large) => {
      for (const [list, calls] of Object.entries(listCalls)) {
        const growth: Growth[] = [];
        for (const call of calls) growth.push(await compare(call, small, large));
        printGrowth(`${engine}: ${list}, ${CALLS} requests each, ${sizesOf(list)}`, growth, BUDGET);
      }
    }),
  );
}

function sizesOf(list: string): string {
  const rows = (size: Size) => Object.entries(size).find(([name]) => name === list)?.[1];
  return `${rows(sizes.small)} and ${rows(sizes.large)} rows`;
}

interface Filled {
  size: Size;
  staff: Visitor;
}

async function withFilled(size: Size, measure: (filled: Filled) => Promise<void>): Promise<void> {
  const database = await freshDatabase();
  let site: Site | null = null;
  try {
    await fillDatabase(database, size);
    site = await startSite(database.dataDir, settingsOf(database));
    await measure({ size, staff: await staffOf(site.address) });
  } finally {
    await site?.stop();
    await database.remove();
  }
}

function settingsOf({ databaseUrl }: TestDatabase): Record<string, string> {
  const settings = { DEMO_CONTENT: '0' };
  return databaseUrl === null
    ? settings
    : { ...settings, DATABASE_URL: databaseUrl, SECRET: randomBytes(32).toString('hex') };
}

async function compare({ what, address }: ListCall, small: Filled, large: Filled): Promise<Growth> {
  const growth: Growth = { what, small: [], large: [] };
  for (let call = -WARM_UP; call < CALLS; call += 1) {
    const [atSmall, atLarge] = [await timed(small, address), await timed(large, address)];
    if (call < 0) continue;
    growth.small.push(atSmall);
    growth.large.push(atLarge);
  }
  return growth;
}

async function timed({ staff, size }: Filled, address: ListCall['address']): Promise<number> {
  const { status, body, ms } = await staff.get(address(size));
  if (status !== 200) throw new Error(`${address(size)} returned ${status}: ${body.slice(0, 200)}`);
  return ms;
}
