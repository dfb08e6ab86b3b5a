import type { Finding } from './finding.ts';

/** The texts of a page in one language. */
export interface TranslatedTexts {
  /** Abbreviation. */
  language: string;
  /** Name of the language. */
  name: string;
  /** Path of the field that is shown first. */
  path: string;
  /** True if no text was written in the language. */
  isEmpty: boolean;
  /** Text of the document without formatting, and path of its field. */
  document: { text: string; path: string };
}

/** A short text says little about its translation. */
const COMPARED_LENGTH = 300;
/** Translations between languages with alphabets are rarely shorter than two thirds of the source. */
const SHORT_SHARE = 0.4;
/** Languages whose characters stand for syllables or words. */
const denseLanguages = new Set(['zh', 'ja', 'ko']);

/**
 * Finds languages of the site without texts, and texts that are much shorter than those of the default language.
 * @param languages - texts by language, default language first
 */
export function checkTranslations(languages: readonly TranslatedTexts[]): Finding[] {
  const [source, ...others] = languages;
  if (!source || source.isEmpty) return [];
  return others.flatMap((texts) => findingOf(source, texts) ?? []);
}

function findingOf(source: TranslatedTexts, { language, name, path, isEmpty, document }: TranslatedTexts) {
  if (isEmpty) {
    const text = `${name} metni yok; bu dilin ziyaretçileri ${source.name} metni görür. Çevirisini yazın.`;
    return found({ rule: 'translation-missing', severity: 'warning', path, language, text });
  }
  const { text: written, path: documentPath } = document;
  const compared = source.document.text.length;
  if (compared > 0 && written === '') {
    const text = `${name} metni boş, ${source.name} metni dolu. Çevirisini yazın.`;
    return found({ rule: 'translation-incomplete', severity: 'warning', path: documentPath, language, text });
  }
  if (denseLanguages.has(language) || compared < COMPARED_LENGTH || written.length >= compared * SHORT_SHARE)
    return null;
  const lengths = `${name} metni ${written.length}, ${source.name} metni ${compared} karakter.`;
  const text = `${lengths} Eksik kalan bölüm olup olmadığına bakın.`;
  return found({ rule: 'translation-short', severity: 'advice', path: documentPath, language, text });
}

const found = (finding: Finding): Finding => finding;
