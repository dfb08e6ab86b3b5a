import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressFast, encodingFor } from '../platform/http/content-encoding.ts';

/** Sends a document that was rendered for one browser, compressed. */
export async function sendDocument(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const body = await compressFast(Buffer.from(html), encoding);
  if (encoding !== 'identity') void reply.header('Content-Encoding', encoding);
  return reply.header('Vary', 'Accept-Encoding').send(body);
}
