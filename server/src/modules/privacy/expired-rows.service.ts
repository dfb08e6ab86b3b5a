import { durations, limits } from '@vitrin/shared-contracts/limits';
import { inBatches, maxRowsPerRun, type RetentionRun } from '../../platform/database/retention-run.ts';
import { recordDestruction } from './destructions.repository.ts';
import { helpersOf } from '../../platform/database/helpers.ts';
import { readRetention } from './retention.repository.ts';
import type { Db } from '../../platform/database/tables.ts';
import { istanbulDay, monthsAfter } from '../../platform/istanbul-day.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import {
  deleteConsents,
  deleteDataRequests,
  deleteMails,
  deleteVisits,
  destroyRows,
  type Deletion,
} from './expired-rows.repository.ts';

type Needed = Pick<PlatformServices, 'db'>;
type Kind = 'visits' | 'mails' | 'data-requests' | 'consents';

const kinds = {
  visits: { table: 'visits', remove: deleteVisits },
  mails: { table: 'mails', remove: deleteMails },
  'data-requests': { table: 'data_requests', remove: deleteDataRequests },
  consents: { table: 'consents', remove: deleteConsents },
} as const;
const names = Object.keys(kinds) as Kind[];
const emptyCounts = (): Record<Kind, number> => ({ visits: 0, mails: 0, 'data-requests': 0, consents: 0 });

/**
 * Soft-deletes visit counts, mails, closed requests and consent choices after their retention period; for a week they
 * can be restored.
 */
export async function deleteOld({ db }: Needed, { at, now }: RetentionRun): Promise<Record<Kind, number>> {
  const months = { ...(await readRetention(db)), consents: limits.consentMonths };
  const deleted = emptyCounts();
  for (const kind of names) {
    const { table, remove } = kinds[kind];
    const last = monthsAfter(istanbulDay(now), -months[kind]);
    deleted[kind] = await inBatches(await maxRowsPerRun(db, table), (limit) =>
      deleteBatch(db, remove, { last, limit, at }),
    );
  }
  return deleted;
}

function deleteBatch(
  db: Db,
  remove: (trx: Db, deletion: Deletion) => Promise<number>,
  deletion: Deletion,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await helpersOf(trx).lock(trx, 'destruction');
    return remove(trx, deletion);
  });
}

/** Destroys rows that were soft-deleted a week ago. */
export async function destroyDeletedRows({ db }: Needed, { now }: RetentionRun): Promise<Record<Kind, number>> {
  const before = new Date(now - durations.recoverableMs).toISOString();
  const destroyed = emptyCounts();
  for (const kind of names) destroyed[kind] = await destroy(db, kind, before);
  return destroyed;
}

function destroy(db: Db, kind: Kind, before: string): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await helpersOf(trx).lock(trx, 'destruction');
    const gone = await destroyRows(trx, kinds[kind].table, before);
    await recordDestruction(trx, { kind, reason: 'period', actor: '', ...gone });
    return gone.count;
  });
}
