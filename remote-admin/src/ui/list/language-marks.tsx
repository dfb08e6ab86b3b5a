import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import styles from './list.module.css';

interface LanguageMarksProps {
  languages: readonly LanguageInfo[];
  present: readonly string[];
}

/** One small mark per language: filled if it has a text, hollow if it is missing. */
export function LanguageMarks({ languages, present }: LanguageMarksProps) {
  return (
    <ul className={styles.marks} aria-label="Diller">
      {languages.map(({ abbr, lang }) => {
        const there = present.includes(abbr);
        const text = `${lang}: ${there ? 'dolu' : 'eksik'}`;
        return (
          <li key={abbr} className={styles.mark} data-abbr={abbr} data-there={there || undefined} title={text}>
            <span className={styles.hiddenText}>{text}</span>
          </li>
        );
      })}
    </ul>
  );
}
