import { parse } from 'secure-json-parse';
import type { Db } from '../../platform/database/tables.ts';
import type { WorkingCopies } from '../../platform/database/row-types.ts';
import type { RecordKey } from '../history/record-versions.repository.ts';

/** The row of a deleted draft, as it was. */
export type WholeCopy = WorkingCopies;

export interface Discarded {
  copy: WholeCopy;
  deleted_at: string;
  deleted_by_name: string;
  purge_at: string;
}

/** Takes a draft out of the drafts of its kind, with `rev` only if it still has this revision; null if there is none. */
export async function takeCopy(
  trx: Db,
  entity: string,
  { id, rev }: { id: string; rev: number | null },
): Promise<WholeCopy | null> {
  const taken = await trx
    .deleteFrom('working_copies')
    .where('entity', '=', entity)
    .where('id', '=', id)
    .$if(rev !== null, (query) => query.where('rev', '=', rev))
    .returningAll()
    .executeTakeFirst();
  return taken ?? null;
}

/** Keeps a deleted draft; one with the same id, which was restored and deleted again, is replaced. */
export async function keepDiscarded(trx: Db, { copy, ...deletion }: Discarded): Promise<void> {
  const { id, entity, record, title, values_json } = copy;
  await trx.deleteFrom('discarded_copies').where('id', '=', id).execute();
  await trx
    .insertInto('discarded_copies')
    .values({ id, entity, record, title, values_json, copy: JSON.stringify(copy), ...deletion })
    .execute();
}

/** Takes a deleted draft out of the trash; null if it is not there. */
export async function takeDiscarded(trx: Db, entity: string, id: string): Promise<WholeCopy | null> {
  const taken = await trx
    .deleteFrom('discarded_copies')
    .where('entity', '=', entity)
    .where('id', '=', id)
    .returning('copy')
    .executeTakeFirst();
  return taken ? (parse(taken.copy) as WholeCopy) : null;
}

/** Stores a draft as it was; returns false if its record has another one. */
export async function putBackCopy(trx: Db, copy: WholeCopy): Promise<boolean> {
  const stored = await trx
    .insertInto('working_copies')
    .values(copy)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Returns the deleted drafts of a record, the last deleted first. */
export async function listDiscarded(db: Db, { entity, record }: RecordKey) {
  const rows = await db
    .selectFrom('discarded_copies')
    .select(['id', 'entity', 'record', 'title', 'copy', 'deleted_at', 'deleted_by_name as deleted_by'])
    .where('entity', '=', entity)
    .where('record', '=', record)
    .orderBy('deleted_at', 'desc')
    .execute();
  return rows.map(({ copy, ...row }) => ({ ...row, copy: parse(copy) as WholeCopy }));
}

/** Deletes the deleted drafts of a record that is destroyed. */
export async function deleteDiscardedOf(trx: Db, { entity, record }: RecordKey): Promise<void> {
  await trx.deleteFrom('discarded_copies').where('entity', '=', entity).where('record', '=', record).execute();
}

/** Deletes up to `limit` deleted drafts of these kinds for ever; returns how many. */
export async function destroyDiscarded(trx: Db, entities: readonly string[], limit: number): Promise<number> {
  if (entities.length === 0) return 0;
  const found = trx.selectFrom('discarded_copies').select('id').where('entity', 'in', entities).limit(limit);
  return (await trx.deleteFrom('discarded_copies').where('id', 'in', found).returning('id').execute()).length;
}

/** Deletes up to `limit` drafts whose time in the trash is over; returns how many. */
export async function destroyExpired(db: Db, now: string, limit: number): Promise<number> {
  const found = db.selectFrom('discarded_copies').select('id').where('purge_at', '<=', now).limit(limit);
  return (await db.deleteFrom('discarded_copies').where('id', 'in', found).returning('id').execute()).length;
}
