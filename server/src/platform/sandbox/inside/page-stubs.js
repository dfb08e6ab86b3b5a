/** What every browser has and jsdom has not, or keeps in a realm of its own. */
const lent = {
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
  fetch: () => Promise.reject(new TypeError('The smoke test has no network')),
  cancelIdleCallback: clearTimeout,
  requestIdleCallback: (/** @type {() => void} */ callback) => setTimeout(callback, 0),
};

class StillObserver {
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
export function completePage(window) {
  const matchMedia = (/** @type {string} */ media) =>
    Object.assign(new EventTarget(), { matches: false, media, onchange: null, addListener() {}, removeListener() {} });
  Object.assign(window, lent, {
    matchMedia,
    scrollTo() {},
    ResizeObserver: StillObserver,
    IntersectionObserver: StillObserver,
    PerformanceObserver: StillObserver,
    CSS: { supports: () => true, escape: (/** @type {string} */ text) => text },
  });
  Object.assign(window.Element.prototype, { scrollIntoView() {}, scrollTo() {}, animate() {} });
  // The shell is as patient as this connection is slow: a busy machine must not be taken for a release that hangs.
  const slowShell = [{ name: new URL('/shell.js', window.location.href).href, duration: 10_000 }];
  Object.assign(window.performance, { getEntriesByType: () => slowShell, mark() {}, measure() {} });
}
