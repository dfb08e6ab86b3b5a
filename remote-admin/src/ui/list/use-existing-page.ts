import { useEffect } from 'react';
import type { ListQuery } from '../../data/query.ts';
import type { ListFilters } from './use-filters.ts';

/** Navigates from a page that has lost its last record to the page before it, or to the last existing page. */
export function useExistingPage<T>(query: ListQuery<T>, { page = 1, setPage }: Pick<ListFilters, 'page' | 'setPage'>) {
  const { data, isPlaceholderData } = query;
  const isBeyond = data?.items.length === 0 && !isPlaceholderData && page > 1;
  const last = data?.meta ? Math.ceil(data.meta.total / data.meta.page_size) : 1;
  useEffect(() => {
    if (isBeyond) setPage(Math.max(1, Math.min(page - 1, last)));
  });
}
