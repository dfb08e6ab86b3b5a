import { api } from 'shared-contracts/paths';
import type { Statistics } from 'shared-contracts/statistics';
import { useRight, useSession } from 'shared-contracts/state';
import { DraftList } from '../../shared/drafts/draft-list.tsx';
import { PageHeader } from '../../shared/page-header.tsx';
import { FailedView } from '../../shared/states/failed.view.tsx';
import { useRead } from '../../shared/use-read.ts';
import { AttentionList } from './attention-list.tsx';
import { ChangeList } from './change-list.tsx';
import { CountTiles } from './count-tiles.tsx';
import styles from './dashboard.module.css';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { WarningList } from './warning-list.tsx';
import { VisitsSection } from './visits/visits.section.tsx';

export function DashboardPage() {
  const { reading, reread } = useRead<Statistics>(api.statistics);
  const user = useSession()?.user;
  const seesVisits = useRight('visits.read');
  return (
    <>
      <PageHeader title="İstatistikler" help={user ? `Hoş geldiniz, ${user.name}. Sitenin bugünkü durumu:` : ''} />
      <DraftList />
      {reading.state === 'loading' ? <DashboardSkeleton /> : null}
      {reading.state === 'failed' ? <FailedView failure={reading} onRetry={() => void reread()} below /> : null}
      {reading.state === 'ready' ? (
        <div className={styles.page}>
          <WarningList warnings={reading.data.warnings ?? []} />
          <CountTiles counts={reading.data.counts} />
          {seesVisits ? <VisitsSection /> : null}
          <div className={styles.pair}>
            <ChangeList changes={reading.data.changes} />
            <AttentionList attention={reading.data.attention} />
          </div>
        </div>
      ) : null}
    </>
  );
}
