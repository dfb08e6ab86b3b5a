import { alertClock } from './modules/privacy/alert-clock.ts';
import { noteClock } from './platform/jobs/clock.ts';
import type { Run } from './platform/database/deletion.ts';
import { helpersOf } from './platform/database/helpers.ts';
import { tellFailures } from './platform/audit/failed-sign-ins.repository.ts';
import { forgetOldAnswers } from './platform/database/idempotency.ts';
import { jobTime, saveJobTime } from './platform/jobs/job-times.repository.ts';
import type { Db } from './platform/database/tables.ts';
import { modules } from './modules/index.ts';
import { newestRow, pausedUntil } from './modules/privacy/destruction.service.ts';
import { settleRetention } from './modules/privacy/retention.service.ts';
import type { ScheduledJob } from './platform/jobs/scheduled-job.ts';
import type { Retention, RetentionStep } from './server-module.ts';
import type { Services } from './services.ts';

const DAY_MS = 86_400_000;

/** Records soft-deleted a week ago are destroyed before others are soft-deleted. */
const steps: readonly RetentionStep[] = [
  ...stepsOf('purge'),
  ...stepsOf('expire').map(unlessPaused),
  ...stepsOf('sweep'),
  forgetOldAnswers,
];

function stepsOf(kind: keyof Retention): RetentionStep[] {
  return modules.flatMap(({ retention }) => retention?.[kind] ?? []);
}

/** Checks every ten minutes whether the job is due, never at startup. */
export const dailyDestruction: ScheduledJob<Services> = {
  name: 'daily-destruction',
  everyMs: 10 * 60_000,
  run: destroyWhenDue,
};

export type Outcome = 'halted' | 'not due' | 'done';

/** Destroys once a day what has been kept as long as promised; nothing where the clock is in doubt. */
export async function destroyWhenDue(services: Services): Promise<Outcome> {
  const { db, log } = services;
  await settleRetention(services);
  await tellFailures(db);
  const clock = await noteClock(db, newestRow);
  if (clock.verdict !== 'right') {
    await alertClock(services, clock);
    return 'halted';
  }
  const { now } = clock;
  if (!(await takeTurn(db, now))) return 'not due';
  const run: Run = { now, at: new Date(Math.max(now, clock.seen ?? now)).toISOString() };
  for (const step of steps)
    await step(services, run).then(
      (counts) => log.info(counts, 'expired data destroyed'),
      (error: unknown) => log.error({ err: error }, 'expired data not destroyed'),
    );
  return 'done';
}

/** Of several servers one has the turn of the day. */
function takeTurn(db: Db, now: number): Promise<boolean> {
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
