import type { Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

declare module 'fastify' {
  interface FastifyInstance {
    running: RunningRequests;
  }
}

const POLL_MS = 50;
const CLOSE_DELAY_MS = 1_000;

/** The requests in flight on the servers of this process, and their graceful shutdown. */
export class RunningRequests {
  readonly #servers = new Set<Server>();
  readonly #responses = new Set<ServerResponse>();
  #isStopping = false;
  #isDraining = false;

  watch(server: Server): Server {
    this.#servers.add(server);
    return server;
  }

  /**
   * Registers a response; call it before any handler runs. `onEnd` is called when it is sent or its client has left: the
   * response of a file has as many listeners as Node.js allows without a warning, so this one serves both.
   */
  add(response: ServerResponse, onEnd: () => void = () => undefined): void {
    if (this.#isDraining) response.setHeader('Connection', 'close');
    this.#responses.add(response);
    response.once('close', () => {
      this.#responses.delete(response);
      onEnd();
    });
  }

  count(): number {
    return this.#responses.size;
  }

  /** Marks this process as not ready for new traffic; it continues to respond. */
  announceStop(): void {
    this.#isStopping = true;
  }

  isStopping(): boolean {
    return this.#isStopping;
  }

  /**
   * Accepts no new connections and resolves when every request is answered, at the latest after `ms` milliseconds.
   * Event streams are not awaited, because they do not end by themselves.
   */
  async drain(ms: number): Promise<void> {
    this.#isDraining = true;
    for (const server of this.#servers) server.close();
    for (const response of this.#responses) if (!response.headersSent) response.setHeader('Connection', 'close');
    const deadline = Date.now() + ms;
    while (this.#isAnswering() && Date.now() < deadline) {
      await pause(POLL_MS);
      for (const server of this.#servers) server.closeIdleConnections();
    }
  }

  /** Closes all remaining connections after a short delay, in which clients can close them. */
  closeAllSoon(): void {
    setTimeout(() => {
      for (const server of this.#servers) server.closeAllConnections();
    }, CLOSE_DELAY_MS).unref();
  }

  #isAnswering(): boolean {
    return [...this.#responses].some((response) => !isStream(response));
  }
}

/** Returns true for a response of server-sent events, which does not end by itself. */
export function isStream(response: ServerResponse): boolean {
  return String(response.getHeader('content-type') ?? '').startsWith('text/event-stream');
}
