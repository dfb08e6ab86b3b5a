import type { FastifyInstance } from 'fastify';
import { api } from '@vitrin/shared-contracts/paths';
import { sessionOf } from '../../platform/auth/guard.ts';
import type { Services } from '../../services.ts';
import { InboxStreams } from './inbox-streams.ts';

/** Milliseconds that an ended stream has to send its remaining data. */
const FLUSH_TIMEOUT_MS = 1_000;

/**
 * Neither cached nor buffered by proxies. The connection closes with the stream, so that a server shutdown does not
 * wait for it.
 */
const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  connection: 'close',
} as const;

/** Streams new messages and unread counts as server-sent events; the panel reads them by `fetch`, with its own headers. */
export async function inboxStreamRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const streams = new InboxStreams(services);
  app.addHook('preClose', () => streams.close());
  const config = { access: { right: 'account.use' } } as const;
  app.get(api.inboxStream, { config, exposeHeadRoute: false }, (request, reply) => {
    const stream = streams.open(sessionOf(request));
    reply.raw.once('close', () => stream.destroy());
    stream.once('close', () => setTimeout(() => reply.raw.destroy(), FLUSH_TIMEOUT_MS).unref());
    return reply.headers(headers).send(stream);
  });
}
