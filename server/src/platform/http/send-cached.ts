import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyFor, type CachedResponse } from './cached-response.ts';

/** Sends a response in the smallest encoding that the browser accepts, or 304 when the browser already has it. */
export function sendCached(request: IncomingMessage, response: ServerResponse, cached: CachedResponse): void {
  // Only pages get a 304: redirects have no body, so all of them have the same ETag.
  if (cached.status === 200 && request.headers['if-none-match']?.includes(cached.etag))
    return void response.writeHead(304, cached.headers).end();
  const body = bodyFor(cached, request.headers['accept-encoding']);
  response.writeHead(cached.status, body.headers).end(request.method === 'HEAD' ? undefined : body.bytes);
}
