import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressOnce, encodingFor, type CachedPage } from './html-cache.ts';

/** Sends a page in the smallest encoding that the browser accepts, or 304 when the browser already has it. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
  const body = page.bodies[encodingFor(request.headers['accept-encoding'])];
  // Only pages get a 304: redirects have no body, so all of them have the same ETag.
  if (page.status === 200 && request.headers['if-none-match']?.includes(page.etag))
    response.writeHead(304, page.headers).end();
  else response.writeHead(page.status, body.headers).end(request.method === 'HEAD' ? undefined : body.bytes);
}

/** Sends a document that was rendered for one browser, compressed. */
export async function sendDocument(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const body = await compressOnce(Buffer.from(html), encoding);
  if (encoding !== 'identity') void reply.header('Content-Encoding', encoding);
  return reply.header('Vary', 'Accept-Encoding').send(body);
}
