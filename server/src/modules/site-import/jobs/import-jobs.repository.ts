import type { ImportCount, ImportNote } from '@vitrin/shared-contracts/site-import';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { SiteImportJobs } from '../../../platform/database/row-types.ts';
import type { Db } from '../../../platform/database/tables.ts';

export type JobRow = Selectable<SiteImportJobs>;
export type JobChange = Omit<Updateable<SiteImportJobs>, 'id' | 'slot' | 'counts' | 'kept' | 'updated_at'> & {
  counts?: readonly ImportCount[];
  kept?: readonly ImportNote[];
};

/** Rows of the jobs, of which each is there once: the import of the panel, and the command that works. */
export const jobSlots = { panel: 1, command: 2 } as const;

/** Returns the import that the panel works on; undefined without one. */
export function findJob(db: Db): Promise<JobRow | undefined> {
  return db.selectFrom('site_import_jobs').selectAll().where('slot', '=', jobSlots.panel).executeTakeFirst();
}

/** Begins an import, unless there is one. */
export async function insertJob(
  db: Db,
  job: Pick<Insertable<SiteImportJobs>, 'step' | 'state' | 'import_id' | 'author_id' | 'author_name'>,
) {
  await db
    .insertInto('site_import_jobs')
    .values({ ...job, updated_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('slot').doNothing())
    .execute();
}

/** Changes an import that is still as it was read; returns whether it was. */
export async function changeJob(db: Db, { id, step, state }: JobRow, change: JobChange): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('site_import_jobs')
    .set(columnsOf(change))
    .where('id', '=', id)
    .where('step', '=', step)
    .where('state', '=', state)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes an import that is still as it was read, with the rows of its files; returns whether it was. */
export async function deleteJob(db: Db, { id, step, state }: JobRow): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('site_import_jobs')
    .where('id', '=', id)
    .where('step', '=', step)
    .where('state', '=', state)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Marks that something has arrived for an import. */
export async function touchJob(db: Db, id: number): Promise<void> {
  await db.updateTable('site_import_jobs').set(columnsOf({})).where('id', '=', id).execute();
}

/** Returns the columns of a change, with its time. */
export function columnsOf({ counts, kept, ...columns }: JobChange): Updateable<SiteImportJobs> {
  return {
    ...columns,
    ...(counts && { counts: JSON.stringify(counts) }),
    ...(kept && { kept: JSON.stringify(kept) }),
    updated_at: new Date().toISOString(),
  };
}
