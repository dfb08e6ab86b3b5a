import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureWidths } from 'shared-contracts/pictures';
import type { Config } from '../config/config.ts';
import { mediaFolder, pictureFile, type StoredPicture } from '../modules/media/media-files.ts';
import { filesOf } from '../modules/media/picture-set.ts';
import { pictureSizes, type PictureName } from './picture-sizes.ts';

const FOLDER = join(import.meta.dirname, 'pictures');
const HASH_LENGTH = 32;

/** A stored picture and the size of the file that it came as. */
export type StoredFile = StoredPicture & { bytes: number };

/** Copies every file of the pictures into the media folder. The answer keeps the order. */
export async function storePictureFiles(
  config: Pick<Config, 'dataDir'>,
  names: readonly PictureName[],
): Promise<StoredFile[]> {
  const media = mediaFolder(config);
  await mkdir(media, { recursive: true });
  return await Promise.all(names.map((name) => storeOne(media, name)));
}

async function storeOne(media: string, name: PictureName): Promise<StoredFile> {
  const [width, height] = pictureSizes[name];
  const largest = await readFile(join(FOLDER, pictureFile(name, 'webp', width)));
  const hash = createHash('sha256').update(largest).digest('hex').slice(0, HASH_LENGTH);
  const picture = { hash, width, height, widths: widthsOf(width) };
  for (const file of filesOf(picture)) await copyFile(join(FOLDER, file.replace(hash, name)), join(media, file));
  return { ...picture, bytes: largest.length };
}

function widthsOf(width: number): number[] {
  return [...Object.values(pictureWidths).filter((step) => step < width), width];
}
