import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PageMetaData } from 'shared-contracts/envelope';
import { PageHeader } from '../page-header.tsx';
import { FailedView } from '../states/failed.view.tsx';
import { RowsSkeleton } from '../states/rows-skeleton.tsx';
import type { ListQuery } from '../query.ts';
import styles from './list.module.css';
import { Pager } from './pager.tsx';

interface ListPageProps<T> {
  title: string;
  help: string;
  /** The screen that the list belongs to. */
  back?: { to: string; label: string };
  action?: ReactNode;
  toolbar?: ReactNode;
  query: ListQuery<T>;
  /** What the rows need as well. */
  also?: readonly UseQueryResult[];
  /** It is read again by itself: a failure then leaves the rows. */
  polled?: boolean;
  onPage?: (page: number) => void;
  /** Shown instead of an empty list. */
  empty: ReactNode;
  children: (items: readonly T[], meta: PageMetaData | null) => ReactNode;
}

/** Layout of every list: heading, toolbar, rows with all their states, pages. */
export function ListPage<T>(props: ListPageProps<T>) {
  const { title, help, action, toolbar, query, onPage } = props;
  const back = props.back ? { back: props.back } : {};
  const { error, retry } = failureOf(props);
  if (error?.reason === 'forbidden') return <FailedView failure={error} onRetry={retry} />;
  return (
    <>
      <PageHeader title={title} help={help} action={error ? null : action} {...back} />
      {/* Also after a failure: whoever is typing a search keeps the field and the focus. */}
      {toolbar ? <div className={styles.toolbar}>{toolbar}</div> : null}
      {error ? <FailedView failure={error} onRetry={retry} below /> : <ListBody {...props} />}
      {query.data && !error && onPage ? <Pager meta={query.data.meta} onPage={onPage} /> : null}
    </>
  );
}

function failureOf<T>({ query, also = [], polled = false }: ListPageProps<T>) {
  const queries = [query, ...also];
  return {
    error: polled && query.data ? undefined : queries.find(({ isError }) => isError)?.error,
    retry: () => queries.forEach((each) => void each.refetch()),
  };
}

function ListBody<T>({ query, also = [], onPage, empty, children }: ListPageProps<T>) {
  const { data, isPlaceholderData: isOutdated } = query;
  if (!data || also.some(({ isPending }) => isPending)) {
    return (
      <div className={styles.card} aria-busy>
        <RowsSkeleton rows={onPage ? 12 : 5} />
      </div>
    );
  }
  return (
    <div className={styles.card} data-stale={isOutdated || undefined} aria-busy={isOutdated}>
      {data.items.length > 0 ? children(data.items, data.meta) : empty}
    </div>
  );
}
