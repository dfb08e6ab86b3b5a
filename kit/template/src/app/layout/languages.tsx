import { api } from '@vitrin/shared-contracts/paths';
import { useSite } from '../../shared/site.ts';
import styles from './layout.module.css';

/**
 * Shown only when there are several languages. Plain links, which work without JavaScript: the request stores the
 * choice and redirects back to this page.
 */
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
