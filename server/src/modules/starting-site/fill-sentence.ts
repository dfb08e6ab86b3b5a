/** Values of the texts of the starting site; an empty one is not known. */
export interface SentenceValues {
  /** Name of the company. */
  firma: string;
  /** Name of its province. */
  il: string;
  /** What it does, in its own words. */
  is: string;
}

const PLACEHOLDER = /\{(firma|il|is)\}/g;
const OPTIONAL = /\[([^[\]]*)\]/g;
const SENTENCE_START = /(^|[.!?] |\n)(\p{Ll})/gu;
const VALUE_AT_START = /(^|[.!?] |\n)\{is\}/g;

/**
 * Fills a text of a trade. A part in brackets is left out while one of its values is not known; the sentence then begins
 * with a capital all the same. Values are put in last, so that a name such as 'Kuzey A.Ş.' ends no sentence.
 * @example
 * ```ts
 * fillSentence('[{il} merkezli ]üreticiyiz.', { firma: 'Kuzey', il: '', is: '' }); // 'Üreticiyiz.'
 * ```
 */
export function fillSentence(text: string, values: SentenceValues): string {
  const known = text.replaceAll(OPTIONAL, (_part, inner: string) => (isKnown(inner, values) ? inner : ''));
  const begun = known
    .replaceAll(VALUE_AT_START, (_found, before: string) => before + capitalized(values.is))
    .replaceAll(SENTENCE_START, (_found, before: string, letter: string) => before + letter.toLocaleUpperCase('tr'));
  return begun.replaceAll(PLACEHOLDER, (_found, name: keyof SentenceValues) => values[name]).trim();
}

function isKnown(text: string, values: SentenceValues): boolean {
  return [...text.matchAll(PLACEHOLDER)].every(([, name]) => values[name as keyof SentenceValues] !== '');
}

function capitalized(text: string): string {
  const [first = '', ...others] = text;
  return first.toLocaleUpperCase('tr') + others.join('');
}
