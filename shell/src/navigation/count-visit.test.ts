import { act } from '@testing-library/react';
import type { BootBlock } from 'shared-contracts/boot';
import { createBrowserRouter, redirect } from 'shared-contracts/router';
import { bootStore, languageStore } from 'shared-contracts/state';
import { countVisits } from './count-visit.ts';

const routes = [
  { path: '/', element: null },
  { path: '/makaleler', element: null, loader: async () => null },
  { path: '/404', element: null },
  { path: '*', element: null, loader: () => redirect('/404') },
];

let sent: { url: string; body: Promise<string>; type: string }[];
const pages = jest.fn();

beforeEach(() => {
  sent = [];
  const sendBeacon = (url: string, body: Blob) => sent.push({ url, body: read(body), type: body.type }) > 0;
  Object.assign(navigator, { sendBeacon });
  document.addEventListener('vitrin:page', pages);
  languageStore.set({ abbr: 'en', lang: 'English' });
});

function read(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(blob);
  });
}

async function visit(surface: BootBlock['surface'], ...addresses: string[]): Promise<unknown[]> {
  bootStore.set({ surface } as BootBlock);
  history.replaceState(null, '', '/');
  const router = createBrowserRouter(routes);
  countVisits(router);
  for (const address of addresses) await act(() => router.navigate(address));
  router.dispose();
  return Promise.all(sent.map(async ({ body }) => JSON.parse(await body) as unknown));
}

test('every change of page is told, a change of the query alone is not', async () => {
  const told = await visit('public', '/makaleler', '/makaleler?sayfa=2', '/');
  expect(told).toEqual([
    { path: '/makaleler', lang: 'en' },
    { path: '/', lang: 'en' },
  ]);
  expect(sent[0]).toMatchObject({ url: '/api/pages/visits', type: 'application/json' });
  expect(pages).toHaveBeenCalledTimes(2);
});

test('an address that leads to /404 is told by its own name', async () => {
  expect(await visit('public', '/yok')).toEqual([{ path: '/yok', lang: 'en' }]);
});

test('sign-in and panel tell nothing', async () => {
  expect(await visit('admin', '/makaleler')).toEqual([]);
});
