import type { SiteSearchQuery } from '@vitrin/shared-contracts/site-search';
import { addressFilter, pageFilter } from '../../ui/list/filters.ts';
import type { Filters } from '../../ui/list/use-filters.ts';

/** Query parameter with the searched text. */
export const searchParam = 'ara';

/** What is searched and replaced, in the address, so that it survives a reload and can be sent to a colleague. */
export const searchFilters = {
  search: addressFilter(searchParam),
  matchCase: addressFilter('harf'),
  wholeWords: addressFilter('tam'),
  replacement: addressFilter('yerine'),
  /** Set: the changes are shown, also those of an empty replacement. */
  replacing: addressFilter('degistir'),
  page: pageFilter,
};

export type SearchFilters = Filters<{
  search: string;
  matchCase: string;
  wholeWords: string;
  replacement: string;
  replacing: string;
  page: number;
}>;

/** Value of a parameter that is set. */
export const isSet = '1';

/** What is searched, and what takes its place; without a replacement nothing is replaced. */
export interface AskedSearch extends SiteSearchQuery {
  replacement: string | null;
}

/** Returns what the address asks for. */
export function askedSearch({ values }: SearchFilters): AskedSearch {
  return {
    search: values.search.trim(),
    match_case: values.matchCase !== '',
    whole_words: values.wholeWords !== '',
    replacement: values.replacing === '' ? null : values.replacement.trim(),
  };
}
