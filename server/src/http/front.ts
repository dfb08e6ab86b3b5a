import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** Answers a request before any routing and returns true, or leaves it alone and returns false. */
export type Front = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A slow sender holds a connection for seconds, not for ever. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 72_000,
};

/** The HTTP server below the framework: what `front` answers costs neither routing nor hooks. */
export function serverBehind(
  front: Front,
): (handler: (request: IncomingMessage, response: ServerResponse) => void) => Server {
  return (handler) =>
    createServer(timeouts, (request, response) => {
      if (!front(request, response)) handler(request, response);
    });
}
