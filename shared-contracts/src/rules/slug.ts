import transliterate from '@sindresorhus/transliterate';
import type { ContractLink } from '../api/contracts.ts';
import { fold } from './fold.ts';
import { withoutIgnorable } from './invisible.ts';
import { customReplacements } from './slug-letters.ts';

/** Maximum length of a slug in characters. */
const MAX_LENGTH = 80;
/** Apostrophes inside a word are removed, so that `Türkiye'nin` stays one word with any kind of apostrophe. */
const APOSTROPHES_IN_WORDS = /(?<=[\p{L}\p{N}])['’‘ʼ´`](?=\p{L})/gu;
/** NFKC would convert them to letters of the preceding word. */
const TRADEMARK_SYMBOLS = /[™®©℠]/g;
/** The micro sign of a unit such as `µm`; in a Greek word it is the letter mu. */
const MICRO_SIGN = /(?<!\p{L})[µμ](?=[a-zA-Z]{1,2}(?!\p{L}))/gu;
/** The sign of a unit such as `kΩ`; in a Greek word it is the letter omega. */
const OHM_SIGN = /(?<!\p{Script=Greek})[ΩΩ](?!\p{L})/gu;

/**
 * Converts a title to a slug: ASCII letters and digits, words separated by hyphens, 80 characters at most, cut at a
 * word boundary. Other alphabets are transliterated, currency symbols and units read, superscripts and ligatures
 * converted to plain characters.
 * @returns the slug; empty when no character can be converted
 * @example
 * ```ts
 * slugify('Çelik Yapılarda Isı Yalıtımı'); // 'celik-yapilarda-isi-yalitimi'
 * ```
 */
export function slugify(title: string): string {
  const plain = withoutIgnorable(title)
    .replace(TRADEMARK_SYMBOLS, ' ')
    .replace(APOSTROPHES_IN_WORDS, '')
    .replace(MICRO_SIGN, 'u')
    .replace(OHM_SIGN, 'ohm');
  const ascii = transliterate(fold(plain), { customReplacements }).toLowerCase();
  return truncate(hyphenate(ascii));
}

function hyphenate(ascii: string): string {
  // Not a pattern anchored at the end: it would need quadratic time on long runs of hyphens.
  return ascii
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-');
}

/** Cuts at the last hyphen within the limit; a single word that is too long is cut inside. */
function truncate(slug: string): string {
  if (slug.length <= MAX_LENGTH) return slug;
  const end = slug.lastIndexOf('-', MAX_LENGTH);
  return slug.slice(0, end > 0 ? end : MAX_LENGTH);
}

/**
 * Returns the slug of a contract page: the one in the requested language, or else in the default language (product §2).
 * @param contract - row of the contract list
 */
export function contractSlug(contract: Pick<ContractLink, 'seo_name' | 'seo_name_tr'>): string {
  return contract.seo_name ?? contract.seo_name_tr;
}
