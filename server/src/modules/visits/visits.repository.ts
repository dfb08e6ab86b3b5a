import { exchangeNames } from '@vitrin/shared-contracts/list-names';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import { defaultLanguage } from '@vitrin/shared-contracts/languages';
import { recordModulePages } from '@vitrin/shared-contracts/record-modules';
import type { VisitCount, VisitDimension } from '@vitrin/shared-contracts/visits';
import type { ContentSource } from '../../content/content-kind.ts';
import { listNamesOf } from '../../content/lists/named-kinds.ts';
import type { Db } from '../../platform/database/tables.ts';

/** Maximum number of distinct values of one dimension per day. */
export const MAX_VALUES = 300;
/** Label under which values beyond that are counted. */
export const OTHERS_LABEL = 'diğer';

export interface DayCounts {
  day: string;
  dimension: VisitDimension;
  counts: ReadonlyMap<string, number>;
}

/** Adds the counts to the day's sums; new values beyond the maximum are counted together. */
export async function saveVisits(db: Db, { day, dimension, counts }: DayCounts): Promise<void> {
  const rows = [...(await cappedCounts(db, { day, dimension, counts }))].map(([value, count]) => ({
    day,
    dimension,
    value,
    count,
  }));
  await db
    .insertInto('visits')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['dimension', 'day', 'value']).doUpdateSet((update) => ({
        count: update('visits.count', '+', update.ref('excluded.count')),
      })),
    )
    .execute();
}

async function cappedCounts(db: Db, { day, dimension, counts }: DayCounts): Promise<Map<string, number>> {
  const stored = await db
    .selectFrom('visits')
    .select('value')
    .where('dimension', '=', dimension)
    .where('day', '=', day)
    .execute();
  const values = new Set(stored.map((row) => row.value));
  const kept = new Map<string, number>();
  for (const [value, count] of counts) {
    const name = values.has(value) || values.size < MAX_VALUES ? value : OTHERS_LABEL;
    values.add(name);
    kept.set(name, (kept.get(name) ?? 0) + count);
  }
  return kept;
}

export interface Span {
  /** First and last day, inclusive. */
  first: string;
  last: string;
}

/**
 * Returns the visits of each day that has any. Sums the device dimension, because every visit has exactly one device
 * and there are few of them.
 */
export async function visitsByDay(db: Db, { first, last }: Span): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('visits')
    .select((select) => ['day', select.fn.sum<number | string>('count').as('total')])
    .where('dimension', '=', 'device')
    .where('day', '>=', first)
    .where('day', '<=', last)
    .where('deleted_at', 'is', null)
    .groupBy('day')
    .execute();
  return new Map(rows.map((row) => [row.day, Number(row.total)]));
}

/** Returns how often each value of a dimension was counted. */
export async function visitsByValue(db: Db, dimension: VisitDimension, { first, last }: Span): Promise<VisitCount[]> {
  const rows = await db
    .selectFrom('visits')
    .select((select) => ['value', select.fn.sum<number | string>('count').as('total')])
    .where('dimension', '=', dimension)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .where('deleted_at', 'is', null)
    .groupBy('value')
    .execute();
  return rows.map((row) => ({ value: row.value, count: Number(row.total) }));
}

const fixedPages: ReadonlySet<string> = new Set([
  publicPaths.home,
  publicPaths.biography,
  publicPaths.articles,
  publicPaths.products,
  publicPaths.projects,
  publicPaths.people,
  publicPaths.openings,
  publicPaths.documents,
  publicPaths.contact,
]);

/** Checks whether the site has a page at this path: the path sent by a browser is not trusted. */
export async function isPublicPage({ db, kinds }: Pick<ContentSource, 'db' | 'kinds'>, path: string): Promise<boolean> {
  if (fixedPages.has(exchangeNames(path, listNamesOf({ kinds }))) || recordModulePages.has(path)) return true;
  for (const { addresses } of kinds.values()) {
    const found = await addresses?.find(db, path, defaultLanguage.abbr);
    if (found) return found.isShown && !found.isFormer;
  }
  return false;
}
