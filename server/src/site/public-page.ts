import type { FastifyReply, FastifyRequest } from 'fastify';
import { splitLanguage } from 'shared-contracts/first-paths';
import { pathInLanguage, publicPaths } from 'shared-contracts/paths';
import type { SubmittedForm } from 'shared-contracts/submitted-form';
import { csrfValue } from '../platform/auth/csrf.ts';
import { findTarget } from '../modules/redirects/redirects.service.ts';
import type { Front } from '../platform/http/front.ts';
import type { DocumentReleases } from '../modules/releases/serving/document-releases.ts';
import type { Visitor } from '../modules/releases/serving/visitor.ts';
import { groupHeaders } from '../modules/releases/serving/visitor-group.ts';
import { countVisit } from './count-visit.ts';
import { cachedPage, createHtmlCache, type CachedPage } from './html-cache.ts';
import { pageDocument } from './page-document.ts';
import { documentHeaders, publicPolicy } from './policies.ts';
import { badgeStyle, previewBadge } from './preview-badge.ts';
import { addressInLanguage, readAddress, type Move, type PublicAddress } from './public-address.ts';
import { publicReleases, releasesAtOnce } from './public-releases.ts';
import { prepareDocument, type PreparedDocument } from './render-document.ts';
import { sendPage } from './send-page.ts';
import { siteExtras } from './site-extras.ts';
import { languagePaths, type SiteState } from './site-state.ts';
import type { SurfaceContext } from './surface-context.ts';
import { surfaceMap } from './surface-map.ts';

export interface PublicPages {
  /** Serves pages from memory before any routing; everything else is left to `answer`. */
  front: Front;
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/** Handles every URL of the public surface, from memory where possible. */
export function publicPages(context: SurfaceContext): PublicPages {
  const cache = createHtmlCache();
  const keyOf = ({ kind, url, language }: PublicAddress, { edition }: SiteState, { key }: DocumentReleases) =>
    `${kind}|${url}|${language.abbr}|${key}|${surfaceMap(context.registry).key}|${edition}`;
  return {
    front(request, response) {
      const state = context.site.current();
      if (request.method !== 'GET' || !state) return false;
      const wanted = readAddress(request.url ?? '', request.headers.cookie, state);
      const isHere = wanted.moved === null && wanted.kind === 'page';
      const releases = isHere ? releasesAtOnce(context, wanted.path, request.headers.cookie) : null;
      const page = releases && cache.get(keyOf(wanted, state, releases));
      if (!page) return false;
      sendPage(request, response, page);
      countVisit(context.services, request, wanted, page);
      return true;
    },
    async answer(request, reply) {
      const state = await context.site.read();
      const asked = readAddress(request.url, request.headers.cookie, state);
      if (asked.moved !== null) return moveOn(reply, asked.moved);
      if (asked.kind === 'reserved') {
        reply.callNotFound();
        return reply;
      }
      const wanted = asked.kind === 'absent' ? notFoundIn(asked) : asked;
      const visitor = await context.visitors.read(request);
      const releases = publicReleases(context, wanted.path, visitor);
      const make = () => makePage(context, state, { ...wanted, releases, visitor });
      const page = releases.isPreview ? await make() : await cache.fill(keyOf(wanted, state, releases), make);
      reply.hijack();
      for (const header of Object.entries(groupHeaders(releases, context.services.config)))
        reply.raw.setHeader(...header);
      sendPage(request.raw, reply.raw, page);
      if (!releases.isPreview) countVisit(context.services, request.raw, wanted, page);
      return reply;
    },
  };
}

/** A cookie decides where the home page leads: nobody keeps that for others, or for the next visit. */
function moveOn(reply: FastifyReply, { status, location }: Move): FastifyReply {
  if (status === 302) void reply.headers({ 'Cache-Control': 'private, no-cache', Vary: 'Cookie' });
  return reply.redirect(location, status);
}

/** The page says it at the address that was asked; routes of the browser know no page there, so it is plain HTML. */
function notFoundIn({ language, kind }: PublicAddress): PublicAddress {
  const { notFound } = publicPaths;
  return { path: notFound, url: notFound, language, kind, moved: null };
}

/** What a page is made of besides the site: a form that came back shows what was typed. */
type Wanted = PublicAddress & { submitted?: SubmittedForm; releases: DocumentReleases; visitor: Visitor };

export async function makePage(
  context: SurfaceContext,
  state: SiteState,
  { path, visitor, kind, ...wanted }: Wanted,
): Promise<CachedPage> {
  const { language, releases } = wanted;
  const prepared = await prepareDocument(context, { surface: 'public', ...wanted, state });
  const headers = { ...documentHeaders, ...keepingHeaders(releases), Vary: 'Cookie, Accept-Encoding' };
  if (prepared.redirect !== null) {
    const { status, location } = await destinationOf(context, { path, language, state }, prepared);
    return cachedPage({ ...prepared, status }, { ...headers, Location: location }, '');
  }
  const extras = await siteExtras(context.services, state, language);
  const badge = previewBadge(context.registry, visitor, { ...prepared, isPreview: releases.isPreview });
  const styles = [...prepared.styles, ...extras.styles, ...(badge === null ? [] : [badgeStyle])];
  const html = pageDocument({
    ...prepared,
    head: `${prepared.head}\n${extras.head}`,
    styles,
    notice: extras.notice,
    badge,
    boot: { ...prepared.boot, csrf: csrfValue(context.services.config, 'public', null) },
    start: startOf(kind, prepared.html),
  });
  return cachedPage(
    { ...prepared, isLasting: prepared.isLasting && !isSearch(wanted.url) },
    {
      ...headers,
      'Content-Language': language.abbr,
      'Content-Security-Policy': publicPolicy(
        styles.map(({ hash }) => hash),
        state.integrations,
      ),
    },
    html,
  );
}

/** A preview is for the eyes of those who asked for it. */
function keepingHeaders({ isPreview }: DocumentReleases): Record<string, string> {
  return isPreview
    ? { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' }
    : { 'Cache-Control': 'private, no-cache' };
}

/** Search pages are not cached: arbitrary search texts would evict the pages that all visitors read. */
function isSearch(url: string): boolean {
  return /[?&]ara=/.test(url);
}

function startOf(kind: PublicAddress['kind'], html: string): 'used' | 'now' | 'never' {
  if (kind === 'absent') return 'never';
  return html === '' ? 'now' : 'used';
}

interface Led extends Pick<Wanted, 'path' | 'language'> {
  state: SiteState;
}

/**
 * Returns the target of a redirect. A new URL of the same page keeps the requested language, otherwise it would
 * redirect again to another language. For an unknown URL the permanent redirects are checked before /404 (product §2).
 */
async function destinationOf(
  { services: { db } }: SurfaceContext,
  { path, language, state }: Led,
  { redirect, status }: Pick<PreparedDocument, 'redirect' | 'status'>,
): Promise<{ status: number; location: string }> {
  const location = addressInLanguage(redirect ?? publicPaths.home, language, state);
  if (splitLanguage(location, languagePaths(state.languages)).path !== publicPaths.notFound)
    return { status, location };
  const asked = readable(path);
  const old = await findTarget(db, pathInLanguage(asked, language.abbr));
  if (old !== null) return { status: 301, location: inAscii(old) };
  const target = await findTarget(db, asked);
  if (target === null) return { status, location };
  return { status: 301, location: inAscii(addressInLanguage(target, language, state)) };
}

/** Headers carry no Turkish letters; what is escaped already stays as it is. */
function inAscii(address: string): string {
  return encodeURI(address).replaceAll('%25', '%');
}

/** Staff write an address as they read it; a broken one stays as it came. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
