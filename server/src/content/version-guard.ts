import { parse } from 'secure-json-parse';
import type { VersionConflict as ConflictDetails } from '@vitrin/shared-contracts/envelope';
import type { Generated } from '../platform/database/row-types.ts';
import type { Db, TableWith } from '../platform/database/tables.ts';
import type { Stamp } from '../platform/database/write-context.ts';
import { NotFound, VersionConflict } from '../platform/errors.ts';

/** Tables whose rows have a version, checked when a form is saved. */
type Guarded = TableWith<{ id: Generated<number>; version: Generated<number>; updated_by: number | null }>;

export interface VersionGuard {
  table: Guarded;
  id: number;
  /** The version that the form was opened with; null if the request has none, which overwrites the current state. */
  version: number | null;
  /** Returns the current record, shown beside the input that could not be saved. */
  current(trx: Db): Promise<unknown>;
}

/**
 * Increments the row's version and stamps it. Throws 404 if the row does not exist, 409 with both versions if another
 * user has saved first.
 */
export async function guardVersion(trx: Db, entity: string, guard: VersionGuard, stamp: Stamp): Promise<void> {
  const { version } = guard;
  const incrementVersion = await trx
    .updateTable(guard.table)
    .set((set) => ({ version: set('version', '+', 1), updated_at: stamp.now, updated_by: stamp.userId }))
    .where('id', '=', guard.id)
    .$if(version !== null, (update) => update.where('version', '=', version))
    .returning('id')
    .executeTakeFirst();
  if (incrementVersion) return;
  const row = await trx.selectFrom(guard.table).select('version').where('id', '=', guard.id).executeTakeFirst();
  if (!row || version === null) throw new NotFound();
  throw new VersionConflict({
    sent_version: version,
    current_version: row.version,
    current: await guard.current(trx),
    ...(await lastSave(trx, entity, guard.id)),
  });
}

/** Returns who saved last, when and what, from the audit log. */
async function lastSave(db: Db, entity: string, entityId: number): Promise<Pick<ConflictDetails, 'saved'>> {
  const row = await db
    .selectFrom('audit')
    .select(['at', 'actor_name', 'fields'])
    .where('entity', '=', entity)
    .where('entity_id', '=', entityId)
    .where('action', '=', 'update')
    .where('result', '=', 'done')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return {};
  return { saved: { by: row.actor_name, at: row.at, fields: parse(row.fields) as string[] } };
}
