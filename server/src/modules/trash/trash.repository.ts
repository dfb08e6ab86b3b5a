import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';
import type { PageRequest } from '../../platform/database/page-request.ts';

export interface TrashFilter extends PageRequest {
  /** Kinds that the user may delete. */
  entities: readonly string[];
  /** Kinds whose deleted drafts the user may restore. */
  drafts: readonly string[];
}

const columns = ['entity', 'title', 'deleted_at', 'deleted_by_name', 'purge_at'] as const;

/** Returns a page of the trash, records and drafts, the last deleted first. */
export async function listTrash(db: Db, { entities, drafts, page, size }: TrashFilter) {
  const found = db.selectFrom(trashed(db, { entities, drafts }).as('found'));
  const rows = await found
    .selectAll()
    .orderBy('deleted_at', 'desc')
    .orderBy('position', 'desc')
    .orderBy('copy')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await found.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows: rows.map(({ position: _position, ...row }) => row), total };
}

/** Selects the records and the drafts of these kinds; an empty list matches nothing. */
function trashed(db: Db, { entities, drafts }: Pick<TrashFilter, 'entities' | 'drafts'>) {
  const records = db
    .selectFrom('trash')
    .select([...columns, 'record', 'id as position', sql<string | null>`cast(null as text)`.as('copy')])
    .where('entity', 'in', named(entities));
  const copies = db
    .selectFrom('discarded_copies')
    .select([...columns, sql<number>`0`.as('record'), sql<number>`0`.as('position'), 'id as copy'])
    .where('entity', 'in', named(drafts));
  return records.unionAll(copies);
}

/** A condition needs at least one value; no kind has an empty name. */
function named(entities: readonly string[]): readonly string[] {
  return entities.length > 0 ? entities : [''];
}

/** Returns how many records and drafts of each kind are in the trash. */
export async function countByKind(
  db: Db,
  kinds: Pick<TrashFilter, 'entities' | 'drafts'>,
): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom(trashed(db, kinds).as('found'))
    .select(['entity', (select) => select.fn.countAll<number>().as('count')])
    .groupBy('entity')
    .execute();
  return Object.fromEntries(rows.map(({ entity, count }) => [entity, count]));
}

export interface TrashKey {
  entity: string;
  record: number;
  title: string;
}

/** Returns up to `limit` records of these kinds. */
export async function trashKeys(db: Db, entities: readonly string[], limit: number): Promise<TrashKey[]> {
  if (entities.length === 0) return [];
  return await db
    .selectFrom('trash')
    .select(['entity', 'record', 'title'])
    .where('entity', 'in', entities)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Returns up to `limit` records whose time in the trash is over. */
export async function expiredKeys(db: Db, now: string, limit: number): Promise<TrashKey[]> {
  return await db
    .selectFrom('trash')
    .select(['entity', 'record', 'title'])
    .where('purge_at', '<=', now)
    .orderBy('purge_at')
    .limit(limit)
    .execute();
}
