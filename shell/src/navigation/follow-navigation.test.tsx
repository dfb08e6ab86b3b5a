import { act } from '@testing-library/react';
import { createBrowserRouter, type RouteObject } from 'shared-contracts/router';
import { followNavigation } from './follow-navigation.ts';

const head = (title: string) => ({ head: () => ({ title, description: '', canonical: '/' }) });
const slowly = () => new Promise((resolve) => setTimeout(() => resolve(null), 100));

const routes: RouteObject[] = [
  { path: '/', handle: head('Anasayfa'), element: <p>anasayfa</p> },
  { path: '/makaleler', handle: head('Makaleler'), loader: slowly, element: <p>makaleler</p> },
];

let router: ReturnType<typeof createBrowserRouter>;
let scrolls: unknown[];

function start(options: { described: boolean }): void {
  history.replaceState(null, '', '/');
  router = createBrowserRouter(routes);
  followNavigation(router, options);
}

const preloader = () => document.getElementById('preloader') as HTMLElement;

beforeEach(() => {
  jest.useFakeTimers();
  document.title = 'Sunucunun başlığı';
  document.body.innerHTML = '<div id="preloader" hidden></div>';
  scrolls = [];
  jest.spyOn(window, 'scrollTo').mockImplementation((...args: unknown[]) => void scrolls.push(args));
});

afterEach(() => {
  router.dispose();
  jest.useRealTimers();
});

test('a change of page shows the preloader, names the page and goes to the top after 320 ms', async () => {
  start({ described: true });
  expect(document.title).toBe('Sunucunun başlığı');
  void router.navigate('/makaleler');
  expect(preloader()).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(document.title).toBe('Makaleler');
  await act(() => jest.advanceTimersByTimeAsync(319));
  expect(scrolls).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(scrolls).toEqual([[0, 0]]);
  expect(preloader()).not.toBeVisible();
});

test('the preloader stays for 300 ms after the last request', async () => {
  start({ described: true });
  void router.navigate('/makaleler');
  await act(() => jest.advanceTimersByTimeAsync(100 + 299));
  expect(preloader()).toBeVisible();
});

test('a change of the query alone moves nothing', async () => {
  start({ described: true });
  await act(() => router.navigate('/?ara=beton'));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(scrolls).toEqual([]);
  expect(preloader()).not.toBeVisible();
});

test('a change that is called off hides the preloader again', async () => {
  start({ described: true });
  void router.navigate('/makaleler');
  await act(() => router.navigate('/'));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(preloader()).not.toBeVisible();
});

test('a page that the server did not describe is named once it stands', async () => {
  history.replaceState(null, '', '/makaleler');
  router = createBrowserRouter(routes);
  followNavigation(router, { described: false });
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(document.title).toBe('Makaleler');
});

test('a change of the query that brings other data names the page anew', async () => {
  const listed = { head: (data: unknown) => ({ title: String(data), description: '', canonical: '/' }) };
  history.replaceState(null, '', '/liste');
  router = createBrowserRouter([
    {
      id: 'list',
      path: '/liste',
      handle: listed,
      loader: ({ request }) => new URL(request.url).searchParams.get('sayfa') ?? '1',
      element: <p>liste</p>,
    },
  ]);
  followNavigation(router, { described: true });
  await act(() => router.navigate('/liste?sayfa=2'));
  expect(document.title).toBe('2');
});

test('an address that only has another spelling now moves nothing', async () => {
  start({ described: true });
  void router.navigate('/makaleler', { replace: true, preventScrollReset: true });
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(document.title).toBe('Makaleler');
  expect(scrolls).toEqual([]);
});

test('work that is no change of page shows the preloader too, until 300 ms after its end', async () => {
  start({ described: true });
  globalThis.vitrin?.during?.(slowly());
  expect(preloader()).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(100 + 319));
  expect(preloader()).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(preloader()).not.toBeVisible();
});
