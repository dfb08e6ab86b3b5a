import type { MediaFolder } from '@vitrin/shared-contracts/media';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';

const alphabet = new Intl.Collator('tr');

/**
 * Returns all folders with their number of pictures, sorted by the Turkish alphabet; the empty name (no folder) comes
 * first.
 */
export async function mediaFolders(db: Db): Promise<MediaFolder[]> {
  const rows = await db
    .selectFrom('media')
    .select(['folder as name', (select) => select.fn.countAll<number>().as('count')])
    .groupBy('folder')
    .execute();
  return rows.toSorted((left, right) => alphabet.compare(left.name, right.name));
}

export async function folderNames(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('media').select('folder').distinct().where('folder', '!=', '').execute();
  return rows.map(({ folder }) => folder);
}

/** Moves pictures to a folder and returns the ids of those that exist. */
export async function moveMedia(
  trx: Db,
  ids: readonly number[],
  folder: string,
  { now, userId }: Stamp,
): Promise<number[]> {
  const rows = await trx
    .updateTable('media')
    .set({ folder, updated_at: now, updated_by: userId })
    .where('id', 'in', ids)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Moves all pictures of one folder to another and returns their number. */
export async function moveFolder(
  trx: Db,
  { from, to }: { from: string; to: string },
  { now, userId }: Stamp,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('media')
    .set({ folder: to, updated_at: now, updated_by: userId })
    .where('folder', '=', from)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
