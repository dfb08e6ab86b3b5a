import { mergeSequence } from './merge-sequence.ts';
import { isEverySide, mapSides, type Sides } from './sides.ts';

/** Splits a text into words and the spaces between them; joined they are the text. */
export function splitWords(text: string): string[] {
  return text.match(/\s+|\S+/g) ?? [];
}

/**
 * Merges the words of three texts; null is an empty text.
 * @returns the merged text; null if both sides changed the same word or inserted at the same place, or if a side is not
 *   a text
 * @example
 * ```ts
 * mergeText({ base: 'Yeni ürün', mine: 'Yepyeni ürün', theirs: 'Yeni ürünler' }); // 'Yepyeni ürünler'
 * ```
 */
export function mergeText(sides: Sides<unknown>): string | null {
  const texts = mapSides(sides, (side) => side ?? '');
  if (!isEverySide(texts, isText)) return null;
  return mergeSequence(mapSides(texts, splitWords), () => null)?.join('') ?? null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
