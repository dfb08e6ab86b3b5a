import { inTime, patience } from './patience.ts';

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
])('where the shell took %p ms, a release may take %i', (taken, limit) => {
  duration = taken;
  expect(patience()).toBe(limit);
});

test('what comes in time comes', async () => {
  await expect(inTime(Promise.resolve('here'), 'load')).resolves.toBe('here');
  await expect(inTime(Promise.reject(new Error('broken')), 'load')).rejects.toThrow('broken');
});

test('what does not is a fault of its phase', async () => {
  const waiting = inTime(new Promise(() => undefined), 'render');
  jest.advanceTimersByTime(1_999);
  const outcome = Promise.race([waiting.catch((error: unknown) => error), Promise.resolve('still waiting')]);
  expect(await outcome).toBe('still waiting');
  jest.advanceTimersByTime(1);
  await expect(waiting).rejects.toMatchObject({ phase: 'render', message: 'No answer in 2000 ms' });
});
