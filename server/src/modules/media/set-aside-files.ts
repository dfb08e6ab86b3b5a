import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { durations } from 'shared-contracts/limits';
import { errorCode } from '../../platform/error-code.ts';
import { dayAfter, istanbulDay } from '../../platform/istanbul-day.ts';

const DAY_MS = 86_400_000;

interface Stray {
  /** Where they lie; its last name is kept. */
  folder: string;
  files: readonly string[];
}

/** Files that no record names: moved out of everybody's way under the day of today, not gone yet. Serves a database that was restored to an earlier day. */
export async function setAside(dataDir: string, { folder, files }: Stray): Promise<void> {
  if (files.length === 0) return;
  const target = join(asideFolder(dataDir), istanbulDay(), basename(folder));
  await mkdir(target, { recursive: true, mode: 0o700 });
  for (const file of files)
    await rename(join(folder, file), join(target, file)).catch((error: unknown) => {
      // Another server has already moved it.
      if (errorCode(error) !== 'ENOENT') throw error;
    });
}

/** Destroys what was set aside a week ago. */
export async function destroySetAside(dataDir: string): Promise<{ days: number }> {
  const last = dayAfter(istanbulDay(), -durations.recoverableMs / DAY_MS);
  const days = await readdir(asideFolder(dataDir)).catch(() => []);
  const over = days.filter((day) => /^\d{4}-\d\d-\d\d$/.test(day) && day < last);
  for (const day of over) await rm(join(asideFolder(dataDir), day), { recursive: true, force: true });
  return { days: over.length };
}

function asideFolder(dataDir: string): string {
  return join(dataDir, 'removed');
}
