import type { BootBlock } from 'shared-contracts/boot';
import { startHeartbeat, takeUnfinished } from './heartbeat.ts';

const release = { remote: 'remote_public', id: '0123456789abcdef' } as const;
const boot = { release, choice: 'live' } as unknown as BootBlock;

let stop = () => {};

function see(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  localStorage.clear();
  history.replaceState(null, '', '/makaleler');
  see('visible');
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('a page that stops answering is told of by the next one, once', () => {
  stop = startHeartbeat(boot);
  jest.advanceTimersByTime(60_000);
  expect(takeUnfinished()).toEqual([]);
  // Nothing runs any more.
  jest.setSystemTime(Date.now() + 6_000);
  expect(takeUnfinished()).toEqual([{ release, path: '/makaleler', at: expect.any(Number) as number }]);
  expect(takeUnfinished()).toEqual([]);
});

test.each([
  ['left', () => dispatchEvent(new Event('pagehide'))],
  ['put aside', () => see('hidden')],
])('a page that was %s is none of them', (_what, leave) => {
  stop = startHeartbeat(boot);
  leave();
  jest.advanceTimersByTime(60_000);
  expect(takeUnfinished()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('a page that is seen again is watched again', () => {
  stop = startHeartbeat(boot);
  see('hidden');
  see('visible');
  jest.setSystemTime(Date.now() + 6_000);
  expect(takeUnfinished()).toHaveLength(1);
});

test('what is long ago, no note of ours, or a preview tells nothing', () => {
  startHeartbeat({ ...boot, choice: 'preview' });
  expect(localStorage).toHaveLength(0);
  localStorage.setItem('running.a', JSON.stringify({ release, path: '/', at: Date.now() - 16 * 60_000 }));
  localStorage.setItem('running.b', '{"release"');
  localStorage.setItem('running.c', '7');
  localStorage.setItem('language', '{}');
  expect(takeUnfinished()).toEqual([]);
  expect(Object.keys(localStorage)).toEqual(['language']);
});
