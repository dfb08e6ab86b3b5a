import pg from 'pg';
import { openDatabase } from '../../../server/src/platform/database/database.ts';
import { migrate } from '../../../server/src/platform/database/migrate.ts';
import type { TestDatabase } from '../../../server/src/testing/test-database.ts';
import { fillArticles } from './fill-articles.ts';
import { fillMedia } from './fill-media.ts';
import { fillMessages } from './fill-messages.ts';

/** Number of rows in each list. */
export interface Size {
  articles: number;
  messages: number;
  media: number;
}

export const sizes: Readonly<Record<'small' | 'large', Size>> = {
  small: { articles: 1_000, messages: 1_000, media: 500 },
  large: { articles: 10_000, messages: 100_000, media: 5_000 },
};

/** Fills a new database with the data volume of several years; the search indexes are updated as in production. */
export async function fillDatabase(database: TestDatabase, size: Size): Promise<void> {
  const db = await openDatabase(database);
  try {
    await migrate(db);
    await db.transaction().execute(async (trx) => {
      const pictures = await fillMedia(trx, size.media);
      await fillArticles(trx, size.articles, pictures);
      await fillMessages(trx, size.messages);
    });
  } finally {
    await db.destroy();
  }
  if (database.databaseUrl !== null) await vacuumAnalyze(database.databaseUrl);
}

/** Runs what autovacuum does in PostgreSQL after a few minutes; SQLite has no equivalent. */
async function vacuumAnalyze(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}
