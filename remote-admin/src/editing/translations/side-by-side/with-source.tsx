import { lazy, Suspense, useContext, type ReactNode } from 'react';
import { SideBySideContext, type SideBySide } from './translation-target.ts';
import styles from './with-source.module.css';

const SourceText = lazy(async () => ({ default: (await import('../source-text.tsx')).SourceText }));

interface WithSourceProps {
  /** Path of the field in the form. */
  name: string;
  label: string;
  children: ReactNode;
}

/** A field of a translation, beside the text of its source while the form shows both. */
export function WithSource({ name, label, children }: WithSourceProps) {
  const languages = useContext(SideBySideContext);
  const source = languages && sourceName(name, languages);
  if (!languages || source === null) return <>{children}</>;
  return (
    <div className={styles.place}>
      <div className={styles.pair}>
        <Suspense fallback={<div />}>
          <SourceText name={source} label={label} language={languages.source} />
        </Suspense>
        <div className={styles.field}>{children}</div>
      </div>
    </div>
  );
}

function sourceName(name: string, { lang, source }: SideBySide): string | null {
  const prefix = `translations.${lang}.`;
  return name.startsWith(prefix) ? `translations.${source.abbr}.${name.slice(prefix.length)}` : null;
}
