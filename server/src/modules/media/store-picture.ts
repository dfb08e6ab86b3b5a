import { createHash } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  centre,
  type Focus,
  type PictureFormat,
  pictureFormats,
  pictureWidths,
  sharingSize,
} from 'shared-contracts/pictures';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { Config } from '../../config/config.ts';
import { decodePicture, pixelsOf } from './decode-picture.ts';
import { mediaFolder, pictureFile, sharingFile, type StoredPicture } from './media-files.ts';

const HASH_LENGTH = 32;
const BACKGROUND = '#fff';

/** Encoder settings of the same visual quality; more effort doubles the time and saves at most a tenth. */
const encodings: Readonly<Record<PictureFormat, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 55, effort: 1 }),
  webp: (image) => image.webp({ quality: 72, effort: 2 }),
  jpg: (image) => image.flatten({ background: BACKGROUND }).jpeg({ quality: 76, mozjpeg: true }),
};

type DataFolder = Pick<Config, 'dataDir'>;

/**
 * Decodes the picture and encodes it in every format and width; the uploaded bytes themselves are never served. Throws
 * `UnusablePicture`.
 */
export async function storePicture(config: DataFolder, bytes: Buffer): Promise<StoredPicture> {
  const { pixels, width, height } = await decodePicture(bytes);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH);
  const widths = [...Object.values(pictureWidths).filter((step) => step < width), width];
  const picture = { hash, width, height, widths };
  await mkdir(mediaFolder(config), { recursive: true });
  await writeMissing(config, picture, { pixels, focus: centre });
  return picture;
}

/**
 * Creates the missing files of a stored picture from its largest one: formats added later, or the crop for another
 * focal point.
 */
export async function completePicture(config: DataFolder, picture: StoredPicture, focus: Focus): Promise<void> {
  const largest = join(mediaFolder(config), pictureFile(picture.hash, 'webp', picture.width));
  const { pixels } = await pixelsOf(sharp(largest));
  await writeMissing(config, picture, { pixels, focus });
}

async function writeMissing(
  config: DataFolder,
  { hash, width, height, widths }: StoredPicture,
  { pixels, focus }: { pixels: Sharp; focus: Focus },
): Promise<void> {
  const created: string[] = [];
  const write = async (name: string, image: Sharp) => {
    const file = join(mediaFolder(config), name);
    if (await writeUnlessExists(file, image)) created.push(file);
  };
  try {
    for (const step of widths) {
      const resized = await pixelsOf(pixels.clone().resize({ width: step }));
      for (const format of pictureFormats)
        await write(pictureFile(hash, format, step), encodings[format](resized.pixels.clone()));
    }
    await write(sharingFile(hash, focus), encodings.jpg(sharingCrop(pixels.clone(), { width, height }, focus)));
  } catch (error) {
    // An incomplete set would occupy the space that the disk lacks.
    for (const file of created) await rm(file, { force: true });
    throw error;
  }
}

/**
 * Writes a file unless it exists: its name identifies its content, and it appears only when complete. Returns whether
 * it was missing.
 */
async function writeUnlessExists(file: string, image: Sharp): Promise<boolean> {
  if (await exists(file)) return false;
  const bytes = await image.toBuffer();
  const unfinished = `${file}.${process.pid}.tmp`;
  try {
    await writeFile(unfinished, bytes, { flush: true });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return true;
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** Crops the picture to the size of a shared link, with the focal point as close to the centre as the edges allow. */
function sharingCrop(image: Sharp, size: { width: number; height: number }, focus: Focus): Sharp {
  const scale = Math.max(sharingSize.width / size.width, sharingSize.height / size.height);
  const width = Math.max(sharingSize.width, Math.round(size.width * scale));
  const height = Math.max(sharingSize.height, Math.round(size.height * scale));
  return image.resize({ width, height, fit: 'fill' }).extract({
    left: cropOffset(width, sharingSize.width, focus.x),
    top: cropOffset(height, sharingSize.height, focus.y),
    ...sharingSize,
  });
}

function cropOffset(whole: number, part: number, percent: number): number {
  const centred = Math.round((whole * percent) / 100 - part / 2);
  return Math.min(Math.max(centred, 0), whole - part);
}
