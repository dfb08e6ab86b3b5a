/**
 * Modules that are not needed before the first field is focused: rules, the HTTP client and dialogs (product §13). Each
 * is loaded once; later calls return the same module.
 */
export const loadRules = () => import('./check-sign-in.ts');

export const loadSignIn = () => import('./sign-in.api.ts');

/** Dialogs parse markup, so the sanitizer of the page's Trusted Types policy is loaded first. */
export async function loadDialogs() {
  await globalThis.vitrin?.loadCleaner?.();
  return import('./dialogs.ts');
}

/** Preloads all of them; a failure is reported when the module is needed. */
export function preloadModules(): void {
  for (const part of [loadRules(), loadSignIn(), loadDialogs()]) part.catch(() => undefined);
}

/** Loaded on demand: most sign-ins do not need it. */
export const loadPasskey = () => import('./passkey.ts');
