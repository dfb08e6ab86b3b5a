import { Button } from '@mantine/core';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import type { PublishKeyRow, RemoteRow } from '@vitrin/shared-contracts/release-management';
import { exactTime } from '@vitrin/shared-contracts/relative-time';
import { useRight } from '@vitrin/shared-contracts/state';
import { ask } from '../../ui/feedback/dialogs.ts';
import { DisabledCreator } from '../../ui/disabled-creator.tsx';
import { Moment } from '../../ui/list/moment.tsx';
import { RecordRow } from '../../editing/record-list/record-row.tsx';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { keyState, KeyState } from './key-state.view.tsx';
import { quotaText } from './quota.dialog.tsx';
import { revokePublishKey } from './releases.api.ts';
import { unitTitle } from './unit-location.ts';
import common from './releases.module.css';
import styles from './keys.module.css';

interface ReleaseKeyRowsProps {
  rows: readonly PublishKeyRow[];
  remotes: readonly RemoteRow[];
  onLimit: (row: PublishKeyRow) => void;
}

export function ReleaseKeyRows({ rows, remotes, onLimit }: ReleaseKeyRowsProps) {
  const { run } = useFeedback();
  const mayPublish = useRight('releases.publish');
  const titleOf = (remote: string) => unitTitle(remotes, remote);
  const revoke = async ({ id, name, remote }: PublishKeyRow) => {
    const decision = await ask({
      title: 'Yayın anahtarı iptal edilsin mi?',
      text: 'Bu anahtarla bir daha sürüm gönderilemez. Daha önce gönderdikleri geçerli kalır. İptal geri alınamaz.',
      confirm: 'Evet, iptal et',
      cancel: messages.confirmDelete.cancel,
      subject: `${name} (${titleOf(remote)})`,
      danger: true,
    });
    if (decision !== 'confirm') return;
    const success = 'Yayın anahtarı iptal edildi.';
    await run(() => revokePublishKey(id), { success, changes: [api.adminReleaseKeys] });
  };
  return (
    <ul aria-label="Yayın anahtarları" className={styles.keyRows}>
      {rows.map((row) => (
        <RecordRow
          key={row.id}
          name={row.name}
          to={null}
          muted={keyState(row) !== 'valid'}
          detail={
            <span className={common.facts}>
              <span>{titleOf(row.remote)}</span>
              <span>
                Oluşturan: {row.created_by}, <Moment iso={row.created_at} />
              </span>
              <DisabledCreator active={row.creator_active} />
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
              {keyState(row) === 'valid' ? <span>{quotaText(row)}</span> : null}
            </span>
          }
          cells={<KeyState row={row} />}
          actions={
            mayPublish && keyState(row) === 'valid' ? (
              <>
                <Button size="xs" variant="subtle" aria-label={`${row.name}: Sınırlar`} onClick={() => onLimit(row)}>
                  Sınırlar
                </Button>
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`${row.name}: İptal et`}
                  onClick={() => void revoke(row)}
                >
                  İptal et
                </Button>
              </>
            ) : null
          }
        />
      ))}
    </ul>
  );
}
