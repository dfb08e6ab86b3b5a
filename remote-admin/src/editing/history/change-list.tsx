import type { FieldChange } from '@vitrin/shared-contracts/history';
import styles from './history.module.css';
import { TextDifference } from './text-difference.tsx';
import { valueText } from './value-text.ts';

/** Fields that differ, each with its removed and added words. */
export function ChangeList({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <dl className={styles.changes}>
      {changes.map(({ path, label, before, after }) => (
        <div key={path}>
          <dt>{label}</dt>
          <dd>
            <TextDifference before={valueText(before)} after={valueText(after)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
