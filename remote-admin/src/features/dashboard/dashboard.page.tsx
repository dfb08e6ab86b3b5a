import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useQuery } from '@tanstack/react-query';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { Link } from '@vitrin/shared-contracts/router';
import { useRight, useSession } from '@vitrin/shared-contracts/state';
import type { Statistics, Warning } from '@vitrin/shared-contracts/statistics';
import { DraftList } from '../../editing/drafts/draft-list.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { readQuery } from '../../data/query.ts';
import { FailedView } from '../../ui/states/failed.view.tsx';
import { RowsSkeleton } from '../../ui/states/rows-skeleton.tsx';
import { FirstStepsSection } from '../first-steps/first-steps.section.tsx';
import { AttentionList } from './attention-list.tsx';
import { ChangeList } from './change-list.tsx';
import { CountTiles } from './count-tiles.tsx';
import styles from './dashboard.module.css';
import { NoticeList } from './notice-list.tsx';
import { OwnReviews } from './own-reviews.tsx';
import { Welcome } from './welcome.tsx';
import { VisitsSection } from './visits/visits.section.tsx';

export function DashboardPage() {
  const query = useQuery(readQuery<Statistics>(api.statistics));
  const user = useSession()?.user;
  const seesVisits = useRight('visits.read');
  return (
    <>
      <PageHeader title="İstatistikler" help={user ? `Hoş geldiniz, ${user.name}. Sitenin bugünkü durumu:` : ''} />
      <FirstStepsSection otherwise={<Welcome />} />
      <NoticeList />
      <OwnReviews />
      <DraftList />
      {query.isPending ? <DashboardSkeleton /> : null}
      {query.isError ? <FailedView failure={query.error} onRetry={() => void query.refetch()} below /> : null}
      {query.isSuccess ? (
        <div className={styles.page}>
          <WarningList warnings={query.data.warnings ?? []} />
          <CountTiles counts={query.data.counts} />
          {seesVisits ? <VisitsSection /> : null}
          <div className={styles.pair}>
            <ChangeList changes={query.data.changes} />
            <AttentionList attention={query.data.attention} backup={query.data.backup} />
          </div>
        </div>
      ) : null}
    </>
  );
}

/** Has the height of the loaded content, to avoid a layout shift. */
function DashboardSkeleton() {
  return (
    <div className={styles.page}>
      <div className={styles.tiles} aria-hidden>
        {[1, 2, 3, 4, 5, 6].map((tile) => (
          <div key={tile} className={styles.tile} />
        ))}
      </div>
      <RowsSkeleton rows={5} />
    </div>
  );
}

/** Screens where a warning can be resolved; a newer server may report additional kinds. */
const warningScreens: Readonly<Record<string, string>> = { clock: adminPaths.privacyDestructions };

function WarningList({ warnings }: { warnings: readonly Warning[] }) {
  if (warnings.length === 0) return null;
  return (
    <ul className={styles.warnings} aria-label="Uyarılar">
      {warnings.map(({ kind, text }) => {
        const screen = warningScreens[kind];
        return (
          <li key={kind} className={styles.warning}>
            <IconAlertTriangle size={20} aria-hidden />
            {screen ? <Link to={screen}>{text}</Link> : <span>{text}</span>}
          </li>
        );
      })}
    </ul>
  );
}
