import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PageMetaData } from 'shared-contracts/envelope';
import { PageHeader } from '../page-header.tsx';
import { FailedView } from '../states/failed.view.tsx';
import { RowsSkeleton } from '../states/rows-skeleton.tsx';
import type { ListQuery } from '../query.ts';
import type { Reading } from '../use-read.ts';
import styles from './list.module.css';
import { Pager } from './pager.tsx';

type ListPageProps<T> = ListParts<T> & (Asked<T> | Read<T>);

interface Asked<T> {
  query: ListQuery<T>;
  /** What the rows need as well. */
  also?: readonly UseQueryResult[];
  /** It is read again by itself: a failure then leaves the rows. */
  polled?: boolean;
}

interface Read<T> {
  reading: Reading<readonly T[]>;
  onRetry: () => void;
}

interface ListParts<T> {
  title: string;
  help: string;
  /** The screen that the list belongs to. */
  back?: { to: string; label: string };
  action?: ReactNode;
  toolbar?: ReactNode;
  onPage?: (page: number) => void;
  /** Shown instead of an empty list. */
  empty: ReactNode;
  children: (items: readonly T[], meta: PageMetaData | null) => ReactNode;
}

/** Layout of every list: heading, toolbar, rows with all their states, pages. */
export function ListPage<T>(props: ListPageProps<T>) {
  const { title, help, action, toolbar, onPage } = props;
  const { reading, onRetry } = readingOf(props);
  const back = props.back ? { back: props.back } : {};
  const failed = reading.state === 'failed';
  if (failed && reading.reason === 'forbidden') return <FailedView failure={reading} onRetry={onRetry} />;
  return (
    <>
      <PageHeader title={title} help={help} action={failed ? null : action} {...back} />
      {/* Also after a failure: whoever is typing a search keeps the field and the focus. */}
      {toolbar ? <div className={styles.toolbar}>{toolbar}</div> : null}
      {failed ? <FailedView failure={reading} onRetry={onRetry} below /> : <ListBody {...props} reading={reading} />}
      {reading.state === 'ready' && onPage ? <Pager meta={reading.meta} onPage={onPage} /> : null}
    </>
  );
}

function ListBody<T>({ reading, onPage, empty, children }: ListParts<T> & Pick<Read<T>, 'reading'>) {
  if (reading.state !== 'ready') {
    return (
      <div className={styles.card} aria-busy>
        <RowsSkeleton rows={onPage ? 12 : 5} />
      </div>
    );
  }
  return (
    <div className={styles.card} data-stale={reading.stale || undefined} aria-busy={reading.stale}>
      {reading.data.length > 0 ? children(reading.data, reading.meta) : empty}
    </div>
  );
}

function readingOf<T>(props: ListPageProps<T>): Read<T> {
  if (!('query' in props)) return props;
  const { query, also = [], polled = false } = props;
  const queries = [query, ...also];
  const onRetry = () => queries.forEach((each) => void each.refetch());
  const error = queries.find(({ isError }) => isError)?.error;
  if (error && !(polled && query.data))
    return { reading: { state: 'failed', reason: error.reason, message: error.message }, onRetry };
  if (!query.data || queries.some(({ isPending }) => isPending)) return { reading: { state: 'loading' }, onRetry };
  const { items, meta } = query.data;
  return { reading: { state: 'ready', data: items, meta, stale: query.isPlaceholderData }, onRetry };
}
