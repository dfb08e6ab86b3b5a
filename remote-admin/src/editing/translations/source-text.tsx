import { getIn, useFormikContext } from 'formik';
import { useContext, useState } from 'react';
import { directionOf } from '@vitrin/shared-contracts/languages';
import { FieldPlaceContext } from '../form/use-form-field.ts';
import { DocumentView } from './document-view.tsx';
import styles from './translations.module.css';

interface SourceTextProps {
  /** Name of the source in the form. */
  name: string;
  label: string;
  language: { abbr: string; lang: string };
}

/** Narrower screens have no room for two columns. */
const WIDE = '(min-width: 1000px)';

/** The text of the source beside its field; folded above it on a narrow screen. */
export function SourceText({ name, label, language: { abbr, lang } }: SourceTextProps) {
  const [isWide] = useState(() => matchMedia(WIDE).matches);
  const { values } = useFormikContext<object>();
  const place = useContext(FieldPlaceContext);
  const value = getIn(values, place(name)) as unknown;
  const title = `${lang}: ${label}`;
  return (
    <details className={styles.source} open={isWide}>
      <summary>{title}</summary>
      <div className={styles.sourceText} lang={abbr} dir={directionOf(abbr)}>
        {isDocument(value) ? <DocumentView document={value} title={title} /> : <SourceValue value={value} />}
      </div>
    </details>
  );
}

function SourceValue({ value }: { value: unknown }) {
  const text = Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : '';
  return text === '' ? <p className={styles.noText}>Boş</p> : <p>{text}</p>;
}

function isDocument(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'type' in value;
}
