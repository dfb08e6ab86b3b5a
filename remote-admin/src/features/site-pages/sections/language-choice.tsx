import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import styles from './sections.module.css';

interface LanguageChoiceProps {
  languages: readonly LanguageInfo[];
  shown: readonly [lang: string, show: (lang: string) => void];
}

/** Language of the texts below: the same as that of the tabs above. */
export function LanguageChoice({ languages, shown: [shown, show] }: LanguageChoiceProps) {
  if (languages.length < 2) return null;
  return (
    <div className={styles.languages} role="group" aria-label="Bölümlerin dili">
      {languages.map(({ abbr, lang }) => (
        <button key={abbr} type="button" aria-pressed={abbr === shown} onClick={() => show(abbr)}>
          {lang}
        </button>
      ))}
    </div>
  );
}
