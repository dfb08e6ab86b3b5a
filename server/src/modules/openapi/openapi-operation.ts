import { apiKeyRights } from '@vitrin/shared-contracts/api-keys';
import { rightSubjectLabels } from '@vitrin/shared-contracts/right-groups';
import type { Right } from '@vitrin/shared-contracts/rights';
import type { WriteMethod } from '../../platform/auth/guard.ts';
import type { ListedRoute } from '../../platform/http/listed-routes.ts';
import { successSchema } from './openapi-responses.ts';
import { bodySchema, type JsonSchema } from './request-schema.ts';

const PUBLISHING = /^\/api\/releases\/:remote/;
const PANEL = '/api/admin';

/** Fields that every form of the panel accepts: it publishes a working copy, what stays unpublished, and the revision that was seen. */
const copyFields = {
  working_copy: { type: 'string', format: 'uuid' },
  working_copy_rest: {},
  working_copy_rev: { type: 'integer' },
};

/** Returns the right that a route requires; null for public routes. */
function rightOf({ method, config: { access } }: ListedRoute): Right | null {
  if (!access) return null;
  return 'right' in access ? access.right : (access.operations[method as WriteMethod] ?? null);
}

/**
 * Reports whether the route only lets a form without PUT and DELETE send `_method`: the same operations are described under
 * their own methods.
 */
export function isMethodOverride({ method, config: { access } }: ListedRoute): boolean {
  return method === 'POST' && access !== undefined && 'operations' in access && !access.operations.POST;
}

/** Returns the operation object of a route. */
export function operationOf(route: ListedRoute): JsonSchema {
  const right = rightOf(route);
  const body = bodyOf(route);
  return {
    operationId: operationId(route),
    tags: [tagOf(route)],
    summary: summaryOf(route),
    ...(right !== null && { 'x-right': right }),
    ...parametersOf(route),
    ...(body && { requestBody: body }),
    responses: responsesOf(route),
    security: securityOf(route),
  };
}

export function pathOf(url: string): string {
  return url.replaceAll(/:(\w+)/g, '{$1}');
}

/** Name of the group of operations, in Turkish. */
export function tagOf(route: ListedRoute): string {
  const { url } = route;
  if (url.startsWith(PANEL)) return rightSubjectLabels[(rightOf(route) ?? '').split('.')[0] ?? ''] ?? 'Panel';
  if (url.startsWith('/api/auth')) return 'Giriş';
  return url.startsWith('/api/releases') ? 'Sürümler' : 'Site';
}

const operations: Readonly<Record<string, string>> = { POST: 'gönder', PUT: 'değiştir', DELETE: 'sil' };

function summaryOf(route: ListedRoute): string {
  const { method, url, config } = route;
  const [first] = [config.responses].flat();
  const read = typeof first === 'string' && first.endsWith('[]') ? 'listele' : 'oku';
  const place = url.replace(PANEL, '').replace(/^\/api\/(?:pages\/)?/, '/');
  return `${tagOf(route)}: ${method === 'GET' ? read : (operations[method] ?? method)} (${place})`;
}

function operationId({ method, url }: ListedRoute): string {
  const parts = url.split(/[^a-zA-Z]+/).filter((part) => part !== '' && part !== 'api');
  return [method.toLowerCase(), ...parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1))].join('');
}

function parametersOf({ method, url, config }: ListedRoute): { parameters?: object[] } {
  const names = [...url.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const inPath = names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  // Reads of the site choose their language; the read cache lists what else they read.
  const query = [...(config.filters ?? []), ...(config.query ?? []), ...(config.content ? ['lang'] : [])];
  const inQuery = [...new Set(query)].map((name) => ({ name, in: 'query', schema: { type: 'string' } }));
  const isWrite = method !== 'GET' && config.access !== undefined;
  const repeat = isWrite ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : [];
  const parameters = [...inPath, ...inQuery, ...repeat];
  return parameters.length > 0 ? { parameters } : {};
}

function bodyOf({ config }: ListedRoute): { required: boolean; content: object } | null {
  const { body, files = [], json, access } = config;
  if (body === undefined || body === null) return null;
  const fields = bodySchema(body);
  const properties = {
    ...(fields['properties'] as object),
    ...(access && 'operations' in access && copyFields),
    ...Object.fromEntries(
      files.map((name) => [name, { type: 'string', contentMediaType: 'application/octet-stream' }]),
    ),
  };
  const schema = { ...fields, properties };
  const types = [...(json ? [] : ['multipart/form-data']), ...(files.length > 0 ? [] : ['application/json'])];
  return { required: true, content: Object.fromEntries(types.map((type) => [type, { schema }])) };
}

const problem = { $ref: '#/components/responses/Problem' };

function responsesOf({ url, config }: ListedRoute): object {
  const { responses } = config;
  const success =
    responses === undefined
      ? { '2XX': { description: 'Dosya, akış ya da boş yanıt' } }
      : { '2XX': { description: 'Başarılı', content: { 'application/json': { schema: successSchema(responses) } } } };
  const panel = { 401: problem, 403: problem };
  return { ...success, ...(url.startsWith(PANEL) && panel), default: problem };
}

const staffSession = { session: [], sessionBinding: [], csrf: [] };

function mayUseKey(route: ListedRoute): boolean {
  return route.config.anyApiKey === true || apiKeyRights.some((right) => right === rightOf(route));
}

/** Only an API key, the headers of a page of this site or the token of a publisher open an operation that is not public. */
function securityOf(route: ListedRoute): object[] {
  const { url } = route;
  if (url.startsWith(PANEL)) return mayUseKey(route) ? [{ apiKey: [] }, staffSession] : [staffSession];
  if (url.startsWith('/api/auth')) return [{ csrf: [] }];
  return PUBLISHING.test(url) ? [{ publishToken: [] }] : [];
}
