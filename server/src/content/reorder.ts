import { sql, type Expression, type SqlBool } from 'kysely';
import type { QueueItem } from '@vitrin/shared-contracts/queue';
import { Conflict } from '../platform/errors.ts';
import { helpersOf } from '../platform/database/helpers.ts';
import type { Db, TableWith } from '../platform/database/tables.ts';

/** Tables whose rows have a manual order. */
export type Ordered = TableWith<{ queue: number }>;

/** Identifies one of the lists in a table by the values that its rows share. Empty if the whole table is one list. */
export type List = Readonly<Record<string, string | number | null>>;

/**
 * Tables that hold several lists, each numbered separately: rows with equal values in these columns form one list
 * (product §4).
 */
const listColumns: Partial<Record<Ordered, readonly string[]>> = {
  categories: ['main_category_id'],
  products: ['category_id'],
  site_pages: ['parent_id'],
  contact_information: ['section', 'lang'],
};

/**
 * Sorts rows by the sent queue values (product §4). A whole list is renumbered as length minus position. For part of a
 * list, the sent ids must be the rows at those positions, and their own values are redistributed. Throws 409 otherwise.
 */
export async function reorder(trx: Db, table: Ordered, items: readonly QueueItem[]): Promise<void> {
  await helpersOf(trx).lock(trx, `${table}.queue`);
  const ids = items.toSorted((left, right) => right.queue - left.queue).map((item) => item.id);
  if (new Set(ids).size !== ids.length || new Set(items.map((item) => item.queue)).size !== ids.length)
    throw orderChangedConflict();
  const values = await currentValues(trx, table, ids);
  for (const [position, id] of ids.entries()) {
    const queue = values[position];
    if (queue === undefined) throw orderChangedConflict();
    await trx.updateTable(table).set({ queue }).where('id', '=', id).execute();
  }
}

/** Returns the queue values to distribute, highest first. */
async function currentValues(trx: Db, table: Ordered, ids: readonly number[]): Promise<number[]> {
  const list = await listOf(trx, table, ids[0] ?? 0);
  const stretch = await currentRange(trx, table, list, ids);
  if (stretch.length !== ids.length || stretch.some((row) => !ids.includes(row.id))) throw orderChangedConflict();
  const { total } = await trx
    .selectFrom(table)
    .select((select) => select.fn.countAll<number>().as('total'))
    .where(isInList(list))
    .executeTakeFirstOrThrow();
  return total === ids.length ? ids.map((_, position) => ids.length - position) : stretch.map((row) => row.queue);
}

/** Returns the list that a row belongs to. */
export async function listOf(trx: Db, table: Ordered, id: number): Promise<List> {
  const columns = listColumns[table];
  if (!columns) return {};
  const row = await trx
    .selectFrom(table)
    .select(columns.map((column) => sql.ref<string | number | null>(column).as(column)))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw orderChangedConflict();
  return row;
}

/** Returns the list that a row with these columns belongs to. */
export function listOfColumns(table: Ordered, columns: Readonly<Record<string, unknown>>): List {
  const names = listColumns[table] ?? [];
  return Object.fromEntries(names.map((name) => [name, columns[name] as List[string]]));
}

export function isInList(list: List): Expression<SqlBool> {
  const conditions = Object.entries(list).map(([column, value]) =>
    value === null ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${value}`,
  );
  return conditions.length === 0 ? sql`1 = 1` : sql`(${sql.join(conditions, sql` and `)})`;
}

/**
 * Returns the rows between the first and the last of the sent rows, in order, and at most one more than sent, which
 * reveals a gap.
 */
async function currentRange(trx: Db, table: Ordered, list: List, ids: readonly number[]): Promise<QueueItem[]> {
  const ends = await trx
    .selectFrom(table)
    .select((select) => [
      select.fn.min<number | null>('queue').as('low'),
      select.fn.max<number | null>('queue').as('high'),
    ])
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return trx
    .selectFrom(table)
    .select(['id', 'queue'])
    .where(isInList(list))
    .where('queue', '>=', ends.low ?? 0)
    .where('queue', '<=', ends.high ?? 0)
    .orderBy('queue', 'desc')
    .orderBy('id', 'desc')
    .limit(ids.length + 1)
    .execute();
}

/**
 * Returns the queue value of a new row: before all others of its list. Call it in the transaction that inserts the row.
 */
export async function nextQueue(trx: Db, table: Ordered, list: List = {}): Promise<number> {
  await helpersOf(trx).lock(trx, `${table}.queue`);
  const { highest } = await trx
    .selectFrom(table)
    .select((select) => select.fn.max<number | null>('queue').as('highest'))
    .where(isInList(list))
    .executeTakeFirstOrThrow();
  return (highest ?? 0) + 1;
}

/**
 * Makes room at the end of an ordered table, whose highest value is shown first; returns the value of the new row.
 */
export async function queueAtEnd(trx: Db, table: Ordered, list: List): Promise<number> {
  await helpersOf(trx).lock(trx, `${table}.queue`);
  await trx
    .updateTable(table)
    .set({ queue: sql<number>`queue + 1` })
    .where(isInList(list))
    .execute();
  return 1;
}

/** Returns the ids of the rows of a table list by list, each in its order. */
export async function orderedIds(db: Db, table: Ordered): Promise<number[]> {
  const rows = await db.selectFrom(table).select('id').orderBy('queue', 'desc').orderBy('id', 'desc').execute();
  return rows.map(({ id }) => id);
}

/**
 * Puts rows into an order among themselves: in each list, those that are named share their own positions anew. Other rows stay where
 * they are.
 */
export async function reorderAmong(trx: Db, table: Ordered, ids: readonly number[]): Promise<void> {
  await helpersOf(trx).lock(trx, `${table}.queue`);
  const lists = new Map<string, QueueItem[]>();
  for (const id of ids) {
    const row = await trx.selectFrom(table).select(['id', 'queue']).where('id', '=', id).executeTakeFirst();
    if (!row) continue;
    const list = JSON.stringify(await listOf(trx, table, id));
    lists.set(list, [...(lists.get(list) ?? []), row]);
  }
  for (const rows of lists.values()) await shareQueues(trx, table, rows);
}

async function shareQueues(trx: Db, table: Ordered, rows: readonly QueueItem[]): Promise<void> {
  const queues = rows.map(({ queue }) => queue).toSorted((one, other) => other - one);
  for (const [index, { id, queue }] of rows.entries()) {
    const next = queues[index];
    if (next !== undefined && next !== queue)
      await trx.updateTable(table).set({ queue: next }).where('id', '=', id).execute();
  }
}

export function orderChangedConflict(): Conflict {
  return new Conflict('order-changed', 'Sıra bu arada değişmiş. Sayfayı yenileyip yeniden deneyin.');
}
