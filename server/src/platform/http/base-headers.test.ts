import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import { loadMinimum } from '../../demo/load-minimum.ts';
import { storeLiveRelease } from '../../testing/stored-releases.ts';
import { buildTestServices } from '../../testing/test-app.ts';
import { baseHeaders } from './base-headers.ts';

let app: FastifyInstance;
let close: () => Promise<void>;
let port: number;
let script: string;
beforeAll(async () => {
  const { services, close: closeServices } = await buildTestServices();
  await loadMinimum(services);
  script = `/releases/remote_admin/${await storeLiveRelease(services, 'remote_admin', 'betik')}/entry.js`;
  const now = new Date().toISOString();
  const english = {
    abbr: 'en',
    lang: 'English',
    active: 1 as const,
    page_lang: '{}',
    created_at: now,
    updated_at: now,
  };
  await services.db
    .insertInto('languages')
    .values(english)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const branding = { favIcoLogoPath: '/media/brand/logo.svg' };
  const config = { ...services.config, branding, publicUrl: 'https://www.ornek.example' };
  app = await buildApp({ ...services, config });
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
  close = () => app.close().then(closeServices);
});
afterAll(() => close());

const names = [...Object.keys(baseHeaders), 'Strict-Transport-Security'].map((name) => name.toLowerCase());

const missing = (headers: Headers) => names.filter((name) => !headers.has(name));

it.each([
  ['a page that cannot be rendered', 'GET', '/', 503],
  ['a URL that is not canonical', 'GET', '/makaleler/', 308],
  ['the redirect to the chosen icon', 'GET', '/favicon.ico', 302],
  ['robots.txt', 'GET', '/robots.txt', 200],
  ['the sitemap', 'GET', '/sitemap.xml', 200],
  ['the panel', 'GET', '/admin', 403],
  ['a picture that does not exist', 'GET', '/media/yok.webp', 404],
  ['a picture that ships with the product', 'GET', '/media/brand/logo.svg', 200],
  ['a script that does not exist', 'GET', '/releases/remote_public/yok/a.js', 404],
  ['a call', 'GET', '/api/pages/all-languages', 200],
  ['an API path that does not exist', 'GET', '/api/yok', 404],
  ['a method that is not allowed', 'DELETE', '/api/pages/blog', 405],
  ['an API request without a session', 'GET', '/api/admin/users', 401],
  ['a malformed URL', 'GET', '/api/%zz', 400],
  ['the health endpoint', 'GET', '/healthz', 200],
])('sets every base header: %s', async (_what, method, path, status) => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, redirect: 'manual' });
  expect([answer.status, missing(answer.headers)]).toEqual([status, []]);
});

it('sets every base header: a script', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}${script}`);
  expect([answer.status, missing(answer.headers)]).toEqual([200, []]);
});

it('sets every base header: the redirect to the chosen language', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { cookie: '_lang=en' }, redirect: 'manual' });
  expect([answer.status, answer.headers.get('location'), missing(answer.headers)]).toEqual([302, '/en', []]);
});

it('sets every base header: the response to data that is not HTTP', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write('hello\r\n\r\n');
  const [head] = (await once(socket, 'data')) as [Buffer];
  const lines = head.toString().toLowerCase().split('\r\n');
  expect(names.filter((name) => !lines.some((line) => line.startsWith(`${name}:`)))).toEqual([]);
});
