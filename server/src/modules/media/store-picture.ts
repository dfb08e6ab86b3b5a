import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { centre, type Focus, type PictureFormat, pictureFormats, sharingSize } from '@vitrin/shared-contracts/pictures';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { decodePicture, pixelsOf } from './decode-picture.ts';
import { pictureFile, pictureHash, sharingFile, widthsOf, type StoredPicture } from './media-files.ts';

const BACKGROUND = '#fff';

/** Encoder settings of the same visual quality; more effort doubles the time and saves at most a tenth. */
const encodings: Readonly<Record<PictureFormat, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 55, effort: 1 }),
  webp: (image) => image.webp({ quality: 72, effort: 2 }),
  jpg: (image) => image.flatten({ background: BACKGROUND }).jpeg({ quality: 76, mozjpeg: true }),
};

/** Where the files of pictures are written. */
export interface PictureOutput {
  folder: string;
  /** Names of files that need not be made, because the library has them. */
  existing: readonly string[];
}

/** A picture that was stored now. */
export interface NewPicture extends StoredPicture {
  /** The file is an animation; its first frame was stored. */
  isAnimated: boolean;
}

/**
 * Decodes the picture and encodes it in every format and width; the uploaded bytes themselves are never served. Throws
 * `UnusablePicture`.
 */
export async function storePicture(output: PictureOutput, bytes: Buffer): Promise<NewPicture> {
  const { pixels, width, height, isAnimated } = await decodePicture(bytes);
  const hash = pictureHash(createHash('sha256').update(bytes).digest());
  const picture = { hash, width, height, widths: widthsOf(width) };
  await writeMissing(output, picture, { pixels, focus: centre });
  return { ...picture, isAnimated };
}

/** A stored picture whose files are completed from its largest one. */
export interface IncompletePicture extends StoredPicture {
  focus: Focus;
  /** Path of the largest file. */
  largest: string;
}

/** Creates the missing files of a stored picture: widths added later, or the crop for another focal point. */
export async function completePicture(
  output: PictureOutput,
  { focus, largest, ...picture }: IncompletePicture,
): Promise<void> {
  const { pixels } = await pixelsOf(sharp(largest));
  await writeMissing(output, picture, { pixels, focus });
}

async function writeMissing(
  { folder, existing }: PictureOutput,
  { hash, width, height, widths }: StoredPicture,
  { pixels, focus }: { pixels: Sharp; focus: Focus },
): Promise<void> {
  const write = async (name: string, image: Sharp) => {
    if (!existing.includes(name)) await writeFile(join(folder, name), await image.toBuffer());
  };
  for (const step of widths) {
    const resized = await pixelsOf(pixels.clone().resize({ width: step }));
    for (const format of pictureFormats)
      await write(pictureFile(hash, format, step), encodings[format](resized.pixels.clone()));
  }
  await write(sharingFile(hash, focus), encodings.jpg(sharingCrop(pixels.clone(), { width, height }, focus)));
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
