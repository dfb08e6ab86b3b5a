import { join } from 'node:path';
import type { Config } from '../config.ts';

/** What the database keeps of a stored picture. */
export interface StoredPicture {
  hash: string;
  /** Size of the largest stored file. */
  width: number;
  height: number;
  /** Stored widths, smallest first. */
  widths: number[];
}

export function mediaFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'media');
}

export function mediaFileName(hash: string, width: number): string {
  return `${hash}-${width}.webp`;
}
