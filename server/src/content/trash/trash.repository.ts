import { parse } from 'secure-json-parse';
import type { Db } from '../../platform/database/tables.ts';
import type { FormerSlug } from '../slugs.ts';
import type { List } from '../reorder.ts';
import type { Neighbours } from './list-position.ts';

/** Place of a deleted record; null for a kind without an order. */
export type Position = (Neighbours & { list: List }) | null;

/** Columns of the row that are no values of the form. */
export interface Stamps {
  created_at: string;
  updated_at: string;
  updated_by: number | null;
}

export interface TrashEntry {
  entity: string;
  record: number;
  title: string;
  /** Version with the values. */
  number: number;
  position: Position;
  addresses: readonly FormerSlug[];
  stamps: Stamps;
  deleted_at: string;
  deleted_by: number | null;
  deleted_by_name: string;
  purge_at: string;
}

export async function addToTrash(trx: Db, { position, addresses, stamps, ...entry }: TrashEntry): Promise<void> {
  const json = {
    position: JSON.stringify(position),
    addresses: JSON.stringify(addresses),
    stamps: JSON.stringify(stamps),
  };
  await trx
    .insertInto('trash')
    .values({ ...entry, ...json })
    .execute();
}

/** Takes a record out of the trash; null when it is not there, for example because it has just been restored. */
export async function takeFromTrash(trx: Db, entity: string, record: number): Promise<TrashEntry | null> {
  const row = await trx
    .deleteFrom('trash')
    .where('entity', '=', entity)
    .where('record', '=', record)
    .returningAll()
    .executeTakeFirst();
  if (!row) return null;
  return {
    ...row,
    position: parse(row.position) as Position,
    addresses: parse(row.addresses) as FormerSlug[],
    stamps: parse(row.stamps) as Stamps,
  };
}

export async function isInTrash(db: Db, entity: string, record: number): Promise<boolean> {
  const row = await db
    .selectFrom('trash')
    .select('id')
    .where('entity', '=', entity)
    .where('record', '=', record)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the places of the records of a kind in the trash, the last deleted first. */
export async function trashedPlaces(
  db: Db,
  entity: string,
  limit: number,
): Promise<{ id: number; position: NonNullable<Position> }[]> {
  const rows = await db
    .selectFrom('trash')
    .select(['record', 'position'])
    .where('entity', '=', entity)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.flatMap(({ record, position }) => {
    const place = parse(position) as Position;
    return place ? [{ id: record, position: place }] : [];
  });
}
