import type { ExcerptPart } from '@vitrin/shared-contracts/articles';
import { stemOf } from '../../content/search/stem.ts';
import { runsOf, type Run, type Word } from '../../content/search/words.ts';
import type { TypedWord } from './typed-query.ts';
import { minLetters } from './word-forms.ts';

/** Characters of an excerpt: three lines. */
const MAX_LENGTH = 180;
/** Characters before the first found word at most. */
const MAX_LEAD = 40;
/** Characters that are read of a text, so that a page of results costs the same for any texts. */
const MAX_READ = 30_000;

/** Letters that all forms of a word have. */
const STEM_HEAD = 2;

/** A found run, and which of the searched words it is. */
interface Match {
  at: number;
  end: number;
  words: ReadonlySet<number>;
}

/** Splits a text at the found words. */
export function markedText(text: string, words: readonly TypedWord[], lang: string): ExcerptPart[] {
  return partsOf(text, 0, text.length, matchesIn(text, words, lang));
}

/**
 * Returns the part of a text with the most of the searched words, with the found ones marked; its beginning if it has none, as
 * when only the title has them.
 */
export function excerptOf(text: string, words: readonly TypedWord[], lang: string): ExcerptPart[] {
  const read = withoutLines(text.slice(0, MAX_READ));
  const matches = matchesIn(read, words, lang);
  const first = bestStart(matches);
  const start = first <= MAX_LEAD ? 0 : wordStart(read, first - MAX_LEAD, first);
  const end = wordEnd(read, start + MAX_LENGTH);
  const parts = partsOf(read, start, end, matches);
  return [
    ...(start > 0 ? [{ text: '… ', isMatch: false }] : []),
    ...parts,
    ...(end < read.length ? [{ text: ' …', isMatch: false }] : []),
  ];
}

/** One line, with a dot between the texts of a record. */
function withoutLines(text: string): string {
  return text
    .split('\n\n')
    .map((part) => part.replaceAll(/\s+/gu, ' ').trim())
    .filter((part) => part !== '')
    .join(' · ');
}

/** Returns where the window begins that has the most different words. */
function bestStart(matches: readonly Match[]): number {
  let best = { at: 0, count: 0 };
  for (const [index, { at }] of matches.entries()) {
    const seen = new Set<number>();
    for (let next = index; next < matches.length; next += 1) {
      const match = matches[next];
      if (!match || match.end > at + MAX_LENGTH - MAX_LEAD) break;
      for (const word of match.words) seen.add(word);
    }
    if (seen.size > best.count) best = { at, count: seen.size };
  }
  return best.at;
}

function matchesIn(text: string, words: readonly TypedWord[], lang: string): Match[] {
  return runsOf(text, lang).flatMap((run) => {
    const found = new Set(words.flatMap((word, index) => (isFound(run, word, lang) ? [index] : [])));
    return found.size > 0 ? [{ at: run.at, end: run.at + run.length, words: found }] : [];
  });
}

function isFound({ parts, joined }: Run, typed: TypedWord, lang: string): boolean {
  const written = joined ? [...parts, joined] : parts;
  return written.some((word) => isForm(word, typed, lang));
}

/** Reports whether the search stands for a word of the text, as the index decides it. */
function isForm(word: Word, { folded, stem }: TypedWord, lang: string): boolean {
  if (word.folded === folded) return true;
  // Stems begin like their words, and most words begin in another way.
  if (word.folded.startsWith(folded.slice(0, STEM_HEAD)) && stemOf(word, lang).folded === stem.folded) return true;
  if (folded.length >= minLetters.inside) return word.folded.includes(folded);
  return folded.length >= minLetters.beginning && word.folded.startsWith(folded);
}

/** Returns the first beginning of a word from a place on, `latest` at last. */
function wordStart(text: string, from: number, latest: number): number {
  const space = text.indexOf(' ', from);
  return space < 0 || space >= latest ? latest : space + 1;
}

function wordEnd(text: string, to: number): number {
  if (to >= text.length) return text.length;
  const space = text.lastIndexOf(' ', to);
  return space > to - MAX_LENGTH / 2 ? space : to;
}

function partsOf(text: string, start: number, end: number, matches: readonly Match[]): ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  let at = start;
  for (const match of matches) {
    if (match.at < start || match.end > end) continue;
    parts.push(
      { text: text.slice(at, match.at), isMatch: false },
      { text: text.slice(match.at, match.end), isMatch: true },
    );
    at = match.end;
  }
  return [...parts, { text: text.slice(at, end), isMatch: false }].filter((part) => part.text !== '');
}
