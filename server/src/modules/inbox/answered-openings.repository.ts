import type { AnsweredOpening } from '@vitrin/shared-contracts/openings';
import type { Db } from '../../platform/database/tables.ts';

/** Returns the job openings that stored applications answer, the latest first, each by the name that it had last. */
export async function listAnsweredOpenings(db: Db): Promise<AnsweredOpening[]> {
  const newest = db
    .selectFrom('messages')
    .select((select) => select.fn.max('id').as('id'))
    .where('opening_id', 'is not', null)
    .where('deleted_at', 'is', null)
    .groupBy('opening_id');
  const rows = await db
    .selectFrom('messages')
    .select(['opening_id as id', 'opening_title as title'])
    .where('id', 'in', newest)
    .orderBy('opening_id', 'desc')
    .execute();
  return rows.flatMap(({ id, title }) => (id === null || title === null ? [] : [{ id, title }]));
}
