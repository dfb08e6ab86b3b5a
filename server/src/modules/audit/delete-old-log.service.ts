import { durations } from 'shared-contracts/limits';
import { inBatches, mostAtOnce, type Run } from '../../platform/database/deletion.ts';
import { recordDestruction } from '../privacy/destruction.service.ts';
import { helpersOf } from '../../platform/database/helpers.ts';
import { jobTime, saveJobTime } from '../../platform/jobs/job-times.repository.ts';
import { readRetention } from '../privacy/retention.service.ts';
import type { Db } from '../../platform/database/tables.ts';
import { dayStart, istanbulDay, monthsAfter } from '../../platform/istanbul-day.ts';
import type { Services } from '../../services.ts';
import { deleteLines } from './audit.repository.ts';

/**
 * Deletes audit log entries after their retention period. Entries cannot be marked as deleted, because the database
 * rejects every change. Instead the time up to which entries will be deleted is recorded a week in advance; until then
 * they stay, and a longer retention period keeps them.
 */
export async function deleteOldLog({ db }: Pick<Services, 'db'>, { now }: Run): Promise<{ lines: number }> {
  const { audit: months } = await readRetention(db);
  const due = Date.parse(dayStart(monthsAfter(istanbulDay(now), -months)));
  const [noted, boundary] = [await jobTime(db, 'log-noted'), await jobTime(db, 'log-boundary')];
  if (noted === null || boundary === null) return note(db, now, due);
  if (now - noted < durations.recoverableMs) return { lines: 0 };
  const before = new Date(Math.min(boundary, due)).toISOString();
  const most = await mostAtOnce(db, 'audit');
  const lines = await inBatches(most, (limit) => destroySome(db, before, limit));
  if (lines < most) await note(db, now, due);
  return { lines };
}

async function note(db: Db, now: number, due: number): Promise<{ lines: number }> {
  await db.transaction().execute(async (trx) => {
    await saveJobTime(trx, 'log-boundary', due);
    await saveJobTime(trx, 'log-noted', now);
  });
  return { lines: 0 };
}

function destroySome(db: Db, before: string, limit: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await helpersOf(trx).lock(trx, 'destruction');
    const count = await deleteLines(trx, before, limit);
    await recordDestruction(trx, { kind: 'audit', reason: 'period', count, actor: '', references: [] });
    return count;
  });
}
