import { Button } from '@mantine/core';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import { useQuery } from '@tanstack/react-query';
import { messages } from '@vitrin/shared-contracts/messages';
import type { ReplacementRow } from '@vitrin/shared-contracts/site-search';
import { formatNumber } from '../../data/format-number.ts';
import { Moment } from '../../ui/list/moment.tsx';
import { RecordRow } from '../../editing/record-list/record-row.tsx';
import { RetryNotice } from '../../ui/states/retry-notice.tsx';
import { replacementsQuery } from './site-search.api.ts';
import type { Replacing } from './use-replacing.ts';
import styles from './site-search.module.css';

/** The last replacements, each of which can be taken back; nothing if there was none. */
export function RecentReplacements({ replacing }: { replacing: Replacing }) {
  const { data = [], isError, refetch } = useQuery(replacementsQuery());
  if (isError) return <RetryNotice text="Son değiştirmeler alınamadı." onRetry={() => void refetch()} />;
  if (data.length === 0) return null;
  return (
    <section className={styles.recent} aria-labelledby="recent-replacements">
      <h2 id="recent-replacements" className={styles.recentTitle}>
        Son değiştirmeler
      </h2>
      <ul className={styles.card}>
        {data.map((row) => (
          <ReplacementItem key={row.id} row={row} replacing={replacing} />
        ))}
      </ul>
    </section>
  );
}

function ReplacementItem({ row, replacing }: { row: ReplacementRow; replacing: Replacing }) {
  const { id, at, author, search, replacement, records, undone } = row;
  const name = replacement === '' ? `“${search}” silindi` : `“${search}” → “${replacement}”`;
  return (
    <RecordRow
      name={name}
      to={null}
      muted={undone === records}
      detail={
        <>
          <Moment iso={at} /> <span>{`· ${author} · ${stateOf(records, undone)}`}</span>
        </>
      }
      actions={
        undone === records ? null : (
          <Button
            size="xs"
            variant="default"
            disabled={replacing.pending}
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            aria-label={`${name}: geri al`}
            onClick={() => void replacing.undo(id)}
          >
            {messages.undo}
          </Button>
        )
      }
    />
  );
}

function stateOf(records: number, undone: number): string {
  if (undone === 0) return `${formatNumber(records)} kayıt`;
  return undone === records
    ? 'geri alındı'
    : `${formatNumber(records)} kaydın ${formatNumber(undone)} tanesi geri alındı`;
}
