import { expectNoFallback, loadTimeout, withTimeout } from './load-timeout.ts';

let duration: number | null;

beforeEach(() => {
  jest.useFakeTimers();
  duration = null;
  const entry = () => ({ name: 'https://site.example/releases/shell/0123456789abcdef/shell.js', duration });
  Object.assign(performance, { getEntriesByType: () => (duration === null ? [] : [entry()]) });
});
afterEach(() => jest.useRealTimers());

test.each([
  [null, 2_000],
  [0, 2_000],
  [400, 2_000],
  [1_200, 4_800],
  [9_000, 8_000],
])('when the shell took %p ms to load, the load timeout of a release is %i ms', (taken, limit) => {
  duration = taken;
  expect(loadTimeout()).toBe(limit);
});

test('work that ends within the timeout keeps its result', async () => {
  await expect(withTimeout(Promise.resolve('here'), 'load')).resolves.toBe('here');
  await expect(withTimeout(Promise.reject(new Error('broken')), 'load')).rejects.toThrow('broken');
});

test('work that exceeds the timeout is a fault of its phase', async () => {
  const waiting = withTimeout(new Promise(() => undefined), 'render');
  jest.advanceTimersByTime(1_999);
  const outcome = Promise.race([waiting.catch((error: unknown) => error), Promise.resolve('still waiting')]);
  expect(await outcome).toBe('still waiting');
  jest.advanceTimersByTime(1);
  await expect(waiting).rejects.toMatchObject({ phase: 'render', message: 'Timed out after 2000 ms' });
});

test('a release without a fallback gets the longest timeout', () => {
  expectNoFallback();
  expect(loadTimeout()).toBe(8_000);
});
