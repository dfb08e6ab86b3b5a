import { Button } from '@mantine/core';
import type { ApiKeyRow } from '@vitrin/shared-contracts/api-keys';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { exactTime } from '@vitrin/shared-contracts/relative-time';
import { rightLabel } from '@vitrin/shared-contracts/right-groups';
import { useRight } from '@vitrin/shared-contracts/state';
import { ask } from '../../ui/feedback/dialogs.ts';
import { Moment } from '../../ui/list/moment.tsx';
import { RecordRow } from '../../editing/record-list/record-row.tsx';
import { StateDot } from '../../ui/state-dot.tsx';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { revokeApiKey } from './api-keys.api.ts';
import styles from './api-keys.module.css';

export function ApiKeyRows({ rows }: { rows: readonly ApiKeyRow[] }) {
  const { run } = useFeedback();
  const mayWrite = useRight('api-keys.write');
  const revoke = async ({ id, name }: ApiKeyRow) => {
    const decision = await ask({
      title: 'API anahtarı iptal edilsin mi?',
      text: 'Bu anahtarı kullanan program içeriğe hemen erişemez olur. İptal geri alınamaz.',
      confirm: 'Evet, iptal et',
      cancel: messages.confirmDelete.cancel,
      subject: name,
      danger: true,
    });
    if (decision !== 'confirm') return;
    await run(() => revokeApiKey(id), { success: 'API anahtarı iptal edildi.', changes: [api.adminApiKeys] });
  };
  return (
    <ul aria-label="API anahtarları" className={styles.rows}>
      {rows.map((row) => (
        <RecordRow
          key={row.id}
          name={row.name}
          to={null}
          muted={!isValid(row)}
          detail={<Facts row={row} />}
          cells={<KeyState row={row} />}
          actions={
            mayWrite && row.revoked_at === null && !isExpired(row) ? (
              <Button size="xs" variant="default" aria-label={`${row.name}: İptal et`} onClick={() => void revoke(row)}>
                İptal et
              </Button>
            ) : null
          }
        />
      ))}
    </ul>
  );
}

function Facts({ row }: { row: ApiKeyRow }) {
  return (
    <span className={styles.facts}>
      <code>{row.start}…</code>
      <span>
        Oluşturan: {row.created_by}, <Moment iso={row.created_at} />
      </span>
      <span>
        <span>Son kullanım:</span>{' '}
        {row.last_used_at ? <Moment iso={row.last_used_at} /> : <span>hiç kullanılmadı</span>}
      </span>
      {row.revoked_at ? (
        <span>
          İptal: <Moment iso={row.revoked_at} />
        </span>
      ) : (
        <span>Bitiş: {exactTime(new Date(row.expires_at))}</span>
      )}
      <span className={styles.rights}>{row.rights.map(rightLabel).join(' · ')}</span>
    </span>
  );
}

function isExpired({ expires_at }: ApiKeyRow): boolean {
  return Date.parse(expires_at) <= Date.now();
}

function isValid(row: ApiKeyRow): boolean {
  return row.revoked_at === null && row.creator_active && !isExpired(row);
}

function KeyState({ row }: { row: ApiKeyRow }) {
  const { tone, text } = appearanceOf(row);
  return (
    <span className={styles.state}>
      <StateDot tone={tone} />
      {text}
    </span>
  );
}

function appearanceOf(row: ApiKeyRow): { tone: 'good' | 'bad' | 'off'; text: string } {
  if (row.revoked_at !== null) return { tone: 'off', text: 'İptal edildi' };
  if (isExpired(row)) return { tone: 'bad', text: 'Süresi doldu' };
  return row.creator_active ? { tone: 'good', text: 'Geçerli' } : { tone: 'bad', text: 'Oluşturan devre dışı' };
}
