import type { RowMove, RowPlace } from 'shared-contracts/queue';
import { NotFound } from '../platform/errors.ts';
import { helpersOf } from '../platform/database/helpers.ts';
import { isInList, listOf, orderChanged, type List, type Ordered } from './reorder.ts';
import type { Db } from '../platform/database/tables.ts';

interface Standing {
  id: number;
  queue: number;
}

/**
 * Moves one row within the current order of its list; the rows between its old and new position shift by one. Throws
 * 404 if the row does not exist, 409 if its predecessor does not exist or is in another list.
 */
export async function moveRow(trx: Db, table: Ordered, { id, place }: RowMove): Promise<void> {
  await helpersOf(trx).lock(trx, `${table}.queue`);
  const row = await trx.selectFrom(table).select(['id', 'queue']).where('id', '=', id).executeTakeFirst();
  if (!row) throw new NotFound();
  const list = await listOf(trx, table, id);
  const target = await rowAt(trx, { table, list, row }, place);
  if (target.queue === row.queue) return;
  const rises = target.queue > row.queue;
  await trx
    .updateTable(table)
    .set((set) => ({ queue: set('queue', rises ? '-' : '+', 1) }))
    .where(isInList(list))
    .where('queue', rises ? '>' : '<', row.queue)
    .where('queue', rises ? '<=' : '>=', target.queue)
    .execute();
  await trx.updateTable(table).set({ queue: target.queue }).where('id', '=', id).execute();
}

interface MovedRow {
  table: Ordered;
  list: List;
  row: Standing;
}

/** The row whose place the moved one takes; itself where nothing moves. */
async function rowAt(trx: Db, { table, list, row }: MovedRow, place: RowPlace): Promise<Standing> {
  if ('position' in place)
    return (await rowsOf(trx, table, list, place.position - 1)) ?? (await lastOf(trx, table, list)) ?? row;
  if (place.after === null) return (await rowsOf(trx, table, list, 0)) ?? row;
  const above = await trx
    .selectFrom(table)
    .select(['id', 'queue'])
    .where(isInList(list))
    .where('id', '=', place.after)
    .executeTakeFirst();
  if (!above) throw orderChanged();
  if (above.queue <= row.queue) return above;
  const next = await ordered(trx, table, list).where('queue', '<', above.queue).limit(1).executeTakeFirst();
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

function rowsOf(trx: Db, table: Ordered, list: List, skipped: number): Promise<Standing | undefined> {
  return ordered(trx, table, list).limit(1).offset(skipped).executeTakeFirst();
}

function lastOf(trx: Db, table: Ordered, list: List): Promise<Standing | undefined> {
  return trx
    .selectFrom(table)
    .select(['id', 'queue'])
    .where(isInList(list))
    .orderBy('queue')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}
