import {
  subscriptionStateLabels,
  type NewsletterRecord,
  type SubscriptionState,
} from '@vitrin/shared-contracts/newsletter';
import { NoLegalAdvice } from '../../ui/no-legal-advice.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './newsletter.module.css';

const states = Object.keys(subscriptionStateLabels) as SubscriptionState[];

/** Shows how many subscriptions there are, and that a form on a site is a matter of law too. */
export function SubscriptionCounts({ record: { counts } }: { record: NewsletterRecord }) {
  return (
    <>
      <Panel title="Abonelikler">
        <dl className={styles.facts}>
          {states.map((state) => (
            <div key={state}>
              <dt>{subscriptionStateLabels[state]}</dt>
              <dd>{counts[state]}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      <Panel title="İYS">
        <p className={styles.quiet}>
          Ticari elektronik ileti göndermeden önce izinleri İleti Yönetim Sistemi’ne (İYS) yüklemeniz gerekebilir.
          ‘Aboneler’ bölümündeki dosya bunun içindir.
        </p>
        <NoLegalAdvice />
      </Panel>
    </>
  );
}
