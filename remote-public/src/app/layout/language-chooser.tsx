import { api } from 'shared-contracts/paths';
import { useRootData } from '../../shared/root-data.ts';
import styles from './header.module.css';

/** Only where there is a choice. Plain links: the call sets the cookie and leads back to this page. */
export function LanguageChooser() {
  const { language, languages, texts } = useRootData();
  if (languages.length < 2) return null;
  return (
    <ul className={styles.languages} aria-label={texts.common.language}>
      {languages.map(({ abbr, lang }) => (
        <li key={abbr}>
          <a
            href={api.changeLanguage(abbr)}
            lang={abbr}
            hrefLang={abbr}
            rel="nofollow"
            aria-current={abbr === language ? 'true' : undefined}
          >
            {lang}
          </a>
        </li>
      ))}
    </ul>
  );
}
