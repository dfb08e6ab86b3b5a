import { fill } from 'shared-contracts/static-texts';
import { useRootData } from './root-data.ts';
import styles from './shared.module.css';

/** `lang` attribute of content; none where it is the page's own language. */
export function useContentLanguage(lang: string | undefined): string | undefined {
  return useRootData().language === lang ? undefined : lang;
}

/** A quiet line above content that does not exist in the chosen language yet. */
export function LanguageNotice({ lang }: { lang: string }) {
  const { language, languages, texts } = useRootData();
  if (lang === language) return null;
  const name = languages.find(({ abbr }) => abbr === lang)?.lang ?? lang;
  return <p className={styles.notice}>{fill(texts.common.inOtherLanguage, { language: name })}</p>;
}
