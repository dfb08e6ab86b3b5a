import type { Db } from '../tables.ts';
import { recordFilesOfVersions } from './stored-blobs.ts';

/** Ids of pictures in the parts of versions, as they were written before this migration. */
const ID = /"(?:cover_id|media_id)":(\d+)/g;
const ID_LIST = /"media":\[([\d,]*)\]/g;
const ADDRESS = /\/media\/([0-9a-f]{32})-/g;

/** Creates the table with the pictures that versions of records show, and fills it for the versions that exist. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('record_blob_pictures')
    .addColumn('blob', 'text', (column) => column.notNull().references('record_blobs.hash').onDelete('cascade'))
    // No foreign key: a picture that is deleted and uploaded again is shown again.
    .addColumn('picture', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('record_blob_pictures_key', ['blob', 'picture'])
    .execute();
  await db.schema.createIndex('record_blob_pictures_picture').on('record_blob_pictures').column('picture').execute();
  const pictures = await db.selectFrom('media').select(['id', 'hash']).execute();
  const hashes = new Map(pictures.map(({ id, hash }) => [id, hash]));
  await recordFilesOfVersions(db, (json) => picturesIn(json, hashes));
}

function picturesIn(json: string, hashes: ReadonlyMap<number, string>): string[] {
  const listed = [...json.matchAll(ID_LIST)].flatMap(([, ids]) => (ids ? ids.split(',') : []));
  const ids = [...[...json.matchAll(ID)].map(([, id]) => id), ...listed].map(Number);
  const named = ids.flatMap((id) => hashes.get(id) ?? []);
  return [...named, ...[...json.matchAll(ADDRESS)].flatMap(([, hash]) => hash ?? [])];
}
