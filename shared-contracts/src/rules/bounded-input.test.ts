import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { array, lazy, number, object, string, type Schema } from 'yup';
import { asSchema, boundedInput, maximumOf } from './bounded-input.ts';
import { limits } from './limits.ts';
import { newPasswordSchema } from './new-password.ts';
import { invalid, validate } from './validation.ts';

const inRequire = (file: string): Record<string, unknown> => jest.requireActual(file);

/** Returns every schema that a module exports, and the schemas of its factory functions that need no arguments. */
function schemasOf(module: Record<string, unknown>): [name: string, schema: Schema][] {
  return Object.entries(module).flatMap(([name, given]) => {
    const made = typeof given === 'function' && /schema$/i.test(name) ? attempt(given as () => unknown) : given;
    const schema = asSchema(made);
    return schema ? [[name, schema]] : [];
  });
}

function attempt(make: () => unknown): unknown {
  try {
    return make();
  } catch {
    return null;
  }
}

/** Returns the paths of string schemas without a maximum length or a list of values. */
function unbounded(schema: Schema, path: string): string[] {
  if (schema.type === 'string') return maximumOf(schema) || schema.describe().oneOf.length > 0 ? [] : [path];
  const fields = 'fields' in schema ? Object.entries(schema.fields as Record<string, unknown>) : [];
  const inner = 'innerType' in schema ? ([['[]', schema.innerType]] as [string, unknown][]) : [];
  return [...fields, ...inner].flatMap(([name, field]) => {
    const below = asSchema(field);
    return below ? unbounded(below, `${path}.${name}`) : [];
  });
}

it('every string schema states a maximum length', () => {
  const source = join(__dirname, '..');
  const files = ['api', 'rules', 'texts'].flatMap((folder) =>
    readdirSync(join(source, folder)).map((file) => `${folder}/${file}`),
  );
  const parts = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const schemas = parts.flatMap((file) =>
    schemasOf(inRequire(join(source, file))).map((found) => [file, ...found] as const),
  );
  expect(schemas.length).toBeGreaterThan(25);
  expect(schemas.flatMap(([file, name, schema]) => unbounded(schema, `${file} ${name}`))).toEqual([]);
});

it('runs no other rule on a text beyond its maximum, and validates the other fields', () => {
  const seen: unknown[] = [];
  const watched = string()
    .trim()
    .max(5, 'Çok uzun')
    .test('watch', 'x', (value) => (seen.push(value), true));
  const schema = object({ a: watched, b: string().required(invalid.required).max(5), c: lazy(() => watched) });
  const { errors } = validate(schema, { a: 'x'.repeat(60_000), c: 'x'.repeat(60_000) });
  expect(errors).toEqual({ a: 'Çok uzun', b: invalid.required, c: 'Çok uzun' });
  expect(seen.filter((value) => typeof value === 'string')).toEqual([]);
});

it('does not count whitespace that is trimmed', () => {
  expect(validate(object({ a: string().trim().max(3) }), { a: `  abc${' '.repeat(9_000)}` }).value).toEqual({
    a: 'abc',
  });
});

it('limits a text that states no maximum', () => {
  const { errors } = validate(object({ a: string() }), { a: 'x'.repeat(limits.anyText + 1) });
  expect(errors).toEqual({ a: invalid.tooLong(limits.anyText) });
});

it.each<[string, Schema]>([
  ['a text', string()],
  ['a number', number()],
])('rejects an object in place of %s, even with overridden methods', (_what, leaf) => {
  for (const value of [{ toString: 'x' }, [{ toString: 'x' }], {}, { valueOf: 1 }])
    expect(validate(object({ a: leaf, list: array().of(leaf) }), { a: value, list: [value] }).errors).toEqual({
      a: invalid.value,
      'list[0]': invalid.value,
    });
});

it.each(['toString', 'valueOf', 'constructor', 'hasOwnProperty', '__defineGetter__'])(
  'drops an unknown field named %s like any other',
  (name) => {
    const schema = object({ a: string().required(), inner: object({ b: number() }) });
    const value: unknown = { a: 'x', [name]: null, inner: { b: 1, [name]: { c: 1 } } };
    expect(validate(schema, value).value).toEqual({ a: 'x', inner: { b: 1 } });
  },
);

it('returns a valid value unchanged', () => {
  const value = { a: 'x', list: [1, 2], other: { kept: true } };
  expect(boundedInput(object({ a: string(), list: array().of(number()) }), value, invalid)).toEqual({
    value,
    errors: {},
  });
});

it('rejects a new password of 60,000 characters without delay', () => {
  const startedAt = performance.now();
  const { errors } = validate(object({ password: newPasswordSchema() }), { password: `a${'1'.repeat(60_000)}a` });
  expect(errors).toEqual({ password: invalid.tooLong(limits.newPassword.max) });
  expect(performance.now() - startedAt).toBeLessThan(10);
});
