import { api } from 'shared-contracts/paths';
import { useSite } from '../../shared/site.ts';
import styles from './layout.module.css';

/** Only where there is a choice. Plain links: the call notes the choice and leads back to this page, with or without script. */
export function Languages() {
  const { language, languages, siteTexts } = useSite();
  if (languages.length < 2) return null;
  return (
    <ul className={styles.languages} aria-label={siteTexts.common.language}>
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
