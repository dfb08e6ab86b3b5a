import type { ReactNode } from 'react';
import styles from './record-facts.module.css';

/** What is known about a record: an empty value is not shown. */
export interface RecordFact {
  label: string;
  value: ReactNode;
  /** `lang` attribute of the value; undefined if it is the language of the surrounding site texts. */
  lang?: string | undefined;
}

/** Renders what is known about a record beside its text; nothing if nothing is. */
export function RecordFacts({ facts }: { facts: readonly RecordFact[] }) {
  const known = facts.filter(({ value }) => Boolean(value));
  if (known.length === 0) return null;
  return (
    <aside className={styles.aside}>
      <dl className={styles.facts}>
        {known.map(({ label, value, lang }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd lang={lang}>{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
