import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOfPath } from '../platform/http/failure-texts.ts';
import { failedPage } from '../platform/http/plain-page.ts';
import { knownProblem } from '../platform/http/errors.ts';
import type { Services } from '../services.ts';
import { documentHeaders } from './policies.ts';

/**
 * Creates the handler for a document that cannot be rendered: visitors see an error page, the reason is only logged.
 */
export function failurePage({ log }: Pick<Services, 'log'>) {
  return (error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const problem = knownProblem(error);
    const message = problem?.status ?? error.statusCode;
    const status = message !== undefined && message < 500 ? message : 503;
    if (status === 503) log.error({ err: error, path: request.routeOptions.url }, 'document failed');
    return reply
      .code(status)
      .headers({
        ...documentHeaders,
        'Cache-Control': 'no-store',
        ...(status === 503 && { 'Retry-After': '30' }),
        ...problem?.headers,
      })
      .send(shownProblem(status, languageOfPath(request.url)));
  };
}

function shownProblem(status: number, abbr: string): string {
  if (status === 503) return failedPage('unavailable', abbr);
  return failedPage(status === 429 ? 'busy' : 'rejected', abbr);
}
