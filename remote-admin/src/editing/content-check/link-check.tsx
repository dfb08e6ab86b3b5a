import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { BrokenLink } from '@vitrin/shared-contracts/links';
import { brokenReasons } from '../links/broken-reasons.ts';
import { StateDot } from '../../ui/state-dot.tsx';
import { RetryNotice } from '../../ui/states/retry-notice.tsx';
import styles from './content-check.module.css';

interface LinkCheckProps {
  check: UseQueryResult<readonly BrokenLink[]>;
  /** Goes to a field of the form. */
  onShow: (path: string) => void;
}

/** Links of the form to pages of this site that do not exist; the server knows them. */
export function LinkCheck({ check, onShow }: LinkCheckProps) {
  const retry = () => void check.refetch();
  return (
    <section className={styles.group}>
      <div className={styles.heading}>
        <h3>Site içi bağlantılar</h3>
        <Button size="compact-sm" variant="default" disabled={check.isFetching} onClick={retry}>
          Yeniden denetle
        </Button>
      </div>
      {check.isError && !check.isFetching ? <RetryNotice text="Bağlantılar denetlenemedi." onRetry={retry} /> : null}
      <p role="status" className={styles.help}>
        {statusOf(check)}
      </p>
      {check.data && check.data.length > 0 ? (
        <ul className={styles.rows} aria-label="Bozuk bağlantılar">
          {check.data.map(({ address, field, path, reason }) => (
            <li key={`${path} ${address}`} className={styles.row}>
              <div className={styles.line}>
                <p>
                  <StateDot tone={reason === 'missing' ? 'bad' : 'warn'} />
                  <span>
                    <strong>{address}</strong>
                    <br />
                    {brokenReasons[reason]} · {field}
                  </span>
                </p>
                <Button size="compact-sm" variant="default" onClick={() => onShow(path)}>
                  Göster
                </Button>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function statusOf({ isFetching, data }: UseQueryResult<readonly BrokenLink[]>): string {
  if (isFetching) return 'Bağlantılar denetleniyor…';
  return data?.length === 0 ? 'Sitedeki bütün bağlantılar çalışıyor.' : '';
}
