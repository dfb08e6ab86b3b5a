import { loadToasts } from '../lazy-toasts.ts';

/**
 * Loaded on demand: validation rules, HTTP client and toasts are not needed before the first field gets the focus
 * (product §13).
 */
export const loadSubmitting = () => import(/* webpackChunkName: "form-sending" */ './submit-form.ts');

/** Preloads all of it, so that a connection that is lost later can still be reported. */
export function preloadSubmitting(): void {
  for (const part of [loadSubmitting().then(({ preloadHttp }) => preloadHttp()), loadToasts()])
    part.catch(() => undefined);
}
