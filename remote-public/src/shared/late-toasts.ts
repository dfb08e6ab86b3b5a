/** Loaded on demand: toasts and their library are loaded when needed, or shortly before (product §13). */
export const loadToasts = () => import(/* webpackChunkName: "toasts" */ './toasts.ts');

/** Where the toast cannot be fetched nothing is lost: whatever it says also stands in the page. */
export function announce(icon: 'success' | 'error', title: string, text = ''): void {
  loadToasts()
    .then(({ toast }) => toast(icon, title, text))
    .catch(() => undefined);
}
