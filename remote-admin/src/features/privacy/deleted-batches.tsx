import { Button } from '@mantine/core';
import IconRestore from '@tabler/icons-react/dist/esm/icons/IconRestore.mjs';
import { destructionKindLabels, type DeletedBatch } from '@vitrin/shared-contracts/privacy';
import { exactTime } from '@vitrin/shared-contracts/relative-time';
import { formatNumber } from '../../data/format-number.ts';
import styles from './privacy.module.css';

interface DeletedBatchesProps {
  batches: readonly DeletedBatch[];
  pending: boolean;
  /** Null if the user has read access only. */
  onRestore: ((at: string, subject: string) => void) | null;
}

/** Data that was deleted at the end of its retention period and will be destroyed after a week, grouped by run. */
export function DeletedBatches({ batches, pending, onRestore }: DeletedBatchesProps) {
  if (batches.length === 0) return null;
  const runs = [...Map.groupBy(batches, ({ at }) => at)];
  return (
    <section className={styles.deleted} aria-labelledby="silinenler">
      <h2 id="silinenler">Silindi, yok edilmeyi bekliyor</h2>
      <ul>
        {runs.map(([at, parts]) => {
          const what = parts
            .map(({ kind, count }) => `${formatNumber(count)} × ${destructionKindLabels[kind]}`)
            .join(', ');
          return (
            <li key={at}>
              <div>
                <strong>{what}</strong>
                <p>
                  Silindi: {exactTime(new Date(at))} · Yok edilecek: {exactTime(new Date(parts[0]?.destroyed_at ?? at))}
                </p>
              </div>
              {onRestore ? (
                <Button
                  variant="default"
                  leftSection={<IconRestore size={18} aria-hidden />}
                  loading={pending}
                  onClick={() => onRestore(at, what)}
                >
                  Geri al
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
