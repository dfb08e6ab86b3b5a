import type { Generated } from 'kysely';
import type { VersionConflict } from 'shared-contracts/envelope';
import { problems } from '../http/problem.ts';
import type { Db, TableWith } from './tables.ts';
import type { Edited } from './tables/columns.ts';
import type { Stamp } from './write-context.ts';

/** Tables whose rows are saved from a form that was opened earlier. */
type Guarded = TableWith<Edited & { id: Generated<number> }>;

export interface VersionGuard {
  table: Guarded;
  id: number;
  /** The version that the form was opened with. */
  version: number;
  /** The record as it stands, shown beside what could not be saved. */
  current(trx: Db): Promise<unknown>;
}

/** Raises the row's version and stamps it, or refuses: 404 when it is gone, 409 with both versions when someone was faster. */
export async function guardVersion(trx: Db, guard: VersionGuard, stamp: Stamp): Promise<void> {
  const raised = await trx
    .updateTable(guard.table)
    .set({ version: guard.version + 1, updated_at: stamp.now, updated_by: stamp.userId })
    .where('id', '=', guard.id)
    .where('version', '=', guard.version)
    .returning('id')
    .executeTakeFirst();
  if (raised) return;
  const row = await trx.selectFrom(guard.table).select('version').where('id', '=', guard.id).executeTakeFirst();
  if (!row) throw problems.notFound();
  const conflict: VersionConflict = {
    sent_version: guard.version,
    current_version: row.version,
    current: await guard.current(trx),
  };
  throw problems.conflict('Bu kayıt siz düzenlerken başkası tarafından değiştirildi.', conflict);
}
