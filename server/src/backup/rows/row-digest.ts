import { createHash } from 'node:crypto';
import type { Row } from './row-source.ts';
import { rowText } from './row-text.ts';

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
