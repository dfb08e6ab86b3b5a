import { StateDot } from './state-dot.tsx';
import styles from './disabled-creator.module.css';

/** Says that the user who made something is disabled; it goes on all the same. `active` is undefined if it is not known. */
export function DisabledCreator({ active }: { active: boolean | undefined }) {
  if (active !== false) return null;
  return (
    <span className={styles.mark}>
      <StateDot tone="bad" />
      Oluşturan devre dışı
    </span>
  );
}
