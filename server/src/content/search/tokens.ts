import { stemOf } from './stem.ts';
import { wordsOf, type Word } from './words.ts';

/**
 * Names of the places where a word stands, as the first letter of its tokens: as written, folded, stem as written,
 * folded stem.
 */
export const places = {
  text: { written: 'a', folded: 'b', stem: 'c', foldedStem: 'd' },
  title: { written: 'e', folded: 'f', stem: 'g', foldedStem: 'h' },
} as const;

/** Place of a word: anywhere, or in the title. */
export type Place = keyof typeof places;

/** Number of the rules by which tokens are made; entries of another number are made again. */
export const rulesVersion = 2;

/** What a page has to be found by. */
export interface IndexedText {
  kind: string;
  lang: string;
  title: string;
  body: string;
  /** Languages in which the record has another text. */
  others: readonly string[];
  /** The text is shown in languages that the record has no text in, if it is that of the default language. */
  fallsBack: boolean;
}

/** Returns what the index has of a text. */
export function tokensOf({ kind, lang, title, body, others, fallsBack }: IndexedText): {
  tokens: string[];
  words: Word[];
} {
  const inTitle = wordsOf(title, lang);
  const words = new Map([...inTitle, ...wordsOf(body, lang)].map((word) => [word.written, word]));
  const tokens = new Set([
    marks.own(lang),
    marks.kind(kind),
    ...(fallsBack ? [marks.fallback(lang), ...others.map(marks.has)] : []),
    ...[...words.values()].flatMap((word) => wordTokens('text', word, lang)),
    ...inTitle.flatMap((word) => wordTokens('title', word, lang)),
  ]);
  return { tokens: [...tokens], words: [...words.values()] };
}

/** Derived tokens are made only where they differ. */
function wordTokens(place: Place, word: Word, lang: string): string[] {
  const names = places[place];
  const stem = stemOf(word, lang);
  const tokens = [names.written + word.written];
  if (word.folded !== word.written) tokens.push(names.folded + word.folded);
  if (stem.written !== word.written) tokens.push(names.stem + stem.written);
  if (stem.folded !== word.folded && stem.folded !== stem.written) tokens.push(names.foldedStem + stem.folded);
  return tokens;
}

/** Tokens that say what an entry is. No word begins with `z`, because all have the letter of their place. */
export const marks = {
  own: (lang: string) => `zl${nameOf(lang)}`,
  fallback: (lang: string) => `zf${nameOf(lang)}`,
  /** The record has a text in this language too. */
  has: (lang: string) => `zh${nameOf(lang)}`,
  kind: (kind: string) => `zk${nameOf(kind)}`,
};

function nameOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '_');
}
