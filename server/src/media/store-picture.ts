import { createHash } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Config } from '../config.ts';
import { mediaFileName, mediaFolder, type StoredPicture } from './media-files.ts';

const WIDTHS = [480, 960, 1600] as const;
const LARGEST = 1600;
const QUALITY = 72;
const MAX_PIXELS = 50_000_000;
const HASH_LENGTH = 32;
/** SVG is not among them: it can carry script. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'gif']);

/** The bytes are no picture, or one of a kind or size that is not taken. */
export class UnreadablePicture extends Error {
  constructor(options?: ErrorOptions) {
    super('The file is not a picture that can be stored', options);
    this.name = 'UnreadablePicture';
  }
}

/** Decodes and encodes anew at the site's widths: nothing of the given file's own bytes is ever served. Throws `UnreadablePicture`. */
export async function storePicture(config: Pick<Config, 'dataDir'>, bytes: Buffer): Promise<StoredPicture> {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
  const { width, height } = await sizeOf(image);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH);
  const widest = Math.min(width, LARGEST);
  const widths = [...WIDTHS.filter((step) => step < widest), widest];
  await mkdir(mediaFolder(config), { recursive: true });
  const decoded = await pixels(image.resize({ width: widest }));
  for (const step of widths) await encode(decoded.clone(), join(mediaFolder(config), mediaFileName(hash, step)), step);
  return { hash, width: widest, height: Math.round((height * widest) / width), widths };
}

/** Decoded once for all widths. */
async function pixels(image: Sharp): Promise<Sharp> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true }).catch(unreadable);
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

function unreadable(cause: unknown): never {
  throw new UnreadablePicture({ cause });
}

async function sizeOf(image: Sharp): Promise<{ width: number; height: number }> {
  const { format, autoOrient } = await image.metadata().catch(unreadable);
  if (!FORMATS.has(format)) throw new UnreadablePicture();
  return autoOrient;
}

/** Written once: the name says the content, and a file appears only when it is whole. */
async function encode(image: Sharp, file: string, width: number): Promise<void> {
  if (await exists(file)) return;
  const bytes = await image.resize({ width }).webp({ quality: QUALITY }).toBuffer();
  const unfinished = `${file}.${process.pid}.tmp`;
  await writeFile(unfinished, bytes, { flush: true });
  await rename(unfinished, file);
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
