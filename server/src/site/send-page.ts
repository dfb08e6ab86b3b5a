import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodingFor, type CachedPage } from './html-cache.ts';

/** In the smallest form that the browser takes, or not at all where it has it already. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
  const body = page.bodies[encodingFor(request.headers['accept-encoding'])];
  // Only a page can be unchanged: redirects have no body to tell one from another.
  if (page.status === 200 && request.headers['if-none-match']?.includes(page.etag))
    response.writeHead(304, page.headers).end();
  else response.writeHead(page.status, body.headers).end(request.method === 'HEAD' ? undefined : body.bytes);
}
