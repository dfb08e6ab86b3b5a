import { Button } from '@mantine/core';
import { EmptyList } from '../../ui/list/empty-list.tsx';
import { Pager } from '../../ui/list/pager.tsx';
import { FailedView } from '../../ui/states/failed.view.tsx';
import { RetryNotice } from '../../ui/states/retry-notice.tsx';
import { RowsSkeleton } from '../../ui/states/rows-skeleton.tsx';
import { useLanguages } from '../../data/use-languages.ts';
import { limits } from '@vitrin/shared-contracts/limits';
import { FoundRecordRow } from './found-record-row.tsx';
import { ReplaceBar } from './replace-bar.tsx';
import type { AskedSearch, SearchFilters } from './search-filters.ts';
import { SearchProgress } from './search-progress.tsx';
import { useChosenPlaces } from './use-chosen-places.ts';
import type { Replacing } from './use-replacing.ts';
import { recordKey, useSiteSearch, type SiteSearch } from './use-site-search.ts';
import styles from './site-search.module.css';

interface SearchResultsProps {
  asked: AskedSearch;
  filters: SearchFilters;
  replacing: Replacing;
}

/** What was found, page by page, and with a replacement how it would change. */
export function SearchResults({ asked, filters, replacing }: SearchResultsProps) {
  const search = useSiteSearch(asked);
  const places = useChosenPlaces(search.records);
  const { records, error, retry, isSearching } = search;
  const isReplacing = asked.replacement !== null;
  if (error && records.length === 0) return <FailedView failure={error} onRetry={retry} below />;
  const page = pageOf(filters.values.page, records.length);
  const shown = records.slice(page.first, page.end);
  return (
    <>
      <SearchProgress asked={asked} search={search} />
      {error ? <RetryNotice text="Arama yarıda kaldı; bulunanlar aşağıda." onRetry={retry} /> : null}
      <div className={styles.card} aria-busy={isSearching}>
        {shown.length > 0 ? (
          <FoundRecords records={shown} places={isReplacing ? places : undefined} />
        ) : (
          <NothingFound isSearching={isSearching} />
        )}
      </div>
      <Pager meta={page.meta} onPage={filters.setPage} />
      <SearchFurther search={search} />
      {isReplacing ? <ReplaceBar {...{ asked, places, replacing, isSearching }} hasFound={records.length > 0} /> : null}
    </>
  );
}

function NothingFound({ isSearching }: { isSearching: boolean }) {
  return isSearching ? <RowsSkeleton rows={5} /> : <EmptyList {...nothing} />;
}

function SearchFurther({ search: { isPaused, searchFurther } }: { search: SiteSearch }) {
  if (!isPaused) return null;
  return (
    <Button variant="default" className={styles.further} onClick={searchFurther}>
      Aramayı sürdür
    </Button>
  );
}

const nothing = {
  title: 'Bu metin hiçbir yerde geçmiyor.',
  text: 'Daha kısa bir parçasını arayın ya da seçenekleri kaldırın.',
};

type FoundRecordsProps = Pick<SiteSearch, 'records'> & Pick<Parameters<typeof FoundRecordRow>[0], 'places'>;

function FoundRecords({ records, places }: FoundRecordsProps) {
  const { data: languages = [] } = useLanguages();
  return (
    <ul aria-label="Bulunanlar">
      {records.map((record) => (
        <FoundRecordRow key={recordKey(record)} record={record} languages={languages} places={places} />
      ))}
    </ul>
  );
}

/** A page that is no more after a replacement is the last one. */
function pageOf(wanted: number, total: number) {
  const page_size = limits.panelPageSize;
  const page = Math.max(1, Math.min(wanted, Math.ceil(total / page_size)));
  return { first: (page - 1) * page_size, end: page * page_size, meta: { page, page_size, total } };
}
