import type { MessageLabel } from 'shared-contracts/message-workflow';
import styles from './labels.module.css';

export function LabelChip({ label: { name, colour } }: { label: Pick<MessageLabel, 'name' | 'colour'> }) {
  return (
    <span className={styles.chip} data-colour={colour}>
      {name}
    </span>
  );
}
