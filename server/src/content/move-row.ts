import type { FormerPlace, RowMove, RowPlace } from '@vitrin/shared-contracts/queue';
import { NotFound } from '../platform/errors.ts';
import { helpersOf } from '../platform/database/helpers.ts';
import { isInList, listOf, orderChangedConflict, type List, type Ordered } from './reorder.ts';
import type { Db } from '../platform/database/tables.ts';

interface QueuedRow {
  id: number;
  queue: number;
}

/**
 * Moves one row within the current order of its list; the rows between its old and new position shift by one. Throws
 * 404 if the row does not exist, 409 if its predecessor does not exist or is in another list. Returns its former place.
 */
export async function moveRow(trx: Db, table: Ordered, { id, place }: RowMove): Promise<FormerPlace> {
  await helpersOf(trx).lock(trx, `${table}.queue`);
  const row = await trx.selectFrom(table).select(['id', 'queue']).where('id', '=', id).executeTakeFirst();
  if (!row) throw new NotFound();
  const list = await listOf(trx, table, id);
  const target = await rowAtTarget(trx, { table, list, row }, place);
  const former = { id, after: await idAbove(trx, { table, list, row }) };
  if (target.queue === row.queue) return former;
  const movesUp = target.queue > row.queue;
  await trx
    .updateTable(table)
    .set((set) => ({ queue: set('queue', movesUp ? '-' : '+', 1) }))
    .where(isInList(list))
    .where('queue', movesUp ? '>' : '<', row.queue)
    .where('queue', movesUp ? '<=' : '>=', target.queue)
    .execute();
  await trx.updateTable(table).set({ queue: target.queue }).where('id', '=', id).execute();
  return former;
}

async function idAbove(trx: Db, { table, list, row }: MovedRow): Promise<number | null> {
  const above = await trx
    .selectFrom(table)
    .select('id')
    .where(isInList(list))
    .where('queue', '>', row.queue)
    .orderBy('queue')
    .limit(1)
    .executeTakeFirst();
  return above?.id ?? null;
}

interface MovedRow {
  table: Ordered;
  list: List;
  row: QueuedRow;
}

/** Returns the row whose position the moved row takes; the moved row itself if nothing moves. */
async function rowAtTarget(trx: Db, { table, list, row }: MovedRow, place: RowPlace): Promise<QueuedRow> {
  if ('position' in place)
    return (await rowsOf(trx, table, list, place.position - 1)) ?? (await lastOf(trx, table, list)) ?? row;
  if (place.after === null) return (await rowsOf(trx, table, list, 0)) ?? row;
  const predecessor = await trx
    .selectFrom(table)
    .select(['id', 'queue'])
    .where(isInList(list))
    .where('id', '=', place.after)
    .executeTakeFirst();
  if (!predecessor) throw orderChangedConflict();
  if (predecessor.queue <= row.queue) return predecessor;
  const next = await ordered(trx, table, list).where('queue', '<', predecessor.queue).limit(1).executeTakeFirst();
  return next ?? row;
}

function ordered(trx: Db, table: Ordered, list: List) {
  return trx
    .selectFrom(table)
    .select(['id', 'queue'])
    .where(isInList(list))
    .orderBy('queue', 'desc')
    .orderBy('id', 'desc');
}

function rowsOf(trx: Db, table: Ordered, list: List, skipped: number): Promise<QueuedRow | undefined> {
  return ordered(trx, table, list).limit(1).offset(skipped).executeTakeFirst();
}

function lastOf(trx: Db, table: Ordered, list: List): Promise<QueuedRow | undefined> {
  return trx
    .selectFrom(table)
    .select(['id', 'queue'])
    .where(isInList(list))
    .orderBy('queue')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}
