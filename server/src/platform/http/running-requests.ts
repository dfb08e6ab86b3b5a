import type { Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

declare module 'fastify' {
  interface FastifyInstance {
    running: RunningRequests;
  }
}

const LOOK_MS = 50;
const LAST_WORDS_MS = 1_000;

/** What the servers of this process are answering, and how they come to an end. */
export class RunningRequests {
  readonly #servers = new Set<Server>();
  readonly #responses = new Set<ServerResponse>();
  #isStopping = false;
  #isDraining = false;

  watch(server: Server): Server {
    this.#servers.add(server);
    return server;
  }

  /** Before anything answers it. */
  note(response: ServerResponse): void {
    if (this.#isDraining) response.setHeader('Connection', 'close');
    this.#responses.add(response);
    response.once('close', () => this.#responses.delete(response));
  }

  count(): number {
    return this.#responses.size;
  }

  /** From now on this process is not ready for more; it goes on answering. */
  announceStop(): void {
    this.#isStopping = true;
  }

  isStopping(): boolean {
    return this.#isStopping;
  }

  /**
   * Takes no new connections and resolves when every request is answered, after `ms` at the latest. Streams of events are
   * not waited for: they have no end of their own.
   */
  async drain(ms: number): Promise<void> {
    this.#isDraining = true;
    for (const server of this.#servers) server.close();
    for (const response of this.#responses) if (!response.headersSent) response.setHeader('Connection', 'close');
    const deadline = Date.now() + ms;
    while (this.#isAnswering() && Date.now() < deadline) {
      await pause(LOOK_MS);
      for (const server of this.#servers) server.closeIdleConnections();
    }
  }

  /** Ends whatever is still connected, when those who close on their own have had a moment to. */
  cutOffSoon(): void {
    setTimeout(() => {
      for (const server of this.#servers) server.closeAllConnections();
    }, LAST_WORDS_MS).unref();
  }

  #isAnswering(): boolean {
    return [...this.#responses].some((response) => !isStream(response));
  }
}

function isStream(response: ServerResponse): boolean {
  return String(response.getHeader('content-type') ?? '').startsWith('text/event-stream');
}
