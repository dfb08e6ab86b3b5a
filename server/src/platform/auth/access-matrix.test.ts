import { text } from 'node:stream/consumers';
import type { RouteOptions } from 'fastify';
import { api } from '@vitrin/shared-contracts/paths';
import { roleGroups, rightsOfRole, type Right, type RoleGroup } from '@vitrin/shared-contracts/rights';
import { sendRequest, type TestRequest } from '../../testing/send-request.ts';
import { buildApp } from '../../app.ts';
import { createUser, pageHeaders } from '../../testing/sign-in.ts';
import { buildTestServices, type TestApp } from '../../testing/test-app.ts';
import { rightsBelow } from '../../testing/rights-below.ts';
import type * as guardModule from './guard.ts';
import { keyedHash, randomToken } from './secrets.ts';

const mockRoutes: RouteOptions[] = [];
jest.mock('./guard.ts', () => {
  const actual = jest.requireActual<typeof guardModule>('./guard.ts');
  const guardPanel: typeof actual.guardPanel = (app, services) => {
    app.addHook('onRoute', (route) => void mockRoutes.push(route));
    actual.guardPanel(app, services);
  };
  return { ...actual, guardPanel };
});

let test: TestApp;
const people = new Map<RoleGroup, number>();
beforeAll(async () => {
  const { services, close } = await buildTestServices();
  const app = await buildApp(services);
  await app.ready();
  test = { app, services, close: () => app.close().then(close) };
  for (const role of roleGroups) people.set(role, await createUser(test, `${role}@vitrin.localhost`, role));
});
afterAll(() => test.close());

interface Operation {
  name: string;
  request: TestRequest;
  /** Undefined if the route exists but the operation does not. */
  right: Right | undefined;
}

/** Returns every operation below /api/admin in the router, with the right that its route declares. */
function operations(): Operation[] {
  return mockRoutes
    .filter(({ url }) => url.startsWith('/api/admin'))
    .flatMap((route) => [route.method].flat().flatMap((method) => operationsOf(route, method)));
}

function operationsOf({ url, config }: RouteOptions, method: string): Operation[] {
  const request = { method: method as 'GET', url: url.replaceAll(/:\w+/g, '999999') };
  const name = `${method} ${url}`;
  const access = config?.access;
  if (!access) return [];
  if ('right' in access) return [{ name, request, right: access.right }];
  const rights = access.operations;
  if (method !== 'POST') return [{ name, request, right: rights[method as guardModule.WriteMethod] }];
  const named = (['PUT', 'DELETE'] as const).filter((write) => rights[write]);
  return [
    { name, request, right: rights.POST },
    ...named.map((write) => ({
      name: `${name} as ${write}`,
      request: { ...request, form: { _method: write } },
      right: rights[write],
    })),
  ];
}

type Headers = Record<string, string>;
type Outcome = 'no session' | 'no page' | 'by right';
interface Identity {
  outcome: Outcome;
  role: RoleGroup;
  headers(opened: Opened): Headers | Promise<Headers>;
  after?(): Promise<void>;
}

interface Opened {
  id: number;
  headers: Headers;
  bindingCookie: string;
}

/** Opens a new session for every cell, because signing out is among the operations. */
async function openSession(role: RoleGroup): Promise<Opened> {
  const { db, config } = test.services;
  const [token, bindingCookie] = [randomToken(), randomToken()];
  const now = new Date().toISOString();
  const { id } = await db
    .insertInto('sessions')
    .values({
      token_hash: keyedHash(config.secret, 'token', token),
      companion_hash: keyedHash(config.secret, 'companion', bindingCookie),
      user_id: people.get(role) ?? 0,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(Date.now() + 3_600_000).toISOString(),
      address: '',
      agent: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    id,
    bindingCookie,
    headers: { ...pageHeaders(test, 'admin', bindingCookie), authorization: `Bearer ${token}` },
  };
}

const without = ({ headers }: Opened, name: string): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));

const anonymous = { outcome: 'no session', role: 'super_admin' } as const;
const wrongPage = { outcome: 'no page', role: 'super_admin' } as const;

const identities: Record<string, Identity> = {
  nobody: { ...anonymous, headers: () => ({}) },
  'a page without a session': { ...anonymous, headers: () => pageHeaders(test, 'admin', randomToken()) },
  expired: {
    ...anonymous,
    async headers({ id, headers }) {
      const past = new Date(Date.now() - 1_000).toISOString();
      await test.services.db.updateTable('sessions').set({ expires_at: past }).where('id', '=', id).execute();
      return headers;
    },
  },
  revoked: {
    ...anonymous,
    async headers({ id, headers }) {
      await test.services.db.deleteFrom('sessions').where('id', '=', id).execute();
      return headers;
    },
  },
  disabled: {
    ...anonymous,
    async headers({ headers }) {
      await setActive(0);
      return headers;
    },
    after: () => setActive(1),
  },
  'with a tampered token': {
    ...anonymous,
    headers: ({ headers }) => ({ ...headers, authorization: withChangedToken(headers.authorization ?? '') }),
  },
  'with the token alone': { ...anonymous, headers: (opened) => without(opened, 'cookie') },
  'with the session-binding cookie of another session': {
    ...anonymous,
    headers: ({ headers }) => ({ ...headers, ...pageHeaders(test, 'admin', randomToken()) }),
  },
  'with the CSRF value of the sign-in': {
    ...wrongPage,
    headers: ({ headers, bindingCookie }) => ({ ...headers, ...pageHeaders(test, 'auth', bindingCookie) }),
  },
  'without a CSRF value': { ...wrongPage, headers: (opened) => without(opened, 'x-csrf-token') },
  'from another site': { ...wrongPage, headers: ({ headers }) => ({ ...headers, 'sec-fetch-site': 'cross-site' }) },
  ...Object.fromEntries(
    roleGroups.map((role) => [role, { outcome: 'by right', role, headers: ({ headers }: Opened) => headers }]),
  ),
};

/** Changes the last letter but one: the last holds bits that decoding drops. */
function withChangedToken(authorization: string): string {
  const other = authorization.at(-2) === 'A' ? 'B' : 'A';
  return authorization.slice(0, -2) + other + authorization.slice(-1);
}

async function setActive(active: 0 | 1): Promise<void> {
  const id = people.get('super_admin') ?? 0;
  await test.services.db.updateTable('users').set({ active }).where('id', '=', id).execute();
}

/** Returns null if the response is as expected, otherwise a line that describes it. */
async function findMismatch(operation: Operation, who: string, identity: Identity): Promise<string | null> {
  const headers = await identity.headers(await openSession(identity.role));
  const { status, headers: responseHeaders, text } = await fetchRaw({ ...operation.request, headers });
  await identity.after?.();
  const code = /"code":"(\w+)"/.exec(text)?.[1];
  const found = `${who}: ${operation.name} → ${status} ${code ?? ''} ${String(responseHeaders['content-type'])}`;
  return isExpected(operation, identity, status, code) ? null : found;
}

/** Responses may be files, of which only the status counts here. */
async function fetchRaw(request: TestRequest & { headers: Headers }) {
  if (request.form || request.method === 'DELETE') return sendRequest(test.app, request);
  if (request.url === api.inboxStream) return readBeginning(request);
  const { statusCode: status, headers, body } = await test.app.inject(request as object);
  return { status, headers, text: body };
}

/** Reads only the beginning of a stream, which has no end to wait for. */
async function readBeginning(request: TestRequest) {
  const response = await test.app.inject({ ...(request as object), payloadAsStream: true });
  const { statusCode: status, headers } = response;
  return { status, headers, text: status === 200 ? '' : await text(response.stream()) };
}

function isExpected({ name, right }: Operation, { outcome, role }: Identity, status: number, code?: string): boolean {
  const hasBody = !name.startsWith('HEAD');
  if (outcome === 'no session') return status === 401;
  if (outcome === 'no page') return status === 403 && (code === 'csrf' || !hasBody);
  if (right === undefined) return status === 405;
  if (!rightsOfRole(role).has(right)) return status === 403 && (code === 'right' || !hasBody);
  return status < 500 && ![401, 403, 405].includes(status);
}

it('allows every role exactly the operations of its rights, on every route', async () => {
  const tried = operations();
  const wrong: string[] = [];
  let cells = 0;
  for (const operation of tried) {
    for (const [who, identity] of Object.entries(identities)) {
      cells += 1;
      const found = await findMismatch(operation, who, identity);
      if (found) wrong.push(found);
    }
  }
  process.stdout.write(`access matrix: ${tried.length} operations, ${cells} cells, ${wrong.length} wrong\n`);
  expect(wrong).toEqual([]);
  expect(tried.length).toBeGreaterThan(100);
}, 300_000);

it('declares on every route a right of its own subject, and no read right for a change', () => {
  const declared = new Map<string, Set<Right>>();
  for (const { request, right } of operations()) {
    const subject = /^\/api\/admin\/(settings\/[^/]+|[^/]+)/.exec(request.url)?.[1] ?? request.url;
    if (right) declared.set(subject, (declared.get(subject) ?? new Set()).add(right));
  }
  const changesByReading = ({ name, right }: ReturnType<typeof operations>[number]) =>
    !/^(?:GET|HEAD)/.test(name) && right?.endsWith('.read');
  expect(operations().filter(changesByReading)).toEqual([]);
  const sorted = (rights: Iterable<[string, Iterable<Right>]>) =>
    Object.fromEntries([...rights].map(([subject, own]) => [subject, [...own].toSorted()]));
  expect(sorted(declared)).toEqual(sorted(Object.entries(rightsBelow)));
});

it('covers operations of every kind', () => {
  expect(operations().map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'GET /api/admin/users',
      'POST /api/admin/users/:id/reset-password as PUT',
      'PUT /api/admin/users/:id',
      'DELETE /api/admin/blog/:id',
      'GET /api/admin/audit/export',
      'HEAD /api/admin/status',
    ]),
  );
});
