import { isSchema, type lazy, type Schema } from 'yup';
import { ChangedFields, type RequestBody } from '../../platform/http/request-body.ts';

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
  if (body instanceof ChangedFields) return changeSchema(body);
  const given = typeof body === 'function' ? body() : body;
  if (isSchema(given)) return jsonSchema(given as Schema);
  return objectSchema(Object.entries(given as Readonly<Record<string, Schema>>));
}

/** Returns the schema of an update: a field that is missing keeps its value, so none is required or has a default. */
function changeSchema({ schema }: ChangedFields): JsonSchema {
  return { type: 'object', properties: { form_data: optionalFields(jsonSchema(schema)) }, required: ['form_data'] };
}

function optionalFields({ required: _required, properties = {}, ...others }: JsonSchema): JsonSchema {
  const fields = Object.entries(properties as Readonly<Record<string, JsonSchema>>);
  return { ...others, properties: Object.fromEntries(fields.map(([name, field]) => [name, optionalField(field)])) };
}

/** A record by language has optional languages with optional fields; every other value is sent as a whole. */
function optionalField({ default: _default, additionalProperties, ...field }: JsonSchema): JsonSchema {
  if (additionalProperties === undefined) return field;
  const { anyOf, ...texts } = additionalProperties as JsonSchema & { anyOf?: readonly JsonSchema[] };
  const optional = anyOf ? { anyOf: anyOf.map(optionalTexts) } : optionalTexts(texts);
  return { ...field, additionalProperties: optional };
}

function optionalTexts(texts: JsonSchema): JsonSchema {
  return texts['type'] === 'null' ? texts : optionalFields(texts);
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
