/** Categories of plural forms that languages have (CLDR). Turkish has none after a number, Arabic has all six. */
export const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
/** Category of plural forms; see `pluralCategories`. */
export type PluralCategory = (typeof pluralCategories)[number];

/** Text with plural forms, each of which is a whole text with placeholders. */
export interface ParsedPlural {
  /** Placeholder whose number selects the form. */
  by: string;
  forms: Readonly<Partial<Record<PluralCategory, string>> & { other: string }>;
}

const START = /\{(\w+), ?plural,/;
const FORM = /\s*(zero|one|two|few|many|other)\s*\{/y;
const END = /\s*\}/y;

/** Checks whether a text is meant to have plural forms. */
export function hasPlural(text: string): boolean {
  return START.test(text);
}

/**
 * Parses a text with plural forms, in the notation of ICU MessageFormat: one `plural` in a text, in which `#` is the number.
 * @returns null if the text has no plural forms, or none that can be read
 * @example
 * ```ts
 * parsePlural('{total, plural, one {# article} other {# articles}}');
 * // { by: 'total', forms: { one: '{total} article', other: '{total} articles' } }
 * ```
 */
export function parsePlural(text: string): ParsedPlural | null {
  const start = START.exec(text);
  if (!start) return null;
  const [opening, by = ''] = start;
  const read = readForms(text, start.index + opening.length);
  if (!read) return null;
  const before = text.slice(0, start.index);
  const after = text.slice(read.end);
  const whole = (form: string) => before + form.replaceAll('#', `{${by}}`) + after;
  const { other, ...forms } = Object.fromEntries(read.forms.map(([category, form]) => [category, whole(form)]));
  return other === undefined || hasPlural(after) ? null : { by, forms: { ...forms, other } };
}

interface ReadForms {
  forms: readonly (readonly [category: string, form: string])[];
  /** Index after the closing brace. */
  end: number;
}

function readForms(text: string, from: number): ReadForms | null {
  const forms: [string, string][] = [];
  let position = from;
  for (;;) {
    const end = matchAt(END, text, position);
    if (end) return { forms, end: position + end[0].length };
    const start = matchAt(FORM, text, position);
    if (!start) return null;
    const first = position + start[0].length;
    const last = closingBrace(text, first);
    if (last === -1) return null;
    forms.push([start[1] ?? '', text.slice(first, last)]);
    position = last + 1;
  }
}

function matchAt(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(text);
}

/** Returns the index of the brace that closes a form; the placeholders in it have braces of their own. */
function closingBrace(text: string, from: number): number {
  let open = 1;
  for (let index = from; index < text.length; index++) {
    if (text[index] === '{') open++;
    if (text[index] === '}' && --open === 0) return index;
  }
  return -1;
}
