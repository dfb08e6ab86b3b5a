import { isSchema, type Schema } from 'yup';
import { isLongerThan } from './characters.ts';
import { limits } from './limits.ts';

/** Error messages by path. Values at these paths skip all other rules. */
type ErrorsByPath = Record<string, string>;

interface Place {
  path: string;
  parent: unknown;
}

/** Error messages of the type and size checks. */
export interface BoundMessages {
  /** Message for a value of the wrong type. */
  value: string;
  tooLong(max: number): string;
}

interface Walker {
  errors: ErrorsByPath;
  messages: BoundMessages;
}

const PRIMITIVES: ReadonlySet<string> = new Set(['string', 'number', 'boolean']);

/**
 * Checks only types and sizes before any rule runs. A text beyond its maximum, or an object in place of a text or
 * number, is reported and removed from the value, so that no pattern or conversion has to process it. The default
 * maximum of a text is `limits.anyText`.
 * @param schema - schema of the value
 * @param value - untrusted input
 * @param messages - error messages
 * @returns the remaining value, and the error message of each rejected path
 */
export function boundedInput(
  schema: Schema,
  value: unknown,
  messages: BoundMessages,
): { value: unknown; errors: ErrorsByPath } {
  const walker: Walker = { errors: {}, messages };
  return { value: walk(schema, value, { path: '', parent: undefined }, walker), errors: walker.errors };
}

function walk(given: Schema, value: unknown, place: Place, walker: Walker): unknown {
  if (value === null || value === undefined) return value;
  const schema = given.resolve({ value, parent: place.parent });
  const message = PRIMITIVES.has(schema.type) ? findProblem(schema, value, walker.messages) : null;
  if (message !== null) {
    walker.errors[place.path] = message;
    return undefined;
  }
  if (schema.type === 'object') return walkObject(schema, value, place, walker);
  if (schema.type === 'array') return walkArray(schema, value, place, walker);
  return value;
}

function walkObject(schema: Schema, value: unknown, { path }: Place, walker: Walker): unknown {
  if (!('fields' in schema) || typeof value !== 'object' || Array.isArray(value) || value === null) return value;
  const copy = withoutInherited(value, schema.fields as object);
  for (const [name, field] of Object.entries(schema.fields as Record<string, unknown>)) {
    const below = asSchema(field);
    if (!below || !Object.hasOwn(copy, name)) continue;
    const at = { path: path === '' ? name : `${path}.${name}`, parent: value };
    copy[name] = walk(below, copy[name], at, walker);
  }
  return copy;
}

/**
 * Removes own keys that shadow `Object.prototype` (`toString`, `constructor`), because yup would treat them as fields
 * of the schema.
 */
function withoutInherited(value: object, fields: object): Record<string, unknown> {
  const own = Object.entries(value).filter(([name]) => Object.hasOwn(fields, name) || !(name in Object.prototype));
  return Object.fromEntries(own);
}

/** A list that is too long is cut; its own maximum rule reports it without validating the items. */
function walkArray(schema: Schema, value: unknown, { path }: Place, walker: Walker): unknown {
  const inner = asSchema('innerType' in schema ? schema.innerType : undefined);
  if (!inner || !Array.isArray(value)) return value;
  if (value.length > (maximumOf(schema)?.most ?? limits.anyList)) return value.slice(0, limits.anyList + 1);
  return value.map((item: unknown, index) => walk(inner, item, { path: `${path}[${index}]`, parent: value }, walker));
}

/** Returns the value when it is a schema, else null. `isSchema` of yup has a type with only part of the members. */
export function asSchema(value: unknown): Schema | null {
  return isSchema(value) ? (value as Schema) : null;
}

function findProblem(schema: Schema, value: unknown, messages: BoundMessages): string | null {
  if (typeof value === 'object') return messages.value;
  if (typeof value !== 'string') return null;
  const rule = schema.type === 'string' ? maximumOf(schema) : null;
  const most = rule?.most ?? limits.anyText;
  if (value.length <= most) return null;
  // Trimmed whitespace does not count towards the maximum.
  const text: unknown = schema.cast(value, { assert: false });
  return isLongerThan(String(text), most) ? (rule?.message ?? messages.tooLong(most)) : null;
}

const MAXIMA: ReadonlySet<unknown> = new Set(['max', 'length']);

/** Returns the maximum length that the schema states, with its error message; null when it states none. */
export function maximumOf({ tests }: Schema): { most: number; message: string | null } | null {
  const options = tests.map((test) => test.OPTIONS).find((given) => MAXIMA.has(given?.name));
  const most = options?.params?.[options.name ?? ''];
  if (typeof most !== 'number') return null;
  return { most, message: typeof options?.message === 'string' ? options.message : null };
}
