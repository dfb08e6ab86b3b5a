import type { PresentUser } from '@vitrin/shared-contracts/presence';
import type { Db } from '../../platform/database/tables.ts';

export interface OpenForm {
  id: string;
  entity: string;
  record: string;
  userId: number;
}

/** Records that a form is open, and with `typed` that its user has typed. */
export async function saveOpenForm(
  db: Db,
  { id, entity, record, userId }: OpenForm,
  { now, typed }: { now: string; typed: boolean },
): Promise<void> {
  const seen = { last_seen_at: now, ...(typed ? { last_input_at: now } : {}) };
  await db
    .insertInto('editing_presence')
    .values({ id, entity, record, user_id: userId, ...seen })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(seen).where('editing_presence.user_id', '=', userId))
    .execute();
}

/** Returns the other users who have the record open and were seen since; the one who typed last comes first. */
export async function otherUsers(db: Db, { entity, record, userId }: OpenForm, since: string): Promise<PresentUser[]> {
  return await db
    .selectFrom('editing_presence')
    .innerJoin('users', 'users.id', 'editing_presence.user_id')
    .select((select) => ['users.name', select.fn.max<string | null>('last_input_at').as('last_input_at')])
    .where('entity', '=', entity)
    .where('record', '=', record)
    .where('user_id', '!=', userId)
    .where('last_seen_at', '>=', since)
    .groupBy(['users.id', 'users.name'])
    .orderBy('users.name')
    .execute();
}

/** Deletes a form that its user has closed. */
export async function deleteOpenForm(db: Db, { id, userId }: Pick<OpenForm, 'id' | 'userId'>): Promise<void> {
  await db.deleteFrom('editing_presence').where('id', '=', id).where('user_id', '=', userId).execute();
}

/** Deletes forms that were not seen since, for example of a closed browser. */
export async function deleteUnseen(db: Db, since: string): Promise<void> {
  await db.deleteFrom('editing_presence').where('last_seen_at', '<', since).execute();
}
