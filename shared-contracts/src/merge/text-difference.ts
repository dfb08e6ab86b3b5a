import { diffIndices } from 'node-diff3';

/** A run of words that both texts have, or only one of them. */
export interface TextRun {
  kind: 'same' | 'removed' | 'added';
  text: string;
  /** Index of its first word in the text that it belongs to; for a removed run, in the earlier text. */
  start: number;
}

/** Above this product of lengths the comparison would block the page; the text is then shown as replaced. */
const LARGEST = 4_000_000;

/**
 * Compares two texts by words.
 * @param before - earlier text
 * @param after - later text
 * @returns runs in the order of reading; white space belongs to the word before it
 * @example
 * ```ts
 * differenceOfWords('iki köprü', 'üç köprü'); // removed 'iki ', added 'üç ', same 'köprü'
 * ```
 */
export function differenceOfWords(before: string, after: string): TextRun[] {
  const old = wordsOf(before);
  const now = wordsOf(after);
  if (old.length * now.length > LARGEST) return withText([run('removed', old, 0), run('added', now, 0)]);
  const runs: TextRun[] = [];
  let position = 0;
  for (const { buffer1, buffer2 } of diffIndices(old, now)) {
    const [start, length] = buffer1;
    const [added, count] = buffer2;
    runs.push(run('same', old.slice(position, start), position));
    runs.push(run('removed', old.slice(start, start + length), start));
    runs.push(run('added', now.slice(added, added + count), added));
    position = start + length;
  }
  return withText([...runs, run('same', old.slice(position), position)]);
}

function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|^\s+/g) ?? [];
}

function run(kind: TextRun['kind'], words: readonly string[], start: number): TextRun {
  return { kind, start, text: words.join('') };
}

function withText(runs: readonly TextRun[]): TextRun[] {
  return runs.filter(({ text }) => text !== '');
}
