import { Button } from '@mantine/core';
import { api } from '@vitrin/shared-contracts/paths';
import { exactTime } from '@vitrin/shared-contracts/relative-time';
import { useRight } from '@vitrin/shared-contracts/state';
import { deliveryStateLabels, type DeliveryRow, type DeliveryState } from '@vitrin/shared-contracts/webhooks';
import { Moment } from '../../ui/list/moment.tsx';
import { RecordRow } from '../../editing/record-list/record-row.tsx';
import { StateDot } from '../../ui/state-dot.tsx';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { repeatDelivery } from './webhooks.api.ts';
import styles from './webhooks.module.css';

const tones = { queued: 'warn', sending: 'warn', sent: 'good', failed: 'bad' } as const satisfies Record<
  DeliveryState,
  'good' | 'warn' | 'bad'
>;

export function DeliveryRows({ rows }: { rows: readonly DeliveryRow[] }) {
  const mayWrite = useRight('webhooks.write');
  const { pending, run } = useFeedback();
  const repeat = ({ id }: DeliveryRow) =>
    run(() => repeatDelivery(id), { success: 'Yeniden gönderilecek.', changes: [api.adminDeliveries] });
  return (
    <ul aria-label="Gönderimler" className={styles.rows}>
      {rows.map((row) => (
        <RecordRow
          key={row.id}
          name={row.event}
          to={null}
          detail={<Facts row={row} />}
          cells={
            <span className={styles.state}>
              <StateDot tone={tones[row.state]} />
              {deliveryStateLabels[row.state]}
            </span>
          }
          aside={<Moment iso={row.created_at} />}
          actions={
            mayWrite && (row.state === 'sent' || row.state === 'failed') ? (
              <Button
                size="xs"
                variant="default"
                loading={pending}
                aria-label={`${row.event}: Yeniden gönder`}
                onClick={() => void repeat(row)}
              >
                Yeniden gönder
              </Button>
            ) : null
          }
        />
      ))}
    </ul>
  );
}

function Facts({ row }: { row: DeliveryRow }) {
  const { status, duration_ms, attempts, answer, next_try_at, state } = row;
  return (
    <span className={styles.facts}>
      <span>{row.webhook_name}</span>
      {attempts > 0 ? <span>{attempts}. deneme</span> : null}
      {status === null ? null : <span>HTTP {status}</span>}
      {duration_ms === null ? null : <span>{duration_ms} ms</span>}
      {state === 'queued' && attempts > 0 && next_try_at ? (
        <span>Sıradaki deneme: {exactTime(new Date(next_try_at))}</span>
      ) : null}
      {answer === '' ? null : <span className={styles.answer}>{answer}</span>}
    </span>
  );
}
