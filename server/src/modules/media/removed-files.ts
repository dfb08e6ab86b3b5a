import { durations } from '@vitrin/shared-contracts/limits';
import { heldPrefix } from '../../platform/files/s3/file-holds.ts';
import { settledFiles, type FileStore } from '../../platform/files/store/file-store.ts';
import { dayAfter, istanbulDay } from '../../platform/istanbul-day.ts';

const DAY_MS = 86_400_000;
const FOLDER = 'removed/';
const REMOVED = /^removed\/(\d{4}-\d\d-\d\d)\//;

/**
 * Moves files without a record to a `removed` folder with today's date instead of deleting them, in case the database
 * is a restored older backup. The last folder of their names is kept.
 */
export async function moveToRemoved(files: FileStore, names: readonly string[]): Promise<void> {
  for (const name of names) await files.move(name, `${FOLDER}${istanbulDay()}/${name.split('/').slice(-2).join('/')}`);
}

/**
 * Destroys the files that were moved to the `removed` folder a week ago, and those that were deleted during a backup
 * which did not delete them at its end.
 */
export async function destroyRemoved(files: FileStore): Promise<{ days: number }> {
  const last = dayAfter(istanbulDay(), -durations.recoverableMs / DAY_MS);
  const namesByDay = new Map<string, string[]>();
  for await (const { name } of files.list(FOLDER)) {
    const day = REMOVED.exec(name)?.[1];
    if (day !== undefined && day < last) namesByDay.set(day, [...(namesByDay.get(day) ?? []), name]);
  }
  await files.delete(await settledFiles(files, heldPrefix, DAY_MS));
  for (const names of namesByDay.values()) await files.delete(names);
  return { days: namesByDay.size };
}
