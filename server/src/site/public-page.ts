import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import { isUnavailable as isDatabaseUnavailable } from '../platform/http/errors.ts';
import type { Db } from '../platform/database/tables.ts';
import { noteRoute } from '../platform/http/finished-requests.ts';
import type { Front } from '../platform/http/front-server.ts';
import type { CachedResponse } from '../platform/http/cached-response.ts';
import { sendCached } from '../platform/http/send-cached.ts';
import type { DocumentReleases } from '../releases/serving/document-releases.ts';
import { groupHeaders } from '../releases/serving/visitor-group.ts';
import { countMissing, countVisit } from './count-visit.ts';
import { parseUrl, type CanonicalRedirect, type PublicUrl } from './public-url.ts';
import type { PreparedPages } from './prepared-pages.ts';
import { publicUnits, releasesFromCookies } from './public-releases.ts';
import { mayRedirectQuery, queryRedirect } from './page-redirect.ts';
import { RenderFailure } from './rendering/render-failure.ts';
import type { SiteState } from './site-state.ts';
import { sendPage } from './send-page.ts';
import type { SurfaceContext } from './surface-context.ts';

export interface PublicPages {
  /** Serves pages from memory before any routing; everything else is left to `answer`. */
  front: Front;
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/** Handles every URL of the public surface, from memory where possible. */
export function publicPages(context: SurfaceContext, pages: PreparedPages): PublicPages {
  const answerLive = async (request: FastifyRequest, reply: FastifyReply) => {
    const version = context.services.contentVersion.current();
    const state = await context.site.read();
    const asked = parseUrl(request.url, request.headers.cookie, state);
    const redirect = asked.redirect ?? (await queryRedirect(context, state, request.url, asked));
    if (redirect !== null) return redirectTo(reply, redirect);
    if (asked.kind === 'reserved') {
      reply.callNotFound();
      return reply;
    }
    const pageRequest = asked.kind === 'absent' ? notFoundUrl(asked) : asked;
    const { page, releases, units } = await pages.prepare(request, state, pageRequest);
    reply.hijack();
    reply.raw.setHeaders(new Map(Object.entries(groupHeaders(releases, context.services.config))));
    sendPage(context, rawOf(request, reply), page, { units, version });
    if (!releases.isPreview)
      countAnswer(context, request.raw, { asked, pageRequest: { ...pageRequest, releases }, page });
    return reply;
  };
  return {
    front(request, response) {
      const state = context.site.current();
      if (request.method !== 'GET' || !state) return false;
      const pageRequest = parseUrl(request.url ?? '', request.headers.cookie, state);
      if (!isPage(request, pageRequest, state)) return false;
      const units = publicUnits(context, state, pageRequest.path);
      const releases = releasesFromCookies(context, units, request.headers.cookie);
      const page = releases && pages.get(pageRequest, releases);
      if (!page) return false;
      noteRoute(request, '/*');
      sendPage(context, { request, response }, page, { units });
      countVisit(context.services, request, { ...pageRequest, releases }, page);
      return true;
    },
    async answer(request, reply) {
      try {
        return await answerLive(request, reply);
      } catch (error) {
        const copy = isUnavailable(error, context.services.db) ? await context.copies.find(request.url) : null;
        if (!copy) throw error;
        reply.hijack();
        sendCached(request.raw, reply.raw, copy);
        return reply;
      }
    },
  };
}

/** Reports whether a page may be sent from memory: neither its path nor its query redirects. */
function isPage({ url = '' }: IncomingMessage, asked: PublicUrl, state: SiteState): boolean {
  return asked.redirect === null && asked.kind === 'page' && !mayRedirectQuery(url, asked, state);
}

interface Answer {
  asked: PublicUrl;
  pageRequest: PublicUrl & { releases: DocumentReleases };
  page: CachedResponse;
}

function countAnswer(
  { services }: SurfaceContext,
  request: IncomingMessage,
  { asked, pageRequest, page }: Answer,
): void {
  if (asked.kind === 'absent' && request.method === 'GET')
    countMissing(services, request.headers, pathInLanguage(asked.path, asked.language.abbr));
  countVisit(services, request, pageRequest, page);
}

function rawOf({ raw: request }: FastifyRequest, { raw: response }: FastifyReply) {
  return { request, response };
}

/** Reports whether a page could not be made because the database did not answer. */
function isUnavailable(error: unknown, db: Db): boolean {
  return error instanceof RenderFailure ? error.status === 503 : isDatabaseUnavailable(error, db);
}

/**
 * Redirects to the canonical URL. The redirect of the home page depends on a cookie, so it must not be cached for other
 * visitors or for the next visit.
 */
function redirectTo(reply: FastifyReply, { status, location }: CanonicalRedirect): FastifyReply {
  if (status === 302) void reply.headers({ 'Cache-Control': 'private, no-cache', Vary: 'Cookie' });
  return reply.redirect(location, status);
}

/**
 * Returns the 404 page for the requested URL. It is plain HTML, because the routes in the browser have no page for this
 * URL.
 */
function notFoundUrl({ language, kind }: PublicUrl): PublicUrl {
  const { notFound } = publicPaths;
  return { path: notFound, url: notFound, language, kind, redirect: null };
}
