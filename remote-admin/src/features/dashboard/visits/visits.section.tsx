import { SegmentedControl, Switch } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { api } from '@vitrin/shared-contracts/paths';
import type { Visits } from '@vitrin/shared-contracts/visits';
import { readQuery } from '../../../data/query.ts';
import { FailedView } from '../../../ui/states/failed.view.tsx';
import { whenIdle } from '../../../data/when-idle.ts';
import { BarList } from './bar-list.tsx';
import { changeText } from './visit-change.ts';
import { visitLists } from './visit-values.ts';
import { VisitsTable } from './visits-table.tsx';
import { formatNumber } from '../../../data/format-number.ts';
import styles from './visits.module.css';

/** The chart library is larger than the rest of the screen, which is usable without it. */
const VisitsChart = lazy(async () => {
  await whenIdle();
  return { default: (await import('./visits-chart.tsx')).VisitsChart };
});

const spans = [
  { value: '30', label: '30 gün' },
  { value: '90', label: '90 gün' },
  { value: '365', label: '1 yıl' },
];

/** Visits of the site: per day, and the most frequent values. */
export function VisitsSection() {
  const [days, setDays] = useState('90');
  const [asTable, setAsTable] = useState(false);
  const enabled = useIdle();
  const query = useQuery({ ...readQuery<Visits>(api.visits, { days }), placeholderData: keepPreviousData, enabled });
  return (
    <section className={styles.visits} aria-labelledby="ziyaretler">
      <header className={styles.head}>
        <h2 id="ziyaretler">Ziyaretler</h2>
        <Switch
          label="Tablo olarak göster"
          checked={asTable}
          onChange={(event) => setAsTable(event.currentTarget.checked)}
        />
        <SegmentedControl size="xs" aria-label="Dönem" data={spans} value={days} onChange={setDays} />
      </header>
      {query.isError ? <FailedView failure={query.error} onRetry={() => void query.refetch()} below /> : null}
      {query.isPending ? <div className={styles.waiting} aria-hidden /> : null}
      {query.isSuccess ? <Counted visits={query.data} asTable={asTable} /> : null}
    </section>
  );
}

/** Returns true once the browser is idle: the chart and its library come after the rest of the screen. */
function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    let isMounted = true;
    void whenIdle().then(() => isMounted && setIsIdle(true));
    return () => {
      isMounted = false;
    };
  }, []);
  return isIdle;
}

function Counted({ visits, asTable }: { visits: Visits; asTable: boolean }) {
  return (
    <>
      <p className={styles.total}>
        <strong>{formatNumber(visits.total)}</strong> ziyaret, {changeText(visits.total, visits.previous_total)}
      </p>
      <div className={styles.days}>
        {asTable ? (
          <VisitsTable days={visits.days} />
        ) : (
          <Suspense fallback={null}>
            <VisitsChart days={visits.days} />
          </Suspense>
        )}
      </div>
      <div className={styles.lists}>
        {visitLists.map((list) => (
          <BarList key={list.dimension} {...list} counts={visits.top[list.dimension]} />
        ))}
      </div>
    </>
  );
}
