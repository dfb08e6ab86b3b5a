import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaFile, pictureFile, pictureHash, widthsOf, type StoredPicture } from '../modules/media/media-files.ts';
import type { FileStore } from '../platform/files/store/file-store.ts';
import { filesOf } from '../modules/media/picture-set.ts';
import { pictureSizes, type PictureName } from './picture-sizes.ts';

const FOLDER = join(import.meta.dirname, 'pictures');

/** A stored picture and the size of the file that it came as. */
export type StoredFile = StoredPicture & { bytes: number };

/** Stores every file of the pictures. The answer keeps the order. */
export async function storePictureFiles(files: FileStore, names: readonly PictureName[]): Promise<StoredFile[]> {
  return await Promise.all(names.map((name) => storeOne(files, name)));
}

async function storeOne(files: FileStore, name: PictureName): Promise<StoredFile> {
  const [width, height] = pictureSizes[name];
  const largest = await readFile(join(FOLDER, pictureFile(name, 'webp', width)));
  const hash = pictureHash(createHash('sha256').update(largest).digest());
  const picture = { hash, width, height, widths: widthsOf(width) };
  for (const file of filesOf(picture))
    await files.put(mediaFile(file), await readFile(join(FOLDER, file.replace(hash, name))));
  return { ...picture, bytes: largest.length };
}
