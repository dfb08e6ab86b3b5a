import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { UnpublishedWork } from '@vitrin/shared-contracts/publication';
import { recordDefinitions } from '@vitrin/shared-contracts/records/record-definitions';
import type { Right } from '@vitrin/shared-contracts/rights';
import { Link } from '@vitrin/shared-contracts/router';
import { useSession } from '@vitrin/shared-contracts/state';
import { PageHeader } from '../../ui/page-header.tsx';
import { newDrafts } from '../publication/new-drafts.ts';
import { UnpublishedContext } from '../publication/unpublished-context.ts';
import { UnpublishedList } from '../publication/unpublished-list.tsx';
import { useUnpublished } from '../publication/use-unpublished.ts';
import type { ListQuery } from '../../data/query.ts';
import { FailedView } from '../../ui/states/failed.view.tsx';
import { RowsSkeleton } from '../../ui/states/rows-skeleton.tsx';
import { EmptyList } from '../../ui/list/empty-list.tsx';
import { FilterBar } from '../../ui/list/filter-bar.tsx';
import type { FilterOptions } from '../../ui/list/filters.ts';
import styles from '../../ui/list/list.module.css';
import type { OrderedPages } from '../../ui/list/ordered-rows.tsx';
import { Pager } from '../../ui/list/pager.tsx';
import { useExistingPage } from '../../ui/list/use-existing-page.ts';
import type { ListFilters } from '../../ui/list/use-filters.ts';

export interface ListPageProps<T> {
  title: string;
  help: string;
  /** Link back to the screen that the list belongs to. */
  back?: { to: string; label: string };
  /** Link to a new record, also shown in an empty list. */
  insert?: NewRecord;
  /** Entity whose drafts and scheduled publications the list shows; `insert` opens a new record. */
  publication?: string;
  /** Content beside the heading instead of the link to a new record. */
  action?: ReactNode;
  filters: ListFilters;
  /** Options of the filters whose options come from the server, by filter name. */
  options?: Readonly<Record<string, FilterOptions>>;
  /** Content before and after the filters. */
  before?: ReactNode;
  after?: ReactNode;
  /** Text below the rows. */
  note?: ReactNode;
  query: ListQuery<T>;
  /** Additional queries that the rows need. */
  additionalQueries?: readonly UseQueryResult[];
  /** The query refetches by itself; the rows then stay visible after a failure. */
  polled?: boolean;
  /** Message shown instead of an empty list. */
  empty: { title: string; text: string };
  /** Message shown when no record matches the filters. */
  notFound?: { title: string; text?: string } | undefined;
  children: (items: readonly T[], paged: OrderedPages) => ReactNode;
}

interface NewRecord {
  to: string;
  label: string;
  /** Required right; undefined if every user who sees the list has it. */
  right?: Right;
}

/** Layout of every list: heading, filters, rows with their loading, empty and error states, pager. */
export function ListPage<T>(props: ListPageProps<T>) {
  const { title, help, back, filters, options, before, after, query } = props;
  const insert = useInsertLink(props.insert);
  const unpublished = useDrafts(props);
  const drafts = newDrafts(unpublished, { search: valueOf(filters, 'search'), state: valueOf(filters, 'state') });
  const { error, retry } = failureOf(props);
  useExistingPage(query, filters);
  if (error?.reason === 'forbidden') return <FailedView failure={error} onRetry={retry} />;
  return (
    <UnpublishedContext value={unpublished}>
      <PageHeader title={title} help={help} back={back} action={error ? null : (insert ?? props.action)} />
      {/* Rendered also after a failure, so that a user who is typing a search keeps the field and the focus. */}
      <div className={styles.toolbar}>
        {before}
        <FilterBar filters={filters} options={options} />
        {after}
      </div>
      {props.insert ? <UnpublishedList drafts={drafts} insert={props.insert.to} /> : null}
      {error ? (
        <FailedView failure={error} onRetry={retry} below />
      ) : (
        <ListBody {...props} insertLink={insert} hasDrafts={drafts.length > 0} />
      )}
      {query.data && !error && filters.page ? <Pager meta={query.data.meta} onPage={filters.setPage} /> : null}
      <Note>{props.note}</Note>
      <TrashLink entity={props.publication} />
    </UnpublishedContext>
  );
}

function Note({ children }: { children: ReactNode }) {
  return children ? <div className={styles.note}>{children}</div> : null;
}

/** Leads to what was deleted from this list, those who may delete from it. */
function TrashLink({ entity = '' }: { entity: string | undefined }) {
  const rights = useSession()?.rights;
  const { remove, write } = recordDefinitions.get(entity)?.rights ?? {};
  const right = remove ?? write;
  if (!right || !rights?.has(right) || !rights.has('trash.use')) return null;
  return (
    <Note>
      <Link to={`${adminPaths.trash}?tur=${entity}`}>Çöp kutusu</Link>
    </Note>
  );
}

/** A user who may not create records sees no drafts. */
function useDrafts({ publication, insert }: Pick<ListPageProps<unknown>, 'publication' | 'insert'>): UnpublishedWork {
  return useUnpublished(publication, insert?.right);
}

function useInsertLink({ to, label, right }: Partial<NewRecord> = {}): ReactNode {
  const rights = useSession()?.rights;
  if (to === undefined || (right && !rights?.has(right))) return null;
  return (
    <Button component={Link} to={to} leftSection={<IconPlus size={18} aria-hidden />}>
      {label}
    </Button>
  );
}

function failureOf<T>({ query, additionalQueries = [], polled = false }: ListPageProps<T>) {
  const queries = [query, ...additionalQueries];
  return {
    error: polled && query.data ? undefined : queries.find(({ isError }) => isError)?.error,
    retry: () => queries.forEach((each) => void each.refetch()),
  };
}

function valueOf({ fields }: ListFilters, name: string): string {
  return fields.find((field) => field.name === name)?.value ?? '';
}

interface ListBodyProps<T> extends ListPageProps<T> {
  insertLink: ReactNode;
  /** Drafts above the list match the filters. */
  hasDrafts: boolean;
}

function ListBody<T>(props: ListBodyProps<T>) {
  const { query, additionalQueries = [], filters, children } = props;
  const { data, isPlaceholderData: isOutdated } = query;
  if (!data || additionalQueries.some(({ isPending }) => isPending)) {
    return (
      <div className={styles.card} aria-busy>
        <RowsSkeleton rows={filters.page ? 12 : 5} />
      </div>
    );
  }
  const { items, meta } = data;
  if (items.length === 0) return <NoRows {...props} />;
  return (
    <div className={styles.card} data-stale={isOutdated || undefined} aria-busy={isOutdated}>
      {children(items, { meta, onPage: filters.setPage })}
    </div>
  );
}

/** Explains why there are no rows; renders nothing if the filters have found drafts. */
function NoRows<T>({ query, filters, hasDrafts, insertLink, empty, notFound }: ListBodyProps<T>) {
  const { isPlaceholderData: isOutdated } = query;
  if (filters.hasActiveFilters && hasDrafts) return null;
  return (
    <div className={styles.card} data-stale={isOutdated || undefined} aria-busy={isOutdated}>
      {filters.hasActiveFilters && notFound ? (
        <EmptyList text={shorterSearchHint} {...notFound} />
      ) : (
        <EmptyList {...empty} action={insertLink} />
      )}
    </div>
  );
}

const shorterSearchHint = 'Daha kısa bir sözcükle aramayı deneyin.';
