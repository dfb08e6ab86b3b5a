import { useQuery } from '@tanstack/react-query';
import { importReportFilters, importTypeLabels, type ImportReportItem } from '@vitrin/shared-contracts/site-import';
import { Link } from '@vitrin/shared-contracts/router';
import { EmptyList } from '../../ui/list/empty-list.tsx';
import { FilterBar } from '../../ui/list/filter-bar.tsx';
import { choiceFilter, pageFilter } from '../../ui/list/filters.ts';
import { Pager } from '../../ui/list/pager.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { FailedView } from '../../ui/states/failed.view.tsx';
import { RowsSkeleton } from '../../ui/states/rows-skeleton.tsx';
import { importReportQuery } from './site-import.api.ts';
import { stateLabel } from './import-texts.ts';
import list from '../../ui/list/list.module.css';
import styles from './site-import.module.css';

const filterSet = {
  filter: choiceFilter('goster', { label: 'Göster', all: 'Bütün öğeler', options: importReportFilters }),
  type: choiceFilter('tur', { label: 'Tür', all: 'Bütün türler', options: importTypeLabels }),
  page: pageFilter,
};

/** The items of an import or of a trial, each with what is not taken and why. */
export function ImportReport({ importId, isPlan = false }: { importId: number; isPlan?: boolean }) {
  const filters = useFilters(filterSet);
  const { data, error, isPlaceholderData, refetch } = useQuery(importReportQuery(importId, filters.params));
  return (
    <section aria-labelledby="import-report">
      <h2 id="import-report" className={styles.sectionTitle}>
        Öğe öğe
      </h2>
      <div className={list.toolbar}>
        <FilterBar filters={filters} />
      </div>
      {error ? (
        <FailedView failure={error} onRetry={() => void refetch()} below />
      ) : (
        <div className={styles.card} data-stale={isPlaceholderData || undefined}>
          {data ? <Items items={data.items} isPlan={isPlan} /> : <RowsSkeleton rows={6} />}
        </div>
      )}
      <Pager meta={data?.meta ?? null} onPage={filters.setPage} />
    </section>
  );
}

function Items({ items, isPlan }: { items: readonly ImportReportItem[]; isPlan: boolean }) {
  if (items.length === 0) return <EmptyList title="Burada öğe yok." text="Başka bir tür ya da bütün öğeleri seçin." />;
  return (
    <ul aria-label="Öğeler">
      {items.map((item) => (
        <ReportRow key={item.id} item={item} isPlan={isPlan} />
      ))}
    </ul>
  );
}

function ReportRow({ item, isPlan }: { item: ImportReportItem; isPlan: boolean }) {
  const { type, title, place, state, notes, screen } = item;
  const name = title || `Adsız ${importTypeLabels[type].toLocaleLowerCase('tr')}`;
  return (
    <li className={styles.item} data-left={state === 'left' || undefined}>
      <p className={styles.itemName}>{screen === null ? name : <Link to={screen}>{name}</Link>}</p>
      <p className={styles.itemDetail}>
        {[importTypeLabels[type], stateLabel(state, { isPlan }), place].filter(Boolean).join(' · ')}
      </p>
      {notes.length > 0 ? (
        <ul className={styles.notes}>
          {notes.map(({ what, reason }) => (
            <li key={`${what} ${reason}`}>
              <strong>{what}</strong>
              <span>{`: ${reason}`}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
