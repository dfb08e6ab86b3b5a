import { sql } from 'kysely';
import type { MissedSearch } from '@vitrin/shared-contracts/search';
import { fold } from '@vitrin/shared-contracts/fold';
import { limits } from '@vitrin/shared-contracts/limits';
import { helpersOf } from '../../platform/database/helpers.ts';
import { countRows } from '../../platform/database/count-rows.ts';
import type { PageRequest } from '../../platform/database/page-request.ts';
import type { Db } from '../../platform/database/tables.ts';

/** Searches of one term on one day. */
export interface MissedCount {
  day: string;
  lang: string;
  term: string;
  count: number;
}

/** Adds counts to the stored ones. Terms above the limit of a day are not stored. */
export async function saveMissed(db: Db, counts: readonly MissedCount[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const [day, ofDay] of Map.groupBy(counts, (each) => each.day)) {
      const stored = await trx.selectFrom('missed_searches').select(['lang', 'term']).where('day', '=', day).execute();
      const known = new Set(stored.map(({ lang, term }) => `${lang} ${term}`));
      const added = ofDay
        // In one order, so that two servers that write at the same time do not wait for each other in a circle.
        .toSorted((one, other) => (`${one.lang} ${one.term}` < `${other.lang} ${other.term}` ? -1 : 1))
        .filter(({ lang, term }) => {
          const isKept = known.has(`${lang} ${term}`) || known.size < limits.visitorSearch.missed.perDay;
          if (isKept) known.add(`${lang} ${term}`);
          return isKept;
        });
      if (added.length > 0) await insertCounts(trx, added);
    }
  });
}

async function insertCounts(trx: Db, counts: readonly MissedCount[]): Promise<void> {
  await trx
    .insertInto('missed_searches')
    .values(counts)
    .onConflict((conflict) =>
      conflict.columns(['day', 'lang', 'term']).doUpdateSet((update) => ({
        count: update('missed_searches.count', '+', update.ref('excluded.count')),
      })),
    )
    .execute();
}

/** Lists the terms, the most frequent first. */
export async function listMissedSearches(
  db: Db,
  { page, size, search }: PageRequest,
): Promise<{ rows: Omit<MissedSearch, 'answered'>[]; total: number }> {
  const wanted = fold(search.trim());
  const all = db.selectFrom('missed_searches').groupBy(['lang', 'term']);
  const found = wanted ? all.where(helpersOf(db).contains(sql.ref('term'), wanted)) : all;
  const rows = await found
    .select((select) => [
      'lang',
      'term',
      select.fn.sum<number | string>('count').as('count'),
      select.fn.max('day').as('last_day'),
    ])
    .orderBy('count', 'desc')
    .orderBy('last_day', 'desc')
    .orderBy('term')
    .orderBy('lang')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const total = await countRows(db, found.select('term'));
  return { rows: rows.map((row) => ({ ...row, count: Number(row.count) })), total };
}

/** Deletes the counts of days before this one. Returns how many. */
export async function deleteMissedBefore(db: Db, day: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('missed_searches').where('day', '<', day).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
