import type { FastifyInstance } from 'fastify';
import { responseSerializer, type Serialize } from './response-serializer.ts';

/** Response types by name: `npm run response-schemas` adds those that routes name. */
export interface ResponseTypes {}

/**
 * The type of `data` in the response of a route, or a list of it; null: only the envelope. `body`: the response has
 * other fields beside `data`.
 */
export type ResponseName =
  | keyof ResponseTypes
  | `${keyof ResponseTypes}[]`
  | { readonly body: keyof ResponseTypes }
  | null;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Several when a form field selects the operation; each operation then uses its own serializer. */
    responses?: ResponseName | readonly ResponseName[];
  }
  interface FastifyInstance {
    serializeResponse(name: ResponseName): Serialize;
  }
}

const meta = {
  type: 'object',
  properties: { page: { type: 'number' }, page_size: { type: 'number' }, total: { type: 'number' } },
};
const merged = {
  type: 'object',
  properties: {
    by: { type: 'string' },
    at: { type: 'string' },
    fields: { type: 'array', items: { type: 'string' } },
    version: {
      type: 'object',
      properties: { entity: { type: 'string' }, record: { type: 'string' }, number: { type: 'number' } },
    },
  },
};
const moved = {
  type: 'array',
  items: {
    type: 'object',
    properties: { lang: { type: 'string' }, source: { type: 'string' }, target: { type: 'string' } },
  },
};
const text = { type: 'string' };
const envelope = { success: { type: 'boolean' }, message: text, meta, merged, moved, notice: text };

export type Definitions = Readonly<Record<string, object>>;

/** Sets the response schema of each route, so that undeclared fields are never sent. Register before the routes. */
export function declareResponses(app: FastifyInstance, definitions: Definitions): void {
  const serializers = new Map<string, Serialize>();
  app.decorate('serializeResponse', (name) => {
    const key = JSON.stringify(name);
    const serialize = serializers.get(key) ?? responseSerializer(responseSchema(definitions, name));
    serializers.set(key, serialize);
    return serialize;
  });
  app.addHook('onRoute', (route) => {
    const responses = route.config?.responses;
    if (responses === undefined) return;
    route.schema = { ...route.schema, response: { '2xx': responseSchema(definitions, responses) } };
    const [first = null] = [responses].flat();
    route.serializerCompiler = () => app.serializeResponse(first);
  });
}

export function responseSchema(definitions: Definitions, names: ResponseName | readonly ResponseName[]) {
  const [first = null] = [names].flat();
  if (typeof first === 'object' && first !== null) return { ...dataOf(first.body), definitions };
  const data = [names].flat().flatMap((name) => (typeof name === 'string' ? [dataOf(name)] : []));
  const properties = { ...envelope, ...(data.length > 0 && { data: data.length === 1 ? data[0] : { anyOf: data } }) };
  return { type: 'object', properties, required: ['success'], additionalProperties: false, definitions };
}

function dataOf(name: string): object {
  const $ref = `#/definitions/${name.replace('[]', '')}`;
  return name.endsWith('[]') ? { type: 'array', items: { $ref } } : { $ref };
}
