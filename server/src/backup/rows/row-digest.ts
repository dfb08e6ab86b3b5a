import { createHash } from 'node:crypto';
import type { Row } from './row-source.ts';

/**
 * Digest of a set of rows that does not depend on their order: the databases sort texts differently. Equal digests mean
 * equal rows, each as often.
 */
export class RowDigest {
  count = 0;
  #sum = 0n;

  add(rows: readonly Row[]): void {
    for (const row of rows) {
      const hash = createHash('sha256').update(canonicalText(row)).digest('hex');
      this.#sum = BigInt.asUintN(256, this.#sum + BigInt(`0x${hash}`));
      this.count += 1;
    }
  }

  toString(): string {
    return `${this.count}:${this.#sum.toString(16)}`;
  }
}

function canonicalText(row: Row): string {
  return rowText(Object.fromEntries(Object.entries(row).toSorted(([left], [right]) => (left < right ? -1 : 1))));
}

/** Returns a row as JSON; `bytea` as an object, since no other value is one. */
export function rowText(row: Row): string {
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => [
        column,
        Buffer.isBuffer(value) ? { base64: value.toString('base64') } : value,
      ]),
    ),
  );
}

/** Parses the text of `rowText`. */
export function parseRow(text: string): Row {
  const row = JSON.parse(text) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      isBytes(value) ? Buffer.from(value.base64, 'base64') : value,
    ]),
  );
}

function isBytes(value: unknown): value is { base64: string } {
  return typeof value === 'object' && value !== null;
}
