import * as React from 'react';
import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';

// Allows for a busy machine; an element that never appears still fails the test.
configure({ asyncUtilTimeout: 4_000, getElementError: errorWithoutPage(getConfig().getElementError) });
jest.setTimeout(20_000);
disableElementStacks();

process.env.DEBUG_PRINT_LIMIT ??= '2000';

const reports: string[] = [];

console.error = (...parts: unknown[]) => {
  reports.push(parts.map(String).join(' '));
};

/**
 * Fails the test on an unexpected console.error; a test that expects one mocks it with `jest.spyOn(console, 'error')`.
 */
afterEach(() => {
  const unexpected = reports.splice(0);
  if (unexpected.length > 0) throw new Error(`Unexpected console.error:\n${unexpected.join('\n')}`);
});

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Tests run with reduced motion: a transition would change the state of a component after the last step of a test. */
function matchMedia(media: string): MediaQueryList {
  const query = new EventTarget() as MediaQueryList;
  const matches = media === REDUCED_MOTION;
  return Object.assign(query, { matches, media, onchange: null, addListener() {}, removeListener() {} });
}

class InactiveObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

const emptyRect = () => new DOMRect();

Object.assign(window, {
  matchMedia,
  ResizeObserver: InactiveObserver,
  IntersectionObserver: InactiveObserver,
  scrollTo() {},
});
Object.assign(Element.prototype, { scrollIntoView() {}, scrollTo() {} });
// The rich text editor measures text, but jsdom has no layout.
Object.assign(Range.prototype, { getBoundingClientRect: emptyRect, getClientRects: () => [] });
Object.assign(document, { elementFromPoint: () => null });
cacheComputedStyles();

/** Omits the printed page from the errors of `findBy` retries, which nobody reads; the last error contains it. */
function errorWithoutPage(withPage: ReturnType<typeof getConfig>['getElementError']): typeof withPage {
  return (message, container) => {
    const { _disableExpensiveErrorDiagnostics: isWaiting } = getConfig() as {
      _disableExpensiveErrorDiagnostics?: boolean;
    };
    return isWaiting ? new Error(message ?? '') : withPage(message, container);
  };
}

/**
 * Disables stack recording: React's development build records a call stack for each element, up to 10,000 per second,
 * which takes a seventh of the time of the component tests. Its warnings still name component and key.
 */
function disableElementStacks(): void {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<
    string,
    object | undefined
  >;
  if (!internals || !('recentlyCreatedOwnerStacks' in internals))
    throw new Error('React has moved its internal stack counter');
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });
}

/**
 * Caches computed styles until the document changes. Each query by role and each click asks for the styles of an
 * element and all its ancestors, and jsdom computes each one anew: a fifth of the time of the component tests.
 */
function cacheComputedStyles(): void {
  const compute = window.getComputedStyle.bind(window);
  let known = new WeakMap<Element, CSSStyleDeclaration>();
  const changes = new MutationObserver(() => {
    known = new WeakMap();
  });
  changes.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  window.getComputedStyle = (element, pseudo) => {
    if (changes.takeRecords().length > 0) known = new WeakMap();
    if (pseudo || !element.isConnected) return compute(element, pseudo);
    const style = known.get(element) ?? compute(element);
    known.set(element, style);
    return style;
  };
}
