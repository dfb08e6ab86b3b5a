import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { sqliteDialect } from '../platform/database/open-sqlite.ts';
import type { Tables } from '../platform/database/tables.ts';
import { shownArticles } from '../modules/articles/article-rows.ts';
import { copyMigratedSqlite } from '../testing/sqlite-template.ts';

let dataDir: string;
let db: Kysely<Tables>;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'vitrin-'));
  await copyMigratedSqlite(dataDir);
  db = new Kysely<Tables>({ dialect: sqliteDialect(dataDir) });
});

afterAll(async () => {
  await db.destroy();
  rmSync(dataDir, { recursive: true });
});

/** Without this SQLite would read and sort all articles of a language for the next one of a single article. */
it.each([
  ['requested', { requested: 'tr', fallback: 'tr' }],
  ['requested or the fallback', { requested: 'en', fallback: 'tr' }],
])('articles in the %s language are read in their order, without sorting', async (_, languages) => {
  const next = shownArticles(db, languages)
    .select('articles.id')
    .where('articles.queue', '>', 10_000)
    .orderBy('articles.queue')
    .limit(1);
  const plan = (await next.explain<{ detail: string }>(undefined, sql`query plan`)).map(({ detail }) => detail);
  expect(plan[0]).toContain('INDEX articles_queue');
  expect(plan.join()).not.toContain('TEMP B-TREE');
});
