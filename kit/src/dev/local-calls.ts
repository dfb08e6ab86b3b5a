import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { api } from '@vitrin/shared-contracts/paths';

type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** Reports about visits and releases; the site must not count what happens during development. */
const reports: Readonly<Record<string, Answer>> = {
  [api.releaseFaults]: async (request, response) => {
    console.error(`Tarayıcıda hata: ${await text(request)}`);
    response.writeHead(204).end();
  },
  [api.releaseHealth]: acknowledge,
  [api.pageVisits]: acknowledge,
  [api.consents]: acknowledge,
};

function acknowledge(request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  response.writeHead(204).end();
}

/** Returns a local handler for requests that must not reach the site; null when the site handles them. */
export function localCall({ method, url = '' }: IncomingMessage): Answer | null {
  return method === 'POST' ? (reports[url.split('?', 1)[0] ?? ''] ?? null) : null;
}
