import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { http, rejected, stubReads, succeeded } from '../../testing/fake-server.ts';
import { languages } from '../../testing/fixtures.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { sitePageRow } from '../../testing/site-page-fixtures.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { SitePageListPage } from './site-page-list.page.tsx';

const routes = singleScreenRoutes(adminPaths.sitePages, SitePageListPage);
const pages = [
  sitePageRow(1, 'Hizmetler', { path: '/hizmetler', languages: ['tr', 'en'] }),
  sitePageRow(2, 'Hakkımızda', { active: 0, path: '/hakkimizda' }),
  sitePageRow(3, 'Güçlendirme', { parent_id: 1, path: '/hizmetler/guclendirme' }),
  sitePageRow(4, 'Denetim', { parent_id: 1, path: '/hizmetler/denetim' }),
  sitePageRow(5, 'Köprüler', { parent_id: 3, path: '/hizmetler/guclendirme/kopruler' }),
];

function serve(list = pages): void {
  stubReads({
    '/api/admin/site-pages': () => succeeded(list),
    '/api/admin/languages/info': () => succeeded(languages),
  });
}

const below = (title: string) => screen.findByRole('list', { name: `${title}: alt sayfalar` });
const titlesIn = (list: HTMLElement) =>
  [...list.children].map((row) => within(row as HTMLElement).getAllByRole('link')[0]?.textContent);

beforeEach(() => {
  jest.clearAllMocks();
  serve();
});

test('pages are listed as a tree, with their state, languages and address', async () => {
  openPanel(routes, adminPaths.sitePages);

  expect(titlesIn(await below('Hizmetler'))).toEqual(['Güçlendirme', 'Denetim']);
  expect(titlesIn(await below('Güçlendirme'))).toEqual(['Köprüler']);
  expect(titlesIn(screen.getByRole('list', { name: 'Sayfalar' }))).toEqual(['Hizmetler', 'Hakkımızda']);
  expect(screen.getByRole('link', { name: '/hizmetler/denetim' })).toHaveAttribute('target', '_blank');
  expect(screen.queryByRole('link', { name: '/hakkimizda' })).not.toBeInTheDocument();
  expect(screen.getAllByText('English: dolu')).toHaveLength(1);
});

test('a page on the lowest level gets no page below it', async () => {
  openPanel(routes, adminPaths.sitePages);

  expect(await screen.findByRole('link', { name: 'Güçlendirme: alt sayfa ekle' })).toHaveAttribute(
    'href',
    `${adminPaths.sitePageInsert}?ust=3`,
  );
  expect(screen.queryByRole('link', { name: 'Köprüler: alt sayfa ekle' })).not.toBeInTheDocument();
});

test('siblings are ordered among themselves', async () => {
  http.sendForm.mockResolvedValue(succeeded(null));
  openPanel(routes, adminPaths.sitePages);

  await userEvent.click(await screen.findByRole('button', { name: 'Güçlendirme: diğer işlemler' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sona al' }));

  await waitFor(() =>
    expect(http.sendForm).toHaveBeenCalledWith('PUT', '/api/admin/site-pages/queue', {
      queue: [
        { id: 4, queue: 2 },
        { id: 3, queue: 1 },
      ],
    }),
  );
});

test('a search shows the pages above what it finds', async () => {
  openPanel(routes, adminPaths.sitePages);

  await userEvent.type(await screen.findByRole('searchbox', { name: 'Sayfalarda ara' }), 'köprü');

  await waitFor(() => expect(screen.queryByRole('link', { name: 'Denetim' })).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Köprüler' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Hizmetler' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Hakkımızda' })).not.toBeInTheDocument();
});

test('the reason why a page is not deleted is shown', async () => {
  http.sendForm.mockResolvedValue(rejected(409, { message: 'Bu sayfanın altında 2 sayfa var.' }));
  openPanel(routes, adminPaths.sitePages);

  await userEvent.click(await screen.findByRole('button', { name: 'Hizmetler: çöpe taşı' }));

  expect(await screen.findByText(/Bu sayfanın altında 2 sayfa var\./)).toBeInTheDocument();
  expect(http.sendForm).toHaveBeenCalledWith('DELETE', '/api/admin/site-pages/1', {});
});

test('an empty list says what pages are for', async () => {
  serve([]);
  openPanel(routes, adminPaths.sitePages);

  expect(await screen.findByText('Henüz sayfa yok.')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Yeni sayfa' })).toHaveLength(2);
});
