import styles from './fields.module.css';

/** Number of characters used and allowed. */
export function Counter({ length, maxLength }: { length: number; maxLength: number }) {
  return (
    <span className={styles.counter} data-over={length > maxLength || undefined} aria-hidden>
      {length}/{maxLength}
    </span>
  );
}
