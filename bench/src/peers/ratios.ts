import { median } from '../figures.ts';

/** Interleaved runs of the project's own site and of a peer, in milliseconds. */
export interface RatioRow {
  what: string;
  ours: readonly number[];
  peer: readonly number[];
  /** Largest ratio of the medians. */
  budget: number;
}

export const ratioOf = ({ ours, peer }: RatioRow): number => median(ours) / median(peer);

/** Whether the unrounded ratio is over its budget. */
export const isOverBudget = (row: RatioRow): boolean => !(ratioOf(row) <= row.budget);

/** Returns the median and, in parentheses, the smallest and largest value. */
export function describeTimes(times: readonly number[]): string {
  return `${median(times).toFixed(0)} (${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)}) ms`;
}

/** Prints medians and ranges of both, the ratio of the medians and its budget. */
export function printRatios(title: string, peer: string, rows: readonly RatioRow[]): void {
  const line = (cells: readonly [string, string, string, string]) =>
    console.log(`  ${cells[0].padEnd(28)} ${cells[1].padStart(24)} ${cells[2].padStart(24)} ${cells[3]}`);
  console.log(`\n${title}`);
  line(['', 'Vitrin', peer, '   ratio']);
  for (const row of rows) {
    const limit = `   at most ${row.budget.toFixed(2)} x${isOverBudget(row) ? '  ← over budget' : ''}`;
    const ratio = `${ratioOf(row).toFixed(2)} x`.padStart(8);
    line([row.what, describeTimes(row.ours), describeTimes(row.peer), ratio + limit]);
  }
}
