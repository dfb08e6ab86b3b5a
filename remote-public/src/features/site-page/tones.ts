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

/** Kinds that have priority for a band, or draw one of their own: what is before them has none. */
const PREFERRED = new Set(['quote', 'contact-strip']);

/** Kinds that draw a background of their own. */
const OWN_BACKGROUND = new Set(['hero', 'contact-strip']);

/**
 * Returns the backgrounds of sections in their order, so that a long page has a rhythm: a band follows only an open section, and
 * the header above them is tinted.
 */
export function tonesOf(kinds: readonly string[]): Tone[] {
  let before: Tone = 'tinted';
  return kinds.map((kind, index) => {
    const hasBand = BANDED.has(kind) && before === 'open' && !PREFERRED.has(kinds[index + 1] ?? '');
    const tone: Tone = hasBand ? 'tinted' : 'open';
    before = OWN_BACKGROUND.has(kind) ? 'tinted' : tone;
    return tone;
  });
}
