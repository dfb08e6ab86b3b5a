import { Button } from '@mantine/core';
import { formatNumber } from '../../data/format-number.ts';
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
  hasFound: boolean;
}

/** What would be replaced, always in view below the list; why, if nothing that was found can be. */
export function ReplaceBar({ asked, places, replacing, isSearching, hasFound }: ReplaceBarProps) {
  const { chosen } = places;
  if (places.all === 0) return hasFound && !isSearching ? <NothingReplaceable /> : null;
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

function NothingReplaceable() {
  return (
    <p className={styles.unreplaceable}>
      Bulunan yerler buradan değiştirilmez: ya istediğiniz gibidir, ya da taslakta, bir sayfanın adresinde veya
      yayınlama yetkiniz olmayan bir kayıttadır.
    </p>
  );
}
