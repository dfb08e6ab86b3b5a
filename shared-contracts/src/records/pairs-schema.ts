import { array, object, string } from 'yup';
import { invalid } from '../texts/invalid.ts';
import type { FieldOptions, Pair } from './field.ts';

/** Longest id of a row. */
const ID_LENGTH = 40;

/**
 * Returns the schema of labels with a value each. Rows without both are removed; one with only one of them is rejected, with
 * the message at the field.
 */
export function pairsSchema({ length = { max: 0 }, maxItems = 0 }: Pick<FieldOptions, 'length' | 'maxItems'>) {
  const line = string().trim().max(length.max, invalid.tooLong(length.max)).default('');
  const id = string()
    .required(invalid.required)
    .max(ID_LENGTH, invalid.value)
    .matches(/^[\w-]+$/, invalid.value);
  return array()
    .of(object({ id, label: line, value: line }))
    .transform((rows: unknown) => (Array.isArray(rows) ? rows.filter(saysSomething) : rows))
    .max(maxItems, invalid.tooMany(maxItems))
    .test('complete', invalid.pair, (rows: Partial<Pair>[] = []) => rows.every(({ label, value }) => label && value))
    .test('unique', invalid.value, (rows = []) => new Set(rows.map((row) => row.id)).size === rows.length)
    .default([]);
}

function saysSomething(row: unknown): boolean {
  const { label, value }: Partial<Record<string, unknown>> = { ...Object(row) };
  return [label, value].some((text) => (typeof text === 'string' ? text.trim() !== '' : text !== undefined));
}
