import type { ReactNode } from 'react';
import styles from './page-contents.module.css';

/** Fields of one part of the page, titled as visitors know it. */
export function ContentSection({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <div>
        <h2 className={styles.sectionTitle}>{title}</h2>
        {help ? <p className={styles.hint}>{help}</p> : null}
      </div>
      {children}
    </section>
  );
}
