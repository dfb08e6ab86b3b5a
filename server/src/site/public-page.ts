import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Head } from 'shared-contracts/remote-app';
import { splitLanguage } from 'shared-contracts/first-paths';
import { pathInLanguage, publicPaths } from 'shared-contracts/paths';
import type { SubmittedForm } from 'shared-contracts/submitted-form';
import { publicCsrfValue } from '../platform/auth/csrf.ts';
import { NotFound } from '../platform/errors.ts';
import { finalTarget, findTarget } from '../modules/redirects/redirects.service.ts';
import { isUnavailable as isDatabaseUnavailable } from '../platform/http/errors.ts';
import type { Db } from '../platform/database/tables.ts';
import { cachedResponse } from '../platform/http/cached-response.ts';
import { noteRoute } from '../platform/http/finished-requests.ts';
import type { Front } from '../platform/http/front-server.ts';
import { createResponseCache, type MadeResponse } from '../platform/http/response-cache.ts';
import { sendCached } from '../platform/http/send-cached.ts';
import type { DocumentReleases } from '../modules/releases/serving/document-releases.ts';
import type { Visitor } from '../modules/releases/serving/visitor.ts';
import { groupHeaders } from '../modules/releases/serving/visitor-group.ts';
import { countMissing, countVisit } from './count-visit.ts';
import { dataOf, parseDataAddress, separateData } from './hydration-data.ts';
import { pageDocument } from './page-document.ts';
import { documentHeaders, publicPolicy } from './policies.ts';
import { badgeStyle, previewBadge } from './preview-badge.ts';
import { urlInLanguage, parseUrl, type CanonicalRedirect, type PublicUrl } from './public-url.ts';
import { publicReleases, releasesFromCookies } from './public-releases.ts';
import { RenderFailure } from './rendering/render-failure.ts';
import { prepareDocument, type PreparedDocument } from './render-document.ts';
import { originsOf, shownVideos } from './shown-videos.ts';
import { siteExtras } from './site-extras.ts';
import { languagePaths, type SiteState } from './site-state.ts';
import { keepCopy } from './keep-copy.ts';
import type { SurfaceContext } from './surface-context.ts';
import { surfaceMap } from './surface-map.ts';

/** Limits of the memory for compressed pages, in bytes. */
const cacheBytes = { maxBytes: 48 * 1_048_576, maxUnknownBytes: 2 * 1_048_576 };

export interface PublicPages {
  /** Serves pages from memory before any routing; everything else is left to `answer`. */
  front: Front;
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  /** Responds to a request for the route data of a page. */
  answerData: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/** Handles every URL of the public surface, from memory where possible. */
export function publicPages(context: SurfaceContext): PublicPages {
  const cache = createResponseCache({
    contentVersion: context.services.contentVersion,
    ...cacheBytes,
    readAgain: context.reads.readAgain,
    onFound: context.services.metrics.pageFound,
  });
  const keyOf = ({ kind, url, language }: PublicUrl, { key }: DocumentReleases) =>
    `${kind}|${url}|${language.abbr}|${key}|${surfaceMap(context.registry).key}`;
  /** Returns the page from memory, or renders it, with the releases of this visitor. */
  const preparePage = async (request: FastifyRequest, state: SiteState, pageUrl: PublicUrl) => {
    const visitor = await context.visitors.read(request);
    const releases = publicReleases(context, pageUrl.path, visitor);
    const make = async () => {
      const made = await renderPage(context, state, { ...pageUrl, releases, visitor });
      if (!releases.isPreview) keepCopy(context.copies, state, pageUrl, made);
      return made;
    };
    const page = releases.isPreview ? (await make()).response : await cache.fill(keyOf(pageUrl, releases), make);
    return { page, releases };
  };
  const answerLive = async (request: FastifyRequest, reply: FastifyReply) => {
    const state = await context.site.read();
    const asked = parseUrl(request.url, request.headers.cookie, state);
    if (asked.redirect !== null) return redirectTo(reply, asked.redirect);
    if (asked.kind === 'reserved') {
      reply.callNotFound();
      return reply;
    }
    const pageRequest = asked.kind === 'absent' ? notFoundUrl(asked) : asked;
    const { page, releases } = await preparePage(request, state, pageRequest);
    reply.hijack();
    for (const header of Object.entries(groupHeaders(releases, context.services.config)))
      reply.raw.setHeader(...header);
    sendCached(request.raw, reply.raw, page);
    if (releases.isPreview) return reply;
    if (asked.kind === 'absent' && request.method === 'GET')
      countMissing(context.services, request.headers, pathInLanguage(asked.path, asked.language.abbr));
    countVisit(context.services, request.raw, pageRequest, page);
    return reply;
  };
  return {
    front(request, response) {
      const state = context.site.current();
      if (request.method !== 'GET' || !state) return false;
      const pageRequest = parseUrl(request.url ?? '', request.headers.cookie, state);
      const isPage = pageRequest.redirect === null && pageRequest.kind === 'page';
      const releases = isPage ? releasesFromCookies(context, pageRequest.path, request.headers.cookie) : null;
      const page = releases && cache.get(keyOf(pageRequest, releases));
      if (!page) return false;
      noteRoute(request, '/*');
      sendCached(request, response, page);
      countVisit(context.services, request, pageRequest, page);
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
    async answerData(request, reply) {
      const state = await context.site.read();
      const address = parseDataAddress(request.url);
      const asked = address && parseUrl(address.page, undefined, state);
      if (!asked || asked.redirect !== null || asked.kind !== 'page') throw new NotFound();
      const { page } = await preparePage(request, state, asked);
      const data = dataOf(page, address.hash);
      if (!data) throw new NotFound();
      reply.hijack();
      sendCached(request.raw, reply.raw, data);
      return reply;
    },
  };
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

/** What a page is rendered from in addition to the site state; a rejected form is shown with the typed text. */
type PageRequest = PublicUrl & { submitted?: SubmittedForm; releases: DocumentReleases; visitor: Visitor };

/** A page, or the redirect to one. */
export interface RenderedPage extends MadeResponse {
  /** Null for a redirect. */
  metadata: Head | null;
}

export async function renderPage(
  context: SurfaceContext,
  state: SiteState,
  { path, visitor, kind, ...pageRequest }: PageRequest,
): Promise<RenderedPage> {
  const { language, releases } = pageRequest;
  const prepared = await prepareDocument(context, { surface: 'public', ...pageRequest, state });
  const headers = { ...documentHeaders, ...cacheHeaders(releases), Vary: 'Cookie, Accept-Encoding' };
  if (prepared.redirect !== null) return redirectResponse(context, { path, language, state }, prepared, headers);
  const extras = await siteExtras(context.services, state, language);
  const badge = previewBadge(context.registry, visitor, { ...prepared, isPreview: releases.isPreview });
  const styles = [...prepared.styles, ...extras.styles, ...(badge === null ? [] : [badgeStyle])];
  const isCacheable =
    prepared.isCacheable && !releases.isPreview && !pageRequest.submitted && !isSearch(pageRequest.url);
  // Its address names a page in the cache, and only recent shells request it.
  const hasSeparateData = isCacheable && prepared.html !== '' && prepared.shell.descriptor.fetches_hydration === true;
  const { boot, data } = hasSeparateData
    ? await separateData(prepared.boot, pageRequest)
    : { boot: prepared.boot, data: null };
  const videos = shownVideos(prepared.html);
  const html = pageDocument({
    ...prepared,
    videos,
    head: `${prepared.head}\n${extras.head}`,
    styles,
    notice: extras.notice,
    badge,
    boot: { ...boot, csrf: publicCsrfValue(context.services.config) },
    shellStart: shellStart(kind, prepared.html),
  });
  const response = await cachedResponse(
    { ...prepared, isCacheable },
    {
      ...headers,
      'Content-Language': language.abbr,
      'Content-Security-Policy': publicPolicy(
        styles.map(({ hash }) => hash),
        { integrations: state.integrations, frames: originsOf(videos) },
      ),
    },
    html,
  );
  return {
    response: data ? { ...response, data } : response,
    content: [...prepared.content, ...extras.content],
    reads: prepared.reads,
    metadata: prepared.metadata,
  };
}

async function redirectResponse(
  context: SurfaceContext,
  source: RedirectSource,
  prepared: PreparedDocument,
  headers: Record<string, string>,
): Promise<RenderedPage> {
  const { status, location } = await redirectTarget(context, source, prepared);
  const response = await cachedResponse({ ...prepared, status }, { ...headers, Location: location }, '');
  // A redirect to a page whose address changes is shortened again.
  const ofPages = status === 301 ? pageEntities(context) : [];
  return { response, content: [...prepared.content, 'redirect', ...ofPages], reads: prepared.reads, metadata: null };
}

/** Returns the entities whose records have public pages. */
function pageEntities({ services: { kinds } }: SurfaceContext): string[] {
  return [...kinds.values()].filter(({ addresses }) => addresses !== undefined).map(({ entity }) => entity);
}

/** Prevents a preview from being cached or indexed. */
function cacheHeaders({ isPreview }: DocumentReleases): Record<string, string> {
  return isPreview
    ? { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' }
    : { 'Cache-Control': 'private, no-cache' };
}

/** Search pages are not cached: arbitrary search texts would evict the pages that all visitors read. */
function isSearch(url: string): boolean {
  return /[?&]ara=/.test(url);
}

function shellStart(kind: PublicUrl['kind'], html: string): 'used' | 'now' | 'never' {
  if (kind === 'absent') return 'never';
  return html === '' ? 'now' : 'used';
}

interface RedirectSource extends Pick<PageRequest, 'path' | 'language'> {
  state: SiteState;
}

/**
 * Returns the target of a redirect. A new URL of the same page keeps the requested language, otherwise it would
 * redirect again to another language. For an unknown URL the permanent redirects are checked before /404 (product §2).
 */
async function redirectTarget(
  { services }: SurfaceContext,
  { path, language, state }: RedirectSource,
  { redirect, status }: Pick<PreparedDocument, 'redirect' | 'status'>,
): Promise<{ status: number; location: string }> {
  const location = urlInLanguage(redirect ?? publicPaths.home, language, state);
  if (splitLanguage(location, languagePaths(state.languages)).path !== publicPaths.notFound)
    return { status, location };
  const asked = decodePath(path);
  const { db } = services;
  const permanent = async (target: string) => ({
    status: 301,
    location: encodeLocation(await finalTarget(services, target)),
  });
  const old = await findTarget(db, pathInLanguage(asked, language.abbr));
  if (old !== null) return permanent(old);
  const target = await findTarget(db, asked);
  if (target === null) return { status, location };
  return permanent(urlInLanguage(target, language, state));
}

/** Headers cannot contain Turkish letters; escaped characters are kept. */
function encodeLocation(address: string): string {
  return encodeURI(address).replaceAll('%25', '%');
}

/** Decodes a path, because staff enter redirects unescaped; an invalid one is unchanged. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
