import { fill } from '@vitrin/shared-contracts/static-texts';
import { useFrameData } from './frame.ts';
import { textsLanguage, useRootData } from './root-data.ts';
import styles from './shared.module.css';

/** Returns the `lang` attribute of content; undefined if it is the language of the surrounding site texts. */
export function useContentLanguage(lang: string | undefined): string | undefined {
  return textsLanguage(useFrameData()) === lang ? undefined : lang;
}

/**
 * Returns the notice that the content, or a part of it, does not exist in the page language; null if all of it does.
 */
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

/** Shows the notice as an unobtrusive line above the content. */
export function LanguageNotice({ lang }: LanguageNoticeProps) {
  const notice = useLanguageNotice([lang].flat());
  return notice === null ? null : <p className={styles.notice}>{notice}</p>;
}
