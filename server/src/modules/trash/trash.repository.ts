import type { Db } from '../../platform/database/tables.ts';
import type { PageRequest } from '../../platform/database/page-request.ts';

export interface TrashFilter extends PageRequest {
  /** Kinds that the user may delete. */
  entities: readonly string[];
}

const columns = ['entity', 'record', 'title', 'deleted_at', 'deleted_by_name', 'purge_at'] as const;

/** Returns a page of the trash, the last deleted first. */
export async function listTrash(db: Db, { entities, page, size }: TrashFilter) {
  if (entities.length === 0) return { rows: [], total: 0 };
  const found = db.selectFrom('trash').where('entity', 'in', entities);
  const rows = await found
    .select(columns)
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await found.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

/** Returns how many records of each kind are in the trash. */
export async function countByKind(db: Db, entities: readonly string[]): Promise<Record<string, number>> {
  if (entities.length === 0) return {};
  const rows = await db
    .selectFrom('trash')
    .select(['entity', (select) => select.fn.countAll<number>().as('count')])
    .where('entity', 'in', entities)
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
