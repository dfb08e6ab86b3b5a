import type { Schema, SchemaDescription, SchemaFieldDescription } from 'yup';

const LIMITS: ReadonlySet<string | undefined> = new Set(['max', 'length']);

/**
 * Returns the paths of texts with neither a maximum length nor a list of values, as the schema resolves them for this
 * value.
 */
export function unboundedTexts(schema: Schema, value: unknown): string[] {
  return below(schema.describe({ value }), '');
}

function below(field: SchemaFieldDescription, path: string): string[] {
  if (!isDescription(field)) return [];
  if (field.type === 'string') return isBounded(field) ? [] : [path];
  const fields = 'fields' in field ? Object.entries(field.fields) : [];
  const inner = 'innerType' in field ? [field.innerType].flat().map((each) => ['[]', each] as const) : [];
  return [...fields, ...inner].flatMap(([name, each]) => (each ? below(each, `${path}.${name}`) : []));
}

function isDescription(field: SchemaFieldDescription): field is SchemaDescription {
  return 'tests' in field;
}

function isBounded({ tests, oneOf }: SchemaDescription): boolean {
  return oneOf.length > 0 || tests.some(({ name }) => LIMITS.has(name));
}
