/** Loaded on demand: toasts and their library are loaded when needed, or shortly before (product §13). */
export const loadToasts = () => import(/* webpackChunkName: "toasts" */ './toasts.ts');

/** Shows a toast. A toast that cannot be loaded is ignored, because the page shows the same text. */
export function showToast(icon: 'success' | 'error', title: string, text = ''): void {
  loadToasts()
    .then(({ toast }) => toast(icon, title, text))
    .catch(() => undefined);
}
