import type { Db } from '../../platform/database/tables.ts';
import { addAlts } from './media-alts.repository.ts';
import { indexMedia } from './index-media.ts';
import type { StoredPicture } from './media-files.ts';
import { insertMedia, type Upload } from './media.repository.ts';

/**
 * Adds a stored picture with its alternative texts. If the same content already exists, returns that picture and keeps
 * its texts.
 */
export async function addMedia(
  trx: Db,
  picture: StoredPicture,
  alts: Readonly<Record<string, string | null | undefined>>,
  upload: Upload = { name: '', bytes: 0, stamp: { now: new Date().toISOString(), userId: null } },
): Promise<number> {
  const id = await insertMedia(trx, picture, upload);
  await addAlts(trx, id, alts);
  await indexMedia(trx, id);
  return id;
}
