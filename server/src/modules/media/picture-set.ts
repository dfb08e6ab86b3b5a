import { centre, pictureFormats } from '@vitrin/shared-contracts/pictures';
import { hasFiles, type FileStore } from '../../platform/files/store/file-store.ts';
import { mediaFile, pictureFile, sharingFile, type StoredPicture } from './media-files.ts';

/** Returns the names of all files that a picture has after its upload. */
export function filesOf({ hash, widths }: StoredPicture): string[] {
  return [
    ...widths.flatMap((width) => pictureFormats.map((format) => pictureFile(hash, format, width))),
    sharingFile(hash, centre),
  ];
}

/** Reports whether all files are stored. */
export function isComplete(files: FileStore, picture: StoredPicture): Promise<boolean> {
  return hasFiles(files, filesOf(picture).map(mediaFile));
}

/** Returns the names in the store of the files that a picture has, those of former focal points included. */
export async function pictureFiles(files: FileStore, hash: string): Promise<string[]> {
  const names: string[] = [];
  for await (const name of files.names(mediaFile(hash))) names.push(name);
  return names;
}
