import styles from './languages.module.css';
import type { TextProgress } from './static-texts.values.ts';

/** Shows how much of a language is translated. */
export function TextProgressBar({ label, progress: { filled, total } }: { label: string; progress: TextProgress }) {
  return (
    <span className={styles.progress}>
      <progress className={styles.bar} value={filled} max={total} aria-label={label} />
      <span className={styles.share}>
        {filled} / {total}
      </span>
    </span>
  );
}
