import { parseDownloadAddress } from '@vitrin/shared-contracts/downloads';
import type { DownloadCounts } from '@vitrin/shared-contracts/documents';
import type { Db } from '../../platform/database/tables.ts';
import { dayAfter, istanbulDay } from '../../platform/istanbul-day.ts';

/** Downloads of a file on one day. */
export interface DayCount {
  /** Id of the file. */
  download: number;
  day: string;
  count: number;
}

/** Adds the counts to the sums of their days; those of files that were deleted meanwhile are lost. */
export async function saveDownloadCounts(db: Db, counts: readonly DayCount[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const ids = [...new Set(counts.map(({ download }) => download))];
    // Locks nothing: a deletion between the two statements fails the whole write, which is tried again.
    const known = await trx.selectFrom('downloads').select('id').where('id', 'in', ids).execute();
    const rows = counts
      .filter(({ download }) => known.some(({ id }) => id === download))
      .map(({ download, ...row }) => ({ download_id: download, ...row }));
    if (rows.length === 0) return;
    await trx
      .insertInto('download_counts')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['download_id', 'day']).doUpdateSet((update) => ({
          count: update('download_counts.count', '+', update.ref('excluded.count')),
        })),
      )
      .execute();
  });
}

/** Days of the recent downloads. */
const RECENT_DAYS = 30;

/** Returns how often the files at these addresses were downloaded, by address; a file without a download is absent. */
export async function downloadCountsAt(
  db: Db,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, DownloadCounts>> {
  const hashes = addresses.flatMap((address) => parseDownloadAddress(address)?.hash ?? []);
  if (hashes.length === 0) return new Map();
  const since = dayAfter(istanbulDay(), 1 - RECENT_DAYS);
  const rows = await db
    .selectFrom('download_counts')
    .innerJoin('downloads', 'downloads.id', 'download_counts.download_id')
    .select(({ fn }) => ['downloads.hash', fn.sum<number | string>('download_counts.count').as('total')])
    .select(({ fn }) =>
      fn.sum<number | string | null>('download_counts.count').filterWhere('day', '>=', since).as('recent'),
    )
    .where('downloads.hash', 'in', hashes)
    .groupBy('downloads.hash')
    .execute();
  const byHash = new Map(
    rows.map(({ hash, total, recent }) => [hash, { total: Number(total), recent: Number(recent) }]),
  );
  return new Map(
    addresses.flatMap((address) => {
      const counts = byHash.get(parseDownloadAddress(address)?.hash ?? '');
      return counts ? [[address, counts] as const] : [];
    }),
  );
}
