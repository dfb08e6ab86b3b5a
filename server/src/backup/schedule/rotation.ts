/** Numbers of days, weeks and months of which the newest backup is kept. */
const KEPT = { days: 7, weeks: 4, months: 6 } as const;

interface DatedFile {
  name: string;
  at: Date;
}

/** Returns the names of the files that no period needs any more. The newest file is always kept. */
export function expiredBackups(files: readonly DatedFile[]): string[] {
  const newestFirst = files.toSorted((left, right) => right.at.getTime() - left.at.getTime());
  const kept = new Set([
    ...newestOf(newestFirst, dayOf, KEPT.days),
    ...newestOf(newestFirst, weekOf, KEPT.weeks),
    ...newestOf(newestFirst, monthOf, KEPT.months),
  ]);
  return newestFirst.filter(({ name }) => !kept.has(name)).map(({ name }) => name);
}

/** Returns the newest file of each of the last periods that have one. */
function newestOf(newestFirst: readonly DatedFile[], periodOf: (at: Date) => string, count: number): string[] {
  const names = new Map<string, string>();
  for (const { name, at } of newestFirst) if (!names.has(periodOf(at))) names.set(periodOf(at), name);
  return [...names.values()].slice(0, count);
}

const DAY_MS = 86_400_000;
const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const monthOf = (at: Date) => at.toISOString().slice(0, 7);
/** Weeks begin on Monday; day 0 of the Unix epoch was a Thursday. */
const weekOf = (at: Date) => String(Math.floor((at.getTime() / DAY_MS + 3) / 7));
