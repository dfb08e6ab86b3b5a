import styles from './state-dot.module.css';

interface StateDotProps {
  /** `off` is a ring; the others are full. */
  tone: 'good' | 'warn' | 'bad' | 'off';
}

/** Stands before a state's words, which say the same without colour. */
export function StateDot({ tone }: StateDotProps) {
  return <span className={styles.dot} data-tone={tone} aria-hidden />;
}
