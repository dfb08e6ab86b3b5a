import { durations } from '@vitrin/shared-contracts/limits';
import { clockConfirmationSchema, restoreSchema, type DestructionState } from '@vitrin/shared-contracts/privacy';
import { confirmClock, readClock } from '../../platform/jobs/clock-check.ts';
import { helpersOf } from '../../platform/database/helpers.ts';
import { lockInboxes } from '../inbox/inbox-lock.ts';
import { jobTime, saveJobTime } from '../../platform/jobs/job-times.repository.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { write, type WriteServices } from '../../content/write.ts';
import { Invalid, NotFound } from '../../platform/errors.ts';
import { validated } from '../../platform/http/validated.ts';
import { istanbulDay } from '../../platform/istanbul-day.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { deletedBatches, restartRecoveryPeriod, restoreBatch } from './deleted-rows.repository.ts';

export { newestRow } from './newest-row.repository.ts';
export { recordDestruction } from './destructions.repository.ts';

const operation = { action: 'update', entity: 'destruction', keepsPages: true } as const;

/** Returns the status of the daily destruction: whether it waits for a confirmation, and what can still be restored. */
export async function readDestruction(db: Db): Promise<DestructionState> {
  const { now, seen, verdict } = await readClock(db);
  const lastRun = await jobTime(db, 'destruction');
  const batches = await deletedBatches(db);
  return {
    clock: verdict,
    now: new Date(now).toISOString(),
    seen: isoOf(seen),
    last_run: isoOf(lastRun),
    paused_until: isoOf(await pausedUntil(db, now)),
    deleted: batches.map((batch) => ({
      ...batch,
      destroyed_at: new Date(Date.parse(batch.at) + durations.recoverableMs).toISOString(),
    })),
  };
}

function isoOf(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

/**
 * Returns the time until which a restore pauses the deletion, so that staff can correct periods or clock; null when it
 * is not paused.
 */
export async function pausedUntil(db: Db, now: number): Promise<number | null> {
  const restored = await jobTime(db, 'restored');
  const until = restored === null ? null : restored + durations.recoverableMs;
  return until !== null && until > now ? until : null;
}

/**
 * Confirms the clock after the user has checked the date of the server; throws `Invalid` when the confirmed date is not
 * today.
 */
export async function confirmDate(
  services: WriteServices,
  context: WriteContext,
  value: unknown,
): Promise<DestructionState> {
  const { today } = validated(clockConfirmationSchema, value);
  const serverDay = istanbulDay();
  if (today !== serverDay)
    throw new Invalid(
      { today: `Sunucunun saatine göre bugün ${serverDay}.` },
      'wrong-date',
      'Bu tarih sunucunun tarihi değil.',
    );
  return write(services, context, operation, async (trx) => {
    await helpersOf(trx).lock(trx, 'destruction');
    await confirmClock(trx);
    // Users could not restore anything during the days that the clock skipped.
    await restartRecoveryPeriod(trx, new Date().toISOString());
    return { data: await readDestruction(trx), entityId: null, title: `Sunucunun saati doğru: ${today}` };
  });
}

/** Restores what one run has soft-deleted, and pauses the deletion for a week. */
export async function restoreDeleted(
  services: WriteServices & Pick<PlatformServices, 'inbox'>,
  context: WriteContext,
  value: unknown,
): Promise<DestructionState> {
  const { at } = validated(restoreSchema, value);
  let inboxes: Awaited<ReturnType<typeof restoreBatch>>['inboxes'] = [];
  const state = await write(services, context, operation, async (trx) => {
    await helpersOf(trx).lock(trx, 'destruction');
    await lockInboxes(trx);
    const restored = await restoreBatch(trx, at);
    if (restored.count === 0) throw new NotFound();
    await saveJobTime(trx, 'restored', Date.now());
    inboxes = restored.inboxes;
    return { data: await readDestruction(trx), entityId: null, title: `${restored.count} kayıt geri alındı` };
  });
  for (const kind of inboxes) services.inbox.publish({ kind, received: null });
  return state;
}
