import { useQuery } from '@tanstack/react-query';
import type { UnitOverview } from '@vitrin/shared-contracts/release-management';
import { EmptyList } from '../../ui/list/empty-list.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { FailedView } from '../../ui/states/failed.view.tsx';
import { RowsSkeleton } from '../../ui/states/rows-skeleton.tsx';
import { HealthLegend } from './health-legend.tsx';
import { ReleaseTabs } from './release-tabs.tsx';
import { pollingOptions, unitsQuery } from './releases.api.ts';
import { UnitCard } from './unit-card.tsx';
import common from './releases.module.css';
import styles from './units.module.css';

export function ReleasesPage() {
  const query = useQuery({ ...unitsQuery, ...pollingOptions() });
  // A failed refetch keeps the known data.
  const error = query.data ? null : query.error;
  const retry = () => void query.refetch();
  if (error?.reason === 'forbidden') return <FailedView failure={error} onRetry={retry} />;
  return (
    <>
      <PageHeader
        title="Yazılım sürümleri"
        help="Sitenin her birimi ayrı yayınlanır. Hangi sürümün canlıda olduğunu, nasıl çalıştığını buradan izler, gerektiğinde önceki sürüme dönersiniz."
      />
      <ReleaseTabs current="units" />
      {query.isPending ? (
        <div className={common.waiting} aria-busy>
          <RowsSkeleton rows={8} />
        </div>
      ) : null}
      {error ? <FailedView failure={error} onRetry={retry} below /> : null}
      {query.data ? <Units units={query.data} /> : null}
    </>
  );
}

function Units({ units }: { units: readonly UnitOverview[] }) {
  if (units.length === 0) {
    return (
      <EmptyList
        title="Henüz yayınlanan birim yok."
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
