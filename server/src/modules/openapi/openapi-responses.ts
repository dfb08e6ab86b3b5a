import { responseSchema, type ResponseName } from '../../platform/http/response-schemas.ts';
import { responseSchemas } from '../response-schemas.ts';
import type { JsonSchema } from './request-schema.ts';

const DEFINITION = '#/definitions/';
const COMPONENT = '#/components/schemas/';

/** Schemas of all response types that the names use, directly or by reference. */
export function componentsOf(schemas: readonly unknown[]): Record<string, unknown> {
  const found = new Map<string, unknown>();
  const open = schemas.flatMap(referencesIn);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue;
    const schema = schemasByComponent.get(name);
    found.set(name, schema);
    open.push(...referencesIn(schema));
  }
  return Object.fromEntries([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the schema of a successful response with references to the components. */
export function successSchema(names: ResponseName | readonly ResponseName[]): JsonSchema {
  const { definitions: _definitions, ...schema } = responseSchema({}, names);
  return withComponents(schema) as JsonSchema;
}

/** Rewrites the references of generated schemas; the names of components are more restricted than those of definitions. */
function withComponents(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withComponents);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) =>
    key === '$ref' && typeof value === 'string' && value.startsWith(DEFINITION)
      ? [key, COMPONENT + componentName(decodeURIComponent(value.slice(DEFINITION.length)))]
      : [key, withComponents(value)],
  );
  return Object.fromEntries(entries);
}

function componentName(definition: string): string {
  return definition.replaceAll(/[^\w.-]+/g, '_').replace(/_$/, '');
}

const schemasByComponent = new Map(
  Object.entries(responseSchemas).map(([name, schema]) => [componentName(name), withComponents(schema)]),
);

function referencesIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(referencesIn);
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' && value.startsWith(COMPONENT)
      ? [value.slice(COMPONENT.length)]
      : referencesIn(value),
  );
}

const text = { type: 'string' };

/** Envelope of a rejected request. */
export const problemSchema = {
  type: 'object',
  properties: {
    success: { const: false },
    message: { ...text, description: 'Türkçe, gösterilmeye hazır' },
    errors: { type: 'object', additionalProperties: text, description: 'Alan adına göre iletiler' },
    code: { ...text, enum: ['csrf', 'right', 'browser-link', 'outdated-draft'] },
    data: { description: '409: gönderilen sürüm ile şimdiki kayıt' },
  },
  required: ['success', 'message'],
};
