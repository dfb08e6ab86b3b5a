import { defaultLanguage } from '../api/languages.ts';

/**
 * Path of the sign-in page. The addresses of this file are needed in the initial bundle; they are separate from `paths`
 * so that its long lists are not part of it.
 */
export const loginPath = '/giris-yap';
/**
 * Start of the URL fragment in the mailed sign-in link; the token follows. Browsers send fragments neither to servers
 * nor as referrer, so the token does not appear in logs.
 */
export const knownBrowserFragment = '#tarayici=';
/** URL fragment of the sign-in page that asks for the e-mail address of a forgotten password. */
export const forgottenPasswordFragment = '#sifremi-unuttum';
/** Start of the URL fragment in the mailed link that resets a password; the token follows. */
export const passwordResetFragment = '#sifre=';
/** Start of the URL fragment in the link of an invitation; the token follows. */
export const invitationFragment = '#davet=';
/** Path of the page for unknown addresses. */
export const notFoundPath = '/404';
/** Path of the panel; all panel screens are below it. */
export const panelPath = '/admin';
/** Endpoint that returns the session, the rights and the unread counts: `StatusData`. */
export const statusEndpoint = '/api/admin/status';
/** Endpoint that extends the session after the password is confirmed: `ExtendSessionResponse`. */
export const sessionExtendEndpoint = '/api/admin/session/extend';
/** Endpoint of the server-sent events of the inboxes: `InboxEvents`. */
export const inboxStreamEndpoint = '/api/admin/inbox/stream';
/** Endpoint that counts a navigation inside the browser: `PageVisit`. */
export const pageVisitsEndpoint = '/api/pages/visits';
/** Endpoint that stores a consent choice: `ConsentChoice`. */
export const consentsEndpoint = '/api/pages/consents';
/** Prefix of the endpoint that changes the language; the language abbreviation follows. */
export const changeLanguageEndpoint = '/api/pages/change-language/';
/** Endpoint that returns the release of a new document: `CurrentRelease`. */
export const currentReleaseEndpoint = '/api/releases/current';
/** Endpoint that returns the rendered sections of a page: `RenderedSections`; its path and query follow. */
export const sectionsEndpoint = '/api/sections';
/** Endpoint that receives fault reports of the shell: `FaultReport`. */
export const releaseFaultsEndpoint = '/api/releases/faults';
/** Endpoint that receives successful starts and web vitals: `HealthReport`. */
export const releaseHealthEndpoint = '/api/releases/health';

/**
 * Returns the address of a page in a language. The default language has no prefix, every other language has its
 * abbreviation as first path segment.
 * @param path - path in the default language, with or without query and fragment
 * @param abbr - language abbreviation
 * @example
 * ```ts
 * pathInLanguage('/makaleler', 'en'); // '/en/makaleler'
 * pathInLanguage('/?urun=a', 'en'); // '/en?urun=a'
 * pathInLanguage('/makaleler', 'tr'); // '/makaleler'
 * ```
 */
export function pathInLanguage(path: string, abbr: string): string {
  if (abbr === defaultLanguage.abbr) return path;
  return `/${abbr}${path.replace(/^\/(?=$|[?#])/, '')}`;
}

/** Result of `splitLanguage`. */
export interface LanguagePath {
  /** Abbreviation in the path; null for a path without language prefix, which is in the default language. */
  abbr: string | null;
  /** Path without the language prefix, as routes and the page cache use it. */
  path: string;
}

/**
 * Splits a path into language and path; the reverse of `pathInLanguage`.
 * @param pathname - path without query
 * @param languages - abbreviations of the languages that have a path prefix
 */
export function splitLanguage(pathname: string, languages: readonly string[]): LanguagePath {
  const first = pathname.split('/', 2)[1] ?? '';
  if (!languages.includes(first)) return { abbr: null, path: pathname };
  return { abbr: first, path: pathname.slice(first.length + 1) || '/' };
}

/**
 * Returns the first path segment of a remote; undefined for the one that has all other segments, and for one that the
 * site does not have.
 * @param surfaces - remotes by first path segment, as in the boot data
 */
export function segmentOfRemote(surfaces: Readonly<Record<string, string>>, remote: string): string | undefined {
  return Object.keys(surfaces).find((segment) => segment !== '*' && surfaces[segment] === remote);
}
