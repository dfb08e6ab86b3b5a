import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';

/** `waiting` for a review, or `returned` to the authors. */
export type ReviewState = 'waiting' | 'returned';

interface ReviewToStore {
  state: ReviewState | null;
  /** JSON. */
  review: string | null;
}

/** Stores the review of a draft that still has this revision; returns false if it has another one, or is gone. */
export async function saveReview(
  trx: Db,
  { id, rev }: { id: string; rev: number },
  { state, review }: ReviewToStore,
): Promise<boolean> {
  const saved = await trx
    .updateTable('working_copies')
    .set({ review_state: state, review })
    .where('id', '=', id)
    .where('rev', '=', rev)
    .returning('id')
    .executeTakeFirst();
  return saved !== undefined;
}

/** Takes the draft of a record, or of a new one, out of the review. */
export async function endReview(trx: Db, id: string): Promise<void> {
  await trx.updateTable('working_copies').set({ review_state: null, review: null }).where('id', '=', id).execute();
}

/** Returns the drafts of these kinds that wait for a review, or were returned. */
export async function listReviewed(db: Db, entities: readonly string[]) {
  if (entities.length === 0) return [];
  return db
    .selectFrom('working_copies')
    .select([
      'id',
      'entity',
      'record',
      'title',
      'rev',
      'author_name',
      'authors',
      'started_by',
      'review_state',
      'review',
    ])
    .where('review_state', 'is not', null)
    .where('entity', 'in', entities)
    .where(isNotInTrash)
    .orderBy('id')
    .execute();
}

/** Returns how many drafts of these kinds wait for a review. */
export async function countWaiting(db: Db, entities: readonly string[]): Promise<number> {
  if (entities.length === 0) return 0;
  const { total } = await db
    .selectFrom('working_copies')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('review_state', '=', 'waiting' satisfies ReviewState)
    .where('entity', 'in', entities)
    .where(isNotInTrash)
    .executeTakeFirstOrThrow();
  return total;
}

/** The draft of a record that is in the trash stays with it, and waits again when the record is restored. */
const isNotInTrash = sql<SqlBool>`not exists (select 1 from trash
  where trash.entity = working_copies.entity and cast(trash.record as text) = working_copies.record)`;
