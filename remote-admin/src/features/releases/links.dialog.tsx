import { Button, Modal, NativeSelect } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { breakpoints, limits } from '@vitrin/shared-contracts/limits';
import type { Unit } from '@vitrin/shared-contracts/releases';
import { RetryNotice } from '../../ui/states/retry-notice.tsx';
import { RowsSkeleton } from '../../ui/states/rows-skeleton.tsx';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { useRestoreFocus } from '../../ui/use-restore-focus.ts';
import styles from './decision.module.css';
import { LinkRows } from './link-rows.tsx';
import { shortId } from './release-format.ts';
import { createLink, linksPath, linksQuery } from './releases.api.ts';

interface LinksDialogProps {
  unit: Unit;
  release: string;
  onClose: () => void;
}

const UNTIL_REVOKED = '';
const { days } = limits.releaseLinks;
const lifetimes = [
  { value: '1', label: '1 gün' },
  { value: String(days.default), label: `${days.default} gün` },
  { value: '90', label: '90 gün' },
  { value: String(days.max), label: `${days.max} gün` },
  { value: UNTIL_REVOKED, label: 'İptal edilene kadar' },
];

/** Lists the valid links to a release, and creates and revokes them. */
export function LinksDialog({ unit, release, onClose }: LinksDialogProps) {
  const query = useQuery(linksQuery(unit, release));
  const { pending, run } = useFeedback();
  const [lifetime, setLifetime] = useState(String(days.default));
  useRestoreFocus();
  const phone = useMediaQuery(`(max-width: ${breakpoints.menuToggle}px)`) ?? false;
  const changes = [linksPath(unit)];
  const create = () =>
    run(() => createLink(unit, { id: release, days: lifetime === UNTIL_REVOKED ? null : Number(lifetime) }), {
      success: 'Bağlantı oluşturuldu.',
      changes,
    });
  return (
    <Modal opened onClose={onClose} title={`${shortId(release)}: önizleme bağlantıları`} size={640} fullScreen={phone}>
      <div className={styles.form}>
        <p className={styles.text}>
          Bağlantıyı açan herkes, oturum açmadan, siteyi bu sürümle görür; başka hiçbir yetki almaz. Arama motorları
          dizine eklemez.
        </p>
        {query.isError ? (
          <RetryNotice text="Bağlantılar alınamadı." onRetry={() => void query.refetch()} />
        ) : (
          <div aria-busy={query.isPending}>
            {query.data ? <LinkRows links={query.data} changes={changes} /> : <RowsSkeleton rows={2} />}
          </div>
        )}
        <div className={styles.newLink}>
          <NativeSelect
            label="Yeni bağlantı ne kadar geçerli olsun?"
            data={lifetimes}
            value={lifetime}
            onChange={(event) => setLifetime(event.currentTarget.value)}
          />
          <Button loading={pending} onClick={() => void create()}>
            Bağlantı oluştur
          </Button>
        </div>
      </div>
    </Modal>
  );
}
