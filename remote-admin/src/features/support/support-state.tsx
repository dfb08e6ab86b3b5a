import {
  supportImportanceLabels,
  supportStatusLabels,
  type SupportImportance,
  type SupportStatus,
} from '@vitrin/shared-contracts/support';
import { StateDot } from '../../ui/state-dot.tsx';
import styles from './support.module.css';

const tones = { open: 'warn', answered: 'good', closed: 'off' } as const satisfies Record<SupportStatus, string>;

export function SupportState({ status }: { status: SupportStatus }) {
  return (
    <span className={styles.state} data-status={status}>
      <StateDot tone={tones[status]} />
      {supportStatusLabels[status]}
    </span>
  );
}

/** Shows the importance; only high importance is emphasised. */
export function SupportImportanceMark({ importance }: { importance: SupportImportance }) {
  return (
    <span className={styles.importance} data-importance={importance}>
      Önemi: {supportImportanceLabels[importance].toLocaleLowerCase('tr')}
    </span>
  );
}
