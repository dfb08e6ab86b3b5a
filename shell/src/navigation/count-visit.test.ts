import { act } from '@testing-library/react';
import type { BootBlock } from '@vitrin/shared-contracts/boot';
import { createBrowserRouter, redirect } from '@vitrin/shared-contracts/router';
import { bootStore, languageStore } from '@vitrin/shared-contracts/state';
import { collectReports, type SentReport } from '../testing/sent-reports.ts';
import { countVisits } from './count-visit.ts';

const routes = [
  { path: '/', element: null },
  { path: '/makaleler', element: null, loader: async () => null },
  { path: '/404', element: null },
  { path: '*', element: null, loader: () => redirect('/404') },
];

let sent: SentReport[];
const pages = jest.fn();

beforeEach(() => {
  sent = collectReports();
  document.addEventListener('vitrin:page', pages);
  languageStore.set({ abbr: 'en', lang: 'English' });
});

async function visit(surface: BootBlock['surface'], ...addresses: string[]): Promise<unknown[]> {
  bootStore.set({ surface } as BootBlock);
  history.replaceState(null, '', '/');
  const router = createBrowserRouter(routes);
  countVisits(router);
  for (const address of addresses) await act(() => router.navigate(address));
  router.dispose();
  return sent.map(({ body }) => body);
}

test('every page change is reported, a change of only the query is not', async () => {
  const received = await visit('public', '/makaleler', '/makaleler?sayfa=2', '/');
  expect(received).toEqual([
    { path: '/makaleler', lang: 'en' },
    { path: '/', lang: 'en' },
  ]);
  expect(sent[0]).toMatchObject({ url: '/api/pages/visits', keepalive: true });
  expect(pages).toHaveBeenCalledTimes(2);
});

test('an address that redirects to /404 is reported with its own path', async () => {
  expect(await visit('public', '/yok')).toEqual([{ path: '/yok', lang: 'en' }]);
});

test('sign-in and panel report nothing', async () => {
  expect(await visit('admin', '/makaleler')).toEqual([]);
});
