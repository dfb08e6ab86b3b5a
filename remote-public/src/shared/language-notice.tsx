import { fill } from 'shared-contracts/static-texts';
import { textsLanguage, useRootData } from './root-data.ts';
import styles from './shared.module.css';

/** `lang` attribute of content; none where it is the language that the texts around it are in. */
export function useContentLanguage(lang: string | undefined): string | undefined {
  return textsLanguage(useRootData()) === lang ? undefined : lang;
}

/** What a page says, once, where its content does not exist in the chosen language yet; null where all of it does. */
export function useLanguageNotice(contents: readonly string[]): string | null {
  const { language, languages, texts } = useRootData();
  const other = contents.find((each) => each !== language);
  if (other === undefined) return null;
  const name = languages.find(({ abbr }) => abbr === other)?.lang ?? other;
  const { inOtherLanguage, partlyInOtherLanguage } = texts.common;
  return fill(contents.includes(language) ? partlyInOtherLanguage : inOtherLanguage, { language: name });
}

interface LanguageNoticeProps {
  /** Language of the page's content, or of all its parts. */
  lang: string | readonly string[];
}

/** The notice as a quiet line above the content. */
export function LanguageNotice({ lang }: LanguageNoticeProps) {
  const notice = useLanguageNotice([lang].flat());
  return notice === null ? null : <p className={styles.notice}>{notice}</p>;
}
