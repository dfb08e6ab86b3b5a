import { stemOf } from '../../content/search/stem.ts';
import { isNumber, joinRuns, runsOf, type Run, type Word } from '../../content/search/words.ts';

/** A searched word with its stem. */
export interface TypedWord extends Word {
  stem: Word;
}

/** What a search may mean: its words in each notation, the likeliest first. */
export type Reading = readonly TypedWord[];

/** Words that are looked at; the others only cost time. */
const MAX_WORDS = 8;
/** Capital and small letters of a code with a space: 'sm 410'. */
const MAX_CODE_LETTERS = 4;

/** Words without which a text is found as well. */
const stopWords: Readonly<Record<string, ReadonlySet<string>>> = {
  tr: new Set(['ve', 'ile', 'veya', 'ya', 'bir', 'bu', 'su', 'o', 'da', 'de', 'ki', 'mi', 'icin', 'gibi']),
  en: new Set(['a', 'an', 'and', 'at', 'by', 'for', 'in', 'is', 'of', 'on', 'or', 'the', 'to', 'with']),
};

/** Returns the readings of a search; none if it has no word. */
export function readingsOf(search: string, lang: string): Reading[] {
  const runs = runsOf(search, lang);
  const plain = runs.flatMap(wordsOfRun);
  const readings = [withCodes(runs), plain].map((words) => withoutStopWords(words, lang).slice(0, MAX_WORDS));
  const byText = new Map(readings.map((words) => [words.map(({ written }) => written).join(' '), words]));
  return [...byText.values()]
    .filter((words) => words.length > 0)
    .map((words) => words.map((word) => ({ ...word, stem: stemOf(word, lang) })));
}

/** A run with digits is a code or a number, and is searched as one word; one of letters by its parts. */
function wordsOfRun({ parts, joined, hasDigits }: Run): Word[] {
  const whole = joined ?? (parts.length > 1 ? parts.at(-1) : undefined);
  return hasDigits && whole ? [whole] : parts;
}

/** The reading of 'sm 410' as the code 'sm410'. */
function withCodes(runs: readonly Run[]): Word[] {
  const words: Word[] = [];
  for (let index = 0; index < runs.length; index += 1) {
    const [run, next] = runs.slice(index, index + 2);
    const code = run && next && isShort(run) && isNumber(next) ? joinRuns(run, next) : null;
    words.push(...(code ? [code] : run ? wordsOfRun(run) : []));
    if (code) index += 1;
  }
  return words;
}

function isShort({ parts, hasDigits }: Run): boolean {
  return !hasDigits && parts.length === 1 && (parts[0]?.written.length ?? 0) <= MAX_CODE_LETTERS;
}

function withoutStopWords(words: readonly Word[], lang: string): Word[] {
  const others = words.filter(({ folded }) => !stopWords[lang]?.has(folded));
  return others.length > 0 ? others : [...words];
}
