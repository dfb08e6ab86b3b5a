import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { centre, pictureAddress, pictureWidths, type PictureFormat } from 'shared-contracts/pictures';
import type { Config } from '../config/config.ts';
import { mediaFolder, pictureFile, sharingFile, type StoredPicture } from '../modules/media/media-files.ts';
import { sharingCrop } from '../modules/media/sharing-crop.ts';
import { pictureSizes, type PictureName } from './picture-sizes.ts';

const FOLDER = join(import.meta.dirname, 'pictures');
const AT_ONCE = 4;
const HASH_LENGTH = 32;
/** What the folder holds of every picture in every width. */
const finished = ['avif', 'webp'] as const satisfies readonly PictureFormat[];

/** A stored picture and the size of the file that it came as. */
export type StoredFile = StoredPicture & { bytes: number };

/** Puts the finished files of the pictures into the media folder, and makes the JPEGs of them. The answer keeps the order. */
export async function storePictureFiles(
  config: Pick<Config, 'dataDir'>,
  names: readonly PictureName[],
): Promise<StoredFile[]> {
  await mkdir(mediaFolder(config), { recursive: true });
  const stored: StoredFile[] = [];
  const waiting = names.entries();
  const work = async () => {
    for (const [place, name] of waiting) stored[place] = await storeOne(mediaFolder(config), name);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return stored;
}

async function storeOne(media: string, name: PictureName): Promise<StoredFile> {
  const [width, height] = pictureSizes[name];
  const largest = await readFile(finishedFile(name, 'webp', width));
  const hash = createHash('sha256').update(largest).digest('hex').slice(0, HASH_LENGTH);
  const picture = { hash, width, height, widths: widthsOf(width) };
  for (const step of picture.widths) {
    for (const format of finished)
      await copyFile(finishedFile(name, format, step), join(media, pictureFile(hash, format, step)));
    const image = sharp(finishedFile(name, 'webp', step));
    await writeJpeg(join(media, pictureFile(hash, 'jpg', step)), image.clone());
    if (step === width) await writeJpeg(join(media, sharingFile(hash, centre)), sharingCrop(image, picture, centre));
  }
  return { ...picture, bytes: largest.length };
}

/** Few visitors get them: encoded in a tenth of the time that the smallest file would take. */
async function writeJpeg(file: string, image: Sharp): Promise<void> {
  await writeFile(file, await image.jpeg({ quality: 76 }).toBuffer());
}

function widthsOf(width: number): number[] {
  return [...Object.values(pictureWidths).filter((step) => step < width), width];
}

function finishedFile(name: PictureName, format: (typeof finished)[number], width: number): string {
  return join(FOLDER, pictureAddress({ path: name }, format, width));
}
