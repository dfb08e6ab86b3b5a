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
 * The schema with its references in place. `required` stays out: a missing field is a matter for tests, and no reason to
 * answer with 500. "This or null" would be tried one by one; as `nullable` it is written at once.
 */
function whole(schema: unknown, definitions: Schema['definitions']): unknown {
  if (Array.isArray(schema)) return schema.map((part) => whole(part, definitions));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref, anyOf, ...rest } = schema as { $ref?: string; anyOf?: unknown[] };
  if ($ref !== undefined)
    return whole(definitions[decodeURIComponent($ref.replace('#/definitions/', ''))], definitions);
  const parts = anyOf?.filter((part) => !isNull(part));
  if (anyOf && parts?.length === 1) return { ...Object(whole(parts[0], definitions)), nullable: anyOf.length === 2 };
  // A list: a property may be called `required` too.
  const entries = Object.entries({ ...rest, ...(anyOf && { anyOf }) }).filter(
    ([key, value]) => key !== 'required' || !Array.isArray(value),
  );
  return Object.fromEntries(entries.map(([key, value]) => [key, whole(value, definitions)]));
}

function isNull(part: unknown): boolean {
  return typeof part === 'object' && part !== null && 'type' in part && part.type === 'null';
}
