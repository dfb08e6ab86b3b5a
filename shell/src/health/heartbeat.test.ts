import type { BootBlock } from '@vitrin/shared-contracts/boot';
import { startHeartbeat, takeFrozenPages } from './heartbeat.ts';

const release = { remote: 'remote_public', id: '0123456789abcdef' } as const;
const boot = { release, choice: 'live' } as unknown as BootBlock;

let stop = () => {};

function setVisibility(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

const mockWatch = jest.fn();
jest.mock('./start-freeze-watch.ts', () => ({ startFreezeWatch: () => mockWatch }));

beforeEach(() => {
  mockWatch.mockReset();
  jest.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  localStorage.clear();
  history.replaceState(null, '', '/makaleler');
  setVisibility('visible');
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('a page that stops responding is reported by the next one, once', () => {
  stop = startHeartbeat(boot);
  jest.advanceTimersByTime(60_000);
  expect(takeFrozenPages()).toEqual([]);
  // Time passes, but no timer runs.
  jest.setSystemTime(Date.now() + 6_000);
  expect(takeFrozenPages()).toEqual([
    { release, path: '/makaleler', at: expect.any(Number), key: expect.stringMatching(/^running\./) },
  ]);
  expect(takeFrozenPages()).toEqual([]);
});

test.each([
  ['left', () => dispatchEvent(new Event('pagehide'))],
  ['put aside', () => setVisibility('hidden')],
])('a page that was %s is not reported', (_what, leave) => {
  stop = startHeartbeat(boot);
  leave();
  jest.advanceTimersByTime(60_000);
  expect(takeFrozenPages()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('a page that becomes visible again is watched again', () => {
  stop = startHeartbeat(boot);
  setVisibility('hidden');
  expect(mockWatch).toHaveBeenLastCalledWith(null);
  setVisibility('visible');
  expect(mockWatch).toHaveBeenLastCalledWith(expect.stringMatching(/^running\./));
  jest.setSystemTime(Date.now() + 6_000);
  expect(takeFrozenPages()).toHaveLength(1);
});

test('entries that are too old or invalid, and previews, are not reported', () => {
  startHeartbeat({ ...boot, choice: 'preview' });
  expect(localStorage).toHaveLength(0);
  localStorage.setItem('running.a', JSON.stringify({ release, path: '/', at: Date.now() - 16 * 60_000 }));
  localStorage.setItem('running.b', '{"release"');
  localStorage.setItem('running.c', '7');
  localStorage.setItem('language', '{}');
  expect(takeFrozenPages()).toEqual([]);
  expect(Object.keys(localStorage)).toEqual(['language']);
});
