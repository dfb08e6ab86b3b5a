import { memo } from 'react';
import { limits } from '@vitrin/shared-contracts/limits';
import styles from './languages.module.css';
import { missingPlaceholders } from './static-texts.values.ts';

interface StaticTextRowProps {
  path: string;
  /** What visitors read where this language has no text. */
  reference: string;
  value: string;
  error: string | undefined;
  /** Whether to mark the text as missing while it is empty; always false for the default language. */
  isMarkedMissing: boolean;
  lang: string;
  dir: 'ltr' | 'rtl';
  onChange: (path: string, text: string) => void;
  onLeave: (path: string) => void;
}

const CHARACTERS_PER_LINE = 44;

/** One text beside its reference text. Memoized, so that typing rerenders only the changed row of many. */
export const StaticTextRow = memo(function StaticTextRow(props: StaticTextRowProps) {
  const { path, reference, value, error, isMarkedMissing, lang, dir, onChange, onLeave } = props;
  const missing = isMarkedMissing && value.trim() === '';
  const note = error ?? hintOf(reference, value);
  return (
    <div className={styles.text} data-missing={missing || undefined}>
      <div className={styles.reference}>
        <label htmlFor={path}>{reference}</label>
        {missing ? (
          <span id={`${path}-eksik`} className={styles.missing}>
            Eksik
          </span>
        ) : null}
      </div>
      <div className={styles.own}>
        <textarea
          id={path}
          className={styles.area}
          lang={lang}
          dir={dir}
          rows={Math.ceil(Math.max(reference.length, value.length, 1) / CHARACTERS_PER_LINE)}
          value={value}
          placeholder={isMarkedMissing ? '' : reference}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(path, { not: note !== null, eksik: missing })}
          onChange={(event) => onChange(path, event.currentTarget.value)}
          onBlur={() => onLeave(path)}
        />
        {note ? (
          <p id={`${path}-not`} className={styles.note} data-error={error ? true : undefined}>
            {note}
          </p>
        ) : null}
      </div>
    </div>
  );
});

function describedBy(path: string, shown: Readonly<Record<string, boolean>>): string | undefined {
  const ids = Object.keys(shown).filter((name) => shown[name]);
  return ids.length > 0 ? ids.map((name) => `${path}-${name}`).join(' ') : undefined;
}

function hintOf(reference: string, value: string): string | null {
  if (value.length > limits.staticText.max) return `${value.length} / ${limits.staticText.max} karakter`;
  const lost = missingPlaceholders(reference, value);
  return lost.length > 0 ? `${lost.join(', ')} çeviride yok; yerine gelecek değer sitede görünmez.` : null;
}
