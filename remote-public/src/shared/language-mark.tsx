import { fill } from 'shared-contracts/static-texts';
import { useRootData } from './root-data.ts';
import styles from './shared.module.css';

/** A small mark on content that stands in another language than the page: its language's own name. */
export function LanguageMark({ lang }: { lang: string }) {
  const { language, languages, texts } = useRootData();
  if (lang === language) return null;
  const name = languages.find(({ abbr }) => abbr === lang)?.lang ?? lang;
  return (
    <span className={styles.mark} lang={lang} title={fill(texts.common.inOtherLanguage, { language: name })}>
      {name}
    </span>
  );
}
