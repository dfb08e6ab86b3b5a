import { watchExpiry } from './session-clock.ts';

const DAY_MS = 86_400_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('ends a session at its time, also one longer than a browser timer can be', () => {
  const end = jest.fn();
  watchExpiry(new Date(Date.now() + 40 * DAY_MS), end);
  jest.advanceTimersByTime(39 * DAY_MS);
  expect(end).not.toHaveBeenCalled();
  jest.advanceTimersByTime(DAY_MS);
  expect(end).toHaveBeenCalledTimes(1);
});

test('a page that wakes after the time ends at once', () => {
  const end = jest.fn();
  watchExpiry(new Date(Date.now() + 1000), end);
  jest.setSystemTime(Date.now() + DAY_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(end).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(DAY_MS);
  expect(end).toHaveBeenCalledTimes(1);
});

test('an expiry that has passed already ends at once, a stopped clock never', () => {
  const end = jest.fn();
  watchExpiry(new Date(Date.now() - 1), end);
  expect(end).toHaveBeenCalledTimes(1);
  const stop = watchExpiry(new Date(Date.now() + 1000), end);
  stop();
  jest.advanceTimersByTime(DAY_MS);
  expect(end).toHaveBeenCalledTimes(1);
});
