import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BootBlock } from '@vitrin/shared-contracts/boot';
import { Link, redirect, RouterProvider, useLocation, type RouteObject } from '@vitrin/shared-contracts/router';
import { bootStore, languageStore } from '@vitrin/shared-contracts/state';
import { pageNavigation } from '../navigation/page-navigation.ts';
import { createLanguageRouter } from './language-window.ts';

const turkish = { abbr: 'tr', lang: 'Türkçe' };
const english = { abbr: 'en', lang: 'English' };

function Page() {
  const { pathname, search } = useLocation();
  return (
    <>
      <h1>{pathname + search}</h1>
      <Link to="/">Anasayfa</Link>
      <Link to="/makaleler?sayfa=2">Makaleler</Link>
      <Link to="/yok">Yok</Link>
    </>
  );
}

const routes: RouteObject[] = [
  { path: '/', Component: Page },
  { path: '/makaleler', Component: Page },
  { path: '/404', Component: Page },
  { path: '*', loader: () => redirect('/404'), element: null, hydrateFallbackElement: <></> },
];

async function open(address: string, language = english) {
  bootStore.set({ languages: ['en', 'de'] } as unknown as BootBlock);
  languageStore.set(language);
  history.replaceState(null, '', address);
  const router = createLanguageRouter(routes, {});
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading');
  return router;
}

const title = () => screen.getByRole('heading').textContent;
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('routes have no language prefix; links and addresses have it', async () => {
  await open('/en/makaleler');
  expect([title(), hrefs()]).toEqual(['/makaleler', ['/en', '/en/makaleler?sayfa=2', '/en/yok']]);
  await userEvent.click(screen.getByRole('link', { name: 'Makaleler' }));
  expect([title(), location.pathname + location.search]).toEqual(['/makaleler?sayfa=2', '/en/makaleler?sayfa=2']);
  await userEvent.click(screen.getByRole('link', { name: 'Anasayfa' }));
  expect([title(), location.pathname]).toEqual(['/', '/en']);
  await userEvent.click(screen.getByRole('link', { name: 'Yok' }));
  expect([(await screen.findByRole('heading', { name: '/404' })).textContent, location.pathname]).toEqual([
    '/404',
    '/en/404',
  ]);
});

test('the default language has addresses without a prefix', async () => {
  await open('/makaleler', turkish);
  expect([title(), hrefs()]).toEqual(['/makaleler', ['/', '/makaleler?sayfa=2', '/yok']]);
});

test('a language change replaces the address of the page without a document load', async () => {
  const router = await open('/makaleler', turkish);
  const entries = history.length;
  await act(async () => {
    languageStore.set(english);
    await router.navigate('/makaleler', { replace: true });
  });
  expect([location.pathname, history.length, hrefs()[0]]).toEqual(['/en/makaleler', entries, '/en']);
});

test('Back navigation to an entry in another language loads its document', async () => {
  const reload = jest.spyOn(pageNavigation, 'reload').mockImplementation(() => undefined);
  await open('/en');
  history.replaceState(history.state, '', '/makaleler');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect([reload.mock.calls.length, title()]).toEqual([1, '/']);
});

test('lists have the names of the site in the address bar and in links, and routes do not know them', async () => {
  const lists: RouteObject[] = [
    { path: '/', Component: Lists },
    { path: '/projeler', Component: Lists },
    { path: '/proje/:slug', Component: Lists },
  ];
  function Lists() {
    return (
      <>
        <h1>{useLocation().pathname}</h1>
        <Link to="/projeler">Projeler</Link>
        <Link to="/proje/okul">Okul</Link>
        <Link to="/projeler-2">Sahibi</Link>
      </>
    );
  }
  const names = { projeler: 'projeler-2', proje: 'proje-2' };
  bootStore.set({ languages: ['en', 'de'], list_names: names } as unknown as BootBlock);
  languageStore.set(english);
  history.replaceState(null, '', '/en/projeler-2');
  render(<RouterProvider router={createLanguageRouter(lists, {})} />);
  await screen.findByRole('heading', { name: '/projeler' });
  expect(hrefs()).toEqual(['/en/projeler-2', '/en/proje-2/okul', '/en/projeler']);
  await userEvent.click(screen.getByRole('link', { name: 'Okul' }));
  expect([title(), location.pathname]).toEqual(['/proje/okul', '/en/proje-2/okul']);
});
