import { Button } from '@mantine/core';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { useEffect, type Ref } from 'react';
import type { PageMetaData } from '@vitrin/shared-contracts/envelope';
import type { MailboxKind, MessageRow as Row } from '@vitrin/shared-contracts/mailbox';
import { EmptyList } from '../../ui/list/empty-list.tsx';
import { Pager } from '../../ui/list/pager.tsx';
import type { useSelection } from '../../ui/list/use-selection.ts';
import type { ListQuery } from '../../data/query.ts';
import { FailedView } from '../../ui/states/failed.view.tsx';
import { RowsSkeleton } from '../../ui/states/rows-skeleton.tsx';
import { BulkBar } from './bulk-bar.tsx';
import styles from './mailbox.module.css';
import { useMailbox } from './mailbox.context.ts';
import { mailboxes, viewTexts, type MailboxView } from './mailbox-texts.ts';
import { MessageRow } from './message-row.tsx';
import type { MailboxAddress } from './use-mailbox-address.ts';

interface MessageListProps {
  ref: Ref<HTMLDivElement>;
  address: MailboxAddress;
  query: ListQuery<Row>;
  /** The rows to show. */
  rows: readonly Row[];
  /** Number of new messages that are not shown yet; `onShow` shows them. */
  newCount: number;
  onShow: () => void;
  selection: ReturnType<typeof useSelection>;
}

/** The list of one section of an inbox, with its loading, error and empty states. */
export function MessageList({ ref, newCount, onShow, ...list }: MessageListProps) {
  const { query } = list;
  return (
    <div ref={ref} className={styles.listPane}>
      <div className={styles.arrivals} role="status">
        {newCount > 0 ? (
          <Button size="compact-sm" radius="xl" leftSection={<IconArrowUp size={14} aria-hidden />} onClick={onShow}>
            {newCount} yeni ileti
          </Button>
        ) : null}
      </div>
      {query.isError && !query.data ? (
        <div className={`${styles.card} ${styles.failed}`}>
          <FailedView failure={query.error} onRetry={() => void query.refetch()} below />
        </div>
      ) : null}
      {query.isPending ? (
        <div className={styles.card} aria-busy>
          <RowsSkeleton rows={8} />
        </div>
      ) : null}
      {query.data ? <Rows {...list} meta={query.data.meta} /> : null}
    </div>
  );
}

type RowsProps = Pick<MessageListProps, 'address' | 'selection' | 'query' | 'rows'> & { meta: PageMetaData | null };

function Rows({ address, query, rows, meta, selection }: RowsProps) {
  const { kind } = useMailbox();
  const isOutdated = query.isPlaceholderData;
  const { view, message, setPage } = address;
  const { page } = address.values;
  const last = meta ? Math.ceil(meta.total / meta.page_size) : 1;
  useEffect(() => {
    // The last message of the last page has been removed.
    if (rows.length === 0 && page > 1) setPage(Math.max(1, Math.min(page - 1, last)));
    // oxlint-disable-next-line exhaustive-deps -- runs only for a new response; `page` and `last` belong to it
  }, [rows]);
  if (rows.length === 0) {
    return (
      <div className={styles.card}>
        <NoMessages kind={kind} address={address} />
      </div>
    );
  }
  return (
    <>
      <div className={styles.card} data-stale={isOutdated || undefined} aria-busy={isOutdated}>
        <BulkBar view={view} rows={rows} selection={selection} />
        <ul aria-label={viewTexts[view].label}>
          {rows.map((row) => (
            <MessageRow
              key={row.id}
              message={row}
              to={address.toMessage(row.id)}
              isOpen={row.id === message}
              isChosen={selection.has(row.id)}
              onChoose={() => selection.toggle(row.id)}
            />
          ))}
        </ul>
      </div>
      <Pager meta={meta} onPage={setPage} />
    </>
  );
}

function NoMessages({ kind, address }: { kind: MailboxKind; address: MailboxAddress }) {
  const { view, active, clearFilters } = address;
  const { search } = address.values;
  if (active > 0) {
    return (
      <EmptyList
        title="Bu filtrelere uyan ileti yok."
        text="Filtreleri tek tek kaldırmayı ya da hepsini temizlemeyi deneyin."
        action={
          <Button size="xs" variant="default" onClick={clearFilters}>
            Filtreleri temizle
          </Button>
        }
      />
    );
  }
  if (search) {
    return <EmptyList title={`“${search}” bulunamadı.`} text="Adı, e-postayı ya da başvuru numarasını deneyin." />;
  }
  return <EmptyList title={viewTexts[view].empty} text={emptyText(kind, view)} />;
}

function emptyText(kind: MailboxKind, view: MailboxView): string {
  return view === 'gelen' ? mailboxes[kind].empty : emptyTexts[view];
}

const emptyTexts = {
  karantina: 'İstenmeyen ileti olduğundan kuşkulanılanlar burada bekler; hiçbiri kendiliğinden silinmez.',
  cop: 'Çöpe taşıdığınız iletiler burada kalır; buradan geri alınabilir ya da kalıcı olarak silinebilir.',
};
