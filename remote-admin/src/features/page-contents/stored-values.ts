import type { Picture } from 'shared-contracts/pictures';

/** What a group holds in one language: keys are missing until somebody has written them. */
export type StoredValues = Readonly<Record<string, unknown>>;

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function pictureOf(value: unknown): Picture | null {
  return typeof value === 'object' && value !== null && 'path' in value ? (value as Picture) : null;
}

/** A row of a list inside a content, told apart while it is moved. */
export type ContentRow<Fields extends string> = Record<Fields, string> & { id: number };

/** Stored rows with the fields that the form shows. */
export function rowsOf<Fields extends string>(value: unknown, fields: readonly Fields[]): ContentRow<Fields>[] {
  if (!Array.isArray(value)) return [];
  return value.map((row: unknown, index) => {
    const stored = (row ?? {}) as Record<string, unknown>;
    const texts = Object.fromEntries(fields.map((field) => [field, textOf(stored[field])])) as Record<Fields, string>;
    return { ...texts, id: index + 1 };
  });
}

/** Rows as they are sent. */
export function withoutIds<Fields extends string>(rows: readonly ContentRow<Fields>[]): object[] {
  return rows.map(({ id: _id, ...row }) => row);
}
