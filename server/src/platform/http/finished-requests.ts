import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isStream } from './running-requests.ts';

/** A request after its response, for metrics and access log; contains nothing about the client. */
export interface FinishedRequest {
  method: string;
  /** Template of the route, such as `/api/pages/blog/:slug`; never the URL. */
  route: string;
  /** 499 when the client left before the response. */
  status: number;
  /** From the start of the request to the end of its response. */
  seconds: number;
  /** Bytes sent, with headers. */
  bytes: number;
  /** Id in other log lines; null for a response from memory, which no other line mentions. */
  id: string | null;
  isStream: boolean;
}

export type RequestObserver = (request: FinishedRequest) => void;

const CLIENT_LEFT = 499;
/** Requests that no route matches. */
const NO_ROUTE = 'unmatched';

type Notes = Pick<FinishedRequest, 'route' | 'id'>;

/** Only requests that are observed have an entry. */
const notes = new WeakMap<IncomingMessage, Notes>();

/** Declares the route of a request that is answered without the framework. */
export function noteRoute(request: IncomingMessage, route: string): void {
  const noted = notes.get(request);
  if (noted) noted.route = route;
}

/** Begins to observe a request. Returns a function to call once the response is sent or its client has left. */
export function observeRequest(
  request: IncomingMessage,
  response: ServerResponse,
  observers: readonly RequestObserver[],
): () => void {
  const noted: Notes = { route: NO_ROUTE, id: null };
  notes.set(request, noted);
  const { socket } = request;
  const begin = performance.now();
  const sentBefore = socket.bytesWritten;
  return () => {
    const finished = {
      method: request.method ?? '',
      ...noted,
      status: response.headersSent ? response.statusCode : CLIENT_LEFT,
      seconds: (performance.now() - begin) / 1_000,
      // Requests of a connection are answered one after the other.
      bytes: socket.bytesWritten - sentBefore,
      isStream: isStream(response),
    };
    for (const observe of observers) observe(finished);
  };
}

/** Notes the route that the framework has chosen. */
export function noteRoutes(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const noted = notes.get(request.raw);
    if (noted) Object.assign(noted, { route: request.routeOptions.url ?? NO_ROUTE, id: request.id });
    done();
  });
}
