import type { Head } from '@vitrin/shared-contracts/remote-app';
import type { SubmittedForm } from '@vitrin/shared-contracts/submitted-form';
import { publicCsrfValue } from '../platform/auth/csrf.ts';
import { cachedResponse } from '../platform/http/cached-response.ts';
import type { MadeResponse } from '../platform/http/response-cache.ts';
import { cacheTags, releaseTag, tagsOf } from '../platform/http/shared-cache.ts';
import { allUnits, type DocumentReleases, type PageUnits } from '../releases/serving/document-releases.ts';
import type { Visitor } from '../releases/serving/visitor.ts';
import { documentData } from './document-data.ts';
import { pageDocument } from './page-document.ts';
import { publicHeaders, publicPolicy } from './policies.ts';
import { badgeStyle, previewBadge } from './preview-badge.ts';
import type { PublicUrl } from './public-url.ts';
import { prepareDocument, type PreparedDocument } from './render-document.ts';
import { originsOf, shownVideos } from './shown-videos.ts';
import { siteExtras } from './site-extras.ts';
import type { SiteState } from './site-state.ts';
import { redirectResponse } from './page-redirect.ts';
import type { SurfaceContext } from './surface-context.ts';

/**
 * Milliseconds for which memory keeps a page of which something has failed: without it, each visitor would wait for the same
 * failure; for longer, visitors would see it after its end.
 */
const DEGRADED_MS = 5_000;

/** What a page is rendered from in addition to the site state; a rejected form is shown with the typed text. */
export type PageRequest = PublicUrl & {
  submitted?: SubmittedForm;
  units: PageUnits;
  releases: DocumentReleases;
  visitor: Visitor;
};

/** A page, or the redirect to one. */
export interface RenderedPage extends MadeResponse {
  /** Null for a redirect. */
  metadata: Head | null;
}

export async function renderPage(
  context: SurfaceContext,
  state: SiteState,
  { path, visitor, kind, units, ...pageRequest }: PageRequest,
): Promise<RenderedPage> {
  const { language, releases } = pageRequest;
  const prepared = await prepareDocument(context, { surface: 'public', ...pageRequest, state });
  const headers = { ...publicHeaders, ...cacheHeaders(releases), Vary: 'Cookie, Accept-Encoding' };
  const { isForAll, isCacheable, brief } = cachingOf(pageRequest, prepared);
  if (prepared.redirect !== null) {
    const redirect = await redirectResponse(context, { path, language, state }, prepared, headers);
    return { ...redirect, ...brief, metadata: null };
  }
  const extras = await siteExtras(context.services, state, language);
  const content = [...prepared.content, ...extras.content];
  const badge = previewBadge(context.registry, visitor, {
    isPreview: releases.isPreview,
    shown: [prepared.shell, prepared.remote, ...releases.parts.map(({ release }) => release)],
    parts: units.parts,
  });
  const styles = [...prepared.styles, ...extras.styles, ...(badge === null ? [] : [badgeStyle])];
  // Its address names a page in the cache, and only recent shells request it.
  const isSeparate = isForAll && prepared.html !== '' && prepared.shell.descriptor.fetches_hydration === true;
  const { boot, related } = await documentData(prepared, { ...pageRequest, isCacheable, isSeparate });
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
        { integrations: state.integrations, frames: originsOf(videos), mediaUrl: context.services.config.mediaUrl },
      ),
    },
    html,
  );
  const tags = tagsOf(
    [cacheTags.surfaces, ...allUnits(units).map(releaseTag)],
    content,
    ...prepared.reads.map((read) => read.content),
  );
  return {
    response: {
      ...response,
      tags,
      shows: prepared.parts.shown.map(({ boot: { release } }) => ({ unit: release.remote, id: release.id })),
      ...(related.size > 0 && { related: new Map([...related].map(([name, other]) => [name, { ...other, tags }])) }),
    },
    content,
    reads: prepared.reads,
    ...brief,
    metadata: prepared.metadata,
  };
}

/** Says who gets the same page, and how long it is kept if a part of it has failed. */
function cachingOf(
  { releases, submitted, url }: Pick<PageRequest, 'releases' | 'submitted' | 'url'>,
  prepared: Pick<PreparedDocument, 'isCacheable'>,
) {
  const isForAll = !releases.isPreview && !submitted && !isSearch(url);
  return {
    isForAll,
    isCacheable: isForAll && prepared.isCacheable,
    brief: isForAll && !prepared.isCacheable ? { keptMs: DEGRADED_MS } : {},
  };
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
