/** Browser globals that jsdom lacks or provides in its own realm. */
const browserGlobals = {
  AbortController,
  AbortSignal,
  BroadcastChannel: class extends EventTarget {
    postMessage() {}
    close() {}
  },
  DecompressionStream,
  Headers,
  ReadableStream,
  Request,
  Response,
  structuredClone,
  TextDecoder,
  TextDecoderStream,
  TextEncoder,
  TransformStream,
  WritableStream,
  fetch: () => Promise.reject(new TypeError('The smoke test has no network access')),
  cancelIdleCallback: clearTimeout,
  requestIdleCallback: (/** @type {() => void} */ callback) => setTimeout(callback, 0),
};

class NoopObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/**
 * Adds enough of the browser API for a release to start in the page: no layout, no animation, no network.
 * @param {import('jsdom').DOMWindow} window
 */
export function addBrowserApis(window) {
  const matchMedia = (/** @type {string} */ media) =>
    Object.assign(new EventTarget(), { matches: false, media, onchange: null, addListener() {}, removeListener() {} });
  Object.assign(window, browserGlobals, {
    matchMedia,
    scrollTo() {},
    ResizeObserver: NoopObserver,
    IntersectionObserver: NoopObserver,
    PerformanceObserver: NoopObserver,
    CSS: { supports: () => true, escape: (/** @type {string} */ text) => text },
  });
  Object.assign(window.Element.prototype, { scrollIntoView() {}, scrollTo() {}, animate() {} });
  // Reports a slow connection, because the shell derives its load timeout from it: a busy machine must not make a
  // release look stuck.
  const slowConnectionEntry = [{ name: new URL('/shell.js', window.location.href).href, duration: 10_000 }];
  Object.assign(window.performance, { getEntriesByType: () => slowConnectionEntry, mark() {}, measure() {} });
}
