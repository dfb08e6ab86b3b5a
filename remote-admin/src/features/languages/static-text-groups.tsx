import { useFormikContext } from 'formik';
import { useCallback, useEffect, useRef } from 'react';
import { directionOf, type LanguageRecord } from '@vitrin/shared-contracts/languages';
import { useFieldErrors } from '../../editing/form/field-errors.ts';
import { revealFieldEvent } from '../../editing/form/focus-error.ts';
import styles from './languages.module.css';
import { StaticTextRow } from './static-text-row.tsx';
import { isComplete, textOf, type TextKey, type TextValues } from './static-texts.values.ts';
import { textGroups } from './text-groups.ts';

interface StaticTextGroupsProps {
  language: LanguageRecord;
  reference: TextValues;
  shown: readonly TextKey[];
  /** Shows all texts again, because a text hidden by the filter has an error. */
  onShowAll: () => void;
}

export function StaticTextGroups({ language, reference, shown, onShowAll }: StaticTextGroupsProps) {
  const { values, setFieldValue, setFieldTouched } = useFormikContext<TextValues>();
  const { errors, clearError } = useFieldErrors();
  const latest = useRef({ clearError, onReveal: onShowAll });
  latest.current = { clearError, onReveal: onShowAll };
  const change = useCallback(
    (path: string, text: string) => {
      latest.current.clearError(path);
      void setFieldValue(path, text);
    },
    [setFieldValue],
  );
  const markTouched = useCallback((path: string) => void setFieldTouched(path), [setFieldTouched]);
  useEffect(() => {
    const reveal = () => latest.current.onReveal();
    document.addEventListener(revealFieldEvent, reveal);
    return () => document.removeEventListener(revealFieldEvent, reveal);
  }, []);

  const { abbr } = language;
  const dir = directionOf(abbr);
  return textGroups.map(({ group, label }) => {
    const keys = shown.filter((key) => key.group === group);
    if (keys.length === 0) return null;
    return (
      <section key={group} className={styles.group} aria-labelledby={`metin-${group}`}>
        <h2 id={`metin-${group}`}>{label}</h2>
        {keys.map((key) => (
          <StaticTextRow
            key={key.path}
            path={key.path}
            reference={textOf(reference, key)}
            value={textOf(values, key)}
            error={errors[key.path]}
            isMarkedMissing={!isComplete(language)}
            lang={abbr}
            dir={dir}
            onChange={change}
            onLeave={markTouched}
          />
        ))}
      </section>
    );
  });
}
