import type { Db } from '../../platform/database/tables.ts';
import type { VersionGuard } from '../version-guard.ts';
import type { Stamps } from './trash.repository.ts';

type Stamped = VersionGuard['table'];

export async function stampsOf(trx: Db, table: Stamped, id: number): Promise<Stamps> {
  return await trx
    .selectFrom(table)
    .select(['created_at', 'updated_at', 'updated_by'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Returns the time at which a record was created; null if it is not there. */
export async function creationTimeOf(db: Db, table: Stamped, id: number): Promise<string | null> {
  const row = await db.selectFrom(table).select('created_at').where('id', '=', id).executeTakeFirst();
  return row?.created_at ?? null;
}

/** Gives a record that comes from another site the time at which it was created there. */
export async function saveCreationTime(
  trx: Db,
  { table, id }: { table: Stamped; id: number },
  created_at: string,
): Promise<void> {
  await trx.updateTable(table).set({ created_at }).where('id', '=', id).execute();
}

/** Gives a restored record its former times and author; a user who was deleted meanwhile is no author any more. */
export async function restoreStamps(
  trx: Db,
  { table, id }: { table: Stamped; id: number },
  version: number,
  { updated_by, ...times }: Stamps,
): Promise<void> {
  const author = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', updated_by ?? 0)
    .executeTakeFirst();
  await trx
    .updateTable(table)
    .set({ ...times, updated_by: author?.id ?? null, version })
    .where('id', '=', id)
    .execute();
}
