import type { DraftInput, DraftRecord, DraftRow } from '@vitrin/shared-contracts/drafts';
import type { Db } from '../../platform/database/tables.ts';

const rowColumns = [
  'id',
  'form',
  'record',
  'base_version',
  'client',
  'seq',
  'rev',
  'title',
  'updated_at',
] as const satisfies (keyof DraftRow)[];

/** Returns the drafts of a user without their values, newest first. */
export function listDrafts(db: Db, userId: number): Promise<DraftRow[]> {
  return db
    .selectFrom('drafts')
    .select(rowColumns)
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function findDraft(db: Db, id: string): Promise<{ draft: DraftRecord; userId: number } | null> {
  const row = await db
    .selectFrom('drafts')
    .select([...rowColumns, 'values_json', 'user_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { user_id: userId, ...draft } = row;
  return { draft, userId };
}

export async function countDrafts(db: Db, userId: number): Promise<number> {
  const { total } = await db
    .selectFrom('drafts')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return total;
}

export interface DraftToStore extends Omit<DraftInput, 'rev'> {
  id: string;
  userId: number;
  now: string;
}

/** Inserts a draft with revision 1; returns false when the id is already in use. */
export async function insertDraft(db: Db, { userId, now, ...draft }: DraftToStore): Promise<boolean> {
  const inserted = await db
    .insertInto('drafts')
    .values({ ...draft, user_id: userId, rev: 1, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Replaces a draft if it still has this revision; returns false if it has another one. */
export async function replaceDraft(db: Db, rev: number, { id, userId, now, ...draft }: DraftToStore): Promise<boolean> {
  const replaced = await db
    .updateTable('drafts')
    .set({ ...draft, rev: rev + 1, updated_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('rev', '=', rev)
    .returning('id')
    .executeTakeFirst();
  return replaced !== undefined;
}

/** Deletes a draft of the user; with `rev` only if it still has this revision. */
export async function deleteDraft(db: Db, userId: number, id: string, rev: number | null): Promise<void> {
  let own = db.deleteFrom('drafts').where('id', '=', id).where('user_id', '=', userId);
  if (rev !== null) own = own.where('rev', '=', rev);
  await own.execute();
}

/** Deletes up to `limit` drafts that have not been changed since; returns how many. */
export async function deleteDraftsBefore(db: Db, before: string, limit: number): Promise<number> {
  const old = db.selectFrom('drafts').select('id').where('updated_at', '<', before).orderBy('updated_at').limit(limit);
  const deleted = await db.deleteFrom('drafts').where('id', 'in', old).returning('id').execute();
  return deleted.length;
}
