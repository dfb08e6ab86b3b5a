import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { metaRoutes, type PageMetaRecord } from '@vitrin/shared-contracts/page-meta';
import type { UnpublishedWork, WorkingCopyRow } from '@vitrin/shared-contracts/publication';
import { languages } from '../../testing/fixtures.ts';
import { stubReads, http, rejected, succeeded, unreachable } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { PageMetaListPage } from './page-meta-list.page.tsx';
import { PageMetaUpdatePage } from './page-meta-update.page.tsx';
import { submitButton } from '../../testing/submit-button.ts';

const call = '/api/admin/page-meta';
const list = singleScreenRoutes('/admin/page-meta', PageMetaListPage);
const update = singleScreenRoutes('/admin/page-meta/update', PageMetaUpdatePage);
const address = '/admin/page-meta/update?route=about_us';
const title = () => screen.findByRole('textbox', { name: 'Arama başlığı' });
const save = async () => userEvent.click(await screen.findByRole('button', { name: submitButton }));

function records(version = 2): PageMetaRecord[] {
  const written = { tr: { title: 'Biyografi | Örnek', description: null } };
  return metaRoutes.map((route) => ({
    route,
    version: route === 'about_us' ? version : 0,
    updated_at: null,
    translations: route === 'about_us' ? written : {},
  }));
}

function answer(version = 2): void {
  const all = records(version);
  stubReads({
    [call]: () => succeeded(all),
    ...Object.fromEntries(all.map((record) => [`${call}/${record.route}`, () => succeeded(record)])),
    '/api/admin/languages/info': () => succeeded(languages),
  });
}

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  answer();
});

test('every page of the site is listed, with its fallback title', async () => {
  openPanel(list, '/admin/page-meta');

  expect(await screen.findByRole('link', { name: 'Biyografi' })).toHaveAttribute('href', address);
  expect(screen.getByText('Biyografi | Örnek')).toBeVisible();
  expect(screen.getAllByText('Başlık yazılmadı: Örnek Mühendislik görünür.')).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'Paylaşım görseli' })).toHaveAttribute('href', '/admin/page-meta/sharing');
});

test('a page is marked with the state of each of its two forms', async () => {
  const draft = {
    id: '5f0c9d3e-6b1a-4d2c-8e7f-0a1b2c3d4e5f',
    record: 'about_us',
    title: '',
    author: 'Elif Kaya',
    updated_at: '2026-01-05T09:00:00.000Z',
    rev: 1,
    base_version: 2,
    changed: [{ path: 'translations.tr.title', label: 'Başlık (tr)' }],
  } satisfies WorkingCopyRow;
  http.publication.mockImplementation(async (path) =>
    succeeded({ copies: path.endsWith('/page-header') ? [draft] : [], schedules: [] } satisfies UnpublishedWork),
  );
  openPanel(list, '/admin/page-meta');

  const row = (await screen.findByRole('link', { name: 'Biyografi' })).closest('li');
  await waitFor(() => expect(row).toHaveTextContent('Sayfanın üstü: Yayında · taslak var'));
  expect(screen.queryByText('Arama sonucu:')).toBeNull();
  expect(screen.getAllByText('Yayında · taslak var', { exact: false })).toHaveLength(1);
  http.publication.mockReset();
});

test('a list that fails loads on retry', async () => {
  stubReads({ [call]: unreachable });
  openPanel(list, '/admin/page-meta');
  expect(await screen.findByRole('heading', { name: 'Sunucuya ulaşılamadı.' })).toBeVisible();

  answer();
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));

  expect(await screen.findByRole('link', { name: 'Sözleşmeler' })).toBeVisible();
});

test('preview and character counter update while typing, and another language shows its fallback', async () => {
  openPanel(update, address);
  const preview = await screen.findByRole('group', { name: 'Arama sonucu önizlemesi' });

  await userEvent.clear(await title());
  expect(preview).toHaveTextContent('Örnek Mühendislik');
  await userEvent.type(await title(), 'Biz kimiz');
  expect(preview).toHaveTextContent('/biyografi');
  expect(preview).toHaveTextContent('Biz kimiz');
  expect(screen.getByText('9/70')).toBeInTheDocument();

  await userEvent.click(screen.getByRole('tab', { name: /English/ }));
  expect(screen.getByRole('group', { name: 'Arama sonucu önizlemesi' })).toHaveTextContent('/en/biyografi');
  expect(await title()).toHaveAttribute('placeholder', 'Biz kimiz');
});

test('saving sends the page, its version and only languages with text', async () => {
  http.sendForm.mockResolvedValue(succeeded());
  openPanel(update, address);

  await userEvent.type(await screen.findByRole('textbox', { name: 'Arama açıklaması' }), 'Kuruluşumuz.');
  answer(3);
  await save();

  await waitFor(() =>
    expect(http.sendForm).toHaveBeenCalledWith('PUT', call, {
      form_data: {
        route: 'about_us',
        version: 2,
        translations: { tr: { title: 'Biyografi | Örnek', description: 'Kuruluşumuz.' } },
      },
    }),
  );
  expect(await screen.findByText('Kaydedilmemiş değişiklik yok.')).toBeVisible();
});

test('a title longer than 70 characters shows an error before it is sent; a rejection is shown beside its field', async () => {
  http.sendForm.mockResolvedValue(rejected(422, { errors: { 'translations.tr.description': 'Geçersiz Değer' } }));
  openPanel(update, address);

  await userEvent.click(await title());
  await userEvent.paste('a'.repeat(71));
  await save();
  await waitFor(async () => expect(await title()).toHaveAccessibleDescription(/70 Karakteri Geçemez/));
  expect(http.sendForm).not.toHaveBeenCalled();

  await userEvent.clear(await title());
  await userEvent.type(await title(), 'Kısa');
  await save();

  const description = screen.getByRole('textbox', { name: 'Arama açıklaması' });
  await waitFor(() => expect(description).toHaveAccessibleDescription(/Geçersiz Değer/));
  expect(await title()).toHaveValue('Kısa');
});

test.each(['', '?route=olmayan'])('without an existing page (%j) the list opens', async (query) => {
  const { router } = openPanel(update, `/admin/page-meta/update${query}`);
  expect(await screen.findByText('başka ekran')).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/page-meta');
});

test('a search queries the server and is stored in the URL; an empty result shows a message', async () => {
  const { router } = openPanel(list, '/admin/page-meta');
  await screen.findByRole('link', { name: 'Biyografi' });
  stubReads({ [call]: () => succeeded([]), '/api/admin/languages/info': () => succeeded(languages) });

  await userEvent.type(screen.getByRole('searchbox', { name: 'Sayfa başlıklarında ara' }), 'vinç');

  expect(await screen.findByText('“vinç” için sayfa bulunamadı.')).toBeVisible();
  expect(http.getJson).toHaveBeenCalledWith(call, { search: 'vinç' });
  expect(new URLSearchParams(router.state.location.search).get('ara')).toBe('vinç');
});
