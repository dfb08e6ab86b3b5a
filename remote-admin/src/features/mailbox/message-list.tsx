import { Button } from '@mantine/core';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { useEffect, type Ref } from 'react';
import type { MailboxKind, MessageRow as Row } from 'shared-contracts/mailbox';
import { EmptyList } from '../../shared/list/empty-list.tsx';
import { Pager } from '../../shared/list/pager.tsx';
import type { useSelection } from '../../shared/list/use-selection.ts';
import { FailedView } from '../../shared/states/failed.view.tsx';
import { RowsSkeleton } from '../../shared/states/rows-skeleton.tsx';
import type { ReadData, Reading } from '../../shared/use-read.ts';
import { BulkBar } from './bulk-bar.tsx';
import styles from './mailbox.module.css';
import { useMailbox } from './mailbox.context.ts';
import { mailboxes, viewWords, type MailboxView } from './mailbox.words.ts';
import { MessageRow } from './message-row.tsx';
import type { MailboxAddress } from './use-mailbox-address.ts';

interface MessageListProps {
  ref: Ref<HTMLDivElement>;
  address: MailboxAddress;
  reading: Reading<Row[]>;
  onRetry: () => void;
  /** How many have come since, and what shows them. */
  waiting: number;
  onShow: () => void;
  selection: ReturnType<typeof useSelection>;
}

/** The messages of one part of an inbox, in all states of a list. */
export function MessageList({ ref, reading, onRetry, waiting, onShow, ...list }: MessageListProps) {
  return (
    <div ref={ref} className={styles.listPane}>
      <div className={styles.arrivals} role="status">
        {waiting > 0 ? (
          <Button size="compact-sm" radius="xl" leftSection={<IconArrowUp size={14} aria-hidden />} onClick={onShow}>
            {waiting} yeni ileti
          </Button>
        ) : null}
      </div>
      {reading.state === 'failed' ? (
        <div className={`${styles.card} ${styles.failed}`}>
          <FailedView failure={reading} onRetry={onRetry} below />
        </div>
      ) : null}
      {reading.state === 'loading' ? (
        <div className={styles.card} aria-busy>
          <RowsSkeleton rows={8} />
        </div>
      ) : null}
      {reading.state === 'ready' ? <Rows {...list} reading={reading} /> : null}
    </div>
  );
}

type RowsProps = Pick<MessageListProps, 'address' | 'selection'> & { reading: ReadData<Row[]> };

function Rows({ address, reading, selection }: RowsProps) {
  const { kind } = useMailbox();
  const { data, meta, stale } = reading;
  const { view, page, message, setPage } = address;
  const last = meta ? Math.ceil(meta.total / meta.page_size) : 1;
  useEffect(() => {
    // The last message of the last page has gone.
    if (data.length === 0 && page > 1) setPage(Math.max(1, Math.min(page - 1, last)));
    // oxlint-disable-next-line exhaustive-deps -- what came with the answer decides
  }, [data]);
  if (data.length === 0) {
    return (
      <div className={styles.card}>
        <NoMessages kind={kind} address={address} />
      </div>
    );
  }
  return (
    <>
      <div className={styles.card} data-stale={stale || undefined} aria-busy={stale}>
        <BulkBar view={view} rows={data} selection={selection} />
        <ul aria-label={viewWords[view].label}>
          {data.map((row) => (
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
  const { view, search, filters, clearFilters } = address;
  if (Object.values(filters).some((value) => value !== '')) {
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
  return <EmptyList title={viewWords[view].empty} text={emptyText(kind, view)} />;
}

function emptyText(kind: MailboxKind, view: MailboxView): string {
  return view === 'gelen' ? mailboxes[kind].empty : emptyTexts[view];
}

const emptyTexts = {
  karantina: 'İstenmeyen ileti olduğundan kuşkulanılanlar burada bekler; hiçbiri kendiliğinden silinmez.',
  cop: 'Çöpe taşıdığınız iletiler burada kalır; buradan geri alınabilir ya da kalıcı olarak silinebilir.',
};
