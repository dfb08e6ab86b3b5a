import styles from './sections.module.css';

/** Number of messages of the fields in a card; nothing without one. */
export function ErrorCount({ count }: { count: number }) {
  return count === 0 ? null : <span className={styles.errors}>{count} hata</span>;
}
