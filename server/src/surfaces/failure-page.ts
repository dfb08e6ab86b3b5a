import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { documentHeaders } from './policies.ts';

const POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'";

/** Complete in itself: it must come when nothing else does. */
const PAGE = `<!doctype html>
<html lang="tr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Site şu anda yanıt veremiyor</title>
<h1>Site şu anda yanıt veremiyor</h1>
<p>Kısa süreli bir aksaklık var. Lütfen birkaç dakika sonra yeniden deneyin.</p>
<p><a href="/">Anasayfa</a></p>
</html>`;

/** What a person sees of a document that could not be made; the reason goes to the log alone. */
export function failurePage({ log }: Pick<Services, 'log'>) {
  return (error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const status = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 503;
    if (status === 503) log.error({ err: error, path: request.routeOptions.url }, 'document failed');
    return reply
      .code(status)
      .headers({
        ...documentHeaders,
        'Cache-Control': 'no-store',
        'Content-Security-Policy': POLICY,
        'Retry-After': '30',
      })
      .send(PAGE);
  };
}
