import type { Db } from '../../platform/database/tables.ts';
import { altsOf } from './media-alts.repository.ts';
import { picturesAfter, type LibraryPicture } from './media-archive.repository.ts';
import { mediaFile, sharingFile } from './media-files.ts';
import { filesOf } from './picture-set.ts';

export type { LibraryPicture } from './media-archive.repository.ts';

/** A picture with its alternative texts by language. */
export interface PictureWithAlts extends LibraryPicture {
  alts: Record<string, string>;
}

const BATCH = 200;

/** Returns all pictures of the library, a batch of them in memory at a time. */
export async function* libraryPictures(db: Db): AsyncGenerator<PictureWithAlts> {
  for (let after = 0; ;) {
    const pictures = await picturesAfter(db, after, BATCH);
    for (const picture of pictures) yield { ...picture, alts: await altsOf(db, picture.id) };
    const last = pictures.at(-1);
    if (!last || pictures.length < BATCH) return;
    after = last.id;
  }
}

/** Returns the names in the store of all files that pages use of a picture. */
export function picturePaths(
  picture: Pick<LibraryPicture, 'focus' | 'hash' | 'height' | 'width' | 'widths'>,
): string[] {
  return [...new Set([...filesOf(picture), sharingFile(picture.hash, picture.focus)])].map(mediaFile);
}
