import { limits } from 'shared-contracts/limits';
import { noteDestruction } from '../../database/destructions.ts';
import { helpersOf } from '../../database/helpers.ts';
import { readRetention } from '../../database/retention.ts';
import type { Db } from '../../database/tables.ts';
import { istanbulDay, monthsAfter } from '../../istanbul-day.ts';
import type { Services } from '../../services.ts';
import { deleteDataRequests, deleteMails, deleteVisits } from './destroy-old.repository.ts';

type Destroyed = Record<'visits' | 'mails' | 'data-requests', number>;

/** Destroys sums of visits, mails and closed requests that have been kept long enough. Answers how many of each. */
export async function destroyOld({ db }: Pick<Services, 'db'>): Promise<Destroyed> {
  const retention = await readRetention(db);
  const today = istanbulDay();
  const lastOf = (kind: keyof Destroyed) => monthsAfter(today, -retention[kind]);
  const counted = (count: number) => ({ count, references: [] });
  const listed = (references: string[]) => ({ count: references.length, references });
  return {
    visits: await destroy(db, 'visits', async (trx) => counted(await deleteVisits(trx, lastOf('visits')))),
    mails: await destroyAll(db, 'mails', async (trx) =>
      counted(await deleteMails(trx, lastOf('mails'), limits.idList)),
    ),
    'data-requests': await destroyAll(db, 'data-requests', async (trx) =>
      listed(await deleteDataRequests(trx, lastOf('data-requests'), limits.idList)),
    ),
  };
}

type Deletion = (trx: Db) => Promise<{ count: number; references: string[] }>;

async function destroyAll(db: Db, kind: keyof Destroyed, deletion: Deletion): Promise<number> {
  let total = 0;
  let count: number;
  do {
    count = await destroy(db, kind, deletion);
    total += count;
  } while (count === limits.idList);
  return total;
}

function destroy(db: Db, kind: keyof Destroyed, deletion: Deletion): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await helpersOf(trx).lock(trx, 'destruction');
    const gone = await deletion(trx);
    await noteDestruction(trx, { kind, reason: 'period', actor: '', ...gone });
    return gone.count;
  });
}
