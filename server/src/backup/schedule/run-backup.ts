import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../../config/config.ts';
import { backupFileName, timeOfBackup } from '../backup-file-name.ts';
import { BackupError } from '../backup-error.ts';
import type { BackedUpSite } from '../backup-files.ts';
import { sendBackup } from './backup-bucket.ts';
import type { BackupTask } from './backup.process.ts';
import { expiredBackups } from './rotation.ts';

const PROCESS = fileURLToPath(new URL('./backup.process.ts', import.meta.url));

/** The parts of the configuration that the scheduled backup needs. */
type BackupConfig = BackedUpSite & Pick<Config, 'backupDir' | 'backupS3' | 'backupRecipients'>;

/** A backup that has been made: its path or its address in the bucket. */
interface MadeBackup {
  file: string;
  bytes: number;
}

/**
 * Makes a backup in a process of its own, at low priority, checks it, and then removes the files that the rotation does
 * not keep. With a bucket only, the file is deleted once it is there. Throws `BackupError` with the reason.
 */
export async function runBackup(config: BackupConfig): Promise<MadeBackup> {
  const { backupDir, backupS3 } = config;
  const folder = backupDir ?? join(config.dataDir, 'backups');
  const made = await makeBackup(config, folder);
  if (backupDir !== null) removeExpired(folder);
  if (backupS3 === null) return made;
  try {
    return { ...made, file: await sendBackup(backupS3, made.file) };
  } finally {
    if (backupDir === null) rmSync(made.file, { force: true });
  }
}

async function makeBackup(config: BackupConfig, folder: string): Promise<MadeBackup> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { databaseUrl, dataDir, s3, secret, backupRecipients: recipients } = config;
  const file = join(folder, backupFileName(new Date(), recipients.length > 0));
  const problem = await problemOf({ site: { databaseUrl, dataDir, s3, secret }, file, recipients });
  if (problem !== null) {
    rmSync(file, { force: true });
    throw new BackupError(problem);
  }
  return { file, bytes: statSync(file).size };
}

/** Runs the process; the secret key goes neither by arguments nor by the environment. */
async function problemOf(task: BackupTask): Promise<string | null> {
  const child = fork(PROCESS, { execArgv: [] });
  let problem: string | null = null;
  // The process sends only the reason of a failure.
  child.on('message', (message) => {
    problem = message as string;
  });
  child.send(task);
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return problem ?? (code === 0 ? null : `Yedekleme süreci sona erdi (${signal ?? code}).`);
}

function removeExpired(folder: string): void {
  const files = readdirSync(folder).flatMap((name) => {
    const at = timeOfBackup(name);
    return at === null ? [] : [{ name, at }];
  });
  for (const name of expiredBackups(files)) rmSync(join(folder, name), { force: true });
}
