import { limits } from '@vitrin/shared-contracts/limits';
import { PageHeader } from '../../ui/page-header.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { Outcome } from './outcome.tsx';
import { RecentReplacements } from './recent-replacements.tsx';
import { askedSearch, searchFilters } from './search-filters.ts';
import { SearchForm } from './search.form.tsx';
import { SearchResults } from './search-results.tsx';
import { useReplacing } from './use-replacing.ts';

/** Finds a text in all records of the site, and replaces it. */
export function SiteSearchPage() {
  const filters = useFilters(searchFilters);
  const replacing = useReplacing();
  const asked = askedSearch(filters);
  return (
    <>
      <PageHeader
        title="Sitede bul"
        help="Sitenin bütün metinlerinde arar: her kayıt, her dil, bağlantıların adresleri, görsellerin açıklamaları ve taslaklar. Bulunanlar birlikte değiştirilebilir; yapılan değişiklik tek adımda geri alınır."
      />
      <SearchForm filters={filters} />
      {replacing.outcome ? <Outcome outcome={replacing.outcome} replacing={replacing} /> : null}
      {asked.search.length < limits.siteSearch.text.min ? null : (
        // What was chosen belongs to one search.
        <SearchResults key={JSON.stringify(asked)} asked={asked} filters={filters} replacing={replacing} />
      )}
      <RecentReplacements replacing={replacing} />
    </>
  );
}
