import { act } from '@testing-library/react';
import type { BootBlock } from 'shared-contracts/boot';
import { ApiFailure } from 'shared-contracts/remote-app';
import { createBrowserRouter, redirect, type RouteObject } from 'shared-contracts/router';
import { watchNavigation } from './watch-navigation.ts';

const mockGiveWay = jest.fn();
jest.mock('../federation/faults.ts', () => ({ faults: async () => ({ giveWay: mockGiveWay }) }));

const boot = {} as BootBlock;
const never = () => new Promise<never>(() => undefined);
const broken = (error: Error) => () => {
  throw error;
};

const routes: RouteObject[] = [
  { path: '/', element: null },
  { path: '/sonsuz', loader: never, element: null },
  { path: '/bozuk', loader: broken(new TypeError('no data')), element: null },
  { path: '/eksik', lazy: () => Promise.reject(new Error('Loading chunk 7 failed')) },
  { path: '/kapali', loader: broken(new ApiFailure(0, 'bağlantı yok')), element: null },
  { path: '/yok', loader: broken(new ApiFailure(404, 'yok')), element: null },
  { path: '/eski', loader: () => redirect('/'), element: null },
];

let router: ReturnType<typeof createBrowserRouter>;

beforeEach(() => {
  jest.useFakeTimers();
  mockGiveWay.mockReset();
  history.replaceState(null, '', '/');
  router = createBrowserRouter(routes);
  watchNavigation(router, boot);
});

afterEach(() => {
  router.dispose();
  jest.useRealTimers();
});

/** What was told of a press on a link, some seconds after it. */
async function told(address: string, seconds: number): Promise<unknown[][]> {
  void router.navigate(address);
  await act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));
  return mockGiveWay.mock.calls as unknown[][];
}

test('a change of page that does not end within ten seconds is a fault, once', async () => {
  expect(await told('/sonsuz?a=1', 9.9)).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  const message = 'No end of the way to /sonsuz?a=1';
  expect(mockGiveWay.mock.calls).toEqual([
    [boot, expect.objectContaining({ phase: 'navigate', message }), '/sonsuz?a=1'],
  ]);
});

test('one that began before the watch is watched too', async () => {
  router.dispose();
  history.replaceState(null, '', '/');
  router = createBrowserRouter(routes);
  void router.navigate('/sonsuz');
  watchNavigation(router, boot);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(mockGiveWay).toHaveBeenCalledTimes(1);
});

test('one that is given up for another page is none', async () => {
  await told('/sonsuz', 5);
  expect(await told('/', 60)).toEqual([]);
});

test.each([
  ['/bozuk', 'TypeError: no data'],
  ['/eksik', 'Error: Loading chunk 7 failed'],
])("%s ends in an error of the release's own code", async (address, message) => {
  expect(await told(address, 1)).toEqual([[boot, expect.objectContaining({ phase: 'navigate', message }), address]]);
});

test.each(['/kapali', '/yok', '/eski', '/hic-olmayan'])('%s is no fault of the release', async (address) => {
  expect(await told(address, 60)).toEqual([]);
});
