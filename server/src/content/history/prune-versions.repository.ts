import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';

/** Which versions are kept: all of the last days, and the newest of each record. One with a note is kept for ever. */
export interface RetentionRule {
  days: number;
  newest: number;
}

/** Rows that are deleted in one transaction. */
const BATCH = 500;
const DAY_MS = 86_400_000;

/** Deletes the versions that the rule does not keep, and content that no version has. Returns the counts. */
export async function pruneVersions(
  db: Db,
  { days, newest }: RetentionRule,
  now: Date,
): Promise<{ versions: number; blobs: number }> {
  const before = new Date(now.getTime() - days * DAY_MS).toISOString();
  let versions = 0;
  for (let deleted = BATCH; deleted === BATCH; versions += deleted) deleted = await deleteBatch(db, before, newest);
  return { versions, blobs: await deleteUnusedBlobs(db, now) };
}

async function deleteBatch(db: Db, before: string, newest: number): Promise<number> {
  const numbered = db
    .selectFrom('record_versions')
    .select(['id', 'at', 'note'])
    .select(sql<number>`row_number() over (partition by entity, record order by number desc)`.as('position'));
  const expired = db
    .selectFrom(numbered.as('numbered'))
    .select('id')
    .where('position', '>', newest)
    .where('at', '<', before)
    .where('note', '=', '')
    .limit(BATCH);
  const rows = await db.deleteFrom('record_versions').where('id', 'in', expired).returning('id').execute();
  return rows.length;
}

/** A blob is stored before the version that uses it: those of the last day are kept. */
async function deleteUnusedBlobs(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - DAY_MS).toISOString();
  const rows = await db
    .deleteFrom('record_blobs')
    .where('created_at', '<', before)
    .where('hash', 'not in', db.selectFrom('record_version_contents').select('hash'))
    .returning('hash')
    .execute();
  return rows.length;
}
