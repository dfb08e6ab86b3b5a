import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { reservedSegments } from 'shared-contracts/paths';
import { csrfValue } from '../access/csrf.ts';
import type { Front } from '../http/front.ts';
import { cachedPage, createHtmlCache, encodingFor, type CachedPage } from './html-cache.ts';
import { pageDocument } from './page-document.ts';
import { documentHeaders, publicPolicy } from './policies.ts';
import { readAddress, type PublicAddress } from './public-address.ts';
import { prepareDocument } from './render-document.ts';
import type { SiteState } from './site-state.ts';
import type { SurfaceContext } from './surface-context.ts';

export interface PublicPages {
  /** Answers what is in memory before any routing; everything else is left to `answer`. */
  front: Front;
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/** Every address of the public surface, from memory where it can be. */
export function publicPages(context: SurfaceContext): PublicPages {
  const cache = createHtmlCache();
  const keyOf = ({ url, language }: PublicAddress, { edition }: SiteState) =>
    `${url}|${language.abbr}|${releasesOf(context)}|${edition}`;
  return {
    front(request, response) {
      const state = context.site.current();
      if (request.method !== 'GET' || !state) return false;
      const wanted = readAddress(request.url ?? '', request.headers.cookie, state);
      const page = wanted.moved === null ? cache.get(keyOf(wanted, state)) : undefined;
      if (page) sendPage(request, response, page);
      return page !== undefined;
    },
    async answer(request, reply) {
      const state = await context.site.read();
      const wanted = readAddress(request.url, request.headers.cookie, state);
      if (wanted.moved !== null) return reply.redirect(wanted.moved, 308);
      if (isReserved(wanted.path)) {
        reply.callNotFound();
        return reply;
      }
      const page = await cache.fill(keyOf(wanted, state), () => makePage(context, state, wanted));
      reply.hijack();
      sendPage(request.raw, reply.raw, page);
      return reply;
    },
  };
}

/** Below these nothing is ever a page: no redirect to /404 for a machine that asks (design §11). */
function isReserved(path: string): boolean {
  return (reservedSegments as readonly string[]).includes(path.split('/', 2)[1] ?? '');
}

function releasesOf({ registry }: SurfaceContext): string {
  return `${registry.live('shell')?.descriptor.id} ${registry.live('remote_public')?.descriptor.id}`;
}

async function makePage(
  context: SurfaceContext,
  state: SiteState,
  { url, language }: PublicAddress,
): Promise<CachedPage> {
  const prepared = await prepareDocument(context, { surface: 'public', remote: 'remote_public', url, language, state });
  const headers = { ...documentHeaders, 'Cache-Control': 'private, no-cache', Vary: 'Cookie, Accept-Encoding' };
  if (prepared.redirect !== null) return cachedPage(prepared, { ...headers, Location: prepared.redirect }, '');
  const html = pageDocument({
    ...prepared,
    boot: { ...prepared.boot, csrf: csrfValue(context.services.config, 'public', null) },
    start: prepared.html === '' ? 'now' : 'used',
  });
  return cachedPage(
    prepared,
    { ...headers, 'Content-Language': language.abbr, 'Content-Security-Policy': publicPolicy(prepared.style.hash) },
    html,
  );
}

function sendPage(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
  const body = page.bodies[encodingFor(request.headers['accept-encoding'])];
  // Only a page can be unchanged: redirects have no body to tell one from another.
  if (page.status === 200 && request.headers['if-none-match']?.includes(page.etag))
    response.writeHead(304, page.headers).end();
  else response.writeHead(page.status, body.headers).end(request.method === 'HEAD' ? undefined : body.bytes);
}
