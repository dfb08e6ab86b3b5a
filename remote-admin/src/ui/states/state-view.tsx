import type { ReactNode } from 'react';
import styles from './states.module.css';

interface StateViewProps {
  /** Word or number that identifies the state. */
  mark?: string;
  title: string;
  text: string;
  action?: ReactNode;
  /** The screen renders its own heading above. */
  below?: boolean;
}

/** Screen, or part of a screen below its heading, that shows only a message and an action. */
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
