import type { Db } from '../database/tables.ts';

/**
 * `clock`: until when the clock is known to be correct; `links-filled`, `translations-filled`: since when the links and the
 * translations of all records are recorded; the others: when something was last done.
 */
export type JobTime =
  | 'clock'
  | 'links-filled'
  | 'translations-filled'
  | 'clock-alert'
  | 'destruction'
  | 'backup'
  | 'restored'
  | 'log-noted'
  | 'log-boundary';

export async function jobTime(db: Db, name: JobTime): Promise<number | null> {
  const row = await db.selectFrom('job_times').select('at').where('name', '=', name).executeTakeFirst();
  return row ? Date.parse(row.at) : null;
}

export async function saveJobTime(db: Db, name: JobTime, time: number): Promise<void> {
  const at = new Date(time).toISOString();
  await db
    .insertInto('job_times')
    .values({ name, at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }))
    .execute();
}

export async function forgetJobTime(db: Db, name: JobTime): Promise<void> {
  await db.deleteFrom('job_times').where('name', '=', name).execute();
}
