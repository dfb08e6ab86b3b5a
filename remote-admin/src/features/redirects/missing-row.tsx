import { Button } from '@mantine/core';
import { messages } from '@vitrin/shared-contracts/messages';
import { scannerPath, type MissingAddress } from '@vitrin/shared-contracts/redirects';
import { api } from '@vitrin/shared-contracts/paths';
import { Link } from '@vitrin/shared-contracts/router';
import { useRight } from '@vitrin/shared-contracts/state';
import { Moment } from '../../ui/list/moment.tsx';
import { RecordRow } from '../../editing/record-list/record-row.tsx';
import { siteUrl } from '../../data/site-url.ts';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { ignoreMissing } from './redirects.api.ts';
import styles from './redirects.module.css';

interface MissingRowProps {
  missing: MissingAddress;
  /** Address of the form that creates a redirect of this address. */
  redirectTo: string;
}

const changes = [api.adminMissingAddresses];

export function MissingRow({ missing, redirectTo }: MissingRowProps) {
  const { path, last_seen, ignored } = missing;
  const mayWrite = useRight('redirects.write');
  const name = path === scannerPath ? 'Açık arayan tarayıcılar' : path;
  return (
    <RecordRow
      name={name}
      to={null}
      muted={ignored === 1}
      detail={<Detail missing={missing} />}
      aside={<Moment iso={last_seen} />}
      actions={mayWrite ? <Actions missing={missing} name={name} redirectTo={redirectTo} /> : null}
    />
  );
}

function Detail({ missing: { path, visitors, bots, linked_from, answered } }: Pick<MissingRowProps, 'missing'>) {
  const parts = [
    answered ? 'Artık açılıyor' : '',
    path === scannerPath ? '*.php, /wp-… gibi adresler birlikte sayılır' : '',
    requestsText(visitors, bots),
  ].filter(Boolean);
  return (
    <>
      <span>{parts.join(' · ')}</span>
      {linked_from === null ? null : (
        <>
          <span>{' · Bağlantının olduğu sayfa: '}</span>
          <a className={styles.link} href={siteUrl(linked_from)} target="_blank" rel="noopener">
            {linked_from}
          </a>
        </>
      )}
    </>
  );
}

function requestsText(visitors: number, bots: number): string {
  const times = (count: number) => `${count.toLocaleString('tr')} kez`;
  if (visitors === 0) return `yalnızca robotlar, ${times(bots)}`;
  return bots === 0 ? `${times(visitors)} istendi` : `${times(visitors)} istendi, robotlar ${times(bots)}`;
}

interface ActionsProps extends MissingRowProps {
  name: string;
}

function Actions({ missing: { path, ignored, answered }, name, redirectTo }: ActionsProps) {
  const { pending, run } = useFeedback();
  const ignore = () =>
    run(() => ignoreMissing(path, 1), {
      success: 'Yok sayıldı.',
      changes,
      action: () => ({ label: messages.undo, run: () => void show() }),
    });
  const show = () => run(() => ignoreMissing(path, 0), { success: 'Yeniden listede.', changes });
  return (
    <div className={styles.missingActions}>
      {path === scannerPath || answered || ignored === 1 ? null : (
        <Button component={Link} to={redirectTo} size="xs" variant="light" aria-label={`${name}: yönlendir`}>
          Yönlendir
        </Button>
      )}
      <Button
        size="xs"
        variant="default"
        loading={pending}
        aria-label={`${name}: ${ignored === 1 ? 'yeniden göster' : 'yok say'}`}
        onClick={() => void (ignored === 1 ? show() : ignore())}
      >
        {ignored === 1 ? 'Yeniden göster' : 'Yok say'}
      </Button>
    </div>
  );
}
