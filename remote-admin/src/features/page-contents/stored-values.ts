import type { Picture } from '@vitrin/shared-contracts/pictures';

/** Stored values of a group in one language: keys that were never written are missing. */
export type StoredValues = Readonly<Record<string, unknown>>;

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function pictureOf(value: unknown): Picture | null {
  return typeof value === 'object' && value !== null && 'path' in value ? (value as Picture) : null;
}

/** A row of a list field. Its `id` identifies it while it is moved. */
export type ContentRow<Fields extends string> = Record<Fields, string> & { id: number };

/** Returns the stored rows with only the fields that the form shows. */
export function rowsOf<Fields extends string>(value: unknown, fields: readonly Fields[]): ContentRow<Fields>[] {
  if (!Array.isArray(value)) return [];
  return value.map((row: unknown, index) => {
    const stored = (row ?? {}) as Record<string, unknown>;
    const texts = Object.fromEntries(fields.map((field) => [field, textOf(stored[field])])) as Record<Fields, string>;
    return { ...texts, id: index + 1 };
  });
}

/** Returns the rows for the request body, without ids. */
export function withoutIds<Fields extends string>(rows: readonly ContentRow<Fields>[]): object[] {
  return rows.map(({ id: _id, ...row }) => row);
}
