import type { MissedSearch } from '@vitrin/shared-contracts/search';
import { defaultLanguageOf } from '../../content/active-languages.ts';
import type { PageRequest } from '../../platform/database/page-request.ts';
import type { Db } from '../../platform/database/tables.ts';
import { listMissedSearches } from './missed-searches.repository.ts';
import { findRanked } from './ranked-entries.ts';

/** Lists what was searched in vain with what is known now: a page that answers it may have come since. */
export async function missedSearches(db: Db, page: PageRequest): Promise<{ rows: MissedSearch[]; total: number }> {
  const { rows, total } = await listMissedSearches(db, page);
  const fallback = await defaultLanguageOf(db);
  const known: MissedSearch[] = [];
  for (const row of rows) {
    const languages = { requested: row.lang, fallback };
    const { ids, isPartial } = await findRanked(db, { search: row.term, entities: null, languages });
    known.push({ ...row, answered: ids.length > 0 && !isPartial });
  }
  return { rows: known, total };
}

/** What is due is written within this time. */
const DUE_MS = 20_000;

/** Returns the time until which results are valid without any change; null when none is known. */
export async function nextRecheck(db: Db): Promise<string | null> {
  const { next } = await db
    .selectFrom('search_records')
    .select((select) => select.fn.min<string | null>('recheck_at').as('next'))
    .executeTakeFirstOrThrow();
  if (next === null) return null;
  return new Date(Math.max(Date.parse(next), Date.now() + DUE_MS)).toISOString();
}
