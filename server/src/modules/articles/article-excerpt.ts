import type { ExcerptPart } from '@vitrin/shared-contracts/articles';
import { fold } from '@vitrin/shared-contracts/fold';
import { searchTerms } from '../../platform/database/search.ts';
import type { TypedSearch } from './article-relevance.ts';

/** Characters of an excerpt, and of them at most before the first found word: three lines of a card. */
const MAX_LENGTH = 180;
const MAX_LEAD = 50;
/** Characters that are read of each text, so that a page of results costs the same for any texts. */
const MAX_READ = 30_000;
/** Letters from which the search finds a term inside a word; see `searchMatch`. */
const MIN_INSIDE = 3;

const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

type IsFound = (word: string) => boolean;

/**
 * Returns the part of the first text that contains a searched word, with the found words marked: words with the letters
 * as typed, and only if no text has one, the folded ones ('işi' for 'ısı'). Null when none of the texts has one, as when
 * only the title matches.
 */
export function excerptOf(texts: readonly string[], { search, lang }: TypedSearch): ExcerptPart[] | null {
  const shown = texts.map((text) => text.slice(0, MAX_READ).replaceAll(/\s+/g, ' '));
  for (const isFound of [asTyped(search, lang), asFolded(search)])
    for (const text of shown) {
      const first = firstWord(text, isFound);
      if (first !== null) return markWords(windowAround(text, first), isFound);
    }
  return null;
}

function asTyped(search: string, lang: string): IsFound {
  const lower = (text: string) => text.normalize('NFC').toLocaleLowerCase(lang);
  const typed = wordsOf(search).map(({ word }) => lower(word));
  return (word) => typed.some((each) => lower(word).startsWith(each));
}

function asFolded(search: string): IsFound {
  const terms = searchTerms(search);
  return (word) => {
    const folded = fold(word);
    return terms.some((term) => (term.length < MIN_INSIDE ? folded.startsWith(term) : folded.includes(term)));
  };
}

function firstWord(text: string, isFound: IsFound): number | null {
  for (const { 0: word, index } of text.matchAll(WORDS)) if (isFound(word)) return index;
  return null;
}

/** Returns whole words around a place in the text, with dots where something is left out. */
function windowAround(text: string, place: number): string {
  const words = wordsOf(text.slice(0, place + MAX_LENGTH));
  const start = place <= MAX_LEAD ? 0 : (words.find(({ at }) => at >= place - MAX_LEAD)?.at ?? place);
  if (text.length - start <= MAX_LENGTH) return (start > 0 ? '… ' : '') + text.slice(start).trim();
  const whole = words.filter(({ at, word }) => at + word.length <= start + MAX_LENGTH && at >= start);
  const last = whole.at(-1);
  const end = last && last.at > place ? last.at + last.word.length : start + MAX_LENGTH;
  return `${start > 0 ? '… ' : ''}${text.slice(start, end).trim()} …`;
}

function wordsOf(text: string): { word: string; at: number }[] {
  return [...text.matchAll(WORDS)].map(({ 0: word, index }) => ({ word, at: index }));
}

/** Splits a text at its found words; parts that follow each other are of different kinds. */
function markWords(text: string, isFound: IsFound): ExcerptPart[] {
  const found = wordsOf(text).filter(({ word }) => isFound(word));
  const parts = found.flatMap(({ word, at }, index) => {
    const { word: previous, at: previousAt } = found[index - 1] ?? { word: '', at: 0 };
    return [
      { text: text.slice(previousAt + previous.length, at), isMatch: false },
      { text: word, isMatch: true },
    ];
  });
  const last = found.at(-1);
  const rest = { text: text.slice(last ? last.at + last.word.length : 0), isMatch: false };
  return [...parts, rest].filter((part) => part.text !== '');
}
