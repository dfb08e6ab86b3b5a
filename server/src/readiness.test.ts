import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Registry } from './releases/serving/registry.ts';
import { readinessRoutes } from './readiness.routes.ts';
import { buildTestServices, buildTestApp, type TestApp } from './testing/test-app.ts';

let test: TestApp;
let slowResponse: PromiseWithResolvers<undefined>;
let port: number;
let live: ReturnType<Registry['live']> | object;

beforeEach(async () => {
  slowResponse = Promise.withResolvers();
  live = {};
  const database = await buildTestServices();
  test = await buildTestApp((app) => {
    void app.register(readinessRoutes, {
      services: database.services,
      registry: { live: () => live as ReturnType<Registry['live']> },
    });
    app.addHook('onClose', () => database.close().catch(() => undefined));
    app.get('/yavas', async () => {
      await slowResponse.promise;
      return 'sonunda';
    });
    app.get('/akis', (_request, reply) => {
      reply.hijack();
      reply.raw.setHeader('Content-Type', 'text/event-stream');
      reply.raw.write('data: 1\n\n');
    });
    app.get('/baglantisiz', async () => {
      await database.close();
      return 'koptu';
    });
  });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = test.app.server.address() as AddressInfo);
});
afterEach(async () => {
  test.app.server.closeAllConnections();
  await test.close();
});

async function ask(path: string): Promise<{ status: number; body: string; connection: string | undefined }> {
  const [response] = (await once(get({ port, host: '127.0.0.1', path }), 'response')) as [IncomingMessage];
  const { statusCode: status = 0, headers } = response;
  return { status, body: await text(response), connection: headers.connection };
}

const status = async (path: string) => (await ask(path)).status;

it('is ready with a database and a live release of every unit', async () => {
  expect(await Promise.all(['/healthz', '/readyz', '/readyz?public'].map(status))).toEqual([200, 200, 200]);
});

it('is alive but not ready without a live release', async () => {
  live = null as unknown as object;
  expect(await Promise.all(['/healthz', '/readyz', '/readyz?public'].map(status))).toEqual([200, 503, 503]);
});

it('is ready only for public pages without a database', async () => {
  await ask('/baglantisiz');
  expect(await Promise.all(['/healthz', '/readyz', '/readyz?public'].map(status))).toEqual([200, 503, 200]);
});

it('is alive and responds, but is not ready, after the stop signal', async () => {
  test.app.running.announceStop();
  const { body } = await ask('/readyz?public');
  expect(JSON.parse(body)).toEqual({ success: false, data: { failing: ['stopping'] } });
  expect(await status('/healthz')).toBe(200);
});

it('completes requests in flight before it ends, and accepts no new ones', async () => {
  const { running } = test.app;
  const requests = [ask('/yavas'), ask('/yavas')];
  while (running.count() < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  const drained = running.drain(5_000);
  await expect(ask('/healthz')).rejects.toThrow('ECONNREFUSED');
  slowResponse.resolve(undefined);
  expect(await Promise.all(requests)).toEqual(
    Array.from(requests, () => ({ status: 200, body: 'sonunda', connection: 'close' })),
  );
  await drained;
});

it('does not wait for an event stream or a response that never ends', async () => {
  const streaming = get({ port, host: '127.0.0.1', path: '/akis' });
  streaming.on('error', () => undefined);
  await once(streaming, 'response');
  const before = Date.now();
  await test.app.running.drain(5_000);
  expect(Date.now() - before).toBeLessThan(2_500);
  streaming.destroy();
});
