import { adminPaths } from 'shared-contracts/paths';
import type { Arrival } from './arrival.ts';
import styles from './sign-in.module.css';

/** Says why the page was reached, with a way back to the panel where there is one. */
export function Notice({ text, retry }: Pick<Arrival, 'text' | 'retry'>) {
  return (
    <div className={styles.notice} role="alert">
      <p>{text}</p>
      {retry && <a href={adminPaths.root}>Tekrar dene</a>}
    </div>
  );
}
