import { createServer, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, test } from '../fixtures/test.ts';

const formerPage = `<!doctype html><title>Eski site</title><h1>Eski site</h1>
<script>navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready).then(() => document.title = 'Kuruldu')</script>`;
const formerWorker = `addEventListener('install', (event) => event.waitUntil(caches.open('v1').then((cache) => cache.add('/'))));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request))));`;

test('a visitor with the service worker of the former site gets this one', async ({ browser, site }) => {
  let isMoved = false;
  // The host of the company: first with the former site, then with this one.
  const host = createServer((incoming, response) => {
    if (isMoved) {
      const forwarded = sendRequest(
        new URL(incoming.url ?? '/', site.url),
        { method: incoming.method, headers: incoming.headers },
        (answer) => {
          response.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(response);
        },
      );
      incoming.pipe(forwarded);
    } else if (incoming.url === '/sw.js')
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(formerWorker);
    else response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(formerPage);
  });
  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
  const context = await browser.newContext({
    baseURL: `http://localhost:${(host.address() as AddressInfo).port}`,
    serviceWorkers: 'allow',
  });
  try {
    const page = await context.newPage();
    await page.goto('/');
    await expect(page).toHaveTitle('Kuruldu');
    isMoved = true;
    await page.goto('/');
    await expect(page.getByRole('banner')).toBeVisible();
    const left = await page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
    expect(left).toEqual([0, 0]);
  } finally {
    await context.close();
    host.closeAllConnections();
    host.close();
  }
});
