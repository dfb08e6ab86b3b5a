import { loadToasts } from '../../../shared/late-toasts.ts';

/** What nobody needs before the first field is entered: rules, the HTTP client and toasts (product §13). */
export const loadSubmitting = () => import(/* webpackChunkName: "form-sending" */ './submit-form.ts');

/** Fetches all of it ahead of need, so that a connection lost later is no obstacle to saying so. */
export function warmUp(): void {
  for (const part of [loadSubmitting().then(({ prepare }) => prepare()), loadToasts()]) part.catch(() => undefined);
}
