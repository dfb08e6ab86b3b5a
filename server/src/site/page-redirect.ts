import { splitLanguage } from '@vitrin/shared-contracts/first-paths';
import { pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import { finalTarget, findTarget } from '../modules/redirects/redirects.service.ts';
import { cachedResponse } from '../platform/http/cached-response.ts';
import type { MadeResponse } from '../platform/http/response-cache.ts';
import { urlInLanguage, type PublicUrl } from './public-url.ts';
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
