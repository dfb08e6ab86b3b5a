/** Background of a section: that of the page, or the tint of the brand over the whole width. */
export type Tone = 'open' | 'tinted';

/** Kinds of separate subjects, which stand on a band of their own between other sections. */
const BANDED = new Set([
  'articles',
  'branches',
  'cards',
  'certificates',
  'children',
  'contact-card',
  'documents',
  'form',
  'gallery',
  'logos',
  'map',
  'newsletter',
  'openings',
  'products',
  'projects',
  'questions',
  'quote',
  'steps',
  'team',
]);

/**
 * Returns the backgrounds of sections in their order, so that a long page has a rhythm: a band follows only an open section, and
 * the header or hero above them is tinted. A quote has a band wherever it can, so that what is before it has none.
 */
export function tonesOf(kinds: readonly string[]): Tone[] {
  let before: Tone = 'tinted';
  return kinds.map((kind, index) => {
    const hasBand = BANDED.has(kind) && before === 'open' && kinds[index + 1] !== 'quote';
    const tone: Tone = hasBand ? 'tinted' : 'open';
    before = kind === 'hero' ? 'tinted' : tone;
    return tone;
  });
}
