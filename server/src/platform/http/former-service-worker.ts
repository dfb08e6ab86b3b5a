import type { IncomingMessage, ServerResponse } from 'node:http';
import { baseHeaders } from './base-headers.ts';

/**
 * Script that replaces the service worker of the company's former site: it deletes the pages that this one has cached,
 * unregisters itself, and loads its pages again, from this server.
 */
export const removingWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(remove()));
async function remove() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url).catch(() => undefined);
}
`;

const headers: Readonly<Record<string, string>> = {
  ...baseHeaders,
  'Content-Type': 'text/javascript; charset=utf-8',
  'Cache-Control': 'no-store',
  Vary: 'Service-Worker',
  // The former worker may have been registered for more than its own folder.
  'Service-Worker-Allowed': '/',
};

/**
 * Responds to the request by which a browser updates a service worker, whatever its path. No page of this site
 * registers one: their policy forbids workers. With a 404 or a redirect, browsers keep the one they have.
 */
export function replaceFormerWorker({ method, headers: sent }: IncomingMessage, response: ServerResponse): boolean {
  if (method !== 'GET' || sent['service-worker'] !== 'script') return false;
  response.writeHead(200, { ...headers, 'Content-Length': Buffer.byteLength(removingWorker) }).end(removingWorker);
  return true;
}
