import type { FastifyReply, FastifyRequest } from 'fastify';
import { plainPage, unavailablePage } from '../platform/http/plain-page.ts';
import { knownProblem } from '../platform/http/errors.ts';
import type { Services } from '../services.ts';
import { documentHeaders } from './policies.ts';

const BUSY = plainPage(
  'Çok fazla istek',
  'Kısa sürede çok fazla istek gönderildi. Lütfen birkaç dakika sonra yeniden deneyin.',
);
const REJECTED = plainPage('İstek anlaşılamadı', 'Adres ya da gönderilen veri geçersiz.');

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
      .send(shownProblem(status));
  };
}

function shownProblem(status: number): string {
  if (status === 503) return unavailablePage;
  return status === 429 ? BUSY : REJECTED;
}
