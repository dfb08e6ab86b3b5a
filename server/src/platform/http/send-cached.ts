import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyFor, isPrepared, prepareBody, type CachedResponse, type ResponseBody } from './cached-response.ts';

/**
 * Sends a response in the smallest encoding that the browser accepts, or 304 when the browser already has it. An encoding
 * that no client has asked for is prepared first.
 */
export function sendCached(request: IncomingMessage, response: ServerResponse, cached: CachedResponse): void {
  const accepted = request.headers['accept-encoding'];
  // Only pages get a 304: redirects have no body, so all of them have the same ETag.
  if (cached.status === 200 && request.headers['if-none-match']?.includes(cached.etag))
    return void response.writeHead(304, cached.headers).end();
  const send = ({ headers, bytes }: ResponseBody) =>
    void response.writeHead(cached.status, headers).end(request.method === 'HEAD' ? undefined : bytes);
  if (isPrepared(cached, accepted)) send(bodyFor(cached, accepted));
  else void prepareBody(cached, accepted).then(send);
}
