import type { RouteOptions } from 'fastify';
import { api, loginPath } from '@vitrin/shared-contracts/paths';
import { buildApp } from '../../app.ts';
import { buildTestServices, type TestApp } from '../../testing/test-app.ts';
import type * as guardModule from '../auth/guard.ts';
import { hostOfRoute, type RouteHost } from './route-hosts.ts';

const site = 'https://www.ornek.com.tr';
const panel = 'https://panel.ornek.com.tr';

const mockRoutes: RouteOptions[] = [];
jest.mock('../auth/guard.ts', () => {
  const actual = jest.requireActual<typeof guardModule>('../auth/guard.ts');
  const guardPanel: typeof actual.guardPanel = (app, services) => {
    app.addHook('onRoute', (route) => void mockRoutes.push(route));
    actual.guardPanel(app, services);
  };
  return { ...actual, guardPanel };
});

let test: TestApp;
beforeAll(async () => {
  const { services, close } = await buildTestServices();
  Object.assign(services.config, { publicUrl: site, adminHost: 'panel.ornek.com.tr', trustProxy: ['127.0.0.1'] });
  const app = await buildApp(services);
  await app.ready();
  test = { app, services, close: () => app.close().then(close) };
});
afterAll(() => test.close());

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
const www = 'www.ornek.com.tr';

interface RequestOptions {
  method?: Method;
  headers?: Record<string, string>;
  remoteAddress?: string;
}

/** Returns status, location and body of a request to a host, with the headers that tests compare. */
async function ask(host: string, url: string, options: RequestOptions = {}) {
  const { method = 'GET', headers, remoteAddress = '127.0.0.1' } = options;
  const answer = await test.app.inject({
    method,
    url,
    headers: { host, ...headers },
    payloadAsStream: true,
    remoteAddress,
  });
  const { statusCode: status, headers: sent } = answer;
  const isStream = String(sent['content-type']).startsWith('text/event-stream');
  const body = isStream ? '' : await new Response(answer.stream() as never).text();
  return { status, location: sent['location'], robots: sent['x-robots-tag'], body, headers: sent };
}

interface Cell {
  name: string;
  method: Method;
  url: string;
  owner: RouteHost;
}

/** Returns every route in the router with an address that it matches. */
function cells(): Cell[] {
  return mockRoutes.flatMap(({ url: template, method }) =>
    [method].flat().flatMap((name): Cell[] => {
      const owner = hostOfRoute(template, name);
      const url = template.replaceAll(/:\w+/g, 'x').replace('/*', '/bilinmeyen');
      return /^(?:GET|HEAD|POST|PUT|DELETE)$/.test(name)
        ? [{ name: `${name} ${template}`, method: name as Method, url, owner: owner ?? 'both' }]
        : [];
    }),
  );
}

type Answer = Awaited<ReturnType<typeof ask>>;

/** Returns null if the host of the request does with it what the table declares, otherwise a line that describes it. */
async function findMismatch(cell: Cell, host: Exclude<RouteHost, 'both'>): Promise<string | null> {
  const found = await ask(host === 'admin' ? 'panel.ornek.com.tr' : www, cell.url, { method: cell.method });
  const isHidden = host === 'public' || String(found.robots).startsWith('noindex');
  const isRight = cell.owner === 'both' || cell.owner === host ? isServed(cell, found) : isRefused(cell, found);
  return isRight && isHidden ? null : `${host}: ${cell.name} → ${found.status} ${String(found.location)} ${found.body}`;
}

/** The panel asks for a session before anything else. */
function isServed({ url }: Cell, { status, location }: Answer): boolean {
  return url.startsWith('/api/admin') ? status === 401 : !String(location).startsWith('https:');
}

function isRefused({ method, url, owner }: Cell, { status, location, body }: Answer): boolean {
  const isPage = /^(?:GET|HEAD)$/.test(method) && !url.startsWith('/api');
  if (isPage) return status === 308 && location === (owner === 'admin' ? panel : site) + url;
  return status === 404 && (method === 'HEAD' || body === unknown.body);
}

/** Reviewed manually: what both hosts serve besides the reads of the public API. */
const sharedAddresses = [
  '/media/x',
  '/media/brand/x',
  '/media/files/x',
  '/media/kapak/bilinmeyen',
  '/releases/bilinmeyen',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/robots.txt',
  '/healthz',
  '/readyz',
  '/metrics',
  api.currentRelease,
  api.releaseFaults,
  api.releaseHealth,
  api.leavePreview,
];

let unknown: { body: string };

it('serves every route on the host that the table names, and nowhere else', async () => {
  unknown = await ask(www, '/api/yok');
  const wrong: (string | null)[] = [];
  const tried = cells();
  for (const cell of tried) for (const host of ['public', 'admin'] as const) wrong.push(await findMismatch(cell, host));
  expect(wrong.filter(Boolean)).toEqual([]);
  const owners = Object.groupBy(tried, ({ owner }) => owner);
  expect(owners.admin?.length).toBeGreaterThan(100);
  expect(owners.public?.length).toBeGreaterThan(10);
  const shared = owners.both?.map(({ url }) => url).filter((url) => !url.startsWith('/api/pages/'));
  expect(new Set(shared)).toEqual(new Set(sharedAddresses));
}, 120_000);

it('answers the API of the panel like an address that does not exist, whatever is sent', async () => {
  const key = { authorization: 'Bearer vtr_x' };
  for (const url of [api.status, '/api/admin/yok', '/api/%61dmin/status', '/api/admin', api.login])
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const)
      expect(await ask(www, url, { method, headers: key })).toMatchObject({ status: 404, body: unknown.body });
  expect((await ask('panel.ornek.com.tr', api.status)).status).toBe(401);
  expect((await ask('panel.ornek.com.tr', '/api/admin/yok')).status).toBe(401);
});

it.each([
  [www, `${loginPath}?durum=baska-sekme`, `${panel}${loginPath}?durum=baska-sekme`],
  [www, '/admin/inbox?id=3', `${panel}/admin/inbox?id=3`],
  [www, '/%61dmin', `${panel}/%61dmin`],
  [www, `http://baska.example${loginPath}`, panel + loginPath],
  ['127.0.0.1:3000', '/admin', `${panel}/admin`],
  ['panel.ornek.com.tr', '/makale/kopru?a=1', `${site}/makale/kopru?a=1`],
  ['panel.ornek.com.tr:8443', '/en/makaleler', `${site}/en/makaleler`],
  ['PANEL.ornek.com.tr', '//baska.example/a', `${site}//baska.example/a`],
  ['panel.ornek.com.tr', '/sitemap.xml', `${site}/sitemap.xml`],
  ['panel.ornek.com.tr', '/', '/admin'],
])('%s%s leads to %s', async (host, url, location) => {
  const found = await ask(host, url);
  expect(found).toMatchObject({ status: 308, location });
  expect(found.headers['cache-control']).toBe('no-store');
});

it('serves probes on every host, and the site on hosts that no setting names', async () => {
  for (const host of [www, 'panel.ornek.com.tr', '127.0.0.1:3000', ''])
    expect((await ask(host, '/healthz')).status).toBe(200);
  expect((await ask('127.0.0.1:3000', api.languages)).status).toBe(200);
  expect((await ask('127.0.0.1:3000', api.status)).status).toBe(404);
});

it('believes a forwarded host only from a trusted proxy', async () => {
  const forwarded = { 'x-forwarded-host': 'panel.ornek.com.tr' };
  expect((await ask('ic-ag', api.status, { headers: forwarded })).status).toBe(401);
  expect((await ask('ic-ag', api.status, { headers: forwarded, remoteAddress: '203.0.113.9' })).status).toBe(404);
  expect((await ask('panel.ornek.com.tr', api.status, { headers: { 'x-forwarded-host': www } })).status).toBe(404);
});

it('a forwarded host never makes the public host that of the panel', async () => {
  const forwarded = { 'x-forwarded-host': 'panel.ornek.com.tr' };
  for (const host of [www, `${www.toUpperCase()}:443`])
    expect((await ask(host, api.status, { headers: forwarded })).status).toBe(404);
});

it('closes the host of the panel to robots', async () => {
  expect((await ask('panel.ornek.com.tr', '/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
  expect((await ask(www, '/robots.txt')).body).toContain(`Sitemap: ${site}/sitemap.xml`);
  expect((await ask('panel.ornek.com.tr', api.languages)).robots).toBe('noindex');
});

it('refuses to start with a route that no host has', async () => {
  const { services, close } = await buildTestServices();
  services.config.adminHost = 'panel.localhost';
  const app = await buildApp(services);
  expect(() => app.get('/yeni', async () => null)).toThrow('GET /yeni declares no host');
  await app.close();
  await close();
});
