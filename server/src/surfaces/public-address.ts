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
  /** The path came with slashes that do not belong there. */
  isCrooked: boolean;
}

export function readAddress(address: string, cookies: string | undefined, state: SiteState): PublicAddress {
  const mark = address.indexOf('?');
  const path = mark < 0 ? address : address.slice(0, mark);
  const query = mark < 0 ? null : new URLSearchParams(address.slice(mark));
  const right = straightened(path);
  return {
    path: right,
    url: query ? right + declared(right, query) : right,
    language: chooseLanguage(state.languages, query?.get('lang') ?? null, keptLanguage(cookies)),
    isCrooked: right !== path,
  };
}

/** No slash at the end and never two at the start: those would name another host. */
function straightened(path: string): string {
  if (path.length < 2 || !(path.endsWith('/') || path.includes('//'))) return path;
  return path.replace(/\/{2,}/g, '/').replace(/\/$/, '') || '/';
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
