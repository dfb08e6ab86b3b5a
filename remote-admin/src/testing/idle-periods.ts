import { act, cleanup } from '@testing-library/react';

/** Gives the browser of a test idle periods, which jsdom does not have. Call `remove` after the test. */
export function stubIdlePeriods(): { pass: () => void; remove: () => void } {
  let waiting: IdleRequestCallback[] = [];
  globalThis.requestIdleCallback = (callback) => waiting.push(callback);
  globalThis.cancelIdleCallback = () => undefined;
  return {
    pass() {
      const callbacks = waiting;
      waiting = [];
      act(() => callbacks.forEach((callback) => callback({ didTimeout: false, timeRemaining: () => 50 })));
    },
    remove() {
      // Effects that are still waiting cancel it.
      cleanup();
      Reflect.deleteProperty(globalThis, 'requestIdleCallback');
      Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
    },
  };
}
