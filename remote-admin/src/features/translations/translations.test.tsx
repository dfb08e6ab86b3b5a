import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {
  TranslatedRecord,
  TranslationCell,
  TranslationSummary,
} from '@vitrin/shared-contracts/translation-states';
import { http, rejected, stubReads, succeeded } from '../../testing/fake-server.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { TranslationsPage } from './translations.page.tsx';

const address = '/admin/translations';
const call = '/api/admin/translations';
const routes = singleScreenRoutes(address, TranslationsPage);
const cell = (
  lang: string,
  state: TranslationCell['state'],
  extra: Partial<TranslationCell> = {},
): TranslationCell => ({
  lang,
  state,
  missing: '',
  has_draft: false,
  screen: `/admin/pages/blog/update?id=7&ceviri=article.7.${lang}`,
  ...extra,
});
const row = (entity: string, record: string, title: string, cells: TranslationCell[]): TranslatedRecord => ({
  entity,
  record,
  title,
  is_draft: false,
  cells,
});
const rows = [
  row('article', '7', 'Köprü', [cell('de', 'outdated'), cell('en', 'missing', { missing: 'Özet', has_draft: true })]),
  row('home-section', '2', 'numbers', [cell('de', 'current'), cell('en', 'current')]),
];
const summary: TranslationSummary = {
  languages: [
    { lang: 'de', name: 'Deutsch', missing: 0, outdated: 0 },
    { lang: 'en', name: 'English', missing: 12, outdated: 3 },
  ],
  kinds: { article: 1, 'home-section': 1 },
};
const meta = { page: 1, page_size: 20, total: 45 };

function answer(list: () => ReturnType<typeof succeeded>, counts = summary): void {
  stubReads({
    [call]: list,
    [`${call}/summary`]: () => succeeded(counts),
    [`${call}/next`]: () => succeeded({ next: null }),
  });
}

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  answer(() => succeeded(rows, { meta }));
});

test('a cell says the state, what is empty and whether there is a draft, and leads to the form', async () => {
  openPanel(routes, `${address}?durum=missing`);
  const table = within(await screen.findByRole('table', { name: 'Çeviriler' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Kayıt',
    'Deutsch',
    'English',
  ]);
  expect(table.getByRole('rowheader', { name: /Sayılar/ })).toHaveTextContent('Anasayfa bölümü');
  expect(table.getByRole('link', { name: 'Köprü, Deutsch: Eskimiş' })).toBeVisible();
  expect(table.getByRole('link', { name: 'Köprü, English: Eksik, boş alan: Özet, taslak var' })).toHaveAttribute(
    'href',
    '/admin/pages/blog/update?id=7&ceviri=article.7.en&ceviri-durum=missing',
  );
});

test('a record that has never been published is marked, and leads to the form of its draft', async () => {
  const screenOfDraft = '/admin/pages/blog/insert?taslak=d1&ceviri=article.d1';
  const cells = [
    cell('de', 'draft', { screen: `${screenOfDraft}.de` }),
    cell('en', 'missing', { screen: `${screenOfDraft}.en` }),
  ];
  answer(() => succeeded([{ ...row('article', 'd1', 'Rıhtım', cells), is_draft: true }], { meta }));
  openPanel(routes, address);
  const table = within(await screen.findByRole('table', { name: 'Çeviriler' }));
  expect(table.getByRole('rowheader', { name: /Rıhtım/ })).toHaveTextContent('Makale · yayınlanmadı');
  expect(table.getByRole('link', { name: 'Rıhtım, English: Eksik' })).toBeVisible();
  expect(table.getByRole('link', { name: 'Rıhtım, Deutsch: Taslak' })).toHaveAttribute('href', `${screenOfDraft}.de`);
});

test('counts by language are shown, and the filters are in the address and in the requests', async () => {
  const { router } = openPanel(routes, `${address}?tur=article&sayfa=2`);
  const counts = within(await screen.findByRole('list', { name: 'Dillere göre' }));
  expect(counts.getByText('English: 12 eksik, 3 eskimiş')).toBeVisible();
  expect(counts.getByText('Deutsch: hepsi tam')).toBeVisible();
  expect(counts.queryByRole('button', { name: 'Deutsch: sıradaki eksik' })).toBeNull();
  expect(http.getJson).toHaveBeenCalledWith(call, { page: 2, entity: 'article' });
  expect(http.getJson).toHaveBeenCalledWith(`${call}/summary`, { entity: 'article' });

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Dil' }), 'English');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Durum' }), 'Eskimiş');
  await waitFor(() =>
    expect(http.getJson).toHaveBeenCalledWith(call, { page: 1, entity: 'article', lang: 'en', state: 'outdated' }),
  );
  expect(router.state.location.search).toBe('?tur=article&dil=en&durum=outdated');
  expect(counts.queryByText(/Deutsch/)).toBeNull();
});

test('the next one opens with the filters; with none left a message says so', async () => {
  const next = { title: 'Köprü', screen: '/admin/pages/blog/update?id=7&ceviri=article.7.en' };
  const { router } = openPanel(routes, `${address}?tur=article`);
  const button = await screen.findByRole('button', { name: 'English: sıradaki eksik' });
  await userEvent.click(button);
  expect(http.getJson).toHaveBeenCalledWith(`${call}/next`, { lang: 'en', entity: 'article' });
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('Bu dilde seçtiğiniz süzgeçlere uyan eksik çeviri kalmadı.'),
  );

  stubReads({ [`${call}/next`]: () => succeeded({ next }) });
  await userEvent.click(button);
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/pages/blog/update'));
  expect(router.state.location.search).toBe('?id=7&ceviri=article.7.en&ceviri-tur=article');
});

test.each([
  ['everything is complete', '?durum=missing', 0, 'Bütün çeviriler tam.'],
  ['none is outdated', '?durum=outdated', 4, 'Eskimiş çeviri yok.'],
  ['no record matches', '?tur=article', 4, 'Böyle bir kayıt yok.'],
  ['there is no record', '', 0, 'Henüz çevrilecek kayıt yok.'],
])('an empty list says that %s', async (_, query, missing, title) => {
  const languages = [{ lang: 'en', name: 'English', missing, outdated: 0 }];
  answer(() => succeeded([], { meta: { ...meta, total: 0 } }), { languages, kinds: {} });
  openPanel(routes, `${address}${query}`);
  expect(await screen.findByText(title)).toBeVisible();
});

test('a site with one language says where another one is added', async () => {
  answer(() => succeeded([], { meta: { ...meta, total: 0 } }), { languages: [], kinds: {} });
  openPanel(routes, address);
  expect(await screen.findByText('Sitede tek dil var.')).toBeVisible();
});

test('a failure can be retried, and the list has pages', async () => {
  answer(() => rejected(500));
  openPanel(routes, address);
  expect(await screen.findByRole('heading', { name: 'Bilgiler alınamadı.' })).toBeVisible();
  answer(() => succeeded(rows, { meta }));
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  await userEvent.click(await screen.findByRole('button', { name: '2. sayfa' }));
  await waitFor(() => expect(http.getJson).toHaveBeenCalledWith(call, { page: 2 }));
});
