import fastJson, { type Schema as JsonSchema } from 'fast-json-stringify';

export type Serialize = (payload: unknown) => string;

interface Schema {
  definitions: Readonly<Record<string, object>>;
}

/**
 * Returns a serializer that writes values as the schema declares them. It is compiled at the first response: compiling
 * at start would build a hundred serializers, most of them unused.
 */
export function responseSerializer({ definitions, ...schema }: Schema): Serialize {
  let serialize: Serialize | undefined;
  return (payload) => {
    serialize ??= fastJson(resolveSchema(schema, definitions) as JsonSchema);
    return serialize(payload);
  };
}

/**
 * Returns the schema with its references resolved. `required` is dropped: a missing field should fail a test, not cause
 * a 500 response. `anyOf` alternatives would be tried one by one, so "this or null" becomes `nullable`, and several
 * object types are merged into one with the fields of all.
 */
function resolveSchema(schema: unknown, definitions: Schema['definitions']): unknown {
  if (Array.isArray(schema)) return schema.map((part) => resolveSchema(part, definitions));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref, anyOf, ...rest } = schema as { $ref?: string; anyOf?: unknown[] };
  if ($ref !== undefined)
    return resolveSchema(definitions[decodeURIComponent($ref.replace('#/definitions/', ''))], definitions);
  if (anyOf) {
    const parts = anyOf.filter((part) => !isNull(part)).map((part) => resolveSchema(part, definitions) as Part);
    return { ...mergeAlternatives(parts), ...(parts.length < anyOf.length && { nullable: true }) };
  }
  // Only an array is the keyword: a property may be named `required` too.
  const entries = Object.entries(rest).filter(([key, value]) => key !== 'required' || !Array.isArray(value));
  return Object.fromEntries(entries.map(([key, value]) => [key, resolveSchema(value, definitions)]));
}

interface Part {
  properties?: Readonly<Record<string, Part>>;
}

function mergeAlternatives(parts: readonly Part[]): object {
  const [first = {}, ...others] = new Map(parts.map((part) => [JSON.stringify(part), part])).values();
  if (others.length === 0) return first;
  if (!parts.every(({ properties }) => properties)) return { anyOf: parts };
  const fields = Map.groupBy(
    parts.flatMap(({ properties = {} }) => Object.entries(properties)),
    ([name]) => name,
  );
  const properties = [...fields].map(([name, found]) => [name, mergeAlternatives(found.map(([, part]) => part))]);
  return { type: 'object', properties: Object.fromEntries(properties) };
}

function isNull(part: unknown): boolean {
  return typeof part === 'object' && part !== null && 'type' in part && part.type === 'null';
}
