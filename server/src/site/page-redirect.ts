import { splitLanguage } from '@vitrin/shared-contracts/first-paths';
import { pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import { resolvePage } from '../content/resolve-page.ts';
import { decodePath } from '../content/site-address.ts';
import { finalTarget, pathKey, queryTarget } from '../modules/redirects/redirects.service.ts';
import { cachedResponse } from '../platform/http/cached-response.ts';
import type { MadeResponse } from '../platform/http/response-cache.ts';
import { urlInLanguage, type CanonicalRedirect, type PublicUrl } from './public-url.ts';
import type { PreparedDocument } from './render-document.ts';
import { languagePaths, type SiteState } from './site-state.ts';
import type { SurfaceContext } from './surface-context.ts';

export async function redirectResponse(
  context: SurfaceContext,
  source: RedirectSource,
  prepared: PreparedDocument,
  headers: Record<string, string>,
): Promise<MadeResponse> {
  const { status, location } = await redirectTarget(context, source, prepared);
  const response = await cachedResponse({ ...prepared, status }, { ...headers, Location: location }, '');
  // A redirect to a page whose address changes is shortened again.
  const ofPages = status === 301 ? pageEntities(context) : [];
  return { response, content: [...prepared.content, 'redirect', ...ofPages], reads: prepared.reads };
}

/** Returns the entities whose records have public pages. */
function pageEntities({ services: { kinds } }: SurfaceContext): string[] {
  return [...kinds.values()].filter(({ addresses }) => addresses !== undefined).map(({ entity }) => entity);
}

interface RedirectSource extends Pick<PublicUrl, 'path' | 'language'> {
  state: SiteState;
}

/**
 * Returns the target of a redirect. A new URL of the same page keeps the requested language, otherwise it would
 * redirect again to another language. For an unknown URL the permanent redirects, and pages with another spelling of it,
 * come before /404 (product §2).
 */
async function redirectTarget(
  { services }: SurfaceContext,
  { path, language, state }: RedirectSource,
  { redirect, status }: Pick<PreparedDocument, 'redirect' | 'status'>,
): Promise<{ status: number; location: string }> {
  const location = urlInLanguage(redirect ?? publicPaths.home, language, state);
  if (splitLanguage(location, languagePaths(state.languages)).path !== publicPaths.notFound)
    return { status, location };
  const asked = pathInLanguage(decodePath(path), language.abbr);
  const target = await finalTarget(services, asked);
  if (target !== asked) return { status: 301, location: encodeLocation(target) };
  const shown = await shownElsewhere(services, asked);
  return shown === null ? { status, location } : { status: 302, location: encodeLocation(shown) };
}

/** A kept release of the public site may have no page of a record that another one of its pages shows. Null for all other addresses. */
async function shownElsewhere(services: SurfaceContext['services'], asked: string): Promise<string | null> {
  const page = await resolvePage(services, asked);
  if (page?.state !== 'record' || !page.isShown) return null;
  const { path, lang } = page.current;
  const { addresses } = page.kind;
  const shown = addresses?.homePath?.(path) ?? addresses?.withoutPage;
  return shown === undefined ? null : pathInLanguage(shown, lang);
}

/** Reports whether a redirect of staff may name parameters of this request; its page is not sent from memory then. */
export function mayRedirectQuery(
  address: string,
  { path, language }: Pick<PublicUrl, 'path' | 'language'>,
  { redirectedQueries }: Pick<SiteState, 'redirectedQueries'>,
): boolean {
  if (redirectedQueries.size === 0 || !address.includes('?')) return false;
  const decoded = decodePath(path);
  return [decoded, pathInLanguage(decoded, language.abbr)].some((each) => redirectedQueries.has(pathKey(each)));
}

/** Returns the redirect of staff that the query of a request selects; null if there is none. */
export async function queryRedirect(
  { services }: SurfaceContext,
  state: Pick<SiteState, 'redirectedQueries'>,
  address: string,
  { path, language }: Pick<PublicUrl, 'path' | 'language'>,
): Promise<CanonicalRedirect | null> {
  if (!mayRedirectQuery(address, { path, language }, state)) return null;
  const search = address.slice(address.indexOf('?'));
  const target = await queryTarget(services, pathInLanguage(decodePath(path), language.abbr) + search);
  return target === null ? null : { status: 301, location: encodeLocation(target) };
}

/** Headers cannot contain Turkish letters; escaped characters are kept. */
function encodeLocation(address: string): string {
  return encodeURI(address).replaceAll('%25', '%');
}
