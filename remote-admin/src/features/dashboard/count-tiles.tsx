import type { ReactNode } from 'react';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { Link } from '@vitrin/shared-contracts/router';
import type { Statistics } from '@vitrin/shared-contracts/statistics';
import { formatNumber } from '../../data/format-number.ts';
import styles from './dashboard.module.css';

type Counts = Statistics['counts'];

interface Tile {
  key: keyof Counts;
  label: string;
  note: (count: number, counts: Counts) => ReactNode;
  to?: string;
}

const tiles: readonly Tile[] = [
  { key: 'unread_contact', label: 'Okunmamış ileti', note: waiting, to: adminPaths.contactMessages },
  { key: 'unread_applications', label: 'Okunmamış başvuru', note: waiting, to: adminPaths.applications },
  { key: 'articles', label: 'Makale', note: () => 'yayından kalkanlarla birlikte', to: adminPaths.articles },
  {
    key: 'drafts',
    label: 'Taslak',
    note: (count, { changed_articles: changed = 0 }) =>
      changed > 0 ? <ChangedArticles count={changed} /> : count > 0 ? 'yayınlanmayı bekliyor' : 'bekleyen yok',
    to: `${adminPaths.articles}?durum=draft`,
  },
  { key: 'contracts', label: 'Sözleşme', note: () => 'sitede yayında', to: adminPaths.contracts },
  { key: 'languages', label: 'Dil', note: () => 'sitede seçilebilir' },
];

function waiting(count: number): string {
  return count > 0 ? 'okunmayı bekliyor' : 'hepsi okundu';
}

/** Drafts beside published articles, which the state 'Taslak' of the list does not contain. */
function ChangedArticles({ count }: { count: number }) {
  return <Link to={`${adminPaths.articles}?durum=changed`}>yayındaki {formatNumber(count)} makalede de var</Link>;
}

/** Counts that the user may see; the server omits the others. */
export function CountTiles({ counts }: { counts: Counts }) {
  const shown = tiles.flatMap((tile) => {
    const count = counts[tile.key];
    return count === undefined ? [] : [{ ...tile, count }];
  });
  return (
    <ul className={styles.tiles} aria-label="Sayılar">
      {shown.map(({ key, label, note, to, count }) => (
        <li key={key} className={styles.tile} data-attention={(key.startsWith('unread') && count > 0) || undefined}>
          <span className={styles.label}>{to ? <Link to={to}>{label}</Link> : label}</span>
          <strong className={styles.figure}>{formatNumber(count)}</strong>
          <span className={styles.note}>{note(count, counts)}</span>
        </li>
      ))}
    </ul>
  );
}
