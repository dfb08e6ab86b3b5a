import { sql } from 'kysely';
import type { ContentFields } from '@vitrin/shared-contracts/content-fields';
import type { Db } from '../../platform/database/tables.ts';
import { filesOfRecord } from '../record-files.ts';

/** Records which pictures and downloads the content of a part shows, so that they are kept as long as a version has it. */
export async function recordVersionFiles(
  trx: Db,
  fields: ContentFields,
  { hash: blob, json }: { hash: string; json: string },
): Promise<void> {
  const { ids, hashes } = filesOfRecord(fields, json);
  const all = new Set([...(await hashesOf(trx, ids)), ...hashes]);
  const rows = [...all].map((picture) => ({ blob, picture }));
  if (rows.length > 0) await trx.insertInto('record_blob_pictures').values(rows).execute();
}

async function hashesOf(db: Db, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('media').select('hash').where('id', 'in', ids).execute();
  return rows.map(({ hash }) => hash);
}

/** A record with a version that shows a file. */
export interface RecordWithFile {
  entity: string;
  record: string;
  /** Title of the newest version with the file. */
  title: string;
  isInTrash: boolean;
}

/** Returns the records with a version that shows a file, at most `count`. */
export async function recordsWithFile(db: Db, hash: string, count: number): Promise<RecordWithFile[]> {
  const newest = db
    .selectFrom('record_blob_pictures')
    .innerJoin('record_version_contents', 'record_version_contents.hash', 'record_blob_pictures.blob')
    .innerJoin('record_versions', 'record_versions.id', 'record_version_contents.version_id')
    .select(({ fn }) => fn.max('record_versions.id').as('id'))
    .where('picture', '=', hash)
    .groupBy(['entity', 'record'])
    .limit(count);
  const rows = await db
    .selectFrom('record_versions as version')
    .leftJoin('trash', (join) =>
      join
        .onRef('trash.entity', '=', 'version.entity')
        .on(sql`cast(trash.record as text)`, '=', sql.ref('version.record')),
    )
    .select(['version.entity', 'version.record', 'version.title', 'trash.id as trash_id'])
    .where('version.id', 'in', db.selectFrom(newest.as('newest')).select('id'))
    .orderBy('version.id')
    .execute();
  return rows.map(({ trash_id: trashId, ...row }) => ({ ...row, isInTrash: trashId !== null }));
}
