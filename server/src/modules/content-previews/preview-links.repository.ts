import { creatorActive } from '../../platform/auth/creator-active.ts';
import type { Db } from '../../platform/database/tables.ts';

/** A preview link as it is stored. */
export interface StoredLink {
  id: string;
  entity: string;
  /** Null for a new record. */
  record: string | null;
  lang: string;
  title: string;
  values_json: string;
  user_id: number | null;
  author: string;
  created_at: string;
  expires_at: string;
  revoked_at: string | null;
  /** 1: shows the present draft, else the record, instead of `values_json`. */
  follows: 0 | 1;
  /** Draft of a new record that the link follows; it stays when the record is published. */
  copy_id: string | null;
}

/** A link with whether the user who made it is active. */
export interface ListedLink extends StoredLink {
  creator_active: 0 | 1 | null;
}

/** Record whose links are listed. */
export interface LinksOf {
  entity: string;
  /** Null: the links that `userId` has made of new records. */
  record: string | null;
  userId: number;
  /** Draft of a new record, whose links are listed too. */
  copy?: string | null;
}

export async function insertLink(db: Db, link: StoredLink): Promise<void> {
  await db.insertInto('preview_links').values(link).execute();
}

export async function findLink(db: Db, id: string): Promise<StoredLink | null> {
  return (await db.selectFrom('preview_links').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Returns the links of a record that are still valid, the newest first. */
export async function listLinks(
  db: Db,
  { entity, record, userId, copy = null }: LinksOf,
  now: string,
): Promise<ListedLink[]> {
  const links = db
    .selectFrom('preview_links')
    .selectAll()
    .select(creatorActive('preview_links.user_id'))
    .where('entity', '=', entity)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id');
  const ofRecord =
    record === null
      ? links
          .where('record', 'is', null)
          .where((where) =>
            where.or([
              where.and([where('copy_id', 'is', null), where('user_id', '=', userId)]),
              where('copy_id', '=', copy),
            ]),
          )
      : links.where('record', '=', record);
  return ofRecord.execute();
}

/** Revokes a link and deletes what it showed; returns false when it was revoked before. */
export async function revokeLink(db: Db, id: string, now: string): Promise<boolean> {
  const revoked = await db
    .updateTable('preview_links')
    .set({ revoked_at: now, values_json: '{}' })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return revoked !== undefined;
}

/** Deletes up to `limit` links that expired before this time; returns how many. */
export async function deleteLinksExpiredBefore(db: Db, before: string, limit: number): Promise<number> {
  const old = db.selectFrom('preview_links').select('id').where('expires_at', '<', before).limit(limit);
  const deleted = await db.deleteFrom('preview_links').where('id', 'in', old).returning('id').execute();
  return deleted.length;
}
