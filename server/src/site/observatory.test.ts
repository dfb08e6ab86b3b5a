import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { loadMinimum } from '../demo/load-minimum.ts';
import { storeLiveRelease } from '../testing/stored-releases.ts';
import { observatoryScore } from '../testing/observatory-score.ts';
import { buildTestServices } from '../testing/test-app.ts';

let app: FastifyInstance;
let close: () => Promise<void>;
beforeAll(async () => {
  const { services, close: closeServices } = await buildTestServices();
  await loadMinimum(services);
  for (const unit of ['shell', 'remote_public', 'remote_auth', 'remote_admin'] as const)
    await storeLiveRelease(services, unit, unit);
  const config = { ...services.config, publicUrl: 'https://www.ornek.example', trustProxy: ['127.0.0.1'] };
  app = await buildApp({ ...services, config });
  await app.listen({ port: 0, host: '127.0.0.1' });
  close = () => app.close().then(closeServices);
});
afterAll(() => close());

/** Requests a URL as a browser does behind a proxy with https. */
async function visit(path: string, cookie = ''): Promise<{ status: number; headers: Headers; html: string }> {
  const { port } = app.server.address() as AddressInfo;
  const headers = {
    host: 'www.ornek.example',
    'x-forwarded-proto': 'https',
    'sec-fetch-dest': 'document',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-site': 'none',
    cookie,
  };
  const [response] = (await once(get({ port, host: '127.0.0.1', path, headers, agent: false }), 'response')) as [
    IncomingMessage,
  ];
  const html = (await response.toArray()).join('');
  const pairs = Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  return { status: response.statusCode ?? 0, headers: new Headers(pairs), html };
}

it.each([
  ['/', 130],
  ['/makaleler', 130],
  ['/iletisim', 130],
  ['/giris-yap', 150],
  ['/admin', 150],
  ['/admin/dashboard', 150],
])('%s scores at least %i', async (path, least) => {
  const page = await visit(path);
  expect(page.status).toBe(200);
  expect(observatoryScore(page)).toBeGreaterThanOrEqual(least);
});

it('the score decreases when a header is missing', async () => {
  const page = await visit('/admin');
  const without = (name: string) => {
    const headers = new Headers(page.headers);
    headers.delete(name);
    return observatoryScore({ ...page, headers }) - observatoryScore(page);
  };
  expect(without('cross-origin-embedder-policy')).toBe(-10);
  expect(without('cross-origin-opener-policy')).toBe(-10);
  // Below 90 points no bonus counts.
  expect(without('strict-transport-security')).toBeLessThan(-50);
  expect(without('content-security-policy')).toBeLessThan(-50);
});
