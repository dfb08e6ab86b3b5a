import { limits } from '@vitrin/shared-contracts/limits';
import { problems } from './problem.ts';

const KEYS = 10_000;

/**
 * Rejects values that no database or page can represent: NUL bytes, lone surrogates, and values that are nested too
 * deeply or have too many entries. Runs on every body, query and path parameter before anything else reads them.
 */
export function assertClean(value: unknown): void {
  const counter = { keys: 0 };
  walk(value, 0, counter);
}

function walk(value: unknown, depth: number, counter: { keys: number }): void {
  if (typeof value === 'string') assertText(value);
  if (typeof value !== 'object' || value === null) return;
  if (depth >= limits.jsonFieldDepth) throw problems.malformed('Gönderilen veri çok fazla iç içe geçmiş.');
  for (const [key, entry] of Object.entries(value)) {
    counter.keys += 1;
    if (counter.keys > KEYS) throw problems.tooLarge();
    assertText(key);
    walk(entry, depth + 1, counter);
  }
}

function assertText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) throw problems.malformed('Metin geçersiz karakterler içeriyor.');
}
