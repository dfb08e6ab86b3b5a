import IconCircleCheckFilled from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs';
import IconCircleDashed from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs';
import { lazy, Suspense, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { publicationStateLabels, type PublicationState } from '@vitrin/shared-contracts/publication-state';
import { errorsByLanguage, languageOf, useFieldErrors } from '../form/field-errors.ts';
import { revealFieldEvent } from '../form/focus-error.ts';
import { useLanguageState } from '../publication/publication-context.ts';
import {
  SideBySideContext,
  useTranslationTarget,
  type SideBySide,
} from '../translations/side-by-side/translation-target.ts';
import styles from './language-tabs.module.css';

const TranslationBar = lazy(async () => ({
  default: (await import('../translations/translation-bar.tsx')).TranslationBar,
}));

interface LanguageTabsProps {
  languages: readonly LanguageInfo[];
  /** Checks whether the language has a text. */
  filled: (abbr: string) => boolean;
  /** The language that is shown and the function that changes it, if other parts of the form follow it. */
  shown?: readonly [shown: string, show: (abbr: string) => void];
  children: (abbr: string) => ReactNode;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** One tab per language, marked as filled, missing or invalid. The fields of a tab stay mounted after it was opened. */
export function LanguageTabs({ languages, filled, shown: followed, children }: LanguageTabsProps) {
  const translated = useTranslated(languages);
  const own = useState(useFirstLanguage(languages));
  const [shown, setShown] = followed ?? own;
  const opened = useRef(new Set<string>());
  opened.current.add(shown);
  const stateOf = useLanguageState();
  const [source] = languages;
  const counts = errorsByLanguage(useFieldErrors().errors);
  useEffect(() => {
    const reveal = (event: Event) => {
      const language = event instanceof CustomEvent ? languageOf(String(event.detail)) : null;
      if (language) setShown(language);
    };
    document.addEventListener(revealFieldEvent, reveal);
    return () => document.removeEventListener(revealFieldEvent, reveal);
  }, [setShown]);
  if (languages.length === 1) return <>{children(shown)}</>;

  const follow = (event: KeyboardEvent, index: number) => {
    const next = languages.at((index + (steps[event.key] ?? 0)) % languages.length);
    if (!(event.key in steps) || !next) return;
    event.preventDefault();
    setShown(next.abbr);
    document.getElementById(`tab-${next.abbr}`)?.focus();
  };
  return (
    <div>
      {translated ? (
        <Suspense fallback={<div className={styles.barPlace} />}>
          <TranslationBar {...translated} />
        </Suspense>
      ) : null}
      <div role="tablist" aria-label="Diller" className={styles.tabs}>
        {languages.map(({ abbr, lang }, index) => (
          <button
            key={abbr}
            type="button"
            role="tab"
            id={`tab-${abbr}`}
            aria-controls={`panel-${abbr}`}
            aria-selected={abbr === shown}
            tabIndex={abbr === shown ? 0 : -1}
            className={styles.tab}
            onClick={() => setShown(abbr)}
            onKeyDown={(event) => follow(event, index)}
          >
            <Mark errors={counts[abbr] ?? 0} filled={filled(abbr)} />
            <span>{lang}</span>
            <LanguageState state={stateOf(abbr)} />
          </button>
        ))}
      </div>
      {languages.map(({ abbr }) => (
        <div
          key={abbr}
          role="tabpanel"
          id={`panel-${abbr}`}
          aria-labelledby={`tab-${abbr}`}
          hidden={abbr !== shown}
          className={styles.panel}
        >
          <SideBySideContext value={translated && source && abbr !== source.abbr ? { lang: abbr, source } : null}>
            {opened.current.has(abbr) ? children(abbr) : null}
          </SideBySideContext>
        </div>
      ))}
    </div>
  );
}

/** Returns the language that a form shows first: the one that is translated, else the default one. */
export function useFirstLanguage(languages: readonly LanguageInfo[]): string {
  return useTranslated(languages)?.target.lang ?? languages[0]?.abbr ?? '';
}

/** Returns the languages that the fields of a language stand beside; null if they stand alone. */
export function useSideBySide(languages: readonly LanguageInfo[], lang: string): SideBySide | null {
  const [source] = languages;
  const translated = useTranslated(languages);
  return translated && source && lang !== source.abbr ? { lang, source } : null;
}

/** Returns what is translated here beside the default language; null for a form that is edited as usual. */
function useTranslated(languages: readonly LanguageInfo[]) {
  const target = useTranslationTarget();
  const language = languages.slice(1).find(({ abbr }) => abbr === target?.lang);
  return target && language ? { target, language: language.lang } : null;
}

/** State of a language on the site, unless it is simply published: in the words of the lists, without 'Yayında'. */
function LanguageState({ state }: { state: PublicationState | null }) {
  if (state === null || state === 'published') return null;
  const [, beside] = publicationStateLabels[state].split(' · ');
  return <span className={styles.state}>{beside ?? publicationStateLabels[state].toLocaleLowerCase('tr')}</span>;
}

function Mark({ errors, filled }: { errors: number; filled: boolean }) {
  if (errors > 0) {
    return (
      <span className={styles.errors} aria-label={`${errors} hata`} role="img">
        {errors}
      </span>
    );
  }
  return filled ? (
    <IconCircleCheckFilled size={16} className={styles.filled} role="img" aria-label="Dolu" />
  ) : (
    <IconCircleDashed size={16} className={styles.missing} role="img" aria-label="Eksik" />
  );
}
