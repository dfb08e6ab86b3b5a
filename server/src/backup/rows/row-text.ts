import type { Row } from './row-source.ts';

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
