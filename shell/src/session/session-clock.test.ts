import { watchExpiry } from './session-clock.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const end = jest.fn();
const doubt = jest.fn();
const stops: (() => void)[] = [];

function from(ms: number): () => void {
  const stop = watchExpiry(new Date(Date.now() + ms), { end, doubt });
  stops.push(stop);
  return stop;
}

/** Changes only the wall clock, as sleep or a manual change does; timers do not advance. */
const setWallClock = (ms: number) => jest.setSystemTime(Date.now() + ms);
const wake = () => document.dispatchEvent(new Event('visibilitychange'));

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.useRealTimers();
});

test('ends a session at its time, also one longer than a browser timer can be', () => {
  from(40 * DAY_MS);
  jest.advanceTimersByTime(40 * DAY_MS - 1);
  expect(end).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(DAY_MS);
  expect(end).toHaveBeenCalledTimes(1);
  expect(doubt).not.toHaveBeenCalled();
});

test.each([
  ['ahead', 10 * HOUR_MS],
  ['back', -10 * HOUR_MS],
])('a wall clock that is set %s ends nothing at once and keeps nothing longer', (_where, ms) => {
  from(HOUR_MS);
  setWallClock(ms);
  wake();
  expect(end).not.toHaveBeenCalled();
  expect(doubt).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(HOUR_MS);
  expect(end).toHaveBeenCalledTimes(1);
});

test('a page that slept asks the moment it wakes, and again until somebody has answered', () => {
  from(HOUR_MS);
  setWallClock(DAY_MS);
  wake();
  expect(doubt).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(doubt).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(60_000);
  expect(doubt).toHaveBeenCalledTimes(3);
});

test('a jump is seen within a minute by a page that nobody hides', () => {
  from(HOUR_MS);
  setWallClock(-DAY_MS);
  jest.advanceTimersByTime(60_000);
  expect(doubt).toHaveBeenCalledTimes(1);
});

test('an expiry that has passed already ends at once, a stopped clock never', () => {
  from(-1);
  expect(end).toHaveBeenCalledTimes(1);
  const stop = from(1000);
  stop();
  jest.advanceTimersByTime(DAY_MS);
  wake();
  expect(end).toHaveBeenCalledTimes(1);
});
