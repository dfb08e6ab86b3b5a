/** One printed figure; `budget` is the design's limit in the same unit. */
export interface Figure {
  what: string;
  value: number;
  unit: string;
  budget?: number;
  /** A floor instead of a ceiling. */
  atLeast?: true;
}

const decimals = (value: number) => (Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0);

/** Prints a table; a figure over its budget is marked, never an error: the machine decides absolute times. */
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

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? (sorted[middle] ?? NaN) : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}
