import { useEffect } from 'react';
import type { MailboxKind, MessageRow as Row } from 'shared-contracts/mailbox';
import { EmptyList } from '../../shared/list/empty-list.tsx';
import { Pager } from '../../shared/list/pager.tsx';
import { useSelection } from '../../shared/list/use-selection.ts';
import { FailedView } from '../../shared/states/failed.view.tsx';
import { RowsSkeleton } from '../../shared/states/rows-skeleton.tsx';
import type { ReadData, Reading } from '../../shared/use-read.ts';
import { BulkBar } from './bulk-bar.tsx';
import styles from './mailbox.module.css';
import { mailboxes, viewWords } from './mailbox.words.ts';
import { MessageRow } from './message-row.tsx';
import type { useMailboxAddress } from './use-mailbox-address.ts';
import type { MailboxDeeds } from './use-mailbox-deeds.ts';

interface MessageListProps {
  kind: MailboxKind;
  address: ReturnType<typeof useMailboxAddress>;
  reading: Reading<Row[]>;
  onRetry: () => void;
  deeds: MailboxDeeds;
}

/** The messages of one part of an inbox, in all states of a list. */
export function MessageList({ reading, onRetry, ...list }: MessageListProps) {
  return (
    <div className={styles.listPane}>
      {reading.state === 'failed' ? <FailedView failure={reading} onRetry={onRetry} below /> : null}
      {reading.state === 'loading' ? (
        <div className={styles.card} aria-busy>
          <RowsSkeleton rows={8} />
        </div>
      ) : null}
      {reading.state === 'ready' ? <Rows {...list} reading={reading} /> : null}
    </div>
  );
}

type RowsProps = Omit<MessageListProps, 'onRetry' | 'reading'> & { reading: ReadData<Row[]> };

function Rows({ kind, address, reading, deeds }: RowsProps) {
  const { data, meta, stale } = reading;
  const { view, search, page, message, setPage } = address;
  const selection = useSelection(data.map(({ id }) => id));
  const last = meta ? Math.ceil(meta.total / meta.page_size) : 1;
  useEffect(() => {
    // The last message of the last page has gone.
    if (data.length === 0 && page > 1) setPage(Math.max(1, Math.min(page - 1, last)));
    // oxlint-disable-next-line exhaustive-deps -- what came with the answer decides
  }, [data]);
  if (data.length === 0) {
    return (
      <div className={styles.card}>
        {search ? (
          <EmptyList title={`“${search}” bulunamadı.`} text="Adı, e-postayı ya da başvuru numarasını deneyin." />
        ) : (
          <EmptyList title={viewWords[view].empty} text={view === 'gelen' ? mailboxes[kind].empty : emptyTexts[view]} />
        )}
      </div>
    );
  }
  return (
    <>
      <div className={styles.card} data-stale={stale || undefined} aria-busy={stale}>
        <BulkBar view={view} selection={selection} deeds={deeds} />
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

const emptyTexts = {
  karantina: 'İstenmeyen ileti olduğundan kuşkulanılanlar burada bekler; hiçbiri kendiliğinden silinmez.',
  cop: 'Çöpe taşıdığınız iletiler burada kalır; buradan geri alınabilir ya da kalıcı olarak silinebilir.',
};
