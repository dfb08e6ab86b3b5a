import { remotePageEntity } from '@vitrin/shared-contracts/remote-page-rows';
import { LRUCache } from 'lru-cache';
import type { SearchHit, SearchedKindCount, SiteSearchResults } from '@vitrin/shared-contracts/search';
import { limits } from '@vitrin/shared-contracts/limits';
import type { ContentServices } from '../../content/content-services.ts';
import { marks } from '../../content/search/tokens.ts';
import type { Languages } from '../../content/request-language.ts';
import type { Db } from '../../platform/database/tables.ts';
import { indexEntity } from './announce-index.ts';
import { excerptOf, markedText } from './excerpt.ts';
import { countEntries, findPages, kindsWithEntries, type FoundPage } from './found-pages.repository.ts';
import { pageKinds } from './fixed-pages.ts';
import { kindName, kindsByEntity, namedKinds, type FoundKind } from './kind-names.ts';
import { findRanked, type Ranked } from './ranked-entries.ts';
import { mostReadPages } from './most-read-pages.ts';
import { anyToken, sampleEntries, withIndexOnly, type TokenQuery } from './token-query.ts';

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

interface KeptSearch {
  /** Version of the content that it was made from. */
  version: number;
  ranked: Ranked;
  /** Results of each kind, once they were asked for. */
  kinds?: SearchedKindCount[];
}

export function createSiteSearch({ db, kinds, contentVersion }: SearchServices): SiteSearch {
  const records = kindsByEntity(kinds);
  const searched = new Map<string, FoundKind>([...records, ...pageKinds({ kinds })]);
  const named = namedKinds(searched);
  const entities = ['language', indexEntity, remotePageEntity, ...records.keys()];
  const kept = new LRUCache<string, KeptSearch>({ max: MAX_KEPT });
  const rank = async ({ search, kind, languages }: Omit<AskedSearch, 'page'>): Promise<KeptSearch> => {
    const key = JSON.stringify([languages, kind, search]);
    const version = contentVersion.of(entities);
    const known = kept.get(key);
    if (known?.version === version) return known;
    const wanted = kind === null ? null : (named.get(kind) ?? []).map(({ entity }) => entity);
    const ranked = await findRanked(db, { search, entities: wanted, languages });
    const found: KeptSearch = { version, ranked };
    kept.set(key, found);
    return found;
  };
  /** Of all results: those of the filter are counted with the others. */
  const countKinds = async (asked: AskedSearch, own: KeptSearch) => {
    const { queries, corrected } = own.ranked;
    // What was searched for want of results in one kind is not what the other kinds have.
    const isConditionOfAll = asked.kind === null || (queries.length > 0 && corrected === null);
    const counted = isConditionOfAll ? own : await rank({ ...asked, kind: null });
    const filter = isConditionOfAll ? asked.kind : null;
    counted.kinds ??= await countByKind(db, named, counted.ranked, filter);
    return counted.kinds;
  };
  return {
    entities,
    async find(asked) {
      const own = await rank(asked);
      const { ids, words, corrected, isPartial, near } = own.ranked;
      const start = (asked.page - 1) * limits.visitorSearch.perPage;
      const shown = ids.slice(start, start + limits.visitorSearch.perPage);
      const pages = await findPages(db, searched, shown, asked.languages);
      const isEmpty = ids.length === 0 || isPartial;
      const results = {
        hits: pages.map((page) => hitOf(page, searched, words)),
        kinds: await countKinds(asked, own),
        has_more: ids.length === limits.visitorSearch.reachable,
        corrected,
        is_partial: isPartial,
        near,
        popular: isEmpty && words.length > 0 ? await mostReadPages(db, records, asked.languages) : [],
      };
      return { results, total: ids.length };
    },
  };
}

function hitOf(
  { kind, path, lang, title, body }: FoundPage,
  kinds: ReadonlyMap<string, FoundKind>,
  words: Ranked['words'],
): SearchHit {
  const known = kinds.get(kind);
  return {
    kind: known ? kindName(known) : kind,
    path,
    lang,
    title: markedText(title, words, lang),
    excerpt: excerptOf(body, words, lang),
  };
}

type NamedKinds = ReturnType<typeof namedKinds>;

/**
 * Counts the results of each kind. Most follow from the results that can be reached; kinds that are rare among them are looked for by
 * themselves.
 * @param filter - the results are those of this kind alone; the conditions are those of all
 */
async function countByKind(
  db: Db,
  kinds: NamedKinds,
  { queries, ids }: Ranked,
  filter: string | null,
): Promise<SearchedKindCount[]> {
  const { reachable } = limits.visitorSearch;
  const found = await countEntries(db, ids);
  const counts = new Map(
    [...kinds].map(([name, each]) => [name, each.reduce((sum, { entity }) => sum + (found.get(entity) ?? 0), 0)]),
  );
  const isComplete = queries.length === 0 || (filter === null && ids.length < reachable);
  const existing = isComplete ? [] : await kindsWithEntries(db);
  const rare = [...kinds].filter(([name, each]) => {
    const isKnown = name === filter || (counts.get(name) ?? 0) >= reachable;
    return !isKnown && each.some(({ entity }) => existing.includes(entity));
  });
  if (rare.length > 0)
    await withIndexOnly(db, async (reads) => {
      for (const [name, each] of rare) counts.set(name, await countSome(reads, queries, each));
    });
  return [...counts].flatMap(([kind, count]) =>
    count === 0 ? [] : [{ kind, count: count < reachable ? count : null }],
  );
}

/** Counts the results of some kinds up to those that can be reached. The first condition has few words, and is enough for usual ones. */
async function countSome(db: Db, queries: readonly TokenQuery[], kinds: readonly FoundKind[]): Promise<number> {
  const { reachable } = limits.visitorSearch;
  const isOfKind = anyToken(kinds.map(({ entity }) => marks.kind(entity)));
  let count = 0;
  for (const query of queries)
    if (count < reachable) count = (await sampleEntries(db, { all: [query, isOfKind] }, reachable)).length;
  return count;
}
