import { loginPath } from '@vitrin/shared-contracts/paths';
import { useLoaderData } from '@vitrin/shared-contracts/router';
import { useLanguage } from '@vitrin/shared-contracts/state';
import { useTexts } from '../../shared/texts/texts.ts';
import type { SignInData } from './sign-in.loader.ts';
import styles from './sign-in.module.css';

/** Links to the sign-in in the other languages of the site. Each loads a document, which has the language of the link. */
export function LanguageLinks() {
  const { languages } = useLoaderData<SignInData>();
  const { abbr: current } = useLanguage();
  const { t } = useTexts();
  if (languages.length < 2) return null;
  return (
    <nav className={styles.languages} aria-label={t('Dil')}>
      {languages.map(({ abbr, lang }) => (
        <a
          key={abbr}
          href={`${loginPath}?lang=${abbr}`}
          lang={abbr}
          hrefLang={abbr}
          aria-current={abbr === current ? 'true' : undefined}
        >
          {lang}
        </a>
      ))}
    </nav>
  );
}
