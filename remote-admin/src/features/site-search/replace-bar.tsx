import { Button } from '@mantine/core';
import { formatNumber } from '../../shared/format-number.ts';
import type { AskedSearch } from './search-filters.ts';
import type { ChosenPlaces } from './use-chosen-places.ts';
import type { Replacing } from './use-replacing.ts';
import styles from './site-search.module.css';

interface ReplaceBarProps {
  asked: AskedSearch;
  places: ChosenPlaces;
  replacing: Replacing;
  /** The search goes on: what it will find is not chosen yet. */
  isSearching: boolean;
}

/** What would be replaced, always in view below the list. */
export function ReplaceBar({ asked, places, replacing, isSearching }: ReplaceBarProps) {
  const { chosen } = places;
  const { replacement, ...query } = asked;
  const isAll = places.places === places.all;
  const count = `${formatNumber(places.places)} yer seçili (${formatNumber(chosen.length)} kayıt)`;
  return (
    <div className={styles.bar} role="group" aria-label="Değiştirme">
      <p className={styles.barText}>
        <span className={styles.count}>{count}</span>
        <span className={styles.barDetail}>
          {replacement ? `“${query.search}” yerine “${replacement}” yazılır.` : `“${query.search}” silinir.`}
        </span>
      </p>
      <Button variant="default" onClick={() => places.decideAll(!isAll)}>
        {isAll ? 'Seçimi kaldır' : 'Tümünü seç'}
      </Button>
      <Button
        loading={replacing.pending}
        disabled={chosen.length === 0 || isSearching}
        onClick={() => void replacing.replace({ ...query, replacement: replacement ?? '', records: chosen })}
      >
        Seçilenleri değiştir
      </Button>
    </div>
  );
}
