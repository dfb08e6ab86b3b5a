import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyInstance } from 'fastify';
import { bodySchema } from '../modules/openapi/request-schema.ts';
import type { ListedRoute } from '../platform/http/listed-routes.ts';

/** A request as `TestRequest` states it. */
interface Sent {
  method: string;
  url: string;
  form?: Fields | [name: string, value: string][];
  json?: object;
}
type Fields = Readonly<Record<string, unknown>>;

const ajv = new Ajv2020({ strict: false, coerceTypes: true, validateFormats: false, allErrors: true });
/** Compiled once per process, because a test file creates many apps. */
const validators = new Map<string, { validate: ValidateFunction; properties: Fields }>();

/** Fields that every form may contain. */
const formFields = ['_method', 'working_copy', 'working_copy_rest', 'working_copy_rev'];

/** Throws when the API has accepted a request that its description does not allow. */
export function checkRequest(app: FastifyInstance, { method, url, form, json }: Sent): void {
  // A list of fields is a form that no client sends.
  if (Array.isArray(form)) return;
  const fields: Fields = { ...form, ...json };
  const named = fields['_method'];
  const route = routeOf(app, typeof named === 'string' ? named : method, url);
  if (!route) return;
  const hasBody = form !== undefined || json !== undefined;
  const problems = [
    ...(method === 'GET' ? queryProblems(route, url) : []),
    ...(hasBody ? bodyProblems(route, fields) : []),
  ];
  if (problems.length > 0)
    throw new Error(`${route.method} ${route.url} accepts what its description does not: ${problems.join('; ')}`);
}

function queryProblems({ config: { filters = [], query = [] } }: ListedRoute, url: string): string[] {
  const sent = [...new URL(url, 'http://localhost').searchParams.keys()];
  return unknownNames(sent, [...filters, ...query, 'lang']);
}

function bodyProblems({ method, url, config }: ListedRoute, fields: Fields): string[] {
  const { body, files = [] } = config;
  const { validate, properties } = validatorOf(`${method} ${url}`, body ?? {});
  const known = [...Object.keys(properties), ...files, ...formFields];
  const sent = Object.entries(fields).filter(([name, value]) => Object.hasOwn(properties, name) && value !== undefined);
  const values = Object.fromEntries(sent.map(([name, value]) => [name, valueOf(properties[name], value)]));
  const problems = unknownNames(Object.keys(fields), known);
  return validate(values) ? problems : [...problems, ajv.errorsText(validate.errors)];
}

function validatorOf(key: string, body: Parameters<typeof bodySchema>[0]) {
  const known = validators.get(key);
  if (known) return known;
  const schema = bodySchema(body);
  const made = { validate: ajv.compile(schema), properties: schema['properties'] as Fields };
  validators.set(key, made);
  return made;
}

/** Returns what the server reads: a text that is JSON, unless the field is a text; nothing for an empty field. */
function valueOf(schema: unknown, value: unknown): unknown {
  const isText = JSON.stringify((schema as { type?: unknown }).type ?? '').includes('string');
  if (isText || typeof value !== 'string') return value;
  if (value === '') return null;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function unknownNames(names: readonly string[], known: readonly string[]): string[] {
  return names.filter((name) => !known.includes(name)).map((name) => `${name} is not described`);
}

function routeOf({ listedRoutes }: FastifyInstance, method: string, url: string): ListedRoute | undefined {
  const [path = ''] = url.split('?', 1);
  const matching = listedRoutes.filter((route) => route.method === method && patternOf(route.url).test(path));
  // As the router does: a fixed segment is preferred to a parameter.
  return matching.toSorted((a, b) => a.url.split(':').length - b.url.split(':').length)[0];
}

const patterns = new Map<string, RegExp>();
function patternOf(url: string): RegExp {
  const pattern = patterns.get(url) ?? new RegExp(`^${url.replaceAll(/:\w+/g, '[^/]+')}$`);
  patterns.set(url, pattern);
  return pattern;
}
