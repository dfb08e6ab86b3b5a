import type { Db } from '../tables.ts';

/** Since 1.2 the records that a record names by their id are among its links: those of all records are collected again. */
export async function up(db: Db): Promise<void> {
  await db.deleteFrom('job_times').where('name', '=', 'links-filled').execute();
}
