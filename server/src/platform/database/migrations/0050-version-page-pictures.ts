import type { Db } from '../tables.ts';
import { recordFilesOfVersions } from './stored-blobs.ts';

/** Ids of pictures in the parts of versions of page contents and page headers. */
const ID = /"(?:hero_picture|introduction_picture|portrait|sharing_picture|picture)":(\d+)/g;

/** Records the pictures that existing versions of page contents and page headers show: they were not recorded before. */
export async function up(db: Db): Promise<void> {
  const pictures = await db.selectFrom('media').select(['id', 'hash']).execute();
  const hashes = new Map(pictures.map(({ id, hash }) => [id, hash]));
  await recordFilesOfVersions(db, (json) => [...json.matchAll(ID)].flatMap(([, id]) => hashes.get(Number(id)) ?? []));
}
