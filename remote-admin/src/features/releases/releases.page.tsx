import { api } from 'shared-contracts/paths';
import type { UnitOverview } from 'shared-contracts/release-management';
import { EmptyList } from '../../shared/list/empty-list.tsx';
import { PageHeader } from '../../shared/page-header.tsx';
import { FailedView } from '../../shared/states/failed.view.tsx';
import { RowsSkeleton } from '../../shared/states/rows-skeleton.tsx';
import { useRead } from '../../shared/use-read.ts';
import { HealthLegend } from './health-legend.tsx';
import { ReleaseTabs } from './release-tabs.tsx';
import { UnitCard } from './unit-card.tsx';
import { useLiveRefresh } from './use-live-refresh.ts';
import common from './releases.module.css';
import styles from './units.module.css';

export function ReleasesPage() {
  const { reading, reread, refresh } = useRead<UnitOverview[]>(api.adminReleases);
  useLiveRefresh(refresh);
  if (reading.state === 'failed' && reading.reason === 'forbidden') {
    return <FailedView failure={reading} onRetry={() => void reread()} />;
  }
  return (
    <>
      <PageHeader
        title="Yayınlar"
        help="Sitenin her birimi ayrı yayımlanır. Hangi sürümün canlıda olduğunu, nasıl çalıştığını buradan izler, gerektiğinde önceki sürüme dönersiniz."
      />
      <ReleaseTabs current="units" />
      {reading.state === 'loading' ? (
        <div className={common.waiting} aria-busy>
          <RowsSkeleton rows={8} />
        </div>
      ) : null}
      {reading.state === 'failed' ? <FailedView failure={reading} onRetry={() => void reread()} below /> : null}
      {reading.state === 'ready' ? <Units units={reading.data} /> : null}
    </>
  );
}

function Units({ units }: { units: readonly UnitOverview[] }) {
  if (units.length === 0) {
    return (
      <EmptyList
        title="Henüz yayımlanan birim yok."
        text="Sunucu yeniden başladığında bu kurulumdaki derlemeler kaydedilir ve burada görünür."
      />
    );
  }
  return (
    <>
      <ul className={styles.cards} aria-label="Birimler">
        {units.map((unit) => (
          <UnitCard key={unit.unit} unit={unit} />
        ))}
      </ul>
      <HealthLegend />
    </>
  );
}
