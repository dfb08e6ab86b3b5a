import { supportStatusLabels, type SupportStatus } from 'shared-contracts/support';
import styles from './support.module.css';

export function SupportState({ status }: { status: SupportStatus }) {
  return (
    <span className={styles.state} data-status={status}>
      {supportStatusLabels[status]}
    </span>
  );
}
