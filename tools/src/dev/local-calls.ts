import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { api } from 'shared-contracts/paths';

type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** Calls that tell of visitors and their releases: what happens while somebody develops is nothing that the site should count. */
const reports: Readonly<Record<string, Answer>> = {
  [api.releaseFaults]: async (request, response) => {
    console.error(`Tarayıcıda hata: ${await text(request)}`);
    response.writeHead(204).end();
  },
  [api.releaseHealth]: nothing,
  [api.pageVisits]: nothing,
  [api.consents]: nothing,
};

function nothing(request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  response.writeHead(204).end();
}

/** Who answers a call in the site's place; null: the site. */
export function localCall({ method, url = '' }: IncomingMessage): Answer | null {
  return method === 'POST' ? (reports[url.split('?', 1)[0] ?? ''] ?? null) : null;
}
