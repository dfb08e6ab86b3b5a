import { parse } from 'secure-json-parse';
import type { Focus } from '@vitrin/shared-contracts/pictures';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';
import { FILE_SET, widthsOf, type StoredPicture } from './media-files.ts';

/** A stored picture with its focal point. */
export interface MediaRow extends StoredPicture {
  id: number;
  focus: Focus;
}

const columns = ['id', 'hash', 'width', 'height', 'widths', 'focus_x', 'focus_y'] as const;

interface Columns extends Omit<MediaRow, 'widths' | 'focus'> {
  widths: string;
  focus_x: number;
  focus_y: number;
}

function rowOf({ widths, focus_x, focus_y, ...row }: Columns): MediaRow {
  return { ...row, widths: parse(widths) as number[], focus: { x: focus_x, y: focus_y } };
}

export async function mediaRows(db: Db, ids: readonly number[]): Promise<MediaRow[]> {
  const rows = await db.selectFrom('media').select(columns).where('id', 'in', ids).execute();
  return rows.map(rowOf);
}

/** Returns pictures that lack files of the current set, by ascending id from the one after `after`. */
export async function outdatedMedia(db: Db, after: number, limit: number): Promise<MediaRow[]> {
  const rows = await db
    .selectFrom('media')
    .select(columns)
    .where('file_set', '<', FILE_SET)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(rowOf);
}

/** Stores that a picture has all files of the current set, in these widths. */
export async function markComplete(db: Db, { id, widths }: Pick<MediaRow, 'id' | 'widths'>): Promise<void> {
  const complete = { file_set: FILE_SET, widths: JSON.stringify(widths) };
  await db.updateTable('media').set(complete).where('id', '=', id).execute();
}

/** Returns the additional data for the screen of one picture; undefined when there is none. */
export function findMediaFacts(db: Db, id: number) {
  return db
    .selectFrom('media')
    .select(['hash', 'name', 'folder', 'bytes', 'version', 'created_at', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function mediaIdOf(db: Db, hash: string): Promise<number | null> {
  const row = await db.selectFrom('media').select('id').where('hash', '=', hash).executeTakeFirst();
  return row?.id ?? null;
}

/** Returns those of the hashes that are in the library. */
export async function storedHashes(db: Db, hashes: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('media').select('hash').where('hash', 'in', hashes).execute();
  return rows.map(({ hash }) => hash);
}

/** Returns name and folder of the pictures. */
export async function mediaLabels(
  db: Db,
  ids: readonly number[],
): Promise<{ id: number; name: string; folder: string }[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('media').select(['id', 'name', 'folder']).where('id', 'in', ids).execute();
}

/** Name, size and user of an upload. */
export interface Upload {
  name: string;
  bytes: number;
  /** If absent, no folder. */
  folder?: string;
  stamp: Stamp;
}

/** Inserts a stored picture and returns its id, or the id of the picture with the same content. */
export async function insertMedia(
  trx: Db,
  { hash, width, height, widths }: StoredPicture,
  { name, bytes, folder = '', stamp: { now, userId } }: Upload,
): Promise<number> {
  await trx
    .insertInto('media')
    .values({
      hash,
      width,
      height,
      widths: JSON.stringify(widths),
      // An archive of an older version has fewer widths.
      file_set: widths.length === widthsOf(width).length ? FILE_SET : FILE_SET - 1,
      name,
      bytes,
      folder,
      created_at: now,
      updated_at: now,
      updated_by: userId,
    })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
  const { id } = await trx.selectFrom('media').select('id').where('hash', '=', hash).executeTakeFirstOrThrow();
  return id;
}

export async function saveFocus(trx: Db, id: number, { x, y }: Focus): Promise<void> {
  await trx.updateTable('media').set({ focus_x: x, focus_y: y }).where('id', '=', id).execute();
}

export async function saveFolder(trx: Db, id: number, folder: string): Promise<void> {
  await trx.updateTable('media').set({ folder }).where('id', '=', id).execute();
}

export async function saveSearchText(trx: Db, id: number, search_text: string): Promise<void> {
  await trx.updateTable('media').set({ search_text }).where('id', '=', id).execute();
}

export async function deleteMedia(trx: Db, ids: readonly number[]): Promise<void> {
  await trx.deleteFrom('media').where('id', 'in', ids).execute();
}
