import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../platform/database/tables.ts';
import { moveRow } from '../move-row.ts';
import { isInList, listOf, type List, type Ordered } from '../reorder.ts';
import { anchorOf, type Anchor, neighboursOf } from './list-position.ts';
import { trashedPlaces, type Position } from './trash.repository.ts';

/** Neighbours that are stored on each side: with all of them gone, the exact place hardly matters any more. */
const NEIGHBOURS = 20;
/** Records of the trash that are considered as neighbours. */
const TRASHED = 200;

interface Placed {
  entity: string;
  order: Ordered;
  id: number;
}

/** Returns the place of a record in its list before it is deleted. */
export async function positionOf(trx: Db, { entity, order, id }: Placed): Promise<NonNullable<Position>> {
  const list = await listOf(trx, order, id);
  const { queue } = await trx.selectFrom(order).select('queue').where('id', '=', id).executeTakeFirstOrThrow();
  const above = await beside(trx, { order, list }, '>', queue);
  const below = await beside(trx, { order, list }, '<', queue);
  const trashed = await trashedPlaces(trx, entity, TRASHED);
  const same = trashed.filter(({ position }) => isDeepStrictEqual({ ...position.list }, { ...list }));
  const places = same.map(({ id: deleted, position }) => ({ id: deleted, neighbours: position }));
  return { list, ...neighboursOf(id, [...above.toReversed(), id, ...below], places, NEIGHBOURS) };
}

async function beside(
  trx: Db,
  { order, list }: { order: Ordered; list: List },
  side: '>' | '<',
  queue: number,
): Promise<number[]> {
  const rows = await trx
    .selectFrom(order)
    .select('id')
    .where(isInList(list))
    .where('queue', side, queue)
    .orderBy('queue', side === '>' ? 'asc' : 'desc')
    .limit(NEIGHBOURS)
    .execute();
  return rows.map(({ id }) => id);
}

/** Moves a restored record, which is the first or the last of its list, to its place beside the nearest neighbour that is left. */
export async function returnToPosition(
  trx: Db,
  { order, id }: Pick<Placed, 'order' | 'id'>,
  { above, below }: NonNullable<Position>,
): Promise<void> {
  const list = await listOf(trx, order, id);
  const ids = [...above, ...below];
  const rows = await trx
    .selectFrom(order)
    .select(['id', 'queue'])
    .where(isInList(list))
    .where('id', 'in', ids.length > 0 ? ids : [0])
    .execute();
  const queues = new Map(rows.map((row) => [row.id, row.queue]));
  const anchor = anchorOf({ above, below }, (each) => queues.has(each));
  if (anchor === null) return;
  const after = await rowBefore(trx, { order, list, id }, anchor, queues);
  await moveRow(trx, order, { id, place: { after } });
}

/** Returns the row behind which the record belongs; null for the start of the list. */
async function rowBefore(
  trx: Db,
  place: { order: Ordered; list: List; id: number },
  anchor: Anchor,
  queues: ReadonlyMap<number, number>,
): Promise<number | null> {
  if (anchor === 'start') return null;
  return 'after' in anchor ? anchor.after : rowAbove(trx, place, queues.get(anchor.before) ?? 0);
}

async function rowAbove(
  trx: Db,
  { order, list, id }: { order: Ordered; list: List; id: number },
  queue: number,
): Promise<number | null> {
  const row = await trx
    .selectFrom(order)
    .select('id')
    .where(isInList(list))
    .where('queue', '>', queue)
    .where('id', '!=', id)
    .orderBy('queue')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
