import { useQuery } from '@tanstack/react-query';
import { api } from 'shared-contracts/paths';
import type { Statistics } from 'shared-contracts/statistics';
import { useRight, useSession } from 'shared-contracts/state';
import { DraftList } from '../../shared/drafts/draft-list.tsx';
import { PageHeader } from '../../shared/page-header.tsx';
import { readQuery } from '../../shared/query.ts';
import { FailedView } from '../../shared/states/failed.view.tsx';
import { AttentionList } from './attention-list.tsx';
import { ChangeList } from './change-list.tsx';
import { CountTiles } from './count-tiles.tsx';
import styles from './dashboard.module.css';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { WarningList } from './warning-list.tsx';
import { VisitsSection } from './visits/visits.section.tsx';

export function DashboardPage() {
  const query = useQuery(readQuery<Statistics>(api.statistics));
  const user = useSession()?.user;
  const seesVisits = useRight('visits.read');
  return (
    <>
      <PageHeader title="İstatistikler" help={user ? `Hoş geldiniz, ${user.name}. Sitenin bugünkü durumu:` : ''} />
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
            <AttentionList attention={query.data.attention} />
          </div>
        </div>
      ) : null}
    </>
  );
}
