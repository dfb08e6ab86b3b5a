import { limits } from '@vitrin/shared-contracts/limits';
import { problems } from './problem.ts';

/** Entries of a value that anyone may send. */
const KEYS = 10_000;
/** Entries of a record that staff send: a paragraph of a rich text has five. */
export const RECORD_KEYS = 1_000_000;

interface Counter {
  keys: number;
  max: number;
}

/**
 * Rejects values that no database or page can represent: NUL bytes, lone surrogates, and values that are nested too
 * deeply or have too many entries. Runs on every body, query and path parameter before anything else reads them.
 */
export function assertClean(value: unknown, max = KEYS): void {
  walk(value, 0, { keys: 0, max });
}

function walk(value: unknown, depth: number, counter: Counter): void {
  if (typeof value === 'string') assertText(value);
  if (typeof value !== 'object' || value === null) return;
  if (depth >= limits.jsonFieldDepth) throw problems.malformed('Gönderilen veri çok fazla iç içe geçmiş.');
  for (const [key, entry] of Object.entries(value)) {
    counter.keys += 1;
    if (counter.keys > counter.max) throw problems.tooLarge();
    assertText(key);
    walk(entry, depth + 1, counter);
  }
}

function assertText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) throw problems.malformed('Metin geçersiz karakterler içeriyor.');
}
