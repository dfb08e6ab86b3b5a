import type { Db } from '../tables.ts';

/** Indexes the publication time: every public read of articles asks for the next scheduled one. */
export async function up(db: Db): Promise<void> {
  await db.schema.createIndex('articles_published').on('articles').column('published_at').execute();
}
