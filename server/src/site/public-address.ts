import { splitLanguage } from 'shared-contracts/first-paths';
import { firstSegment, ownerOfSegment } from 'shared-contracts/first-segments';
import { defaultLanguage, type Language } from 'shared-contracts/languages';
import { pathInLanguage, publicPaths, publicQuery, reservedSegments } from 'shared-contracts/paths';
import { cookieNames } from 'shared-contracts/storage';
import { languageOf, type SiteState } from './site-state.ts';

const LANGUAGE_COOKIE = new RegExp(`(?:^|;\\s*)${cookieNames.language}=([A-Za-z-]{2,8})`);
const LONGEST_VALUE = 100;

/** Where the right form of an address is. */
export interface Move {
  status: 301 | 302 | 308;
  location: string;
}

/** What a request for a public page wants. */
export interface PublicAddress {
  /** The path in its one right form, without the language. */
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
  /** Set when the address did not come in its right form. */
  moved: Move | null;
}

type Known = Pick<SiteState, 'languages'>;

export function readAddress(address: string, cookies: string | undefined, { languages }: Known): PublicAddress {
  const mark = address.indexOf('?');
  const pathname = mark < 0 ? address : address.slice(0, mark);
  const search = mark < 0 ? '' : address.slice(mark);
  const query = mark < 0 ? null : new URLSearchParams(search);
  const straight = straightened(pathname);
  const { abbr, path } = splitLanguage(straight, abbreviations(languages));
  const kind = kindOf(path, abbr);
  const asked = kind === 'page' ? (query?.get('lang') ?? null) : null;
  const language = languageOf(languages, abbr ?? asked);
  const right = pathInLanguage(path, language.abbr);
  const url = query ? path + declared(path, query) : path;
  return { path, url, language, kind, moved: move() };

  function move(): Move | null {
    if (asked !== null) return { status: 301, location: right + withoutLanguage(search) };
    if (abbr === defaultLanguage.abbr) return { status: 301, location: right + search };
    if (straight !== pathname) return { status: 308, location: straight + search };
    const kept = url === publicPaths.home && abbr === null ? languageOf(languages, keptLanguage(cookies)) : language;
    return kept === language ? null : { status: 302, location: pathInLanguage(path, kept.abbr) + search };
  }
}

/**
 * Returns the target of a rendered redirect in the language of the page: releases from before language paths, and
 * loaders that do not know them, return the plain path. URLs of other sites are unchanged.
 */
export function addressInLanguage(address: string, language: Language, { languages }: Known): string {
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

function kindOf(path: string, abbr: string | null): PublicAddress['kind'] {
  const segment = firstSegment(path);
  if (abbr !== null && abbr !== defaultLanguage.abbr && ownerOfSegment(segment) === 'system') return 'absent';
  return (reservedSegments as readonly string[]).includes(segment) ? 'reserved' : 'page';
}

/** What no browser asks for as it stands: a whole address, slashes too many, backslashes, dots that climb. */
const CROOKED = /^[^/]|\/\/|.\/$|\\|\/(?:\.|%2e)/i;
const WHOLE = /^[a-z]+:\/\/[^/\\]*/i;

/** No slash at the end and never two at the start: those would name another host, and browsers read `\` as `/`. */
function straightened(path: string): string {
  if (!CROOKED.test(path)) return path;
  const { pathname } = new URL(`${ORIGIN}/${path.replace(WHOLE, '')}`);
  return pathname.replace(/\/{2,}/g, '/').replace(/\/$/, '') || '/';
}

/** All other parameters are unchanged, so that tracking parameters of other sites are kept. */
function withoutLanguage(search: string): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => !/^lang(?:=|$)/.test(pair));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
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
