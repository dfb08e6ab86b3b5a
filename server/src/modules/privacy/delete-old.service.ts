import { durations, limits } from 'shared-contracts/limits';
import { inBatches, mostAtOnce, type Run } from '../../platform/database/deletion.ts';
import { recordDestruction } from './destructions.repository.ts';
import { helpersOf } from '../../platform/database/helpers.ts';
import { readRetention } from './retention.repository.ts';
import type { Db } from '../../platform/database/tables.ts';
import { istanbulDay, monthsAfter } from '../../platform/istanbul-day.ts';
import type { Services } from '../../services.ts';
import {
  deleteConsents,
  deleteDataRequests,
  deleteMails,
  deleteVisits,
  destroyRows,
  type Deletion,
} from './delete-old.repository.ts';

type Needed = Pick<Services, 'db'>;
type Kind = 'visits' | 'mails' | 'data-requests' | 'consents';

const kinds = {
  visits: { table: 'visits', remove: deleteVisits },
  mails: { table: 'mails', remove: deleteMails },
  'data-requests': { table: 'data_requests', remove: deleteDataRequests },
  consents: { table: 'consents', remove: deleteConsents },
} as const;
const names = Object.keys(kinds) as Kind[];
const nothing = (): Record<Kind, number> => ({ visits: 0, mails: 0, 'data-requests': 0, consents: 0 });

/** Deletes sums of visits, mails, closed requests and choices of the consent notice that have been kept long enough; for a week they can be brought back. */
export async function deleteOld({ db }: Needed, { at, now }: Run): Promise<Record<Kind, number>> {
  const months = { ...(await readRetention(db)), consents: limits.consentMonths };
  const deleted = nothing();
  for (const kind of names) {
    const { table, remove } = kinds[kind];
    const last = monthsAfter(istanbulDay(now), -months[kind]);
    deleted[kind] = await inBatches(await mostAtOnce(db, table), (limit) => some(db, remove, { last, limit, at }));
  }
  return deleted;
}

function some(db: Db, remove: (trx: Db, deletion: Deletion) => Promise<number>, deletion: Deletion): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await helpersOf(trx).lock(trx, 'destruction');
    return remove(trx, deletion);
  });
}

/** Destroys what was deleted a week ago. */
export async function destroyDeletedRows({ db }: Needed, { now }: Run): Promise<Record<Kind, number>> {
  const before = new Date(now - durations.recoverableMs).toISOString();
  const destroyed = nothing();
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
