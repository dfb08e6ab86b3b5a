import { fold } from '@vitrin/shared-contracts/fold';

/** A word of a text or of a search, as written in lower case and as `fold` returns it. */
export interface Word {
  written: string;
  folded: string;
}

/** A run of letters and digits with what joins them, such as `SM-410`, `1.250,5` or `Ankara'nın`. */
export interface Run {
  /** Its words in their order; a suffix behind an apostrophe is none. */
  parts: Word[];
  /** The run as one word, if it is a code, a number or a word with a hyphen or an apostrophe. */
  joined: Word | null;
  hasDigits: boolean;
  /** Only capital letters: 'SM' of 'SM 410'. */
  isCapital: boolean;
  /** Where it begins in the text, and its length. */
  at: number;
  length: number;
}

/** Returns the letters of a word; a code point is one. */
export function lettersOf(word: string): string[] {
  return Array.from(word);
}

/** Longer words are cut: no visitor types them. */
const MAX_LETTERS = 64;
/** Letters before the digits of a code. */
const MAX_CODE_LETTERS = 4;

/** Words that nothing changes; most are, and their normal forms would be half of the time of a search. */
const FOLDED = /^[a-z0-9]+$/;
const LATIN = /^[A-Za-z0-9çğıöşüÇĞİÖŞÜâîûÂÎÛ]+$/;
const RUNS = /[\p{L}\p{M}\p{N}\p{Cf}]+(?:[-/.,'’ʼ`´][\p{L}\p{M}\p{N}\p{Cf}]+)*/gu;
const PARTS = /\p{N}+|[\p{L}\p{M}]+/gu;
const APOSTROPHES = /['’ʼ`´]/;
const CAPITALS = /^\p{Lu}+$/u;
const DIGITS = /\p{N}/u;
const NUMBER = /^\p{N}+$/u;

/** Splits a text into runs. @param lang - language of the text, which decides the lower case of `I` */
export function runsOf(text: string, lang: string): Run[] {
  return [...text.matchAll(RUNS)].map(({ 0: run, index }) => runOf(run, lang, index));
}

function runOf(text: string, lang: string, at: number): Run {
  const pieces = text.split(/[-/.,]/);
  const hasDigits = DIGITS.test(text);
  const words = pieces.flatMap((piece) => wordsOfPiece(piece, lang));
  const isJoined = hasDigits || text.includes('-') || APOSTROPHES.test(text);
  const joined = isJoined ? wordOf(text.replaceAll(/[-/.,'’ʼ`´]/g, ''), lang) : null;
  return {
    parts: words,
    joined: joined && words.every(({ written }) => written !== joined.written) ? joined : null,
    hasDigits,
    isCapital: CAPITALS.test(text) && text.length <= MAX_CODE_LETTERS,
    at,
    length: text.length,
  };
}

/** The base before an apostrophe; letters and digits of a code apart. */
function wordsOfPiece(piece: string, lang: string): Word[] {
  const [base = ''] = piece.split(APOSTROPHES);
  const parts = plainText(base).match(PARTS) ?? [];
  return (parts.length > 1 ? [...parts, base] : [base]).flatMap((part) => wordOf(part, lang) ?? []);
}

function wordOf(text: string, lang: string): Word | null {
  const lower = lowerCase(plainText(text), lang);
  if (lower === '') return null;
  const isFolded = FOLDED.test(lower);
  const written = (isFolded ? lower : lower.normalize('NFC')).slice(0, MAX_LETTERS).toWellFormed();
  return { written, folded: isFolded ? written : fold(written) };
}

/** Compatibility characters become plain ones; soft hyphens and the like show nothing. */
function plainText(text: string): string {
  return LATIN.test(text) ? text : text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');
}

/** Turkish and Azerbaijani have an `ı` below `I`. The lower case of a locale is five times as slow. */
function lowerCase(text: string, lang: string): string {
  const isTurkic = /^(?:tr|az)\b/.test(lang) && /[Iİ]/.test(text);
  return (isTurkic ? text.replaceAll('I', 'ı').replaceAll('İ', 'i') : text).toLowerCase();
}

/** Returns the words of a text: parts, joined runs, and codes whose letters and digits are apart, as `SM 410`. */
export function wordsOf(text: string, lang: string): Word[] {
  const runs = runsOf(text, lang);
  return runs.flatMap((run, index) => {
    const next = runs[index + 1];
    const code = next && isSplitCode(text, run, next) ? joinRuns(run, next) : null;
    return [...run.parts, ...(run.joined ? [run.joined] : []), ...(code ? [code] : [])];
  });
}

function isSplitCode(text: string, run: Run, next: Run): boolean {
  return run.isCapital && isNumber(next) && text.slice(run.at + run.length, next.at) === ' ';
}

/** Reports whether a run is a number: digits, and what separates them. */
export function isNumber({ parts }: Run): boolean {
  return parts.length > 0 && parts.every(({ written }) => NUMBER.test(written));
}

/** Returns two runs as one word: 'sm' and '410' as 'sm410'. */
export function joinRuns(one: Run, other: Run): Word | null {
  const [left, right] = [one, other].map(({ joined, parts }) => joined ?? parts[0]);
  if (!left || !right) return null;
  return { written: left.written + right.written, folded: left.folded + right.folded };
}
