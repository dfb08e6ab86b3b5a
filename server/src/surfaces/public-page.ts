import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieNames } from 'shared-contracts/storage';
import { publicQuery } from 'shared-contracts/paths';
import { csrfValue } from '../access/csrf.ts';
import { cachedPage, createHtmlCache, encodingFor, type CachedPage } from './html-cache.ts';
import { pageDocument } from './page-document.ts';
import { documentHeaders, publicPolicy } from './policies.ts';
import { prepareDocument } from './render-document.ts';
import { chooseLanguage, type SiteState } from './site-state.ts';
import type { SurfaceContext } from './surface-context.ts';

const LANGUAGE_COOKIE = new RegExp(`(?:^|;\\s*)${cookieNames.language}=([A-Za-z-]{2,8})`);
const LONGEST_VALUE = 100;

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Answers every address of the public surface, from memory where it can. */
export function publicPage(context: SurfaceContext): Handler {
  const cache = createHtmlCache();
  return async (request, reply) => {
    const state = context.site.current() ?? (await context.site.read());
    const wanted = readAddress(request.url, request.headers.cookie, state);
    if (wanted.trailing) return reply.redirect(wanted.path, 308);
    const key = `${wanted.url}|${wanted.language.abbr}|${releasesOf(context)}|${state.version}`;
    const page = cache.get(key) ?? (await cache.fill(key, () => makePage(context, state, wanted)));
    return send(request, reply, page);
  };
}

interface Wanted {
  path: string;
  /** Path with the declared query parameters only, in one order. */
  url: string;
  language: SiteState['languages'][number];
  /** The path ends with a slash that does not belong there. */
  trailing: boolean;
}

function readAddress(address: string, cookies: string | undefined, state: SiteState): Wanted {
  const mark = address.indexOf('?');
  const path = mark < 0 ? address : address.slice(0, mark);
  const query = new URLSearchParams(mark < 0 ? '' : address.slice(mark));
  const language = chooseLanguage(state.languages, query.get('lang'), keptLanguage(cookies));
  const plain = path.replace(/\/+$/, '') || '/';
  return { path: plain, url: path + declared(path, query), language, trailing: plain !== path };
}

function keptLanguage(cookies = ''): string | null {
  return LANGUAGE_COOKIE.exec(cookies)?.[1] ?? null;
}

function declared(path: string, query: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of publicQuery[path] ?? []) {
    const value = query.get(name);
    if (value) kept.set(name, value.slice(0, LONGEST_VALUE));
  }
  return kept.size > 0 ? `?${kept}` : '';
}

function releasesOf({ registry }: SurfaceContext): string {
  return `${registry.live('shell')?.descriptor.id} ${registry.live('remote_public')?.descriptor.id}`;
}

async function makePage(context: SurfaceContext, state: SiteState, { url, language }: Wanted): Promise<CachedPage> {
  const prepared = await prepareDocument(context, { surface: 'public', remote: 'remote_public', url, language, state });
  const headers = { ...documentHeaders, 'Cache-Control': 'private, no-cache', Vary: 'Cookie, Accept-Encoding' };
  if (prepared.redirect !== null) return cachedPage(prepared.status, { ...headers, Location: prepared.redirect }, '');
  const html = pageDocument({
    ...prepared,
    boot: { ...prepared.boot, csrf: csrfValue(context.services.config, 'public', null) },
    start: prepared.html === '' ? 'now' : 'used',
  });
  return cachedPage(
    prepared.status,
    { ...headers, 'Content-Language': language.abbr, 'Content-Security-Policy': publicPolicy(prepared.style.hash) },
    html,
  );
}

function send(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  reply.headers(page.headers);
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.code(page.status).send(page.bodies[encoding]);
}
