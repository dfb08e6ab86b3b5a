import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

type Waiting = [request: IncomingMessage, response: ServerResponse][];

export interface RequestQueue {
  handle: RequestHandler;
  /** True from a request's beginning until its whole answer is in the hands of the operating system. */
  isBusy(socket: Socket): boolean;
}

/**
 * Hands the requests of each connection on one after the other: the next one begins when the answer before it has left.
 * Answers to pipelined requests would otherwise be made all at once and lie in memory until the client reads them.
 * A connection with more than `mostWaiting` requests behind the current one is closed.
 */
export function createRequestQueue(handler: RequestHandler, mostWaiting: number): RequestQueue {
  const connections = new WeakMap<Socket, Waiting>();
  const inTurn = oneATurn();

  function begin(socket: Socket, request: IncomingMessage, response: ServerResponse): void {
    response.once('close', () => beginNext(socket));
    handler(request, response);
  }

  function beginNext(socket: Socket): void {
    const next = connections.get(socket)?.shift();
    if (next) inTurn(() => (socket.destroyed ? connections.delete(socket) : begin(socket, ...next)));
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
      } else if (waiting.length < mostWaiting) waiting.push([request, response]);
      else socket.destroy();
    },
  };
}

/** Runs one task in each turn of the event loop, so that the requests of all who send a single one come between them. */
function oneATurn(): (task: () => void) => void {
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
