import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

type Waiting = [request: IncomingMessage, response: ServerResponse][];

export interface RequestQueue {
  handle: RequestHandler;
  /** True from the start of a request until its whole response has been passed to the operating system. */
  isBusy(socket: Socket): boolean;
}

/**
 * Runs the requests of each connection in sequence: the next one starts when the previous response is sent. Otherwise
 * all responses to pipelined requests would be created at once and stay in memory until the client reads them. A
 * connection with more than `maxWaiting` requests behind the current one is closed.
 */
export function createRequestQueue(handler: RequestHandler, maxWaiting: number): RequestQueue {
  const connections = new WeakMap<Socket, Waiting>();
  const runPerTurn = onePerTurn();

  function begin(socket: Socket, request: IncomingMessage, response: ServerResponse): void {
    response.once('close', () => beginNext(socket));
    handler(request, response);
  }

  function beginNext(socket: Socket): void {
    const next = connections.get(socket)?.shift();
    if (next) runPerTurn(() => (socket.destroyed ? connections.delete(socket) : begin(socket, ...next)));
    else connections.delete(socket);
  }

  return {
    isBusy: (socket) => connections.has(socket),
    handle(request, response) {
      const { socket } = request;
      const waiting = connections.get(socket);
      if (socket.destroyed) return;
      if (!waiting) {
        connections.set(socket, []);
        begin(socket, request, response);
      } else if (waiting.length < maxWaiting) waiting.push([request, response]);
      else socket.destroy();
    },
  };
}

/** Runs one task per turn of the event loop, so that clients with a single request are served in between. */
function onePerTurn(): (task: () => void) => void {
  const tasks: (() => void)[] = [];
  const runNext = (): void => {
    const task = tasks.shift();
    if (tasks.length > 0) setImmediate(runNext);
    task?.();
  };
  return (task) => {
    if (tasks.push(task) === 1) setImmediate(runNext);
  };
}
