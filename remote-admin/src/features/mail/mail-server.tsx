import { useRight } from '@vitrin/shared-contracts/state';
import type { MailSettingsRecord } from '@vitrin/shared-contracts/mail';
import { Panel } from '../../ui/panel.tsx';
import { StateDot } from '../../ui/state-dot.tsx';
import styles from './mail.module.css';
import { TestMail } from './test-mail.tsx';

/** Shows the status of the mail server, with a form for a test mail. */
export function MailServer({ record }: { record: MailSettingsRecord }) {
  const mayWrite = useRight('mail.write');
  const { can_send, server, waiting, failed } = record;
  return (
    <>
      <Panel title="E-posta sunucusu">
        <p className={styles.serverState}>
          <StateDot tone={can_send ? 'good' : 'warn'} />
          {can_send ? 'Kurulu' : 'Kurulu değil'}
        </p>
        {can_send ? (
          <dl className={styles.facts}>
            <dt>Sunucu</dt>
            <dd>{server}</dd>
            <dt>Sırada bekleyen</dt>
            <dd>{waiting}</dd>
            <dt>Gönderilemeyen</dt>
            <dd>{failed}</dd>
          </dl>
        ) : (
          <p className={styles.quiet}>
            E-posta sunucusunun adresi kullanıcı adı ve şifre içerdiğinden panelden değil, sunucunun SMTP_URL ayarından
            verilir. O zamana kadar hiçbir e-posta gönderilmez; iletiler panelde okunmaya devam eder.
          </p>
        )}
      </Panel>
      {can_send && mayWrite ? <TestMail /> : null}
    </>
  );
}
