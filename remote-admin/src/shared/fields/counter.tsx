import styles from './fields.module.css';

/** Characters used of those allowed. */
export function Counter({ length, longest }: { length: number; longest: number }) {
  return (
    <span className={styles.counter} data-over={length > longest || undefined} aria-hidden>
      {length}/{longest}
    </span>
  );
}
