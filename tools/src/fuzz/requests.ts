import fc, { type Arbitrary } from 'fast-check';
import { bodyFor, type WireBody } from './bodies.ts';
import { HEADERS, IDENTITY, METHODS, QUERY, SEGMENTS } from './names.ts';
import { nameOf, type Route } from './routes.ts';
import { invalidHeader, invalidSegment, invalidText } from './values.ts';

export interface FuzzRequest {
  route: Route;
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: WireBody | null;
  /** Index of the sender. */
  sender: number;
}

export type LearnedBodies = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

interface Site {
  routes: readonly Route[];
  bodies: LearnedBodies;
  /** URL prefix of each sender's own routes. */
  urlPrefixes: readonly string[];
}

/** Generates requests for the routes of a site, all with equal probability. */
export function requestsTo({ routes, bodies, urlPrefixes }: Site): Arbitrary<FuzzRequest> {
  return fc.constantFrom(...routes).chain((route) =>
    fc.record({
      route: fc.constant(route),
      method: fc.oneof(
        { weight: 14, arbitrary: fc.constant(route.method) },
        { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
      ),
      path: pathOf(route),
      headers: oddHeaders,
      body: ['GET', 'HEAD'].includes(route.method)
        ? fc.option(bodyFor({}), { freq: 12 })
        : bodyFor(bodies.get(nameOf(route)) ?? {}),
      sender: fc.oneof(
        { weight: 4, arbitrary: fc.constant(intendedSender(route, urlPrefixes)) },
        { weight: 1, arbitrary: fc.nat(urlPrefixes.length - 1) },
      ),
    }),
  );
}

/** Returns the index of the intended sender of a route: the one with the longest matching URL prefix. */
export function intendedSender({ url }: Route, urlPrefixes: readonly string[]): number {
  const matching = urlPrefixes.filter((realm) => url.startsWith(realm)).toSorted((a, b) => b.length - a.length);
  return urlPrefixes.indexOf(matching[0] ?? '');
}

/** Checks whether the request's own headers override those that identify its sender. */
export function overridesIdentity({ headers }: FuzzRequest): boolean {
  return Object.keys(headers).some((name) => IDENTITY.has(name));
}

const segment = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...SEGMENTS) },
  { weight: 3, arbitrary: invalidSegment },
);

const oddHeaders: Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.dictionary(fc.constantFrom(...HEADERS), invalidHeader, { minKeys: 1, maxKeys: 3 }) },
);

const parameter = fc
  .tuple(
    fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...QUERY) }, { weight: 1, arbitrary: invalidSegment }),
    fc.oneof(
      { weight: 3, arbitrary: invalidSegment },
      { weight: 1, arbitrary: fc.constantFrom(...SEGMENTS) },
      {
        weight: 1,
        arbitrary: invalidText.map((text) => encodeURIComponent(text.toWellFormed().slice(0, 3_000))),
      },
    ),
  )
  .map(([name, value]) => `${name}=${value}`);

const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  { weight: 2, arbitrary: fc.array(parameter, { minLength: 1, maxLength: 3 }).map((pairs) => `?${pairs.join('&')}`) },
);

function pathOf({ url }: Route): Arbitrary<string> {
  const places = url.split(/:[^/]+|\*/);
  const filled = fc
    .array(segment, { minLength: places.length - 1, maxLength: places.length - 1 })
    .map((values) => places.map((place, index) => place + (values[index] ?? '')).join(''));
  return fc.tuple(filled, query).map(([path, search]) => sanitizePath(path + search));
}

/** Removes characters that Node's HTTP client rejects, and limits the length. */
function sanitizePath(path: string): string {
  const ascii = path.replaceAll(/[^\x21-\x7e]/g, '_').slice(0, 3_000);
  return ascii.startsWith('/') ? ascii : `/${ascii}`;
}
