import { runInNewContext } from 'node:vm';
import { buildTestSite, type TestSite } from '../../testing/test-site.ts';
import { removingWorker } from './former-service-worker.ts';

let site: TestSite;
beforeAll(async () => (site = await buildTestSite()));
afterAll(() => site.close());

const update = { 'service-worker': 'script' };

test.each(['/sw.js', '/service-worker.js?v=3', '/assets/js/pwa/worker.mjs', '/en/sw.js', '/api/sw.js', '/admin/sw.js'])(
  'the update of a former service worker at %s gets the worker that removes it',
  async (path) => {
    const response = await site.visit(path, update);
    expect([response.status, await response.text()]).toEqual([200, removingWorker]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
      'service-worker-allowed': '/',
      'x-content-type-options': 'nosniff',
    });
  },
);

test('the same address is an unknown page for everybody else', async () => {
  expect(await (await site.visit('/sw.js')).text()).not.toBe(removingWorker);
});

test('the worker takes over at once, deletes every cache, unregisters itself and loads its pages again', async () => {
  const done: string[] = [];
  const listeners: Record<string, (event: { waitUntil: (work: Promise<void>) => void }) => void> = {};
  const note = (text: string) => done.push(text);
  const page = { url: '/eski', navigate: async (url: string) => void note(`loads ${url}`) };
  runInNewContext(removingWorker, {
    addEventListener: (type: string, listener: () => void) => (listeners[type] = listener),
    skipWaiting: () => note('takes over'),
    caches: { keys: async () => ['v1', 'v2'], delete: async (name: string) => note(`deletes ${name}`) },
    registration: { unregister: async () => note('unregisters') },
    clients: { matchAll: async () => [page] },
  });
  let work = Promise.resolve();
  for (const type of ['install', 'activate']) listeners[type]?.({ waitUntil: (given) => void (work = given) });
  await work;
  expect(done).toEqual(['takes over', 'deletes v1', 'deletes v2', 'unregisters', 'loads /eski']);
});
