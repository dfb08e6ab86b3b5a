/** Toasts and what they stand on arrive when they are needed, or a little before (product §13). */
export const loadToasts = () => import(/* webpackChunkName: "toasts" */ './toasts.ts');

/** Where the toast cannot be fetched nothing is lost: whatever it says also stands in the page. */
export function announce(icon: 'success' | 'error', title: string, text = ''): void {
  loadToasts()
    .then(({ toast }) => toast(icon, title, text))
    .catch(() => undefined);
}
