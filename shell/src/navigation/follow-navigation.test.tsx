import { act, render, screen } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import type { BootBlock } from '@vitrin/shared-contracts/boot';
import { defaultLanguage } from '@vitrin/shared-contracts/languages';
import { createBrowserRouter, RouterProvider, type RouteObject } from '@vitrin/shared-contracts/router';
import { bootStore, languageStore } from '@vitrin/shared-contracts/state';
import { followNavigation } from './follow-navigation.ts';

const head = (title: string) => ({ head: () => ({ title, description: '', canonical: '/' }) });
const slowly = () => new Promise((resolve) => setTimeout(() => resolve(null), 100));

const routes: RouteObject[] = [
  { path: '/', handle: head('Anasayfa'), element: <p>anasayfa</p> },
  { path: '/makaleler', handle: head('Makaleler'), loader: slowly, element: <p>makaleler</p> },
];

let router: ReturnType<typeof createBrowserRouter>;
let scrolls: unknown[];

const onFault = jest.fn();

function start(options: { hasServerHead: boolean }): void {
  history.replaceState(null, '', '/');
  router = createBrowserRouter(routes);
  followNavigation(router, { ...options, onFault });
}

const preloader = () => document.getElementById('preloader') as HTMLElement;

beforeEach(() => {
  jest.useFakeTimers();
  document.title = 'Sunucunun başlığı';
  document.body.innerHTML = '<div id="preloader" hidden></div>';
  scrolls = [];
  onFault.mockReset();
  jest.spyOn(window, 'scrollTo').mockImplementation((...args: unknown[]) => void scrolls.push(args));
});

afterEach(() => {
  router.dispose();
  jest.useRealTimers();
});

test('a page change shows the preloader, sets the title and scrolls to the top after 320 ms', async () => {
  start({ hasServerHead: true });
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
  start({ hasServerHead: true });
  void router.navigate('/makaleler');
  await act(() => jest.advanceTimersByTimeAsync(100 + 299));
  expect(preloader()).toBeVisible();
});

test('a page that could not be loaded has the head of the routes above it, and an error in the head of a page is a fault', async () => {
  const broken = () => {
    throw new TypeError('no data');
  };
  const page = { head: ({ title }: { title: string }) => ({ title, description: '', canonical: '/' }) };
  const followed = jest.fn();
  history.replaceState(null, '', '/');
  router = createBrowserRouter([
    {
      path: '/',
      handle: head('Site'),
      element: null,
      children: [
        { errorElement: <p>Hata!</p>, children: [{ path: 'bozuk', loader: broken, handle: page }] },
        { path: 'adsiz', loader: () => null, handle: page },
      ],
    },
  ]);
  followNavigation(router, { hasServerHead: true, onFault });
  router.subscribe(followed);
  await act(() => router.navigate('/bozuk'));
  expect([document.title, onFault.mock.calls]).toEqual(['Site', []]);
  followed.mockClear();
  await act(() => router.navigate('/adsiz'));
  expect(onFault.mock.calls).toEqual([[expect.any(TypeError)]]);
  expect([document.title, router.state.navigation.state]).toEqual(['Site', 'idle']);
  expect(followed).toHaveBeenLastCalledWith(
    expect.objectContaining({ navigation: expect.objectContaining({ state: 'idle' }) }),
    expect.anything(),
  );
});

test('a change of only the query neither scrolls nor shows the preloader', async () => {
  start({ hasServerHead: true });
  await act(() => router.navigate('/?ara=beton'));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(scrolls).toEqual([]);
  expect(preloader()).not.toBeVisible();
});

test('an aborted navigation hides the preloader', async () => {
  start({ hasServerHead: true });
  void router.navigate('/makaleler');
  await act(() => router.navigate('/'));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(preloader()).not.toBeVisible();
});

test('a page without a head from the server gets its title once it is loaded', async () => {
  history.replaceState(null, '', '/makaleler');
  router = createBrowserRouter(routes);
  followNavigation(router, { hasServerHead: false, onFault });
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(document.title).toBe('Makaleler');
});

test('a page whose code was loaded before the router was created gets its title too', () => {
  start({ hasServerHead: false });
  expect(document.title).toBe('Anasayfa');
});

test('a change of the query that loads other data updates the title', async () => {
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
  followNavigation(router, { hasServerHead: true, onFault });
  await act(() => router.navigate('/liste?sayfa=2'));
  expect(document.title).toBe('2');
});

test('a navigation with preventScrollReset updates the title and does not scroll', async () => {
  start({ hasServerHead: true });
  void router.navigate('/makaleler', { replace: true, preventScrollReset: true });
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(document.title).toBe('Makaleler');
  expect(scrolls).toEqual([]);
});

const pages: RouteObject[] = [
  {
    path: '/liste',
    handle: { ...head('Liste'), pageQuery: ['sayfa'] },
    element: (
      <main>
        <h1>Liste</h1>
        <a href="/liste?sayfa=2">2</a>
      </main>
    ),
  },
  {
    path: '/yazi',
    handle: head('Bir yazı'),
    element: (
      <main>
        <h1>Yazı</h1>
      </main>
    ),
  },
  { path: '/form', handle: head('Form'), element: <Form /> },
];

function Form() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <main>
      <h1>Form</h1>
      <input ref={field} />
    </main>
  );
}

function showPages(surface: 'public' | 'admin' = 'public'): void {
  bootStore.set({ surface } as BootBlock);
  document.body.innerHTML = '<div id="preloader" hidden></div><div id="root"></div>';
  history.replaceState(null, '', '/liste');
  router = createBrowserRouter(pages);
  followNavigation(router, { hasServerHead: true, onFault });
  render(<RouterProvider router={router} />, { container: document.getElementById('root') ?? document.body });
}

const go = async (address: string) => {
  await act(() => router.navigate(address));
  await act(() => jest.advanceTimersByTimeAsync(1000));
};

test('a change of the list page scrolls to the top, a change of other query parameters does not scroll', async () => {
  showPages();
  await go('/liste?sirala=ad');
  expect(scrolls).toEqual([]);
  await go('/liste?sayfa=2');
  expect(scrolls).toEqual([[0, 0]]);
});

test('a page change moves the focus to the heading and announces the title', async () => {
  showPages();
  screen.getByRole('link').focus();
  await go('/liste?sayfa=2');
  expect(screen.getByRole('heading', { name: 'Liste' })).toHaveFocus();
  await go('/yazi');
  expect(screen.getByRole('heading', { name: 'Yazı' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Bir yazı');
});

test('a page in another language gets the focus and is announced, without scrolling', async () => {
  showPages();
  screen.getByRole('link').focus();
  languageStore.set({ abbr: 'en', lang: 'English' });
  await act(() => router.navigate('/liste', { replace: true, preventScrollReset: true }));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('heading', { name: 'Liste' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Liste');
  expect(scrolls).toEqual([]);
  languageStore.set(defaultLanguage);
});

test('a page that has set the focus itself keeps it', async () => {
  showPages();
  await go('/form');
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Form');
});

test('the panel manages its focus itself', async () => {
  showPages('admin');
  await go('/yazi');
  expect(document.body).toHaveFocus();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('work other than a page change shows the preloader too, until 300 ms after its end', async () => {
  start({ hasServerHead: true });
  globalThis.vitrin?.during?.(slowly());
  expect(preloader()).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(100 + 319));
  expect(preloader()).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(preloader()).not.toBeVisible();
});
