import { createHash } from 'node:crypto';
import { parse } from 'secure-json-parse';

/** A legal text in one language, as visitors read it. */
export interface ShownText {
  lang: string;
  name: string;
  /** HTML. */
  content: string;
  seo_description: string | null;
}

/** Name beside the values of a template, under which a contract keeps the fingerprint of what was filled in. */
const KEY = 'text';
/** Enough to tell texts of one site apart, in characters. */
const LENGTH = 32;

/** Returns a short hash of a text in all its languages, by which an edit of staff is noticed. */
function fingerprintOf(texts: readonly ShownText[]): string {
  const sorted = texts
    .toSorted((a, b) => (a.lang < b.lang ? -1 : 1))
    .map(({ lang, name, content, seo_description }) => [lang, name, content, seo_description ?? '']);
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, LENGTH);
}

/** Returns what a contract stores about the template that it was filled from. */
export function filledValues(values: object, texts: readonly ShownText[]): string {
  return JSON.stringify({ ...values, [KEY]: fingerprintOf(texts) });
}

/** Checks whether a text is still the one that was filled in. */
export function isAsFilled(template_values: string, texts: readonly ShownText[]): boolean {
  try {
    return (Object(parse(template_values)) as Record<string, unknown>)[KEY] === fingerprintOf(texts);
  } catch {
    return false;
  }
}
