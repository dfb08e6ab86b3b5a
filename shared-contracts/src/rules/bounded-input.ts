import { isSchema, type Schema } from 'yup';
import { limits } from './limits.ts';

/** What a walk over the input has found: the first message of each path that may not be looked at any further. */
type Findings = Record<string, string>;

interface Place {
  path: string;
  parent: unknown;
}

export interface BoundMessages {
  /** For what is of another kind. */
  value: string;
  tooLong(max: number): string;
}

interface Walker {
  findings: Findings;
  messages: BoundMessages;
}

const LEAVES: ReadonlySet<string> = new Set(['string', 'number', 'boolean']);

/**
 * Looks at sizes and kinds alone, before any rule runs: a text beyond its maximum, or an object where a text or number
 * belongs, is reported and left out of the value, so that no pattern or conversion ever meets it. A text without a
 * maximum of its own has `limits.anyText`.
 */
export function boundedInput(
  schema: Schema,
  value: unknown,
  messages: BoundMessages,
): { value: unknown; findings: Findings } {
  const walker: Walker = { findings: {}, messages };
  return { value: walk(schema, value, { path: '', parent: undefined }, walker), findings: walker.findings };
}

function walk(given: Schema, value: unknown, place: Place, walker: Walker): unknown {
  if (value === null || value === undefined) return value;
  const schema = given.resolve({ value, parent: place.parent });
  const message = LEAVES.has(schema.type) ? objection(schema, value, walker.messages) : null;
  if (message !== null) {
    walker.findings[place.path] = message;
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

/** yup takes what every object has by itself (`toString`, `constructor`) for a field of the schema. */
function withoutInherited(value: object, fields: object): Record<string, unknown> {
  const own = Object.entries(value).filter(([name]) => Object.hasOwn(fields, name) || !(name in Object.prototype));
  return Object.fromEntries(own);
}

/** A list that is too long is left to its own rule, which looks at nothing in it. */
function walkArray(schema: Schema, value: unknown, { path }: Place, walker: Walker): unknown {
  const inner = asSchema('innerType' in schema ? schema.innerType : undefined);
  if (!inner || !Array.isArray(value)) return value;
  if (value.length > (maximumOf(schema)?.most ?? limits.anyList)) return value.slice(0, limits.anyList + 1);
  return value.map((item: unknown, index) => walk(inner, item, { path: `${path}[${index}]`, parent: value }, walker));
}

/** yup's own test leaves out half of what a schema has. */
export function asSchema(value: unknown): Schema | null {
  return isSchema(value) ? (value as Schema) : null;
}

function objection(schema: Schema, value: unknown, messages: BoundMessages): string | null {
  if (typeof value === 'object') return messages.value;
  if (typeof value !== 'string') return null;
  const rule = schema.type === 'string' ? maximumOf(schema) : null;
  const most = rule?.most ?? limits.anyText;
  if (value.length <= most) return null;
  // As the schema trims it: what is cut off anyway does not count.
  const text: unknown = schema.cast(value, { assert: false });
  return String(text).length > most ? (rule?.message ?? messages.tooLong(most)) : null;
}

const MAXIMA: ReadonlySet<unknown> = new Set(['max', 'length']);

/** The maximum that the schema states, with its own message. */
export function maximumOf({ tests }: Schema): { most: number; message: string | null } | null {
  const options = tests.map((test) => test.OPTIONS).find((given) => MAXIMA.has(given?.name));
  const most = options?.params?.[options.name ?? ''];
  if (typeof most !== 'number') return null;
  return { most, message: typeof options?.message === 'string' ? options.message : null };
}
