import type { FastifyBaseLogger } from 'fastify';
import type { RequestObserver } from '../http/finished-requests.ts';

/**
 * Returns an observer that logs each request with the template of its route instead of its URL, which contains ids and
 * search texts. Nothing about the client is logged.
 */
export function accessLog(log: Pick<FastifyBaseLogger, 'info'>): RequestObserver {
  return ({ method, route, status, seconds, bytes, id }) => {
    const ms = Math.round(seconds * 10_000) / 10;
    // The name that Fastify gives the id in its own lines.
    log.info({ method, route, status, ms, bytes, ...(id !== null && { reqId: id }) }, 'request');
  };
}
