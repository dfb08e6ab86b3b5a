import type { ReactNode } from 'react';
import styles from './states.module.css';

interface StateViewProps {
  /** A word or number that names the state. */
  mark?: string;
  title: string;
  text: string;
  action?: ReactNode;
}

/** A whole screen that has nothing to show but why, and what to do now. */
export function StateView({ mark, title, text, action }: StateViewProps) {
  return (
    <section className={styles.view}>
      {mark ? <p className={styles.mark}>{mark}</p> : null}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {action ? <div className={styles.actions}>{action}</div> : null}
    </section>
  );
}
