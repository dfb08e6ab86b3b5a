import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MissedSearch } from '@vitrin/shared-contracts/search';
import { http, stubReads, succeeded } from '../../testing/fake-server.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { RedirectListPage } from './redirect-list.page.tsx';

const address = '/admin/redirects?bolum=aramalar';
const call = '/api/admin/searches/missed';
const routes = singleScreenRoutes('/admin/redirects', RedirectListPage);
const row = (term: string, more: Partial<MissedSearch> = {}): MissedSearch => ({
  term,
  lang: 'tr',
  count: 1_250,
  last_day: '2026-01-05',
  answered: false,
  ...more,
});

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
});

test('each search says how often, in which language and when it was searched, and is tried on the site', async () => {
  const rows = [row('ankraj'), row('bridge', { lang: 'en', answered: true })];
  stubReads({ [call]: () => succeeded(rows, { meta: { page: 1, page_size: 20, total: 2 } }) });
  openPanel(routes, address);
  const list = within(await screen.findByRole('list', { name: 'Sonuçsuz aramalar' }));
  expect(list.getByText('1.250 kez arandı · dil: tr · son: 5 Ocak')).toBeVisible();
  expect(list.getByText(/^Artık bulunuyor · .*dil: en/)).toBeVisible();
  expect(list.getByRole('link', { name: 'bridge: sitede ara' })).toHaveAttribute('href', '/en/ara?q=bridge');
  expect(screen.getByRole('link', { name: 'Sonuçsuz aramalar' })).toHaveAttribute('aria-current', 'page');
});

test('the list is searched, and an empty one explains itself', async () => {
  stubReads({ [call]: () => succeeded([], { meta: { page: 1, page_size: 20, total: 0 } }) });
  openPanel(routes, address);
  expect(await screen.findByText('Sonuçsuz arama yok.')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Aramalarda ara' }), 'ank');
  await waitFor(() => expect(http.getJson).toHaveBeenCalledWith(call, { page: 1, search: 'ank' }));
  expect(await screen.findByText('“ank” için arama bulunamadı.')).toBeVisible();
});
