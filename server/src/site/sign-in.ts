import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { signInTextsChunk } from '@vitrin/shared-contracts/auth';
import { builtInLanguageOf, defaultLanguage, type Language } from '@vitrin/shared-contracts/languages';
import { limits } from '@vitrin/shared-contracts/limits';
import { loginPath } from '@vitrin/shared-contracts/paths';
import { validate } from '@vitrin/shared-contracts/validation';
import { object, string } from 'yup';
import { sessionBindingCookieOf, setSessionBindingCookie } from '../platform/auth/session-binding-cookie.ts';
import { staffCsrfToken } from '../platform/auth/csrf.ts';
import type { DocumentReleases } from '../releases/serving/document-releases.ts';
import { hasContent } from '../modules/starting-site/starting-site.service.ts';
import { groupHeaders } from '../releases/serving/visitor-group.ts';
import { createFirstRunReader, type FirstRunState } from './first-run-state.ts';
import { setLanguageCookie } from '../modules/languages/language-cookie.ts';
import { pageDocument } from './page-document.ts';
import { storedLanguage } from './public-url.ts';
import { signInPolicy, staffHeaders } from './policies.ts';
import { badgeStyle, previewBadge } from './preview-badge.ts';
import { NoReleaseError, prepareDocument, type PreparedDocument } from './render-document.ts';
import { languageOf, type SiteState } from './site-state.ts';
import { sendDocument } from './send-document.ts';
import { isNavigationAuthorized } from './staff-documents.ts';
import type { SurfaceContext } from './surface-context.ts';
import { surfaceMap } from './surface-map.ts';

const STATES = new Set(['ulasilamadi', 'baska-sekme', 'betik-gerekli']);
const firstRunStates = { local: 'kurulum', code: 'kurulum-kodu' } as const;
const typedSchema = object({ email: string().max(limits.email.max) });

interface Shown {
  language: Language;
  releases: DocumentReleases;
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Serves the sign-in document: rendered once per combination of releases and site state; the CSRF value is added for
 * each visitor.
 */
export function signInPage(context: SurfaceContext): Handler {
  const readFirstRun = createFirstRunReader(context.services);
  const prepared = new LRUCache<string, PreparedDocument>({ max: 20 });
  const prepare = async (url: string, state: SiteState, { language, releases }: Shown) => {
    const key = [url, language.abbr, state.version, releases.key, surfaceMap(context.registry).key].join('|');
    const document =
      prepared.get(key) ?? (await prepareDocument(context, { surface: 'auth', url, language, state, releases }));
    if (document.isCacheable && !releases.isPreview && !url.includes('eposta')) prepared.set(key, document);
    return document;
  };
  return async (request, reply) => {
    const { config } = context.services;
    if (!isNavigationAuthorized(request, reply, config)) return reply;
    const visitor = await context.visitors.read(request);
    const releases = context.releases.choose({ remote: 'remote_auth', parts: [] }, visitor);
    if (!releases) throw new NoReleaseError('remote_auth has no release');
    const state = request.method === 'POST' ? 'done' : await readFirstRun(request);
    const url = urlOf(request, state);
    const isFilled = state !== 'done' && (await hasContent(context.services.db));
    const site = await context.site.read();
    // The first run has Turkish texts only.
    const language = state === 'done' ? signInLanguage(request, site, releases) : languageOf(site.languages, null);
    if (askedLanguage(request) === language.abbr) setLanguageCookie(reply, config, language);
    const document = await prepare(isFilled ? `${url}&icerik=var` : url, site, { language, releases });
    const badge = previewBadge(context.registry, visitor, {
      isPreview: releases.isPreview,
      shown: [document.shell, document.remote],
    });
    const styles = [...document.styles, ...(badge === null ? [] : [badgeStyle])];
    const bindingCookie = sessionBindingCookieOf(request, config) ?? setSessionBindingCookie(reply, config);
    const csrf = staffCsrfToken(config, 'auth', bindingCookie);
    void reply.headers({
      ...staffHeaders,
      ...groupHeaders(releases, config),
      'Content-Security-Policy': signInPolicy(styles.map(({ hash }) => hash)),
    });
    const html = pageDocument({ ...document, styles, badge, boot: { ...document.boot, csrf }, shellStart: 'now' });
    return sendDocument(request, reply, html);
  };
}

/**
 * Returns the URL to render, with the state that the page shows; the first run precedes all others. An e-mail address is
 * accepted only from the form posted without JavaScript.
 */
function urlOf(request: FastifyRequest, firstRun: FirstRunState): string {
  const known = new URLSearchParams();
  if (request.method === 'POST') {
    const email = validate(typedSchema, request.body).value?.email;
    known.set('durum', 'betik-gerekli');
    if (email) known.set('eposta', email);
    return `${loginPath}?${known}`;
  }
  if (firstRun !== 'done') return `${loginPath}?durum=${firstRunStates[firstRun]}`;
  const asked = new URL(request.url, 'http://site.invalid').searchParams.get('durum') ?? '';
  return STATES.has(asked) ? `${loginPath}?durum=${asked}` : loginPath;
}

/**
 * Returns the language of the sign-in: that of `?lang=`, else that which the visitor has chosen on the site, if it is active and
 * the release has texts in it; otherwise the default language.
 */
function signInLanguage(request: FastifyRequest, { languages }: SiteState, { remote }: DocumentReleases): Language {
  const { files } = remote.release.descriptor;
  const wanted = [askedLanguage(request), storedLanguage(request.headers.cookie)];
  const abbr = wanted.find((each) => each !== null && languages.some((language) => language.abbr === each)) ?? null;
  const builtIn = abbr === null ? null : builtInLanguageOf(abbr);
  const hasTexts = builtIn !== null && `${signInTextsChunk(builtIn)}.js` in files;
  return languageOf(languages, hasTexts ? abbr : defaultLanguage.abbr);
}

function askedLanguage({ url }: FastifyRequest): string | null {
  return new URL(url, 'http://site.invalid').searchParams.get('lang');
}
