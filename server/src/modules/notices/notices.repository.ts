import type { UserNotice } from '@vitrin/shared-contracts/notices';
import type { Db } from '../../platform/database/tables.ts';

export interface NewNotice {
  userId: number;
  at: string;
  text: string;
  path: string | null;
  /** The deleted draft that it is about, if any. */
  draft?: { entity: string; copy: string };
}

export async function insertNotice(trx: Db, { userId, at, text, path, draft }: NewNotice): Promise<void> {
  await trx
    .insertInto('user_notices')
    .values({ user_id: userId, at, text, path, entity: draft?.entity ?? null, copy_id: draft?.copy ?? null })
    .execute();
}

/** Returns the notices of a user, the newest first. A draft that was restored or destroyed cannot be restored again. */
export async function listNotices(db: Db, userId: number, limit: number): Promise<UserNotice[]> {
  const rows = await db
    .selectFrom('user_notices as notice')
    .leftJoin('discarded_copies as draft', 'draft.id', 'notice.copy_id')
    .select(['notice.id', 'notice.at', 'notice.text', 'notice.path', 'draft.entity', 'draft.id as copy'])
    .where('notice.user_id', '=', userId)
    .orderBy('notice.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ path, entity, copy, ...row }) => ({
    ...row,
    to: path,
    restorable: entity === null || copy === null ? null : { entity, copy },
  }));
}

export async function deleteNotice(db: Db, userId: number, id: number): Promise<void> {
  await db.deleteFrom('user_notices').where('id', '=', id).where('user_id', '=', userId).execute();
}

export async function deleteNoticesAbout(db: Db, copy: string): Promise<void> {
  await db.deleteFrom('user_notices').where('copy_id', '=', copy).execute();
}

/** Deletes up to `limit` notices that are older; returns how many. */
export async function deleteNoticesBefore(db: Db, before: string, limit: number): Promise<number> {
  const old = db.selectFrom('user_notices').select('id').where('at', '<', before).limit(limit);
  const deleted = await db.deleteFrom('user_notices').where('id', 'in', old).returning('id').execute();
  return deleted.length;
}

/** Returns the e-mail address of an active user; null for others. */
export async function activeEmail(db: Db, userId: number): Promise<string | null> {
  const user = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('active', '=', 1)
    .executeTakeFirst();
  return user?.email ?? null;
}
