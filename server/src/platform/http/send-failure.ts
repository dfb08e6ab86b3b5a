import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Envelope } from '@vitrin/shared-contracts/envelope';
import { languageOfPath } from './failure-texts.ts';
import { failedPage } from './plain-page.ts';
import { unexpectedProblem } from './problem.ts';

const RETRY_SECONDS = '30';

/**
 * Responds to a request whose handler threw outside the framework: to API requests with an envelope, to all others with
 * a page. A response that has already started is aborted, so that the client does not take it for complete.
 */
export function sendFailure(
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): void {
  if (response.headersSent || response.destroyed) return void response.destroy();
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  const { status, type, body } = url.startsWith('/api/') ? envelope() : page(url);
  response.writeHead(status, {
    ...headers,
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'Retry-After': RETRY_SECONDS,
    // The unread rest of a body would otherwise be parsed as the next request.
    Connection: 'close',
  });
  response.end(body);
}

interface Failure {
  status: number;
  type: string;
  body: string;
}

function page(url: string): Failure {
  return { status: 503, type: 'text/html; charset=utf-8', body: failedPage('unavailable', languageOfPath(url)) };
}

function envelope(): Failure {
  const { status, message } = unexpectedProblem();
  const body: Envelope = { success: false, message };
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(body) };
}
