import { act } from '@testing-library/react';
import { singleScreenRoutes } from '../testing/test-provider.tsx';
import { openPanel } from '../testing/open-panel.tsx';
import { Moment } from '../ui/list/moment.tsx';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-01T09:00:00.000Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

function Times() {
  return (
    <>
      <Moment iso="2026-03-01T09:00:00.000Z" />
      <Moment iso="2026-03-01T08:59:00.000Z" />
    </>
  );
}

const times = () => [...document.querySelectorAll('time')].map(({ textContent }) => textContent);

test('relative times update while the page is open, with one timer that stops with them', () => {
  const { unmount } = openPanel(singleScreenRoutes('/admin', Times), '/admin');
  expect(times()).toEqual(['az önce', '1 dakika önce']);
  const before = jest.getTimerCount();

  act(() => jest.advanceTimersByTime(30_000));
  expect(times()).toEqual(['30 saniye önce', '1 dakika önce']);
  act(() => jest.advanceTimersByTime(120_000));
  expect(times()).toEqual(['2 dakika önce', '3 dakika önce']);
  expect(jest.getTimerCount()).toBeLessThanOrEqual(before);

  unmount();
  expect(jest.getTimerCount()).toBeLessThan(before);
});

test('a page that becomes visible updates the times immediately', () => {
  const { unmount } = openPanel(singleScreenRoutes('/admin', Times), '/admin');
  jest.setSystemTime(new Date('2026-03-01T11:00:00.000Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(times()).toContain('2 saat önce');
  unmount();
});
