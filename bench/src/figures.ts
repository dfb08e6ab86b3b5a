/** One printed figure; `budget` is its limit from the specification, in the same unit. */
export interface Figure {
  what: string;
  value: number;
  unit: string;
  budget?: number | undefined;
  /** The budget is a minimum instead of a maximum. */
  atLeast?: true;
}

const decimals = (value: number) => (Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0);

/** Prints a table and marks figures over budget. Never fails, because absolute times depend on the machine. */
export function printFigures(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title}`);
  for (const { what, value, unit, budget, atLeast } of figures) {
    const shown = `${value.toFixed(decimals(value))} ${unit}`;
    const met = budget === undefined || (atLeast ? value >= budget : value <= budget);
    const limit =
      budget === undefined
        ? ''
        : `${atLeast ? 'at least' : 'at most'} ${budget} ${unit}${met ? '' : '  ← over budget'}`;
    console.log(`  ${what.padEnd(58)} ${shown.padStart(14)}   ${limit}`);
  }
}

/** One figure measured for two alternatives. */
export interface Comparison {
  what: string;
  unit: string;
  values: readonly [number, number];
}

/** Prints both alternatives and the difference of the first from the second. */
export function printComparison(title: string, ways: readonly [string, string], rows: readonly Comparison[]): void {
  const cell = (value: number, unit: string) => `${value.toFixed(decimals(value))} ${unit}`.trimEnd().padStart(14);
  console.log(`\n${title}`);
  console.log(`  ${''.padEnd(44)} ${ways.map((way) => way.padStart(14)).join(' ')} ${'difference'.padStart(14)}`);
  for (const { what, unit, values } of rows) {
    const [left, right] = values;
    console.log(`  ${what.padEnd(44)} ${[left, right, left - right].map((value) => cell(value, unit)).join(' ')}`);
  }
}

/** Response times of one request against a small and a large list, in milliseconds. */
export interface Growth {
  what: string;
  small: number[];
  large: number[];
}

/**
 * Prints the median and 99th percentile for both sizes and the growth of the median; `budget` applies to every 99th
 * percentile.
 */
export function printGrowth(title: string, rows: readonly Growth[], budget: number): void {
  const pair = (small: number, large: number) =>
    `${small.toFixed(decimals(small))} → ${large.toFixed(decimals(large))} ms`.padStart(18);
  console.log(`\n${title}`);
  console.log(`  ${''.padEnd(44)} ${'p50'.padStart(18)} ${'p99'.padStart(18)}   growth`);
  for (const { what, small, large } of rows) {
    const [p50, p99] = [pair(median(small), median(large)), pair(percentile(small, 0.99), percentile(large, 0.99))];
    const over = percentile(large, 0.99) > budget ? `  ← p99 over ${budget} ms` : '';
    console.log(`  ${what.padEnd(44)} ${p50} ${p99}   ${(median(large) / median(small)).toFixed(2)} x${over}`);
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? (sorted[middle] ?? NaN) : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}

/** Returns the percentile of the values for `part`, a number from 0 to 1. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * part) - 1] ?? NaN;
}
