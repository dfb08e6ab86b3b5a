import type { ReactNode } from 'react';
import styles from './panel.module.css';

/** Group of related fields with a heading. */
export function Panel({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={styles.panel}>
      {title ? <h2 className={styles.title}>{title}</h2> : null}
      {children}
    </section>
  );
}
