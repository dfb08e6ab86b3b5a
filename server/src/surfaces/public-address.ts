import { publicQuery } from 'shared-contracts/paths';
import { cookieNames } from 'shared-contracts/storage';
import type { Language } from 'shared-contracts/languages';
import { chooseLanguage, type SiteState } from './site-state.ts';

const LANGUAGE_COOKIE = new RegExp(`(?:^|;\\s*)${cookieNames.language}=([A-Za-z-]{2,8})`);
const LONGEST_VALUE = 100;

/** What a request for a public page wants. */
export interface PublicAddress {
  /** The path in its one right form. */
  path: string;
  /** Path with the declared query parameters only, in one order. */
  url: string;
  language: Language;
  /** Where the right form is, when the path did not come in it; the whole query stays. */
  moved: string | null;
}

export function readAddress(address: string, cookies: string | undefined, state: SiteState): PublicAddress {
  const mark = address.indexOf('?');
  const path = mark < 0 ? address : address.slice(0, mark);
  const search = mark < 0 ? '' : address.slice(mark);
  const query = mark < 0 ? null : new URLSearchParams(search);
  const right = straightened(path);
  return {
    path: right,
    url: query ? right + declared(right, query) : right,
    language: chooseLanguage(state.languages, query?.get('lang') ?? null, keptLanguage(cookies)),
    moved: right === path ? null : right + search,
  };
}

/** What no browser asks for as it stands: a whole address, slashes too many, backslashes, dots that climb. */
const CROOKED = /^[^/]|\/\/|.\/$|\\|\/(?:\.|%2e)/i;
const WHOLE = /^[a-z]+:\/\/[^/\\]*/i;

/** No slash at the end and never two at the start: those would name another host, and browsers read `\` as `/`. */
function straightened(path: string): string {
  if (!CROOKED.test(path)) return path;
  const { pathname } = new URL(`http://site.invalid/${path.replace(WHOLE, '')}`);
  return pathname.replace(/\/{2,}/g, '/').replace(/\/$/, '') || '/';
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
