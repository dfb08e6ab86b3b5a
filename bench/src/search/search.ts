import { randomBytes } from 'node:crypto';
import { api } from '@vitrin/shared-contracts/paths';
import { sql } from 'kysely';
import { moduleDescriptions } from '../../../server/src/describe-modules.ts';
import { loadConfig } from '../../../server/src/config/config.ts';
import { repairIndex } from '../../../server/src/modules/search/repair-index.service.ts';
import { createContentVersion } from '../../../server/src/platform/database/content-version.ts';
import { openDatabase } from '../../../server/src/platform/database/database.ts';
import { migrate } from '../../../server/src/platform/database/migrate.ts';
import { helpersOf } from '../../../server/src/platform/database/helpers.ts';
import type { Db } from '../../../server/src/platform/database/tables.ts';
import { freshDatabase, type TestDatabase } from '../../../server/src/testing/test-database.ts';
import { startPostgres } from '../../../tools/src/postgres.ts';
import { printFigures, type Figure } from '../figures.ts';
import { inBatches } from '../lists/batches.ts';
import { startSite } from '../site.ts';
import { staffOf, visitorOf, type Visitor } from '../visitor.ts';
import { searches, textWriter } from './generated-texts.ts';

/** Documents of the site; `SEARCH_DOCUMENTS=100000` measures the size of the requirement. */
const documents = Number(process.env.SEARCH_DOCUMENTS ?? 10_000);
/** Budget for the 95th percentile at the API, in milliseconds. */
const BUDGET = 50;
const ROUNDS = 3;
/** Visitors who search at the same time. */
const VISITORS = 10;
const PUBLICATIONS = 40;

/** Measures the search of visitors on the embedded database. */
export async function measureSearch(): Promise<void> {
  await measureOn('SQLite');
}

/** Measures the same on a private PostgreSQL server. */
export async function measureSearchOnPostgres(): Promise<void> {
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

async function measureOn(engine: string): Promise<void> {
  const database = await freshDatabase();
  try {
    const { seconds, megabytes } = await fill(database);
    const settings = settingsOf(database);
    const site = await startSite(database.dataDir, settings);
    try {
      const client = otherVisitors(site.address);
      const title = `${engine}: search of ${documents} documents`;
      printFigures(title, [
        { what: 'building the index', value: seconds, unit: 's' },
        { what: 'size of the index', value: megabytes, unit: 'MB' },
        ...summary('first round after the start, all groups', await timesOf(client, allSearches)),
        ...(await groupFigures(client)),
        ...summary('one kind', await timesOf(client, allSearches, '&kind=makale')),
        ...summary('suggestions', await suggestionTimes(client)),
        ...summary(`${VISITORS} visitors at once`, await simultaneous(site.address)),
        ...(await publications(site.address)),
      ]);
    } finally {
      await site.stop();
    }
  } finally {
    await database.remove();
  }
}

const allSearches = Object.values(searches).flat();

async function fill(database: TestDatabase): Promise<{ seconds: number; megabytes: number }> {
  const db = await openDatabase(database);
  try {
    await migrate(db);
    await db.transaction().execute(fillArticles);
    const settings = { DATA_DIR: database.dataDir, SECRET: randomBytes(32).toString('hex'), LOG_LEVEL: 'silent' };
    const config = { ...loadConfig(settings), databaseUrl: database.databaseUrl };
    const startedAt = performance.now();
    const before = await megabytesOf(db);
    await repairIndex({ config, db, contentVersion: createContentVersion(0), kinds: moduleDescriptions.kinds });
    const seconds = (performance.now() - startedAt) / 1_000;
    return { seconds, megabytes: (await megabytesOf(db)) - before };
  } finally {
    await db.destroy();
  }
}

async function megabytesOf(db: Db): Promise<number> {
  const size =
    helpersOf(db).kind === 'sqlite'
      ? sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
      : sql<{ bytes: number }>`select pg_database_size(current_database())::float8 as bytes`;
  const { rows } = await size.execute(db);
  return (rows[0]?.bytes ?? 0) / 1e6;
}

async function fillArticles(db: Db): Promise<void> {
  const writer = textWriter();
  await inBatches(documents, async (indexes) => {
    const rows = indexes.map((index) => {
      const at = new Date(Date.UTC(2020, 0, 1) + index * 600_000).toISOString();
      return { queue: index + 1, published_at: at, created_at: at, updated_at: at };
    });
    const ids = await db.insertInto('articles').values(rows).returning('id').execute();
    const texts = indexes.map((index, place) => {
      const { title, text } = writer.text(index);
      const content = [{ type: 'paragraph', content: [{ type: 'text', text }] }];
      return {
        article_id: ids[place]?.id ?? 0,
        lang: 'tr',
        title,
        seo_name: `makale-${index}`,
        summary: '',
        content: '',
        document: JSON.stringify({ type: 'doc', content }),
        seo_title: null,
        seo_description: null,
        reading_minutes: 1,
        search_text: '',
      };
    });
    await db.insertInto('article_translations').values(texts).execute();
  });
}

function settingsOf({ databaseUrl }: TestDatabase): Record<string, string> {
  const settings = { DEMO_CONTENT: '0', TRUST_PROXY: '127.0.0.1,::1' };
  return databaseUrl === null
    ? settings
    : { ...settings, DATABASE_URL: databaseUrl, SECRET: randomBytes(32).toString('hex') };
}

async function groupFigures(client: Searcher): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [group, terms] of Object.entries(searches)) figures.push(...summary(group, await timesOf(client, terms)));
  return figures;
}

/** Sends a read of the API. */
type Searcher = Pick<Visitor, 'get'>;

/** Calls of one address, below the limit of a minute. */
const CALLS_EACH = 100;
let addresses = 0;

/** Visitors one after another, each with an address of its own. */
function otherVisitors(site: string): Searcher {
  let sent = 0;
  let current = visitorOf(site);
  return {
    get(path) {
      if (sent % CALLS_EACH === 0) {
        addresses += 1;
        current = visitorOf(site, `10.1.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`);
      }
      sent += 1;
      return current.get(path);
    },
  };
}

let calls = 0;

/** The server keeps the order of the last searches, so each one is made a new one by characters that mean nothing. */
function renewed(search: string): string {
  calls += 1;
  const signs = calls.toString(2).replaceAll('0', '?').replaceAll('1', '!');
  return encodeURIComponent(`${search} ${signs}`);
}

async function timesOf(client: Searcher, terms: readonly string[], query = ''): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const term of terms) times.push(await timed(client, `${api.search}?search=${renewed(term)}${query}`));
  return times;
}

async function suggestionTimes(client: Searcher): Promise<number[]> {
  const times: number[] = [];
  for (const term of allSearches)
    for (let letters = 2; letters <= Math.min(6, term.length); letters += 1)
      times.push(await timed(client, `${api.searchSuggestions}?search=${encodeURIComponent(term.slice(0, letters))}`));
  return times;
}

async function simultaneous(address: string): Promise<number[]> {
  const clients = Array.from({ length: VISITORS }, () => otherVisitors(address));
  return (await Promise.all(clients.map((client) => timesOf(client, allSearches.slice(0, 60))))).flat();
}

/** Publishes articles one after another while one visitor searches. */
async function publications(address: string): Promise<Figure[]> {
  const staff = await staffOf(address);
  const writer = textWriter();
  const saved: number[] = [];
  const searched: number[] = [];
  for (let number = 0; number < PUBLICATIONS; number += 1) {
    const { title, text } = writer.text(documents + number);
    const document = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
    const translations = { tr: { title, seo_name: '', summary: '', document } };
    const form_data = JSON.stringify({
      active: 1,
      published_at: new Date().toISOString(),
      cover_id: null,
      translations,
    });
    const search = timesOf(otherVisitors(address), [allSearches[number % allSearches.length] ?? '']);
    const { status, body, ms } = await staff.send(api.adminArticles, { form_data });
    if (status !== 200) throw new Error(`${status}: ${body.slice(0, 300)}`);
    saved.push(ms);
    searched.push(...(await search));
  }
  return [
    ...summary('publication of an article while one searches', saved, null),
    ...summary('searches meanwhile', searched),
  ];
}

async function timed(client: Searcher, path: string): Promise<number> {
  const { status, ms } = await client.get(path);
  if (status !== 200) throw new Error(`${path} returned ${status}`);
  return ms;
}

function summary(what: string, times: readonly number[], budget: number | null = BUDGET): Figure[] {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return [
    { what: `${what}: p50`, value: at(0.5), unit: 'ms' },
    { what: `${what}: p95`, value: at(0.95), unit: 'ms', budget: budget ?? undefined },
  ];
}
