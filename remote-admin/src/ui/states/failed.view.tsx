import { Button } from '@mantine/core';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { use } from 'react';
import { page } from '../../data/page.ts';
import type { FailureReason } from '../../data/query.ts';
import { ForbiddenView } from './forbidden.view.tsx';
import { MissingRecordContext } from './missing-record.ts';
import { StateView } from './state-view.tsx';
import styles from './states.module.css';

const titles = {
  stale: 'Bu sayfanın süresi doldu.',
  'not-found': 'Bu kayıt bulunamadı.',
  failed: 'Bilgiler alınamadı.',
  unreachable: 'Sunucuya ulaşılamadı.',
} as const;

const texts = {
  stale: 'Sayfayı yenileyip kaldığınız yerden devam edebilirsiniz; yazdıklarınız bu tarayıcıda saklanıyor.',
  'not-found': 'Silinmiş ya da adresi değişmiş olabilir.',
  failed: 'Sunucu isteği yerine getiremedi. Yeniden denemek çoğu zaman yeter.',
  unreachable: 'İnternet bağlantınızı kontrol edip yeniden deneyin.',
} as const;

interface FailedViewProps {
  failure: { reason: FailureReason };
  onRetry: () => void;
  /** The screen renders its own heading above. */
  below?: boolean;
}

/** Error message of a failed read, with a retry button. */
export function FailedView({ failure, onRetry, below = false }: FailedViewProps) {
  const missingRecord = use(MissingRecordContext);
  if (failure.reason === 'forbidden') return <ForbiddenView />;
  const stale = failure.reason === 'stale';
  return (
    <>
      <div role="alert" className={styles.failed}>
        <StateView
          title={titles[failure.reason]}
          text={texts[failure.reason]}
          below={below}
          action={
            <Button
              variant="default"
              leftSection={<IconRefresh size={18} aria-hidden />}
              onClick={stale ? () => page.reload() : onRetry}
            >
              {stale ? 'Sayfayı yenile' : 'Tekrar dene'}
            </Button>
          }
        />
      </div>
      {failure.reason === 'not-found' ? missingRecord : null}
    </>
  );
}
