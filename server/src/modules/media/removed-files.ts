import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { durations } from 'shared-contracts/limits';
import { errorCode } from '../../platform/error-code.ts';
import { dayAfter, istanbulDay } from '../../platform/istanbul-day.ts';

const DAY_MS = 86_400_000;

interface OrphanFiles {
  /** Folder of the files; its last name is kept. */
  folder: string;
  files: readonly string[];
}

/**
 * Moves files without a record to a `removed` folder with today's date instead of deleting them, in case the database
 * is a restored older backup.
 */
export async function moveToRemoved(dataDir: string, { folder, files }: OrphanFiles): Promise<void> {
  if (files.length === 0) return;
  const target = join(removedFolder(dataDir), istanbulDay(), basename(folder));
  await mkdir(target, { recursive: true, mode: 0o700 });
  for (const file of files)
    await rename(join(folder, file), join(target, file)).catch((error: unknown) => {
      // Another server has already moved it.
      if (errorCode(error) !== 'ENOENT') throw error;
    });
}

/** Destroys the files that were moved to the `removed` folder a week ago. */
export async function destroyRemoved(dataDir: string): Promise<{ days: number }> {
  const last = dayAfter(istanbulDay(), -durations.recoverableMs / DAY_MS);
  const days = await readdir(removedFolder(dataDir)).catch(() => []);
  const expiredDays = days.filter((day) => /^\d{4}-\d\d-\d\d$/.test(day) && day < last);
  for (const day of expiredDays) await rm(join(removedFolder(dataDir), day), { recursive: true, force: true });
  return { days: expiredDays.length };
}

function removedFolder(dataDir: string): string {
  return join(dataDir, 'removed');
}
