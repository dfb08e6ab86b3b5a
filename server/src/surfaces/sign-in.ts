import type { FastifyReply, FastifyRequest } from 'fastify';
import { loginPath } from 'shared-contracts/paths';
import { LRUCache } from 'lru-cache';
import { companionOf, issueCompanion } from '../access/companion.ts';
import { csrfValue } from '../access/csrf.ts';
import { pageDocument } from './page-document.ts';
import { signInPolicy, staffHeaders } from './policies.ts';
import { prepareDocument, type PreparedDocument } from './render-document.ts';
import { admitsNavigation } from './staff-documents.ts';
import { chooseLanguage } from './site-state.ts';
import type { SurfaceContext } from './surface-context.ts';

const STATES = new Set(['ulasilamadi', 'betik-gerekli']);

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** The sign-in document: rendered once for each release, branding and state; the visitor's boot block is spliced in. */
export function signInPage(context: SurfaceContext): Handler {
  const prepared = new LRUCache<string, PreparedDocument>({ max: 20 });
  return async (request, reply) => {
    if (!admitsNavigation(request, reply)) return reply;
    const state = await context.site.read();
    const url = addressOf(request);
    const key = `${url}|${state.version}|${context.registry.live('shell')?.descriptor.id}|${context.registry.live('remote_auth')?.descriptor.id}`;
    const language = chooseLanguage(state.languages, null, null);
    const document =
      prepared.get(key) ??
      (await prepareDocument(context, { surface: 'auth', remote: 'remote_auth', url, language, state }));
    if (document.isLasting && !url.includes('eposta')) prepared.set(key, document);
    const companion = companionOf(request) ?? issueCompanion(reply);
    const csrf = csrfValue(context.services.config, 'auth', companion);
    return reply
      .headers({ ...staffHeaders, 'Content-Security-Policy': signInPolicy(document.styles.map(({ hash }) => hash)) })
      .send(pageDocument({ ...document, boot: { ...document.boot, csrf }, start: 'now' }));
  };
}

/** What the page is to say; an e-mail comes only from the form that a browser without script has sent. */
function addressOf(request: FastifyRequest): string {
  const known = new URLSearchParams();
  if (request.method === 'POST') {
    const { email } = (request.body ?? {}) as { email?: unknown };
    known.set('durum', 'betik-gerekli');
    if (typeof email === 'string') known.set('eposta', email.slice(0, 50));
    return `${loginPath}?${known}`;
  }
  const asked = new URL(request.url, 'http://site.invalid').searchParams.get('durum') ?? '';
  return STATES.has(asked) ? `${loginPath}?durum=${asked}` : loginPath;
}
