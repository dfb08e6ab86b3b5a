import sharp, { type Metadata, type Sharp } from 'sharp';
import { limits } from '@vitrin/shared-contracts/limits';
import { pictureWidths } from '@vitrin/shared-contracts/pictures';
import { assertKind, isSvg } from './picture-kind.ts';
import { drawSvg } from './svg-drawing.ts';
import { UnusablePicture } from './unusable-picture.ts';

/** Maximum ratio of the longer to the shorter side; beyond it the height would exceed the limits of image formats. */
const MAX_ASPECT_RATIO = 10;

export interface Decoded {
  /** Upright, in sRGB, at the largest stored width; to be cloned for each encoding. */
  pixels: Sharp;
  width: number;
  height: number;
}

/** The first frame of a picture. */
interface FirstFrame extends Decoded {
  /** The picture has more frames. */
  isAnimated: boolean;
}

/** Decodes the first frame of a picture, or draws an SVG, without metadata. Throws `UnusablePicture`. */
export async function decodePicture(file: Buffer): Promise<FirstFrame> {
  const bytes = isSvg(file) ? await drawSvg(file) : file;
  assertKind(bytes);
  // Reads only the header. With the pixel limit the library would fail without reporting the size.
  const header = await sharp(bytes, { limitInputPixels: false }).metadata().catch(throwBroken);
  const { width } = assertSize(header);
  const image = sharp(bytes, { limitInputPixels: limits.picturePixels, failOn: 'error' }).autoOrient();
  const frame = await pixelsOf(image.resize({ width: Math.min(width, pictureWidths.page) })).catch(throwBroken);
  return { ...frame, isAnimated: (header.pages ?? 1) > 1 };
}

function assertSize({ autoOrient: size }: Metadata): { width: number; height: number } {
  if (size.width * size.height > limits.picturePixels) throw new UnusablePicture('pixels');
  if (Math.max(size.width, size.height) > MAX_ASPECT_RATIO * Math.min(size.width, size.height))
    throw new UnusablePicture('shape');
  return size;
}

function throwBroken(cause: unknown): never {
  throw new UnusablePicture('broken', { cause });
}

/** Decodes the pixels once for all encodings. */
export async function pixelsOf(image: Sharp): Promise<Decoded> {
  const { data, info } = await image.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = sharp(data, { raw: { width, height, channels } });
  return { pixels: isOpaque(data, channels) ? pixels.removeAlpha() : pixels, width, height };
}

/** Checks for an alpha channel without transparency, which would be stored and sent for nothing. */
function isOpaque(data: Buffer, channels: number): boolean {
  if (channels !== 4) return true;
  for (let place = channels - 1; place < data.length; place += channels) if (data[place] !== 255) return false;
  return true;
}
