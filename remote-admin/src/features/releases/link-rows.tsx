import { Button } from '@mantine/core';
import type { ReleaseLink } from '@vitrin/shared-contracts/release-lifecycle';
import { exactTime } from '@vitrin/shared-contracts/relative-time';
import { CopyIcon } from '../../ui/copy-button.tsx';
import { DisabledCreator } from '../../ui/disabled-creator.tsx';
import { Moment } from '../../ui/list/moment.tsx';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import styles from './decision.module.css';
import { revokeLink } from './releases.api.ts';
import common from './releases.module.css';

interface LinkRowsProps {
  links: readonly ReleaseLink[];
  /** API paths that a revocation changes. */
  changes: readonly string[];
}

export function LinkRows({ links, changes }: LinkRowsProps) {
  const { pending, run } = useFeedback();
  if (links.length === 0) return <p className={common.none}>Bu sürümün geçerli bağlantısı yok.</p>;
  const revoke = (id: number) => run(() => revokeLink(id), { success: 'Bağlantı iptal edildi.', changes });
  return (
    <ul className={styles.links} aria-label="Önizleme bağlantıları">
      {links.map(({ id, address, created_at, created_by, creator_active, expires_at }) => (
        <li key={id}>
          <span className={common.facts}>
            <code className={styles.address}>{address}</code>
            <span>
              {created_by}, <Moment iso={created_at} />
            </span>
            <DisabledCreator active={creator_active} />
            <span>{expires_at === null ? 'İptal edilene kadar' : `Bitiş: ${exactTime(new Date(expires_at))}`}</span>
          </span>
          <CopyIcon text={address} label={`${id} numaralı bağlantıyı kopyala`} />
          <Button
            size="xs"
            variant="default"
            aria-label={`${id} numaralı bağlantı: İptal et`}
            disabled={pending}
            onClick={() => void revoke(id)}
          >
            İptal et
          </Button>
        </li>
      ))}
    </ul>
  );
}
