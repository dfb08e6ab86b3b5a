import type { ReactNode } from 'react';
import type { AccountSection } from './account-sections.ts';
import styles from './account.module.css';

interface SectionCardProps {
  section: AccountSection;
  /** What this part is for. */
  lead: string;
  children: ReactNode;
}

export function SectionCard({ section: { id, title }, lead, children }: SectionCardProps) {
  const heading = `${id}-baslik`;
  return (
    <section id={id} className={styles.card} aria-labelledby={heading}>
      <header className={styles.cardHeader}>
        <h2 id={heading} className={styles.cardTitle} tabIndex={-1}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
    </section>
  );
}
