import type { ImportFileInput } from '@vitrin/shared-contracts/site-import';
import type { Selectable } from 'kysely';
import type { SiteImportFiles } from '../../../platform/database/row-types.ts';
import type { Db } from '../../../platform/database/tables.ts';

export type FileRow = Selectable<SiteImportFiles>;

/** Returns the number of parts of a file. */
export function partsOf({ bytes, part_bytes }: Pick<FileRow, 'bytes' | 'part_bytes'>): number {
  return Math.ceil(bytes / part_bytes);
}

/** Returns the files of an import in the order in which they were chosen. */
export function listFiles(db: Db, jobId: number): Promise<FileRow[]> {
  return db.selectFrom('site_import_files').selectAll().where('job_id', '=', jobId).orderBy('id').execute();
}

export function findFileRow(db: Db, id: number): Promise<FileRow | undefined> {
  return db.selectFrom('site_import_files').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Adds a file to an import, unless it has it, and returns it. */
export async function insertFileRow(
  db: Db,
  jobId: number,
  { role, name, bytes, fingerprint }: ImportFileInput,
  part_bytes: number,
): Promise<FileRow> {
  await db
    .insertInto('site_import_files')
    .values({ job_id: jobId, role, name, bytes, fingerprint, part_bytes })
    .onConflict((conflict) => conflict.columns(['job_id', 'role', 'fingerprint']).doNothing())
    .execute();
  return db
    .selectFrom('site_import_files')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('role', '=', role)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirstOrThrow();
}

/** Notes that a part is stored; nothing happens if it was noted before. */
export async function saveNextPart(db: Db, id: number, stored: number): Promise<void> {
  await db
    .updateTable('site_import_files')
    .set({ next_part: stored + 1 })
    .where('id', '=', id)
    .where('next_part', '=', stored)
    .execute();
}

export async function deleteFileRow(db: Db, id: number): Promise<void> {
  await db.deleteFrom('site_import_files').where('id', '=', id).execute();
}
