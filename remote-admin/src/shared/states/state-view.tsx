import type { ReactNode } from 'react';
import styles from './states.module.css';

interface StateViewProps {
  /** A word or number that names the state. */
  mark?: string;
  title: string;
  text: string;
  action?: ReactNode;
  /** The screen's own heading stands above. */
  below?: boolean;
}

/** A screen, or the part of it below its heading, that has nothing to show but why, and what to do now. */
export function StateView({ mark, title, text, action, below = false }: StateViewProps) {
  const Title = below ? 'h2' : 'h1';
  return (
    <section className={styles.view}>
      {mark ? <p className={styles.mark}>{mark}</p> : null}
      <Title className={styles.title}>{title}</Title>
      <p className={styles.text}>{text}</p>
      {action ? <div className={styles.actions}>{action}</div> : null}
    </section>
  );
}
