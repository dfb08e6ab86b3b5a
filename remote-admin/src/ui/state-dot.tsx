import styles from './state-dot.module.css';

interface StateDotProps {
  /** `off` is rendered as a ring; the others are filled. */
  tone: 'good' | 'warn' | 'bad' | 'off';
}

/** Coloured dot before a state label, which has the same meaning without colour. */
export function StateDot({ tone }: StateDotProps) {
  return <span className={styles.dot} data-tone={tone} aria-hidden />;
}
