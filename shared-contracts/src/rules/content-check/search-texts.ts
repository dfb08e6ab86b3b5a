import { limits } from '../limits.ts';
import { charactersOf } from './characters.ts';
import type { Finding } from './finding.ts';

/** A text as a search engine shows it, and the form field that changes it. */
export interface SearchText {
  text: string;
  path: string;
}

/** Title and description of a page in one language. */
export interface SearchTexts {
  /** Abbreviation. */
  language: string;
  /** Name of the language. */
  name: string;
  title: SearchText;
  description: SearchText;
}

type Part = 'title' | 'description';

const labels = { title: 'Başlık', description: 'Açıklama' } as const satisfies Record<Part, string>;
const missingTexts = {
  title: 'Başlık yok. Sayfanın neyi anlattığını söyleyen birkaç sözcük yazın.',
  description: 'Açıklama yok. Arama sonucunda görünmesi için sayfayı anlatan bir iki cümle yazın.',
} as const satisfies Record<Part, string>;

/**
 * Checks title and description of a page for search results: missing, too short, too long, or the same in another language.
 * @param texts - texts of the page in one language
 * @param others - texts of the languages that may be repeated
 */
export function checkSearchTexts(texts: SearchTexts, others: readonly SearchTexts[]): Finding[] {
  return [...checkPart('title', texts, others), ...checkPart('description', texts, others)];
}

function checkPart(part: Part, texts: SearchTexts, others: readonly SearchTexts[]): Finding[] {
  const { text, path } = texts[part];
  const found = { path, language: texts.language };
  if (text.trim() === '') {
    return [{ ...found, rule: `${part}-missing`, severity: 'warning', text: missingTexts[part] }];
  }
  return [...checkLength(part, text.trim(), found), ...checkRepetition(part, texts, others)];
}

function checkLength(part: Part, text: string, found: Pick<Finding, 'path' | 'language'>): Finding[] {
  const { min, max } = limits.searchResult[part];
  const { length } = charactersOf(text);
  const label = labels[part];
  if (length < min) {
    const advice = `${label} ${length} karakter. Arayanın ne bulacağını anlaması için en az ${min} karakter yazın.`;
    return [{ ...found, rule: `${part}-short`, severity: 'advice', text: advice }];
  }
  if (length <= max) return [];
  const advice = `${label} ${length} karakter; arama sonucunda ${max} karakterden sonrası kesilir. Kısaltın.`;
  return [{ ...found, rule: `${part}-long`, severity: 'advice', text: advice }];
}

/** Names of products are often the same in all languages; a sentence is not. */
function checkRepetition(part: Part, texts: SearchTexts, others: readonly SearchTexts[]): Finding[] {
  const { text, path } = texts[part];
  const same = others.find((other) => other.language !== texts.language && isSame(other[part].text, text));
  if (!same) return [];
  return [
    {
      path,
      language: texts.language,
      rule: `${part}-repeated`,
      severity: part === 'title' ? 'advice' : 'warning',
      text: `${labels[part]}, ${same.name} sürümündekiyle aynı. Çevirin.`,
    },
  ];
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLocaleLowerCase('tr') === other.trim().toLocaleLowerCase('tr');
}
