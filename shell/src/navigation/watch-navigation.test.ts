import { act } from '@testing-library/react';
import type { BootBlock } from '@vitrin/shared-contracts/boot';
import { ApiFailure } from '@vitrin/shared-contracts/remote-app';
import { createBrowserRouter, redirect, type RouteObject } from '@vitrin/shared-contracts/router';
import { pageNavigation } from './page-navigation.ts';
import { watchNavigation } from './watch-navigation.ts';

const mockReplaceRelease = jest.fn();
jest.mock('../federation/load-fault-handling.ts', () => ({
  loadFaultHandling: async () => ({ replaceFailedRelease: mockReplaceRelease }),
}));

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
  {
    path: '/kesik',
    lazy: () => Promise.reject(Object.assign(new Error('Loading failed'), { name: 'ChunkLoadError' })),
  },
  { path: '/kapali', loader: broken(new ApiFailure(0, 'bağlantı yok')), element: null },
  { path: '/yok', loader: broken(new ApiFailure(404, 'yok')), element: null },
  { path: '/eski', loader: () => redirect('/'), element: null },
];

let router: ReturnType<typeof createBrowserRouter>;

beforeEach(() => {
  jest.useFakeTimers();
  mockReplaceRelease.mockReset();
  history.replaceState(null, '', '/');
  router = createBrowserRouter(routes);
  watchNavigation(router, boot);
});

afterEach(() => {
  router.dispose();
  jest.useRealTimers();
});

/** Returns the faults reported within some seconds of a click on a link. */
async function reportedFaults(address: string, seconds: number): Promise<unknown[][]> {
  void router.navigate(address);
  await act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));
  return mockReplaceRelease.mock.calls as unknown[][];
}

test('a navigation that does not end within ten seconds is reported as a fault, once', async () => {
  expect(await reportedFaults('/sonsuz?a=1', 9.9)).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  const message = 'Navigation to /sonsuz?a=1 did not finish';
  expect(mockReplaceRelease.mock.calls).toEqual([
    [boot, expect.objectContaining({ phase: 'navigate', message }), '/sonsuz?a=1'],
  ]);
});

test('a navigation that began before the watch is watched too', async () => {
  router.dispose();
  history.replaceState(null, '', '/');
  router = createBrowserRouter(routes);
  void router.navigate('/sonsuz');
  watchNavigation(router, boot);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(mockReplaceRelease).toHaveBeenCalledTimes(1);
});

test('a navigation that is replaced by another one is not a fault', async () => {
  await reportedFaults('/sonsuz', 5);
  expect(await reportedFaults('/', 60)).toEqual([]);
});

test.each([
  ['/bozuk', 'TypeError: no data'],
  ['/eksik', 'Error: Loading chunk 7 failed'],
])("%s is reported as an error of the release's own code", async (address, message) => {
  expect(await reportedFaults(address, 1)).toEqual([
    [boot, expect.objectContaining({ phase: 'navigate', message }), address],
  ]);
});

test('a page whose file did not arrive is loaded as a document, and is no fault of the release', async () => {
  const reload = jest.spyOn(pageNavigation, 'reload').mockImplementation(() => undefined);
  expect(await reportedFaults('/kesik', 1)).toEqual([]);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(location.pathname).toBe('/kesik');
});

test.each(['/kapali', '/yok', '/eski', '/hic-olmayan'])('%s is not a fault of the release', async (address) => {
  expect(await reportedFaults(address, 60)).toEqual([]);
});
