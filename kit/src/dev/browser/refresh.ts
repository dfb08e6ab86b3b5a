import * as runtime from 'react-refresh/runtime';

// Before React: a renderer reports to this hook when it is evaluated.
runtime.injectIntoGlobalHook(globalThis as unknown as Window);

let isReady = false;

/** Called when the renderer of the page is the development build, the only one that supports React Refresh. */
export function allowRefresh(): void {
  isReady = true;
}

/** The refresh runtime of all units. With a renderer that cannot refresh, the page is reloaded instead. */
export const refresh: typeof runtime = {
  ...runtime,
  performReactRefresh() {
    if (isReady) return runtime.performReactRefresh();
    location.reload();
    return null;
  },
};
