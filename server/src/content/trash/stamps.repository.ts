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
