import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { BackupError } from './backup-error.ts';

const MEGABYTE = 1_048_576;
/** Pictures and archives do not shrink; rows shrink, but their size is not known before they are read. */
const ROOM_FOR_ROWS = 64 * MEGABYTE;

/** Throws when the files would not fit beside the target file. */
export async function checkFreeSpace(file: string, files: readonly (readonly [string, number])[]): Promise<void> {
  const needed = files.reduce((sum, [, bytes]) => sum + bytes, ROOM_FOR_ROWS);
  const { bavail, bsize } = await statfs(dirname(file));
  if (bavail * bsize < needed)
    throw new BackupError(
      `Diskte yer yok: yedek için ${megabytes(needed)} MB gerekiyor, ${megabytes(bavail * bsize)} MB boş.`,
    );
}

const megabytes = (bytes: number) => Math.ceil(bytes / MEGABYTE);
