import { watchExpiry } from './watch-expiry.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const onExpired = jest.fn();
const onUncertain = jest.fn();
const stops: (() => void)[] = [];

function watchFor(ms: number): () => void {
  const stop = watchExpiry(new Date(Date.now() + ms), { onExpired, onUncertain });
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

test('a session ends at its time, even if that is beyond the maximum of a browser timer', () => {
  watchFor(40 * DAY_MS);
  jest.advanceTimersByTime(40 * DAY_MS - 1);
  expect(onExpired).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onExpired).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(DAY_MS);
  expect(onExpired).toHaveBeenCalledTimes(1);
  expect(onUncertain).not.toHaveBeenCalled();
});

test.each([
  ['ahead', 10 * HOUR_MS],
  ['back', -10 * HOUR_MS],
])('a wall clock that is set %s neither ends the session at once nor extends it', (_where, ms) => {
  watchFor(HOUR_MS);
  setWallClock(ms);
  wake();
  expect(onExpired).not.toHaveBeenCalled();
  expect(onUncertain).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(HOUR_MS);
  expect(onExpired).toHaveBeenCalledTimes(1);
});

test('a page that slept asks the server as soon as it wakes, and again until it gets a response', () => {
  watchFor(HOUR_MS);
  setWallClock(DAY_MS);
  wake();
  expect(onUncertain).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(onUncertain).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(60_000);
  expect(onUncertain).toHaveBeenCalledTimes(3);
});

test('a page that stays visible detects a clock jump within a minute', () => {
  watchFor(HOUR_MS);
  setWallClock(-DAY_MS);
  jest.advanceTimersByTime(60_000);
  expect(onUncertain).toHaveBeenCalledTimes(1);
});

test('an expiry in the past ends the session at once, and a stopped watch never does', () => {
  watchFor(-1);
  expect(onExpired).toHaveBeenCalledTimes(1);
  const stop = watchFor(1000);
  stop();
  jest.advanceTimersByTime(DAY_MS);
  wake();
  expect(onExpired).toHaveBeenCalledTimes(1);
});
