import { stemOf } from '../../content/search/stem.ts';
import { places } from '../../content/search/tokens.ts';
import { lettersOf } from '../../content/search/words.ts';
import type { Db } from '../../platform/database/tables.ts';
import { anyToken, findEntries, type TokenQuery } from './token-query.ts';
import type { TypedWord } from './typed-query.ts';
import { isKnown, similarWords, type KnownWord } from './vocabulary.repository.ts';

/** Letters from which a word may have a typing error. */
const MIN_LETTERS = 5;
const MAX_CANDIDATES = 10;
/** Entries that are counted, to prefer the usual word. */
const MAX_COUNTED = 100;

/** Where near words are looked for: the languages of the texts, and the condition of the entries that are shown. */
export interface NearWordSource {
  languages: readonly string[];
  isShown: TokenQuery;
}

/**
 * Returns words of the site that differ from a mistyped one by so many errors at most, the nearest and most usual first; none for a
 * word that the site has.
 */
export async function nearWords(
  db: Db,
  word: TypedWord,
  { languages, isShown }: NearWordSource,
  errors = 1,
): Promise<KnownWord[]> {
  const letters = lettersOf(word.folded).length;
  if (letters < MIN_LETTERS || (await isKnown(db, languages, word.folded))) return [];
  const candidates = (await similarWords(db, languages, word.folded, errors))
    .map((known) => ({ known, distance: distanceOf(known, word, languages) }))
    .filter(({ distance }) => distance <= errors)
    .toSorted((one, other) => one.distance - other.distance || compare(one.known.word, other.known.word))
    .slice(0, 2 * MAX_CANDIDATES);
  const counted: { known: KnownWord; distance: number; count: number }[] = [];
  for (const each of candidates) counted.push({ ...each, count: await countEntries(db, each.known, isShown) });
  return counted
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => one.distance - other.distance || other.count - one.count)
    .slice(0, MAX_CANDIDATES)
    .map(({ known }) => known);
}

/** A form that the site does not have may be near to the stem of one that it has. */
function distanceOf({ word, fold }: KnownWord, typed: TypedWord, [lang = '']: readonly string[]): number {
  const whole = editDistance(fold, typed.folded);
  const stem = stemOf({ written: word, folded: fold }, lang).folded;
  const isLong = Math.min(stem.length, typed.stem.folded.length) >= MIN_LETTERS;
  return isLong ? Math.min(whole, editDistance(stem, typed.stem.folded)) : whole;
}

async function countEntries(db: Db, { word, fold }: KnownWord, isShown: TokenQuery): Promise<number> {
  const { written, folded } = places.text;
  const query = { all: [anyToken([written + word, folded + fold]), isShown] };
  return (await findEntries(db, query, MAX_COUNTED)).length;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** Returns how many letters were left out, added, replaced, or swapped with their neighbour. */
function editDistance(one: string, other: string): number {
  const [a, b] = [lettersOf(one), lettersOf(other)];
  let [before, last] = [[] as number[], b.map((_letter, index) => index).concat(b.length)];
  for (const [row, letter] of a.entries()) {
    const line = [row + 1];
    for (const [column, against] of b.entries()) {
      const replaced = (last[column] ?? 0) + Number(letter !== against);
      const swapped =
        letter === b[column - 1] && a[row - 1] === against ? (before[column - 1] ?? Infinity) + 1 : Infinity;
      line.push(Math.min(replaced, swapped, (last[column + 1] ?? 0) + 1, (line[column] ?? 0) + 1));
    }
    [before, last] = [last, line];
  }
  return last.at(-1) ?? 0;
}
