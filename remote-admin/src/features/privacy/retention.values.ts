import { retentionKinds, type RetentionKind, type RetentionRecord } from '@vitrin/shared-contracts/privacy';

/** Months as typed, by kind. */
export type RetentionValues = Record<RetentionKind, string>;

export function retentionValues(record: RetentionRecord): RetentionValues {
  return byKind((kind) => String(record[kind]));
}

/** Converts whole numbers to numbers; other text is passed unchanged, for the schema to reject. */
export function retentionInput(values: RetentionValues): Record<RetentionKind, number | string | null> {
  return byKind((kind) => monthsOf(values[kind]) ?? (values[kind].trim() || null));
}

/** Returns the kinds whose data would be destroyed earlier than with the saved periods. */
export function shortenedKinds(values: RetentionValues, record: RetentionRecord): RetentionKind[] {
  return retentionKinds.filter((kind) => (monthsOf(values[kind]) ?? record[kind]) < record[kind]);
}

export function monthsOf(text: string): number | null {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text) : null;
}

/** Returns text such as `2 yıl 6 ay`; empty for less than a year and for null. */
export function periodText(months: number | null): string {
  if (months === null || months < 12) return '';
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return rest > 0 ? `${years} yıl ${rest} ay` : `${years} yıl`;
}

function byKind<T>(of: (kind: RetentionKind) => T): Record<RetentionKind, T> {
  return Object.fromEntries(retentionKinds.map((kind) => [kind, of(kind)])) as Record<RetentionKind, T>;
}
