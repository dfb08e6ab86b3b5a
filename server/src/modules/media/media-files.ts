import { basename, join } from 'node:path';
import {
  pictureAddress,
  pictureWidths,
  sharingAddress,
  type Focus,
  type PictureFormat,
} from '@vitrin/shared-contracts/pictures';
import type { FileStore } from '../../platform/files/store/file-store.ts';

/** What the database stores about a picture. */
export interface StoredPicture {
  hash: string;
  /** Size of the largest stored file in pixels. */
  width: number;
  height: number;
  /** Stored widths, in ascending order. */
  widths: number[];
}

/**
 * Version of the set of files. Increase it when pictures get other files: pictures with an older set are completed while the
 * server runs.
 */
export const FILE_SET = 3;

/** Returns the widths in which a picture of this width is stored, in ascending order. */
export function widthsOf(width: number): number[] {
  return [...Object.values(pictureWidths).filter((step) => step < width), width];
}

const HASH_LENGTH = 32;
const HASH = '[0-9a-f]{32}';
const PICTURE_FILE_NAME = new RegExp(String.raw`^${HASH}-(?:\d{1,4}\.(?:avif|webp|jpg)|og-\d{1,3}-\d{1,3}\.jpg)$`);

/** Returns the name in the store of a file of a picture; also the beginning of several names. */
export function mediaFile(name: string): string {
  return `media/${name}`;
}

/** Returns the hash that names a picture, from the SHA-256 of the uploaded file. */
export function pictureHash(sha256: Buffer): string {
  return sha256.toString('hex').slice(0, HASH_LENGTH);
}

/** Returns the common prefix of the URLs of a picture's files. */
export function mediaPath(hash: string): string {
  return `/media/${hash}`;
}

/** Returns a file name; it equals the last part of the file's URL. */
export function pictureFile(hash: string, format: PictureFormat, width: number): string {
  return pictureAddress({ path: hash }, format, width);
}

export function sharingFile(hash: string, focus: Focus): string {
  return sharingAddress({ path: hash, focus });
}

/** Checks whether a name is that of a picture file. No other files of the folder are served. */
export function isPictureFile(name: string): boolean {
  return PICTURE_FILE_NAME.test(name);
}

/** Logos and icon that come with the product; the only SVG files that are ever served. */
export const brandFolder = join(import.meta.dirname, '../../demo/brand');
const BRAND = /^[a-z0-9-]+\.svg$/;

export function isBrandFile(name: string): boolean {
  return BRAND.test(name);
}

/** Returns the path on this server of the file for a URL path below /media; null when no served file matches. */
export async function pathOfAddress(files: FileStore, address: string): Promise<string | null> {
  const name = basename(address);
  if (address === `/media/brand/${name}` && isBrandFile(name)) return join(brandFolder, name);
  return address === `/media/${name}` && isPictureFile(name) ? await files.localPath(mediaFile(name)) : null;
}

/** Returns the size in bytes of the picture file for a URL path; 0 when the file is missing. */
export async function fileSizeOf(files: FileStore, address: string): Promise<number> {
  return (await files.stat(mediaFile(basename(address))))?.bytes ?? 0;
}
