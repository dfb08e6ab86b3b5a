import { defaultLanguage } from '../api/languages.ts';

/** Addresses that the shell and the http policy need before anything else: the long lists of `paths` stay out of the first view. */
export const loginPath = '/giris-yap';
/** Begins the fragment of the sign-in's mailed link: fragments reach neither servers' logs nor other sites. */
export const knownBrowserMark = '#tarayici=';
export const notFoundPath = '/404';
export const panelPath = '/admin';
export const statusCall = '/api/admin/status';
export const sessionExtendCall = '/api/admin/session/extend';
export const inboxStreamCall = '/api/admin/inbox/stream';
export const pageVisitsCall = '/api/pages/visits';
export const consentsCall = '/api/pages/consents';
/** With the abbreviation behind it. */
export const changeLanguageCall = '/api/pages/change-language/';
export const currentReleaseCall = '/api/releases/current';
export const releaseFaultsCall = '/api/releases/faults';
export const releaseHealthCall = '/api/releases/health';

/**
 * Address of a page in a language: the default language has the plain path, every other one stands below its abbreviation.
 * Takes a path of the site with or without query and fragment: `/?urun=a` is `/en?urun=a`.
 */
export function pathInLanguage(path: string, abbr: string): string {
  if (abbr === defaultLanguage.abbr) return path;
  return `/${abbr}${path.replace(/^\/(?=$|[?#])/, '')}`;
}

export interface LanguagePath {
  /** Null for the plain path, which is in the default language. */
  abbr: string | null;
  /** The path without the language, as routes and the page cache know it. */
  path: string;
}

/** The reverse of `pathInLanguage` for a path without query; `languages` are those that stand below a path of their own. */
export function splitLanguage(pathname: string, languages: readonly string[]): LanguagePath {
  const first = pathname.split('/', 2)[1] ?? '';
  if (!languages.includes(first)) return { abbr: null, path: pathname };
  return { abbr: first, path: pathname.slice(first.length + 1) || '/' };
}
