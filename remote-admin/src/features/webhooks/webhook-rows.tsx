import { Button } from '@mantine/core';
import { api } from '@vitrin/shared-contracts/paths';
import { useRight } from '@vitrin/shared-contracts/state';
import { webhookSubjects, type WebhookRow } from '@vitrin/shared-contracts/webhooks';
import { DisabledCreator } from '../../ui/disabled-creator.tsx';
import { Moment } from '../../ui/list/moment.tsx';
import { RecordRow } from '../../editing/record-list/record-row.tsx';
import { RowActions } from '../../ui/list/row-actions.tsx';
import { readableAddress } from '../../data/readable-hosts.ts';
import { StateDot } from '../../ui/state-dot.tsx';
import { useConfirmedDelete } from '../../ui/feedback/use-confirmed-delete.ts';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { deleteWebhook, testWebhook } from './webhooks.api.ts';
import styles from './webhooks.module.css';

interface WebhookRowsProps {
  rows: readonly WebhookRow[];
  addressOf: (id: number) => string;
}

const changes = [api.adminWebhooks];

export function WebhookRows({ rows, addressOf }: WebhookRowsProps) {
  const mayWrite = useRight('webhooks.write');
  const { confirmAndDelete } = useConfirmedDelete();
  const remove = ({ id, name }: WebhookRow) =>
    confirmAndDelete({
      subject: name,
      consequence: 'Gönderim kayıtları da silinir.',
      call: () => deleteWebhook(id),
      changes,
    });
  return (
    <ul aria-label="Web kancaları" className={styles.rows}>
      {rows.map((row) => (
        <RecordRow
          key={row.id}
          name={row.name}
          to={mayWrite ? addressOf(row.id) : null}
          muted={row.active === 0}
          detail={<Facts row={row} />}
          cells={<HookState row={row} />}
          actions={
            mayWrite ? (
              <>
                {row.active === 1 ? <TestButton row={row} /> : null}
                <RowActions name={row.name} to={addressOf(row.id)} onDelete={() => void remove(row)} isFinal />
              </>
            ) : null
          }
        />
      ))}
    </ul>
  );
}

function TestButton({ row: { id, name } }: { row: WebhookRow }) {
  const { pending, run } = useFeedback();
  const success = 'Deneme gönderildi; sonucu Gönderimler’de görünür.';
  return (
    <Button
      size="xs"
      variant="default"
      loading={pending}
      aria-label={`${name}: Deneme gönder`}
      onClick={() => void run(() => testWebhook(id), { success, changes: [api.adminDeliveries] })}
    >
      Deneme gönder
    </Button>
  );
}

function Facts({ row: { url, events, updated_at, creator_active } }: { row: WebhookRow }) {
  return (
    <span className={styles.facts}>
      <span>{readableAddress(url)}</span>
      <span>
        Değişiklik: <Moment iso={updated_at} />
      </span>
      <DisabledCreator active={creator_active} />
      <span className={styles.events}>{events.map((event) => webhookSubjects[event]).join(' · ')}</span>
    </span>
  );
}

function HookState({ row: { active, stopped_at } }: { row: WebhookRow }) {
  const tone = active === 1 ? 'good' : stopped_at === null ? 'off' : 'bad';
  return (
    <span className={styles.state}>
      <StateDot tone={tone} />
      <span>
        <span>{{ good: 'Etkin', off: 'Devre dışı', bad: 'Ulaşılamadığı için durduruldu' }[tone]}</span>
        {stopped_at === null ? null : (
          <>
            <span>,</span> <Moment iso={stopped_at} />
          </>
        )}
      </span>
    </span>
  );
}
