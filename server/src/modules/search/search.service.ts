import { LRUCache } from 'lru-cache';
import type { SearchHit, SearchedKindCount, SiteSearchResults } from '@vitrin/shared-contracts/search';
import { limits } from '@vitrin/shared-contracts/limits';
import type { ContentServices } from '../../content/content-services.ts';
import { marks } from '../../content/search/tokens.ts';
import type { SearchedKind } from '../../content/search/index-record.ts';
import type { Languages } from '../../content/request-language.ts';
import type { Db } from '../../platform/database/tables.ts';
import { excerptOf, markedText } from './excerpt.ts';
import { findPages, type FoundPage } from './found-pages.repository.ts';
import { kindName, searchedKinds } from './kind-names.ts';
import { findRanked, type Ranked } from './ranked-entries.ts';
import { mostReadPages } from './most-read-pages.ts';
import { findEntries, withIndexOnly } from './token-query.ts';

/** Name under which changes of the index are told to caches, besides those of the records. */
export const indexEntity = 'search-index';

/** A search as it was asked for. */
export interface AskedSearch {
  search: string;
  /** Name of a kind; null for all. */
  kind: string | null;
  page: number;
  languages: Languages;
}

type SearchServices = Pick<ContentServices, 'db' | 'kinds' | 'contentVersion'>;

/** The search of visitors. The order of the last searches is kept, so that the pages of one cost a single search. */
export interface SiteSearch {
  find(asked: AskedSearch): Promise<{ results: SiteSearchResults; total: number }>;
  /** Entities that results are made of. */
  entities: readonly string[];
}

const MAX_KEPT = 200;

export function createSiteSearch({ db, kinds, contentVersion }: SearchServices): SiteSearch {
  const searched = searchedKinds(kinds);
  const entities = ['language', indexEntity, ...[...searched.values()].map(({ entity }) => entity)];
  const kept = new LRUCache<string, { version: number; ranked: Ranked; kinds: SearchedKindCount[] }>({ max: MAX_KEPT });
  const rank = async ({ search, kind, languages }: AskedSearch) => {
    const key = JSON.stringify([languages, kind, search]);
    const version = contentVersion.of(entities);
    const known = kept.get(key);
    if (known?.version === version) return known;
    const entity = kind === null ? null : (searched.get(kind)?.entity ?? '');
    const ranked = await findRanked(db, { search, entity, languages });
    const found = { version, ranked, kinds: await countKinds(db, searched, ranked, entity) };
    kept.set(key, found);
    return found;
  };
  return {
    entities,
    async find(asked) {
      const { ranked, kinds: counts } = await rank(asked);
      const { ids, words, corrected, isPartial, near } = ranked;
      const start = (asked.page - 1) * limits.visitorSearch.perPage;
      const shown = ids.slice(start, start + limits.visitorSearch.perPage);
      const pages = await findPages(db, searched, shown, asked.languages);
      const isEmpty = ids.length === 0 || isPartial;
      const results = {
        hits: pages.map((page) => hitOf(page, searched, words)),
        kinds: counts,
        has_more: ids.length === limits.visitorSearch.reachable,
        corrected,
        is_partial: isPartial,
        near,
        popular: isEmpty && words.length > 0 ? await mostReadPages(db, searched, asked.languages) : [],
      };
      return { results, total: ids.length };
    },
  };
}

function hitOf(
  { kind, path, lang, title, body }: FoundPage,
  kinds: ReadonlyMap<string, SearchedKind>,
  words: Ranked['words'],
): SearchHit {
  const name = [...kinds].find(([, each]) => each.entity === kind)?.[0] ?? kind;
  return { kind: name, path, lang, title: markedText(title, words, lang), excerpt: excerptOf(body, words, lang) };
}

/** Counts the results of each kind; those of a kind that are beyond the reachable ones are not counted. */
async function countKinds(
  db: Db,
  kinds: ReadonlyMap<string, SearchedKind>,
  { query, ids }: Ranked,
  entity: string | null,
): Promise<SearchedKindCount[]> {
  if (!query || (ids.length === 0 && entity === null)) return [];
  const most = limits.visitorSearch.reachable;
  return withIndexOnly(db, async (reads) => {
    const counts: SearchedKindCount[] = [];
    for (const kind of kinds.values()) {
      const found = await findEntries(reads, { all: [query, marks.kind(kind.entity)] }, most);
      if (found.length > 0) counts.push({ kind: kindName(kind), count: found.length < most ? found.length : null });
    }
    return counts;
  });
}
