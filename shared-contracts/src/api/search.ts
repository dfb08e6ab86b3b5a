import type { ExcerptPart } from './articles.ts';
import type { PageLink } from './site-pages.ts';

/** A page that the search of the site has found. */
export interface SearchHit {
  /** Name of its kind, as in the filter: `makale`. */
  kind: string;
  /** Path without the prefix of the language. */
  path: string;
  /** Language of the text; the default one if the page has none in the requested language. */
  lang: string;
  /** Title with the found words. */
  title: ExcerptPart[];
  /** Part of the text with the found words. */
  excerpt: ExcerptPart[];
}

/** A kind among the results. */
export interface SearchedKindCount {
  /** Name of the kind. */
  kind: string;
  /** Number of results of the kind; null if there are more than are counted. */
  count: number | null;
}

/** `data` of `GET /api/pages/search?search=&kind=&page=`; `meta` has the number of results that can be reached. */
export interface SiteSearchResults {
  hits: SearchHit[];
  /** Kinds of all results, also of those that the filter leaves out. */
  kinds: SearchedKindCount[];
  /** There are more results than can be reached. */
  has_more: boolean;
  /** What was searched instead, because nothing has the words as typed; null otherwise. */
  corrected: string | null;
  /** No page has all words: these have some. */
  is_partial: boolean;
  /** Words of the site that are near to the searched ones, when nothing is found. */
  near: string[];
  /** The most read pages, when nothing is found. */
  popular: PageLink[];
}

/** `data` of `GET /api/pages/search/suggestions?search=`: what a visitor may mean while typing. */
export interface SearchSuggestions {
  pages: (PageLink & { kind: string })[];
  words: string[];
}

/** Row of `GET /api/admin/searches/missed?page&search`: what visitors have searched in vain, the most frequent first. */
export interface MissedSearch {
  /** Searched words, folded. */
  term: string;
  /** Language of the page. */
  lang: string;
  /** Searches in the days that are kept. */
  count: number;
  /** Day of the last one, in Europe/Istanbul. */
  last_day: string;
  /** It is found now. */
  answered: boolean;
}
