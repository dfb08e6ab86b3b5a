import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { centre, pictureFormats } from 'shared-contracts/pictures';
import type { Config } from '../../config/config.ts';
import { mediaFolder, pictureFile, sharingFile, type StoredPicture } from './media-files.ts';

/** Returns the names of all files that a picture has after its upload. */
export function filesOf({ hash, widths }: StoredPicture): string[] {
  return [
    ...widths.flatMap((width) => pictureFormats.map((format) => pictureFile(hash, format, width))),
    sharingFile(hash, centre),
  ];
}

/** Checks whether all files exist. Synchronous, because it is called inside a transaction. */
export function isComplete(config: Pick<Config, 'dataDir'>, picture: StoredPicture): boolean {
  return filesOf(picture).every((file) => existsSync(join(mediaFolder(config), file)));
}
