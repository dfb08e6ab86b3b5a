import { useQuery } from '@tanstack/react-query';
import type { PlacingPage } from '@vitrin/shared-contracts/placeable-sections';
import type { Unit } from '@vitrin/shared-contracts/releases';
import { Link } from '@vitrin/shared-contracts/router';
import { RetryNotice } from '../../ui/states/retry-notice.tsx';
import styles from './decision.module.css';
import { placesQuery } from './releases.api.ts';

interface SectionPlacesProps {
  unit: Unit;
  /** What the decision means for the pages. */
  text: string;
}

/** Names the pages that show sections of a remote, and the menus that lead to its pages; nothing without one. The decision need not wait for it. */
export function SectionPlaces({ unit, text }: SectionPlacesProps) {
  const { data, isError, isPending, refetch } = useQuery(placesQuery(unit));
  if (isError) return <RetryNotice text="Kullanıldığı yerler alınamadı." onRetry={() => void refetch()} />;
  if (isPending) return <p className={styles.text}>Kullanıldığı yerler aranıyor…</p>;
  if (data.length === 0) return null;
  return (
    <div className={styles.warning}>
      <p>{text}</p>
      <ul className={styles.places} aria-label="Kullanıldığı yerler">
        {data.map((page) => (
          <Place key={`${page.entity} ${page.record}`} page={page} />
        ))}
      </ul>
    </div>
  );
}

function Place({ page: { title, screen, sections } }: { page: PlacingPage }) {
  return (
    <li>
      {screen === null ? <span>{title}</span> : <Link to={screen}>{title}</Link>}
      <span>{`: ${sections.join(', ')}`}</span>
    </li>
  );
}
