import type { SiteSearchQuery } from '@vitrin/shared-contracts/site-search';
import { comparableText, exactLetter, foldedLetter, hasSameLetters } from './comparable-text.ts';
import { openBrackets, phonePattern } from './phone-notations.ts';

/** A place of a text with what is searched. */
export interface Match {
  start: number;
  end: number;
  /** The letters are those that were typed; else they only count as equal ('işi' for 'ısı'). */
  isExact: boolean;
}

/** Finds what is searched in a text. */
export type FindMatches = (text: string) => Match[];

const WORD_BEFORE = /[\p{L}\p{M}\p{N}]$/u;
const WORD_AFTER = /^[\p{L}\p{M}\p{N}]/u;

/**
 * Returns the function that finds a search in texts. Unless letter case counts, letters that Turkish readers consider equal are
 * equal (product §2, Sitede bul), and a phone number is found in any notation.
 */
export function findMatchesOf({ search, match_case, whole_words }: SiteSearchQuery): FindMatches {
  const numbers = match_case ? null : phonePattern(search);
  if (numbers) return (text) => numberMatches(text, numbers);
  const find = textMatches(search, match_case);
  return whole_words ? (text) => find(text).filter((match) => isWholeWord(text, match)) : find;
}

function textMatches(search: string, matchCase: boolean): FindMatches {
  const compare = matchCase ? exactLetter : foldedLetter;
  const searched = comparableText(search, compare).text;
  if (searched === '') return () => [];
  return (original) => {
    // Most texts have none: they are compared as a whole, without the place of each letter.
    if (!compare(original).replaceAll(/\s+/g, ' ').includes(searched)) return [];
    const { text, starts, ends } = comparableText(original, compare);
    return indexesOf(text, searched).map((index) => {
      const start = starts[index] ?? 0;
      const end = ends[index + searched.length - 1] ?? original.length;
      return { start, end, isExact: matchCase || hasSameLetters(original.slice(start, end), search) };
    });
  };
}

function indexesOf(text: string, searched: string): number[] {
  const indexes: number[] = [];
  for (let at = text.indexOf(searched); at >= 0; at = text.indexOf(searched, at + searched.length)) indexes.push(at);
  return indexes;
}

function numberMatches(text: string, pattern: RegExp): Match[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    start: index + openBrackets(found),
    end: index + found.length,
    isExact: true,
  }));
}

function isWholeWord(text: string, { start, end }: Match): boolean {
  return !WORD_BEFORE.test(text.slice(0, start)) && !WORD_AFTER.test(text.slice(end));
}
