import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFirstRead, panelScript, type ScreenFiles } from '@vitrin/shared-contracts/releases';
import { bootElementId, rootElementId, shellScripts, type BootBlock } from '@vitrin/shared-contracts/boot';
import { firstReads } from '@vitrin/shared-contracts/first-reads';
import { defaultLanguage } from '@vitrin/shared-contracts/languages';
import { sessionBindingCookieOf, setSessionBindingCookie } from '../platform/auth/session-binding-cookie.ts';
import { staffCsrfToken } from '../platform/auth/csrf.ts';
import { liveSessionOf } from '../platform/auth/sessions.ts';
import { isCompatible, type DocumentReleases } from '../releases/serving/document-releases.ts';
import { resolveRelease, type StoredRelease } from '../releases/serving/registry.ts';
import type { Visitor } from '../releases/serving/visitor.ts';
import { groupHeaders } from '../releases/serving/visitor-group.ts';
import { escapeHtml, jsonBlock } from '../platform/http/html.ts';
import { stylesOf } from './inline-style.ts';
import { panelFontPreloads, scriptPreload, startPreloads, stylePreload } from './preloads.ts';
import { panelPolicy, staffHeaders } from './policies.ts';
import { panelBadgeCss, previewBadge } from './preview-badge.ts';
import { NoReleaseError } from './render-document.ts';
import { sendDocument } from './send-document.ts';
import { isNavigationAuthorized } from './staff-documents.ts';
import { ownNames } from './site-state.ts';
import type { SurfaceContext } from './surface-context.ts';
import { surfaceMap } from './surface-map.ts';

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Serves the panel document: an empty root. The remote is preloaded only with a live session (docs/architecture.md).
 */
export function panelPage(context: SurfaceContext): Handler {
  return async (request, reply) => {
    if (!isNavigationAuthorized(request, reply, context.services.config)) return reply;
    const { config } = context.services;
    const nonce = randomBytes(16).toString('base64');
    const bindingCookie = sessionBindingCookieOf(request, config) ?? setSessionBindingCookie(reply, config);
    const session = await liveSessionOf(context.services, bindingCookie);
    const visitor = await context.visitors.read(request);
    const releases = context.releases.choose({ remote: 'remote_admin', parts: [] }, visitor);
    if (!releases) throw new NoReleaseError('remote_admin has no release');
    const html = await panelDocument(context, {
      address: request.url,
      nonce,
      bindingCookie,
      rights: session?.rights ?? null,
      visitor,
      releases,
    });
    void reply.headers({
      ...staffHeaders,
      ...groupHeaders(releases, context.services.config),
      'Content-Security-Policy': panelPolicy(nonce),
    });
    return sendDocument(request, reply, html);
  };
}

const NO_SCREEN: ScreenFiles = { right: '', files: [], reads: [] };

/** Returns the files and requests of the screen at this address. */
function screenOf({ descriptor }: StoredRelease, address: string): ScreenFiles {
  const { pathname, search } = new URL(address, 'http://site.invalid');
  const screens = descriptor.screens ?? {};
  const screen = Object.hasOwn(screens, pathname) ? (screens[pathname] ?? NO_SCREEN) : NO_SCREEN;
  return { ...screen, reads: firstReads(screen.reads.filter(isFirstRead), search) };
}

/**
 * Returns the preloads of the start scripts, of the HTTP client for the status request (other documents do not need it
 * at first), and of the styles and scripts of the screen.
 */
function panelPreloads(shell: StoredRelease, remote: StoredRelease, screen: ScreenFiles): string {
  const { descriptor, base } = remote;
  const scripts = screen.files.filter((file) => file.endsWith('.js') && file in descriptor.files);
  const styles = screen.files.filter((file) => file.endsWith('.css') && file in descriptor.files);
  return [
    startPreloads({ shell, remote }),
    scriptPreload(shell.base + shellScripts.http),
    ...[...descriptor.styles, ...styles].map((file) => stylePreload(base + file)),
    ...scripts.map((file) => scriptPreload(base + file, { integrity: descriptor.files[file] })),
  ].join('\n');
}

/** The scripts that run before the first paint. Shells of version 1.0 have two. */
function firstScripts({ base, descriptor }: StoredRelease): string {
  const names = panelScript in descriptor.files ? [panelScript] : [shellScripts.theme, shellScripts.status];
  return names.map((name) => `<script src="${base}${name}"></script>`).join('\n');
}

interface Visit {
  /** Path and query of the request. */
  address: string;
  nonce: string;
  bindingCookie: string;
  /** Rights of the signed-in user; null without a session. */
  rights: ReadonlySet<string> | null;
  visitor: Visitor;
  releases: DocumentReleases;
}

async function panelDocument(context: SurfaceContext, visit: Visit): Promise<string> {
  const { address, nonce, bindingCookie, rights, visitor, releases } = visit;
  const state = await context.site.read();
  const { registry, services } = context;
  const shell = releases.shell.release;
  const remote = releases.remote.release;
  const fallback = releases.remote.fallbacks.find((other) => isCompatible(other, shell));
  const screen = screenOf(remote, address);
  const badge = previewBadge(registry, visitor, { isPreview: releases.isPreview, shown: [shell, remote] });
  const boot: BootBlock = {
    surface: 'admin',
    csrf: staffCsrfToken(services.config, 'admin', bindingCookie),
    branding: state.branding,
    language: defaultLanguage,
    surfaces: surfaceMap(registry).surfaces,
    ...ownNames(state),
    release: resolveRelease(remote),
    fallback: fallback ? resolveRelease(fallback) : null,
    choice: releases.remote.choice,
    page_scripts: [],
    reads: rights?.has(screen.right) ? screen.reads : [],
    style_nonce: nonce,
    hydration: null,
    // The panel links to pages of the site.
    ...(services.config.adminHost !== null && { site_origin: services.config.publicUrl }),
  };
  return `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Yönetim Paneli</title>
<link rel="icon" href="${escapeHtml(state.branding.favIcoLogoPath)}">
<script type="application/json" id="${bootElementId}">${jsonBlock(boot)}</script>
${firstScripts(shell)}
${rights ? panelPreloads(shell, remote, screen) : ''}
${panelFontPreloads(shell)}
<style nonce="${nonce}">${stylesOf(shell)}
${state.tokens}${badge === null ? '' : panelBadgeCss}</style>
</head>
<body>
${badge ?? ''}
<div id="${rootElementId}"></div>
<script src="${shell.base}${shellScripts.start}" defer></script>
</body>
</html>`;
}
