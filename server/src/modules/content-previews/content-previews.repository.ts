import type { Db } from '../../platform/database/tables.ts';

/** What a form contains now. */
export interface StoredPreview {
  id: string;
  userId: number;
  entity: string;
  /** Null for a new record. */
  record: string | null;
  values_json: string;
  /** ISO time of the last change. */
  updated_at: string;
}

/** Inserts or replaces a preview; returns false when the id belongs to another user. */
export async function savePreview(db: Db, { userId, id, ...preview }: StoredPreview): Promise<boolean> {
  const saved = await db
    .insertInto('content_previews')
    .values({ id, user_id: userId, ...preview })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(preview).where('content_previews.user_id', '=', userId))
    .returning('id')
    .executeTakeFirst();
  return saved !== undefined;
}

export async function findPreview(db: Db, id: string): Promise<StoredPreview | null> {
  const row = await db.selectFrom('content_previews').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const { user_id: userId, ...preview } = row;
  return { ...preview, userId };
}

/** Deletes the previews of a user except the newest ones. */
export async function keepNewestPreviews(db: Db, userId: number, most: number): Promise<void> {
  const newest = db
    .selectFrom('content_previews')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(most);
  await db.deleteFrom('content_previews').where('user_id', '=', userId).where('id', 'not in', newest).execute();
}

/** Deletes up to `limit` previews that have not been changed since; returns how many. */
export async function deletePreviewsBefore(db: Db, before: string, limit: number): Promise<number> {
  const old = db.selectFrom('content_previews').select('id').where('updated_at', '<', before).limit(limit);
  const deleted = await db.deleteFrom('content_previews').where('id', 'in', old).returning('id').execute();
  return deleted.length;
}
