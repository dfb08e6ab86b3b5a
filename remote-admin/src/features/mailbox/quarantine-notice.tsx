import type { SpamReason } from 'shared-contracts/mailbox';
import { reasonLabels } from './mailbox.words.ts';
import styles from './reading.module.css';

export function QuarantineNotice({ reasons }: { reasons: readonly SpamReason[] }) {
  return (
    <div className={styles.quarantine}>
      <p>Bu ileti karantinada: istenmeyen ileti olabilir.</p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reasonLabels[reason]}</li>
        ))}
      </ul>
    </div>
  );
}
