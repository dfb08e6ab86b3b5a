import fastJson, { type Schema as JsonSchema } from 'fast-json-stringify';

export type Serialize = (payload: unknown) => string;

interface Schema {
  definitions: Readonly<Record<string, object>>;
}

/** Writes values as the schema declares them. Made with the first answer: a start would make a hundred that nobody asks for. */
export function answerSerializer({ definitions, ...schema }: Schema): Serialize {
  let serialize: Serialize | undefined;
  return (payload) => {
    serialize ??= fastJson(whole(schema, definitions) as JsonSchema);
    return serialize(payload);
  };
}

/**
 * Returns the schema with its references resolved. `required` is dropped: a missing field should fail a test, not cause
 * a 500 response. `anyOf` alternatives would be tried one by one, so "this or null" becomes `nullable`, and several
 * object types are merged into one with the fields of all.
 */
function whole(schema: unknown, definitions: Schema['definitions']): unknown {
  if (Array.isArray(schema)) return schema.map((part) => whole(part, definitions));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref, anyOf, ...rest } = schema as { $ref?: string; anyOf?: unknown[] };
  if ($ref !== undefined)
    return whole(definitions[decodeURIComponent($ref.replace('#/definitions/', ''))], definitions);
  if (anyOf) {
    const parts = anyOf.filter((part) => !isNull(part)).map((part) => whole(part, definitions) as Part);
    return { ...oneOf(parts), ...(parts.length < anyOf.length && { nullable: true }) };
  }
  // Only an array is the keyword: a property may be named `required` too.
  const entries = Object.entries(rest).filter(([key, value]) => key !== 'required' || !Array.isArray(value));
  return Object.fromEntries(entries.map(([key, value]) => [key, whole(value, definitions)]));
}

interface Part {
  properties?: Readonly<Record<string, Part>>;
}

function oneOf(parts: readonly Part[]): object {
  const [first = {}, ...others] = new Map(parts.map((part) => [JSON.stringify(part), part])).values();
  if (others.length === 0) return first;
  if (!parts.every(({ properties }) => properties)) return { anyOf: parts };
  const fields = Map.groupBy(
    parts.flatMap(({ properties = {} }) => Object.entries(properties)),
    ([name]) => name,
  );
  const properties = [...fields].map(([name, found]) => [name, oneOf(found.map(([, part]) => part))]);
  return { type: 'object', properties: Object.fromEntries(properties) };
}

function isNull(part: unknown): boolean {
  return typeof part === 'object' && part !== null && 'type' in part && part.type === 'null';
}
