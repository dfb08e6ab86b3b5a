import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { connectionLimits } from '@vitrin/shared-contracts/limits';
import type { Config } from '../../config/config.ts';
import { sendFailure } from './send-failure.ts';
import { baseHeaders, transportHeaders } from './base-headers.ts';
import { startBodyTimeout } from './body-timeout.ts';
import { limitConnections } from './connection-limits.ts';
import { createRequestQueue, type RequestHandler, type RequestQueue } from './request-queue.ts';

/** Responds to a request before any routing and returns true, or leaves it unchanged and returns false. */
export type Front = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * A slow client can hold a connection only for seconds. Bodies have a separate timeout, because a file may take longer.
 */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 11 * 60_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 72_000,
};

const negotiationHeaders = ['accept', 'accept-encoding', 'accept-language', 'accept-charset'] as const;

interface Parts {
  config: Pick<Config, 'publicUrl' | 'trustProxy'>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Creates the HTTP server below the framework: a request that `front` handles costs neither routing nor hooks. */
export function createFrontServer(
  front: Front,
  { config, log }: Parts,
  limits: Record<keyof typeof connectionLimits, number> = connectionLimits,
): (handler: RequestHandler) => Server {
  const transport = transportHeaders(config);
  return (handler) => {
    const answer = (request: IncomingMessage, response: ServerResponse): void => {
      dropLongNegotiation(request);
      setHeaders(response, transport);
      // Before `front`, because a body that is never read holds its connection just as long.
      startBodyTimeout(request, response);
      if (front(request, response)) return;
      setHeaders(response, baseHeaders);
      handler(request, response);
    };
    const queue = createRequestQueue((request, response) => {
      try {
        answer(request, response);
      } catch (error) {
        // Thrown in a listener, the error would end the process.
        log.error({ err: error, method: request.method }, 'request failed before it reached the framework');
        sendFailure(request, response, { ...baseHeaders, ...transport });
      }
    }, limits.waitingRequests);
    const server = createServer({ ...timeouts, highWaterMark: limits.unsentBytes }, queue.handle);
    limitConnections(server, limits, queue, config.trustProxy || []);
    closeUnread(server, queue, limits.unreadMs);
    return server;
  };
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const name in headers) response.setHeader(name, headers[name] ?? '');
}

/** Drops negotiation headers longer than any browser sends, so that their parsers need not handle them. */
function dropLongNegotiation({ headers }: IncomingMessage): void {
  for (const name of negotiationHeaders)
    if ((headers[name]?.length ?? 0) > connectionLimits.negotiationLength) delete headers[name];
}

/**
 * Closes connections whose client does not read. Node reports a socket timeout when no data was received, written or
 * acknowledged for that long. A request that is still being processed has no unsent data and continues; idle
 * connections are closed here, as Node does by default.
 */
function closeUnread(server: Server, { isBusy }: RequestQueue, unreadMs: number): void {
  server.setTimeout(unreadMs, (socket: Socket) => {
    if (socket.writableLength > 0 || !isBusy(socket)) socket.destroy();
  });
}
