import type { Db } from '../../platform/database/tables.ts';
import { readSetting, saveSetting } from '../../platform/database/settings.ts';

/** What is known of the scheduled backups. */
export interface LastBackup {
  /** When the last successful one was made. */
  at: string;
  file: string;
  bytes: number;
  /** Why the last attempt failed; null after a success. */
  error: string | null;
}

const KEY = 'last-backup';

export async function readLastBackup(db: Db): Promise<Partial<LastBackup>> {
  return (await readSetting<LastBackup>(db, KEY)).value;
}

export async function saveLastBackup(db: Db, changed: Partial<LastBackup>): Promise<void> {
  const { value, version } = await readSetting<LastBackup>(db, KEY);
  const now = new Date().toISOString();
  await saveSetting(db, KEY, { value: { ...value, ...changed }, version: version + 1 }, { now, userId: null });
}
