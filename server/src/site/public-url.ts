import { splitLanguage } from '@vitrin/shared-contracts/first-paths';
import { firstSegment, ownerOfSegment, reservedNameOf } from '@vitrin/shared-contracts/first-segments';
import { exchangeNames } from '@vitrin/shared-contracts/list-names';
import { defaultLanguage, type Language } from '@vitrin/shared-contracts/languages';
import { pageQueryOf, pathInLanguage, publicPaths, reservedSegments } from '@vitrin/shared-contracts/paths';
import { cookieNames } from '@vitrin/shared-contracts/storage';
import { decodePath } from '../content/site-address.ts';
import { languageOf, type SiteState } from './site-state.ts';

const LANGUAGE_COOKIE = new RegExp(`(?:^|;\\s*)${cookieNames.language}=([A-Za-z-]{2,8})`);
const LONGEST_VALUE = 100;

/** The redirect to the canonical form of a URL. */
export interface CanonicalRedirect {
  status: 301 | 302 | 308;
  location: string;
}

/** The parsed URL of a request for a public page. */
export interface PublicUrl {
  /** The path in canonical form, without the language. */
  path: string;
  /** The path with only the declared query parameters, in a fixed order. */
  url: string;
  /** Determined by the path alone. */
  language: Language;
  /**
   * `page`: of the public site or an additional remote; `reserved`: never a page; `absent`: sign-in, panel and files do
   * not exist below a language path.
   */
  kind: 'page' | 'reserved' | 'absent';
  /** Set when the URL is not in canonical form. */
  redirect: CanonicalRedirect | null;
}

type KnownLanguages = Pick<SiteState, 'languages'>;
type KnownPaths = KnownLanguages & Pick<SiteState, 'listNames'>;

export function parseUrl(
  address: string,
  cookies: string | undefined,
  { languages, listNames }: KnownPaths,
): PublicUrl {
  const queryStart = address.indexOf('?');
  const pathname = queryStart < 0 ? address : address.slice(0, queryStart);
  const search = queryStart < 0 ? '' : address.slice(queryStart);
  const query = queryStart < 0 ? null : new URLSearchParams(search);
  const normalized = normalizePath(pathname);
  const { abbr, path } = splitLanguage(normalized, abbreviations(languages));
  const kind = kindOf(path, abbr);
  const asked = kind === 'page' ? (query?.get('lang') ?? null) : null;
  const language = languageOf(languages, abbr ?? asked);
  const right = pathInLanguage(path, language.abbr);
  const route = exchangeNames(path, listNames);
  const url = query ? path + declaredQuery(route, query) : path;
  return { path, url, language, kind, redirect: move() };

  function move(): CanonicalRedirect | null {
    if (asked !== null) return { status: 301, location: right + withoutLanguage(search) };
    if (abbr === defaultLanguage.abbr) return { status: 301, location: right + search };
    const exact = abbr === null ? withReservedName(normalized) : normalized;
    if (exact !== pathname) return { status: 308, location: exact + search };
    const ordered = orderedSearch(route, search);
    if (ordered !== search) return { status: 301, location: exact + ordered };
    const kept = url === publicPaths.home && abbr === null ? languageOf(languages, storedLanguage(cookies)) : language;
    return kept === language ? null : { status: 302, location: pathInLanguage(path, kept.abbr) + search };
  }
}

/**
 * Returns the target of a rendered redirect in the language of the page: releases from before language paths, and
 * loaders that do not know them, return the plain path. URLs of other sites are unchanged.
 */
export function urlInLanguage(address: string, language: Language, { languages }: KnownLanguages): string {
  if (!/^\/(?!\/)/.test(address)) return address;
  const { pathname, search, hash } = new URL(address, ORIGIN);
  const { abbr, path } = splitLanguage(pathname, abbreviations(languages));
  return pathInLanguage(path, abbr ?? language.abbr) + search + hash;
}

const ORIGIN = 'http://site.invalid';

/** Includes the default language, whose path redirects to the one without a language. */
function abbreviations(languages: readonly Language[]): string[] {
  return languages.map(({ abbr }) => abbr);
}

function kindOf(path: string, abbr: string | null): PublicUrl['kind'] {
  const segment = firstSegment(path);
  if (abbr !== null && abbr !== defaultLanguage.abbr && ownerOfSegment(segment) === 'system') return 'absent';
  return (reservedSegments as readonly string[]).includes(segment) ? 'reserved' : 'page';
}

/** Returns the path with the reserved name that its first segment spells in another case; else the path itself. */
function withReservedName(path: string): string {
  const segment = firstSegment(path);
  const name = reservedNameOf(decodePath(segment));
  return name === null ? path : path.replace(segment, name);
}

/** Matches paths that no browser sends unchanged: absolute URLs, extra slashes, backslashes, dot segments. */
const NON_CANONICAL = /^[^/]|\/\/|.\/$|\\|\/(?:\.|%2e)/i;
const ABSOLUTE_ORIGIN = /^[a-z]+:\/\/[^/\\]*/i;

/**
 * Normalizes a path: no trailing slash and never two leading ones, which would name another host; browsers treat `\` as
 * `/`.
 */
function normalizePath(path: string): string {
  if (!NON_CANONICAL.test(path)) return path;
  const { pathname } = new URL(`${ORIGIN}/${path.replace(ABSOLUTE_ORIGIN, '')}`);
  return pathname.replace(/\/{2,}/g, '/').replace(/\/$/, '') || '/';
}

/** Lists whose filters have one order, and no empty ones, in their addresses. A form sends all of its fields. */
const filteredLists: ReadonlySet<string> = new Set([publicPaths.products, publicPaths.projects]);

/** Returns the query of a filtered list with the declared parameters in their order, without empty ones, before all others. */
function orderedSearch(path: string, search: string): string {
  if (search === '' || !filteredLists.has(path)) return search;
  const query = new URLSearchParams(search);
  const declared = pageQueryOf(path);
  const own = declared.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value]] : [];
  });
  const others = [...query].filter(([name]) => !declared.includes(name));
  const ordered = String(new URLSearchParams([...own, ...others]));
  return ordered === '' ? '' : `?${ordered}`;
}

/** All other parameters are unchanged, so that tracking parameters of other sites are kept. */
function withoutLanguage(search: string): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => !/^lang(?:=|$)/.test(pair));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

/** Returns the language of the cookie; null without one. */
export function storedLanguage(cookies = ''): string | null {
  return LANGUAGE_COOKIE.exec(cookies)?.[1] ?? null;
}

function declaredQuery(path: string, query: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of pageQueryOf(path)) {
    const value = query.get(name);
    if (value) kept.set(name, value.slice(0, LONGEST_VALUE));
  }
  return kept.size > 0 ? `?${kept}` : '';
}
