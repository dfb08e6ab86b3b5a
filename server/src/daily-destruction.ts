import { alertClock } from './modules/privacy/alert-clock.ts';
import { recordClock } from './platform/jobs/clock-check.ts';
import type { RetentionRun } from './platform/database/retention-run.ts';
import { helpersOf } from './platform/database/helpers.ts';
import { logCountedFailures } from './platform/audit/failed-sign-ins.repository.ts';
import { deleteExpiredResponses } from './platform/database/idempotency.ts';
import { jobTime, saveJobTime } from './platform/jobs/job-times.repository.ts';
import type { Db } from './platform/database/tables.ts';
import { modules } from './modules/index.ts';
import { newestRow, pausedUntil } from './modules/privacy/destruction.service.ts';
import { applyRetention } from './modules/privacy/retention.service.ts';
import type { ScheduledJob } from './platform/jobs/scheduled-job.ts';
import type { Retention, RetentionStep } from './server-module.ts';
import type { Services } from './services.ts';

const DAY_MS = 86_400_000;

/** Records soft-deleted a week ago are destroyed before others are soft-deleted. */
const steps: readonly RetentionStep[] = [
  ...stepsOf('purge'),
  ...stepsOf('expire').map(unlessPaused),
  ...stepsOf('sweep'),
  deleteExpiredResponses,
];

function stepsOf(kind: keyof Retention): RetentionStep[] {
  return modules.flatMap(({ retention }) => retention?.[kind] ?? []);
}

/** Checks every ten minutes whether the job is due, never at startup. */
export const dailyDestruction: ScheduledJob<Services> = {
  name: 'daily-destruction',
  intervalMs: 10 * 60_000,
  run: runDailyDestruction,
};

export type Outcome = 'halted' | 'not due' | 'done';

/** Runs the daily destruction of data whose retention period is over; does nothing while the clock is in doubt. */
export async function runDailyDestruction(services: Services): Promise<Outcome> {
  const { db, log } = services;
  await applyRetention(services);
  await logCountedFailures(db);
  const clock = await recordClock(db, newestRow);
  if (clock.verdict !== 'right') {
    await alertClock(services, clock);
    return 'halted';
  }
  const { now } = clock;
  if (!(await claimDailyRun(db, now))) return 'not due';
  const run: RetentionRun = { now, at: new Date(Math.max(now, clock.seen ?? now)).toISOString() };
  for (const step of steps)
    await step(services, run).then(
      (counts) => log.info(counts, 'expired data destroyed'),
      (error: unknown) => log.error({ err: error }, 'expired data not destroyed'),
    );
  return 'done';
}

/** Ensures that only one of several servers runs the job of the day. */
function claimDailyRun(db: Db, now: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await helpersOf(trx).lock(trx, 'destruction');
    const last = await jobTime(trx, 'destruction');
    if (last !== null && now - last < DAY_MS) return false;
    await saveJobTime(trx, 'destruction', now);
    return true;
  });
}

function unlessPaused(step: RetentionStep): RetentionStep {
  return async (services, run) => ((await pausedUntil(services.db, run.now)) === null ? step(services, run) : {});
}
