import { formatNumber } from '../../data/format-number.ts';
import type { AskedSearch } from './search-filters.ts';
import type { SiteSearch } from './use-site-search.ts';
import styles from './site-search.module.css';

interface SearchProgressProps {
  asked: AskedSearch;
  search: SiteSearch;
}

/** Says what was found, and how far a search has come; screen readers hear the end only. */
export function SearchProgress({ asked, search }: SearchProgressProps) {
  const { records, isSearching, isPaused } = search;
  const { searched, total } = search.progress;
  const progress = total > 0 ? ` ${formatNumber(total)} kaydın ${formatNumber(searched)} tanesi arandı.` : '';
  return (
    <div className={styles.progress}>
      <p role="status">
        {isSearching || records.length === 0 ? '' : `${foundText(asked, search)}${isPaused ? progress : ''}`}
      </p>
      {isSearching ? (
        <>
          <p>{`Aranıyor…${progress}`}</p>
          {total > 0 ? <progress className={styles.meter} value={searched} max={total} aria-label="Arama" /> : null}
        </>
      ) : null}
    </div>
  );
}

function foundText({ search: text }: AskedSearch, { records, places }: SiteSearch): string {
  return `“${text}” ${formatNumber(records.length)} kayıtta, ${formatNumber(places)} yerde geçiyor.`;
}
