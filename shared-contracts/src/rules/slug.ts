import transliterate from '@sindresorhus/transliterate';
import type { ContractLink } from '../api/contracts.ts';
import { fold } from './fold.ts';

/** In characters. */
const MAX_LENGTH = 80;
/** `Türkiye'nin` is one word, whichever apostrophe is typed. */
const APOSTROPHES_IN_WORDS = /(?<=[\p{L}\p{N}])['’‘ʼ´`](?=\p{L})/gu;
/** They would become letters of the word before them. */
const MARKS_OF_RIGHTS = /[™®©℠]/g;

/**
 * Converts a title to its address form: ASCII letters and digits, words parted by hyphens, cut between words.
 * Letters of other scripts are transliterated, superscripts and ligatures spelled out. Empty when nothing is left.
 */
export function slugify(title: string): string {
  // NFKC spells out compatibility characters: m² becomes m2, ﬁ becomes fi.
  const plain = title.replace(MARKS_OF_RIGHTS, ' ').replace(APOSTROPHES_IN_WORDS, '').normalize('NFKC');
  const ascii = transliterate(fold(plain)).toLowerCase();
  return truncate(hyphenate(ascii));
}

function hyphenate(ascii: string): string {
  // No pattern anchored at the end: it would be quadratic on long runs of hyphens.
  return ascii
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-');
}

/** Cuts at the last hyphen that fits; a single word that is too long is cut inside. */
function truncate(slug: string): string {
  if (slug.length <= MAX_LENGTH) return slug;
  const end = slug.lastIndexOf('-', MAX_LENGTH);
  return slug.slice(0, end > 0 ? end : MAX_LENGTH);
}

/** The address parameter of a contract page (product §2). */
export function contractSlug(contract: Pick<ContractLink, 'seo_name' | 'seo_name_tr'>): string {
  return contract.seo_name ?? contract.seo_name_tr;
}
