import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bootElementId, rootElementId, type BootBlock } from 'shared-contracts/boot';
import { defaultLanguage } from 'shared-contracts/languages';
import { companionOf, issueCompanion } from '../access/companion.ts';
import { csrfValue } from '../access/csrf.ts';
import { liveSessionOf } from '../access/sessions.ts';
import { resolveRelease, type StoredRelease } from '../releases/registry.ts';
import { escapeHtml, jsonBlock } from './html.ts';
import { stylesOf } from './inline-style.ts';
import { fontPreloads, scriptPreload, startPreloads, stylePreload } from './preloads.ts';
import { panelPolicy, staffHeaders } from './policies.ts';
import { NothingReleased } from './render-document.ts';
import { admitsNavigation } from './staff-documents.ts';
import { surfaces, type SurfaceContext } from './surface-context.ts';

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** The panel's document: an empty root. Its remote is preloaded only for a live session (design §1). */
export function panelPage(context: SurfaceContext): Handler {
  return async (request, reply) => {
    if (!admitsNavigation(request, reply)) return reply;
    const nonce = randomBytes(16).toString('base64');
    const companion = companionOf(request) ?? issueCompanion(reply);
    const signedIn = (await liveSessionOf(context.services, companion)) !== null;
    const html = await panelDocument(context, { nonce, companion, signedIn });
    return reply.headers({ ...staffHeaders, 'Content-Security-Policy': panelPolicy(nonce) }).send(html);
  };
}

/** The status call's client, which is not on other documents' first view, and the remote's styles besides. */
function panelPreloads(shell: StoredRelease, remote: StoredRelease): string {
  const styles = remote.descriptor.styles.map((file) => stylePreload(remote.base + file));
  return [startPreloads({ shell, remote }), scriptPreload(`${shell.base}http.js`), ...styles].join('\n');
}

interface Visit {
  nonce: string;
  companion: string;
  signedIn: boolean;
}

async function panelDocument(context: SurfaceContext, { nonce, companion, signedIn }: Visit): Promise<string> {
  const state = await context.site.read();
  const { registry, services } = context;
  const shell = registry.live('shell');
  const remote = registry.live('remote_admin');
  if (!shell || !remote) throw new NothingReleased('remote_admin has no release');
  const previous = registry.previous('remote_admin');
  const boot: BootBlock = {
    surface: 'admin',
    csrf: csrfValue(services.config, 'admin', companion),
    branding: state.branding,
    language: defaultLanguage,
    surfaces,
    release: resolveRelease(remote),
    fallback: previous ? resolveRelease(previous) : null,
    page_scripts: [],
    style_nonce: nonce,
    hydration: null,
  };
  return `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Yönetim Paneli</title>
<link rel="icon" href="${escapeHtml(state.branding.favIcoLogoPath)}">
<script src="${shell.base}theme.js"></script>
${fontPreloads(shell, 'low')}
<style nonce="${nonce}">${stylesOf(shell)}
${state.tokens}</style>
${signedIn ? panelPreloads(shell, remote) : ''}
</head>
<body>
<div id="${rootElementId}"></div>
<script type="application/json" id="${bootElementId}">${jsonBlock(boot)}</script>
<script src="${shell.base}status.js"></script>
<script src="${shell.base}shell.js" defer></script>
</body>
</html>`;
}
