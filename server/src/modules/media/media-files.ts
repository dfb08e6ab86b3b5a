import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pictureAddress, sharingAddress, type Focus, type PictureFormat } from 'shared-contracts/pictures';
import type { Config } from '../../config/config.ts';

/** What the database keeps of a stored picture. */
export interface StoredPicture {
  hash: string;
  /** Size of the largest stored file. */
  width: number;
  height: number;
  /** Stored widths, smallest first. */
  widths: number[];
}

/** Raised when a picture gets other files than before: pictures of an older set are completed at the next start. */
export const FILE_SET = 2;

const HASH = '[0-9a-f]{32}';
const STORED = new RegExp(String.raw`^${HASH}-(?:\d{1,4}\.(?:avif|webp|jpg)|og-\d{1,3}-\d{1,3}\.jpg)$`);

export function mediaFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'media');
}

/** Beginning of the addresses of a picture's files. */
export function mediaPath(hash: string): string {
  return `/media/${hash}`;
}

/** Files are called as their addresses end. */
export function pictureFile(hash: string, format: PictureFormat, width: number): string {
  return pictureAddress({ path: hash }, format, width);
}

export function sharingFile(hash: string, focus: Focus): string {
  return sharingAddress({ path: hash, focus });
}

/** Nothing else in the folder is ever served. */
export function isPictureFile(name: string): boolean {
  return STORED.test(name);
}

/** Logos and icon that come with the product; the only SVG that is ever served. */
export const brandFolder = join(import.meta.dirname, '../../demo/brand');
const BRAND = /^[a-z0-9-]+\.svg$/;

export function isBrandFile(name: string): boolean {
  return BRAND.test(name);
}

/** The file that an address below /media leads to; null where it leads to none of ours. */
export function fileOfAddress(config: Pick<Config, 'dataDir'>, address: string): string | null {
  const name = basename(address);
  if (address === `/media/brand/${name}` && isBrandFile(name)) return join(brandFolder, name);
  return address === `/media/${name}` && isPictureFile(name) ? join(mediaFolder(config), name) : null;
}

/** Bytes of a picture's file by its address; 0 where it is lost. */
export async function fileSizeOf(config: Pick<Config, 'dataDir'>, address: string): Promise<number> {
  const file = await stat(join(mediaFolder(config), basename(address))).catch(() => null);
  return file?.size ?? 0;
}
