import { isSchema, type lazy, type Schema } from 'yup';
import type { RequestBody } from '../../platform/http/request-body.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

type Lazy = ReturnType<typeof lazy>;
type Described = ReturnType<Schema['describe']> & {
  default?: unknown;
  fields?: Record<string, unknown>;
  innerType?: unknown;
};
type Rule = Described['tests'][number];

/** Texts by language are described by one language; its schema is the same for all. */
const ANY_LANGUAGE = 'tr';

/** Returns the JSON schema of the fields of a body. */
export function bodySchema(body: RequestBody): JsonSchema {
  const given = typeof body === 'function' ? body() : body;
  if (isSchema(given)) return jsonSchema(given as Schema);
  return objectSchema(Object.entries(given as Readonly<Record<string, Schema>>));
}

/**
 * Converts a yup schema. What JSON Schema cannot say is left out: rules of our own, conversions, and defaults that are objects.
 */
export function jsonSchema(schema: Schema | Lazy): JsonSchema {
  if (schema.type === 'lazy') return recordSchema(schema as Lazy);
  const given = schema as Schema & { fields?: Record<string, Schema>; innerType?: Schema };
  const described = given.describe() as Described;
  const type = typeOf(given, described);
  const choices = described.oneOf.filter((value) => value !== undefined);
  const allowed = described.nullable && choices.length > 0 ? [...choices, null] : choices;
  return {
    ...(described.nullable && typeof type['type'] === 'string' ? { ...type, type: [type['type'], 'null'] } : type),
    ...(choices.length > 0 && { enum: [...new Set(allowed)] }),
    ...(isPlain(described.default) && { default: described.default }),
  };
}

function typeOf(schema: Schema & { fields?: Record<string, Schema>; innerType?: Schema }, { type, tests }: Described) {
  if (type === 'object' && schema.fields) return objectSchema(Object.entries(schema.fields));
  if (type === 'array')
    return { type, ...(schema.innerType && { items: jsonSchema(schema.innerType) }), ...sizes(tests, 'Items') };
  if (type === 'string')
    return { type, ...sizes(tests, 'Length'), ...(hasRule(tests, 'email') && { format: 'email' }) };
  if (type === 'number') return { type: hasRule(tests, 'integer') ? 'integer' : 'number', ...bounds(tests) };
  if (type === 'boolean') return { type };
  return {};
}

function objectSchema(fields: readonly (readonly [string, Schema])[]): Record<string, unknown> {
  const required = fields.filter(([, field]) => isRequired(field)).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, jsonSchema(field)])),
    ...(required.length > 0 && { required }),
  };
}

/** Converts a lazy schema, which is always a record by language; null may remove a language. */
function recordSchema(schema: Lazy): JsonSchema {
  const field = fieldOf(schema, {});
  if (!field) return { type: 'object' };
  const value = jsonSchema(field);
  const isRemovable = !field.spec.nullable && fieldOf(schema, null)?.spec.nullable;
  return { type: 'object', additionalProperties: isRemovable ? { anyOf: [value, { type: 'null' }] } : value };
}

function fieldOf(schema: Lazy, value: object | null): Schema | undefined {
  const resolved = schema.resolve({ value: { [ANY_LANGUAGE]: value } }) as Schema & { fields?: Record<string, Schema> };
  return resolved.fields?.[ANY_LANGUAGE];
}

function isRequired(schema: Schema): boolean {
  const { spec } = schema.type === 'lazy' ? (schema as unknown as Lazy).resolve({ value: {} }) : schema;
  return !spec.optional && spec.default === undefined;
}

function hasRule(tests: readonly Rule[], name: string): boolean {
  return tests.some((test) => test.name === name);
}

function paramOf(tests: readonly Rule[], rule: string, param: string): number | undefined {
  const value = tests.find(({ name, params }) => name === rule && params?.[param] !== undefined)?.params?.[param];
  return typeof value === 'number' ? value : undefined;
}

function sizes(tests: readonly Rule[], what: 'Items' | 'Length'): object {
  const exact = paramOf(tests, 'length', 'length');
  const [min, max] = [exact ?? paramOf(tests, 'min', 'min'), exact ?? paramOf(tests, 'max', 'max')];
  return { ...(min !== undefined && { [`min${what}`]: min }), ...(max !== undefined && { [`max${what}`]: max }) };
}

function bounds(tests: readonly Rule[]): object {
  const [more, min] = [paramOf(tests, 'min', 'more'), paramOf(tests, 'min', 'min')];
  const max = paramOf(tests, 'max', 'max');
  return {
    ...(more !== undefined && { exclusiveMinimum: more }),
    ...(min !== undefined && { minimum: min }),
    ...(max !== undefined && { maximum: max }),
  };
}

function isPlain(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
