import { durations } from '@vitrin/shared-contracts/limits';
import { inBatches, maxRowsPerRun, type RetentionRun } from '../../platform/database/retention-run.ts';
import { recordDestruction } from '../privacy/destruction.service.ts';
import { helpersOf } from '../../platform/database/helpers.ts';
import { jobTime, saveJobTime } from '../../platform/jobs/job-times.repository.ts';
import { readRetention } from '../privacy/retention.service.ts';
import type { Db } from '../../platform/database/tables.ts';
import { dayStart, istanbulDay, monthsAfter } from '../../platform/istanbul-day.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { deleteAuditEntries } from './audit.repository.ts';

/**
 * Deletes audit log entries after their retention period. Entries cannot be marked as deleted, because the database
 * rejects every change. Instead the time up to which entries will be deleted is recorded a week in advance; until then
 * they stay, and a longer retention period keeps them.
 */
export async function deleteOldLog(
  { db }: Pick<PlatformServices, 'db'>,
  { now }: RetentionRun,
): Promise<{ lines: number }> {
  const { audit: months } = await readRetention(db);
  const due = Date.parse(dayStart(monthsAfter(istanbulDay(now), -months)));
  const [recordedAt, boundary] = [await jobTime(db, 'log-noted'), await jobTime(db, 'log-boundary')];
  if (recordedAt === null || boundary === null) return recordBoundary(db, now, due);
  if (now - recordedAt < durations.recoverableMs) return { lines: 0 };
  const before = new Date(Math.min(boundary, due)).toISOString();
  const most = await maxRowsPerRun(db, 'audit');
  const lines = await inBatches(most, (limit) => destroyBatch(db, before, limit));
  if (lines < most) await recordBoundary(db, now, due);
  return { lines };
}

async function recordBoundary(db: Db, now: number, due: number): Promise<{ lines: number }> {
  await db.transaction().execute(async (trx) => {
    await saveJobTime(trx, 'log-boundary', due);
    await saveJobTime(trx, 'log-noted', now);
  });
  return { lines: 0 };
}

function destroyBatch(db: Db, before: string, limit: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await helpersOf(trx).lock(trx, 'destruction');
    const count = await deleteAuditEntries(trx, before, limit);
    await recordDestruction(trx, { kind: 'audit', reason: 'period', count, actor: '', references: [] });
    return count;
  });
}
