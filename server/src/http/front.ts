import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { watchBody } from './body-clock.ts';

/** Answers a request before any routing and returns true, or leaves it alone and returns false. */
export type Front = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A slow sender holds a connection for seconds, not for ever. Bodies have a clock of their own: a file may take longer. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 11 * 60_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 72_000,
};

const ONE_YEAR = 'max-age=31536000; includeSubDomains';

/** The HTTP server below the framework: what `front` answers costs neither routing nor hooks. */
export function serverBehind(
  front: Front,
  publicUrl: string,
): (handler: (request: IncomingMessage, response: ServerResponse) => void) => Server {
  const isSecure = publicUrl.startsWith('https:');
  return (handler) =>
    createServer(timeouts, (request, response) => {
      if (isSecure) response.setHeader('Strict-Transport-Security', ONE_YEAR);
      // First: a body that nobody reads holds its connection just as long.
      watchBody(request, response);
      if (!front(request, response)) handler(request, response);
    });
}
