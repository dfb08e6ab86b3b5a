import { fill } from 'shared-contracts/static-texts';
import { textsLanguage, useRootData } from './root-data.ts';
import styles from './shared.module.css';

/** `lang` attribute of content; none where it is the language that the texts around it are in. */
export function useContentLanguage(lang: string | undefined): string | undefined {
  return textsLanguage(useRootData()) === lang ? undefined : lang;
}

/** A quiet line above content that does not exist in the chosen language yet. */
export function LanguageNotice({ lang }: { lang: string }) {
  const { language, languages, texts } = useRootData();
  if (lang === language) return null;
  const name = languages.find(({ abbr }) => abbr === lang)?.lang ?? lang;
  return <p className={styles.notice}>{fill(texts.common.inOtherLanguage, { language: name })}</p>;
}
