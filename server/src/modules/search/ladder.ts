import { marks, places, type Place } from '../../content/search/tokens.ts';
import type { Languages } from '../../content/request-language.ts';
import { anyToken, type TokenQuery } from './token-query.ts';
import type { TypedWord } from './typed-query.ts';
import type { KnownWord } from './vocabulary.repository.ts';

/** What one searched word stands for. */
export interface WordForms {
  /** The word as typed; several for a mistyped one. */
  typed: readonly TypedWord[];
  /** Words of the site that begin with it as typed, and folded. */
  beginning: readonly KnownWord[];
  foldedBeginning: readonly KnownWord[];
  /** Words that contain it. */
  inside: readonly KnownWord[];
}

const levels = ['exact', 'stem', 'beginning'] as const;
type Level = (typeof levels)[number];
type Letters = 'typed' | 'folded';

/**
 * Returns the conditions of a search, the best first: letters as typed before folded ones, the title before the text, the word
 * before its other forms before words that begin with it; then words that contain it. An entry belongs to the first
 * condition that it meets, so the worst word decides.
 */
export function ladderOf(words: readonly WordForms[]): TokenQuery[] {
  const rung = (place: Place, letters: Letters, level: Level): TokenQuery => ({
    all: words.map((word) => anyToken(tokensOf(word, place, letters, level))),
  });
  const rungs = (['typed', 'folded'] as const).flatMap((letters) =>
    (['title', 'text'] as const).flatMap((place) => levels.map((level) => rung(place, letters, level))),
  );
  return [...rungs, anywhere(words)];
}

/** Returns the conditions for the title alone. */
export function titleLadderOf(words: readonly WordForms[]): TokenQuery[] {
  return (['typed', 'folded'] as const).flatMap((letters) =>
    levels.map((level): TokenQuery => ({
      all: words.map((word) => anyToken(tokensOf(word, 'title', letters, level))),
    })),
  );
}

/** The last condition for the title alone: words that contain the typed ones. */
export function insideTitle(words: readonly WordForms[]): TokenQuery {
  const tokens = (word: WordForms) => [
    ...tokensOf(word, 'title', 'folded', 'beginning'),
    ...word.inside.map(knownToken('title')),
  ];
  return { all: words.map((word) => anyToken(tokens(word))) };
}

/** The condition that usual words meet: all words as typed, anywhere. */
export function exactly(words: readonly WordForms[]): TokenQuery {
  return { all: words.map((word) => anyToken(tokensOf(word, 'text', 'typed', 'exact'))) };
}

/** The last condition: all words, each as far as it may be found. */
export function anywhere(words: readonly WordForms[]): TokenQuery {
  return { all: words.map((word) => anyToken(allTokens(word))) };
}

/** Any of the words, for a search that nothing meets as a whole. */
export function anyOf(words: readonly WordForms[]): TokenQuery {
  return { any: words.map((word) => anyToken(allTokens(word))) };
}

function allTokens(word: WordForms): string[] {
  return [...tokensOf(word, 'text', 'folded', 'beginning'), ...word.inside.map(knownToken('text'))];
}

/** Each level contains the better ones: one word of a search may stand there exactly, another only in another form. */
function tokensOf(word: WordForms, place: Place, letters: Letters, level: Level): string[] {
  const at = places[place];
  const wanted = levels.slice(0, levels.indexOf(level) + 1);
  const exact = word.typed.flatMap(({ written, folded }) =>
    letters === 'typed' ? [at.written + written] : [at.written + written, at.written + folded, at.folded + folded],
  );
  const stems = word.typed.flatMap(({ stem }) => {
    const asTyped = [at.written + stem.written, at.stem + stem.written];
    const folded = [at.written, at.folded, at.stem, at.foldedStem].map((name) => name + stem.folded);
    return letters === 'typed' ? asTyped : [...asTyped, ...folded];
  });
  const beginning =
    letters === 'typed'
      ? word.beginning.map(knownToken(place))
      : [...word.beginning, ...word.foldedBeginning].map(knownToken(place));
  const byLevel = { exact, stem: stems, beginning };
  return wanted.flatMap((each) => byLevel[each]);
}

/** Words with the same folded letters are known words too, so that the written one says enough: each token is a seek in the index. */
function knownToken(place: Place): (word: KnownWord) => string {
  const at = places[place];
  return ({ word }) => at.written + word;
}

/** Returns the condition that a language shows the entry: in its own words, or for want of them in those of the default language. */
export function isShownIn({ requested, fallback }: Languages): TokenQuery {
  const own = marks.own(requested);
  if (requested === fallback) return own;
  return { any: [own, { some: marks.fallback(fallback), not: marks.has(requested) }] };
}
