import { redirect } from '@vitrin/shared-contracts/router';

/** Header by which a redirect loads a new document: the language of a document is fixed. */
const NEW_DOCUMENT = 'X-Remix-Reload-Document';

/**
 * Returns the redirect to a page in another language than that of this document.
 * @param lang - abbreviation of the language, stated also for the default language: without it a path means the language shown
 * @param path - without the prefix of the language
 */
export function redirectToOtherLanguage(lang: string, path: string): Response {
  return redirect(`/${lang}${path}`, { status: 302, headers: { [NEW_DOCUMENT]: 'true' } });
}

/** Checks whether a redirect leads to a page in another language. */
export function leadsToOtherLanguage({ headers }: Response): boolean {
  return headers.has(NEW_DOCUMENT);
}
