import type { SearchedKindCount } from '@vitrin/shared-contracts/search';
import { Link } from '../../shared/link.tsx';
import { useTexts } from '../../shared/root-data.ts';
import { kindLabel } from '../../shared/site-search/kind-label.ts';
import { searchPath } from './search.path.ts';
import styles from './search.module.css';

interface KindFilterProps {
  search: string;
  /** Chosen kind; empty for all. */
  kind: string;
  kinds: readonly SearchedKindCount[];
}

/** Links to the results of each kind. With results of one kind there is nothing to choose. */
export function KindFilter({ search, kind, kinds }: KindFilterProps) {
  const texts = useTexts();
  if (kinds.length < 2 && kind === '') return null;
  const known = kinds.every(({ count }) => count !== null);
  const total = known ? kinds.reduce((sum, { count }) => sum + (count ?? 0), 0) : null;
  const entries = [
    { kind: '', label: texts.search.all, count: total },
    ...kinds.map((each) => ({ ...each, label: kindLabel(texts, each.kind) })),
  ];
  return (
    <nav aria-label={texts.search.kinds}>
      <ul className={styles.kinds}>
        {entries.map((entry) => (
          <li key={entry.kind}>
            <Link to={searchPath({ search, kind: entry.kind })} aria-current={entry.kind === kind ? 'true' : undefined}>
              <span>{entry.label}</span>
              {entry.count === null ? null : <span className={styles.count}> {entry.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
