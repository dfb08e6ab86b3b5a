import { useLoaderData } from '@vitrin/shared-contracts/router';
import { PageHeader } from '../../shared/page-header.tsx';
import { useTexts } from '../../shared/root-data.ts';
import { SiteSearchForm } from '../../shared/site-search/site-search-form.tsx';
import { HitList } from './hit-list.tsx';
import { KindFilter } from './kind-filter.tsx';
import { NothingFound } from './nothing-found.tsx';
import { ResultPages } from './result-pages.tsx';
import { SearchNote } from './search-note.tsx';
import type { SearchData } from './search.loader.ts';
import styles from './search.module.css';

/** Shows the search of the whole site and its results. */
export function SearchPage() {
  const data = useLoaderData<SearchData>();
  const { search: texts } = useTexts();
  const { results, search } = data;
  const isFound = results !== null && results.hits.length > 0;
  return (
    <>
      <PageHeader title={texts.title} text={search ? '' : texts.help}>
        <SiteSearchForm search={search} />
      </PageHeader>
      {results && (
        <section className={styles.results} aria-label={texts.results}>
          <SearchNote data={data} results={results} />
          <KindFilter search={search} kind={data.kind} kinds={results.kinds} />
          {isFound && <HitList hits={results.hits} />}
          <ResultPages data={data} />
          <NothingFound results={results} />
        </section>
      )}
    </>
  );
}
