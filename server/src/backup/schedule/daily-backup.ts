import { istanbulClock } from '@vitrin/shared-contracts/istanbul-time';
import { helpersOf } from '../../platform/database/helpers.ts';
import type { Db } from '../../platform/database/tables.ts';
import { istanbulDay } from '../../platform/istanbul-day.ts';
import { jobTime, saveJobTime } from '../../platform/jobs/job-times.repository.ts';
import type { ScheduledJob } from '../../platform/jobs/scheduled-job.ts';
import type { Services } from '../../services.ts';
import { readLastBackup, saveLastBackup } from './last-backup.repository.ts';
import { runBackup } from './run-backup.ts';

const HOUR_MS = 3_600_000;
/** Hour in Istanbul from which the backup of the day is made. */
const HOUR = 3;

/** Checks every ten minutes whether the backup of the day is due; a failed one is tried again an hour later. */
export const dailyBackup: ScheduledJob<Services> = {
  name: 'daily-backup',
  intervalMs: 10 * 60_000,
  run: (services) => runDailyBackup(services, Date.now()),
};

export type BackupOutcome = 'not configured' | 'not due' | 'done' | 'failed';

export async function runDailyBackup(
  { config, db, log }: Pick<Services, 'config' | 'db' | 'log'>,
  now: number,
): Promise<BackupOutcome> {
  if (config.backupDir === null && config.backupS3 === null) return 'not configured';
  if (!(await claimAttempt(db, now))) return 'not due';
  try {
    const { file, bytes } = await runBackup(config);
    await saveLastBackup(db, { at: new Date(now).toISOString(), file, bytes, error: null });
    log.info({ file, bytes }, 'backup made');
    return 'done';
  } catch (error) {
    await saveLastBackup(db, { error: error instanceof Error ? error.message : String(error) });
    log.error({ err: error }, 'backup not made');
    return 'failed';
  }
}

/** Ensures that only one of several servers makes the backup of the day. */
function claimAttempt(db: Db, now: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await helpersOf(trx).lock(trx, 'backup');
    const { at } = await readLastBackup(trx);
    const attempt = await jobTime(trx, 'backup');
    const isMade = at !== undefined && istanbulDay(Date.parse(at)) === istanbulDay(now);
    const isTooEarly = istanbulClock(new Date(now)).hour < HOUR;
    if (isMade || isTooEarly || (attempt !== null && now - attempt < HOUR_MS)) return false;
    await saveJobTime(trx, 'backup', now);
    return true;
  });
}
