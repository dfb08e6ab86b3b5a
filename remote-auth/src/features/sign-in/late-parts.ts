/**
 * What nobody needs before the first field is entered: rules, the HTTP client and dialogs (product §13).
 * Each comes once; asking again gives the same module.
 */
export const loadRules = () => import('./check-sign-in.ts');

export const loadSignIn = () => import('./sign-in.api.ts');

/** Dialogs parse markup, so the cleaner of the page's Trusted Types policy comes before them. */
export async function loadDialogs() {
  await globalThis.vitrin?.loadCleaner?.();
  return import('./dialogs.ts');
}

/** Fetches all of it ahead of need; a failure shows itself at the need. */
export function warmUp(): void {
  for (const part of [loadRules(), loadSignIn(), loadDialogs()]) part.catch(() => undefined);
}

/** Most sign-ins never need it. */
export const loadPasskey = () => import('./passkey.ts');
