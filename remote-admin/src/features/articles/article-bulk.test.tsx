import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, rejected, stubReads, succeeded } from '../../testing/fake-server.ts';
import { articleRow, languages } from '../../testing/fixtures.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { ArticleListPage } from './article-list.page.tsx';

const routes = singleScreenRoutes('/admin/pages/blog', ArticleListPage);
const rows = [articleRow(7, 'Çelik yapılar'), articleRow(8, 'Rüzgâr yükü'), articleRow(9, 'Su arıtma')];
const bulkPath = '/api/admin/bulk/article';

beforeEach(() => {
  jest.clearAllMocks();
  http.publication.mockReset();
  stubReads({
    '/api/admin/blog': () => succeeded(rows),
    '/api/admin/blog/authors': () => succeeded([]),
    '/api/admin/languages/info': () => succeeded(languages),
  });
});

const box = (title: string) => screen.findByRole('checkbox', { name: `${title}: seç` });
const bar = () => within(screen.getByRole('group', { name: 'Seçilenler' }));
const press = (name: string) => userEvent.click(bar().getByRole('button', { name }));
const done = (...ids: number[]) => ids.map((id) => ({ id, title: `Makale ${id}`, before: null }));
const undo = async (message: string) => {
  const toast = await screen.findByRole('alert');
  await waitFor(() => expect(toast).toHaveTextContent(message));
  await userEvent.click(within(toast).getByRole('button', { name: 'Geri al', hidden: true }));
};
const sent = () => http.sendForm.mock.calls.map(([method, path, fields]) => [method, path, fields['form_data']]);

async function choose(...titles: string[]): Promise<void> {
  openPanel(routes, '/admin/pages/blog');
  for (const title of titles) await userEvent.click(await box(title));
}

test('rows are selected one by one, all at once, and deselected', async () => {
  await choose('Su arıtma');
  const all = bar().getByRole('checkbox', { name: 'Tümünü seç' });
  expect(bar().getByRole('status')).toHaveTextContent('1 seçildi');
  expect(all).toBePartiallyChecked();

  await userEvent.click(all);
  expect(bar().getByRole('status')).toHaveTextContent('3 seçildi');
  expect(await box('Çelik yapılar')).toBeChecked();

  await press('Seçimi temizle');
  expect(bar().getByRole('status')).toBeEmptyDOMElement();
  expect(await box('Su arıtma')).not.toBeChecked();
  expect(bar().queryByRole('button')).toBeNull();
  expect(http.sendForm).not.toHaveBeenCalled();
});

test('the selected articles are published with one request; the message names the others and takes back those', async () => {
  const notice = '1 kayıt değişti, 1 kayıt değişmedi:\nSu arıtma: Zaten yayında.';
  const failed = [{ id: 9, title: 'Su arıtma', reason: 'Zaten yayında.' }];
  http.sendForm.mockResolvedValue(succeeded({ done: done(7), failed, incoming: [] }, { notice }));
  await choose('Çelik yapılar', 'Su arıtma');
  await press('Yayınla');

  await waitFor(() => expect(sent()).toEqual([['PUT', bulkPath, { action: 'publish', ids: [7, 9] }]]));
  const toast = await screen.findByRole('alert');
  await waitFor(() => expect(toast).toHaveTextContent('Su arıtma: Zaten yayında.'));
  expect(toast).toHaveTextContent('1 kayıt değişti');
  await waitFor(async () => expect(await box('Su arıtma')).not.toBeChecked());

  await undo('Yayınlandı.');
  await waitFor(() => expect(sent()[1]).toEqual(['PUT', bulkPath, { action: 'withdraw', ids: [7] }]));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Geri Alındı!'));
});

test('taking off the site is asked once', async () => {
  http.sendForm.mockResolvedValue(succeeded({ done: done(7, 8), failed: [], incoming: [] }));
  await choose('Çelik yapılar', 'Rüzgâr yükü');
  await press('Yayından kaldır');
  const dialog = await screen.findByRole('dialog', { name: '2 makale yayından kaldırılsın mı?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Vazgeç' }));
  expect(http.sendForm).not.toHaveBeenCalled();
  expect(await box('Çelik yapılar')).toBeChecked();

  await press('Yayından kaldır');
  const again = await screen.findByRole('dialog', { name: '2 makale yayından kaldırılsın mı?' });
  await userEvent.click(within(again).getByRole('button', { name: 'Yayından kaldır' }));
  await waitFor(() => expect(sent()).toEqual([['PUT', bulkPath, { action: 'withdraw', ids: [7, 8] }]]));
});

test('the selected articles are moved to the trash without a question, and restored together', async () => {
  http.sendForm.mockResolvedValue(succeeded({ done: done(7, 8), failed: [], incoming: [] }));
  await choose('Çelik yapılar', 'Rüzgâr yükü');
  await press('Çöpe taşı');
  await waitFor(() => expect(sent()).toEqual([['PUT', bulkPath, { action: 'trash', ids: [7, 8] }]]));

  http.sendForm.mockResolvedValue(succeeded([]));
  await undo('Çöpe Taşındı!');
  const restored = ['POST', '/api/admin/trash/restore', { entity: 'article', ids: [7, 8] }];
  await waitFor(() => expect(sent()[1]).toEqual(restored));
});

test('the message of a move to the trash names what links to the moved records', async () => {
  const incoming = ['Tünel', 'Baraj', 'Liman', 'Yol'].map((title, index) => ({
    entity: 'Makale',
    record: String(index),
    title,
    screen: null,
    fields: ['Metin (tr)'],
  }));
  http.sendForm.mockResolvedValue(succeeded({ done: done(7, 8), failed: [], incoming }));
  await choose('Çelik yapılar', 'Rüzgâr yükü');
  await press('Çöpe taşı');

  const toast = await screen.findByRole('alert');
  await waitFor(() => expect(toast).toHaveTextContent('2 makale'));
  expect(toast).toHaveTextContent('Kullanıldığı yerler: Tünel, Baraj, Liman ve 1 kayıt daha.');
  expect(within(toast).getByRole('button', { name: 'Geri al', hidden: true })).toBeInTheDocument();
});

test('a rejected operation shows why and keeps the selection', async () => {
  const message = 'Hiçbir kayıt değişmedi:\nSu arıtma: Zaten yayında.';
  http.sendForm.mockResolvedValue(rejected(409, { message }));
  await choose('Su arıtma');
  await press('Yayınla');

  const toast = await screen.findByRole('alert');
  await waitFor(() => expect(toast).toHaveTextContent('Su arıtma: Zaten yayında.'));
  expect(await box('Su arıtma')).toBeChecked();
});

test('the state, language and author filters are stored in the URL and sent to the server', async () => {
  stubReads({
    '/api/admin/blog': () => succeeded(rows),
    '/api/admin/blog/authors': () => succeeded([{ id: 4, name: 'Elif Kaya' }]),
    '/api/admin/languages/info': () => succeeded(languages),
  });
  const { router } = openPanel(routes, '/admin/pages/blog?durum=withdrawn');
  expect(await screen.findByRole('combobox', { name: 'Durum' })).toHaveDisplayValue('Yayından kalktı');
  await screen.findByRole('option', { name: 'English eksik' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Dil' }), 'English eksik');
  await screen.findByRole('option', { name: 'Elif Kaya' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Son düzenleyen' }), 'Elif Kaya');

  expect(router.state.location.search).toBe('?durum=withdrawn&dil=-en&yazar=4');
  const params = { page: 1, state: 'withdrawn', language: '-en', author: 4 };
  await waitFor(() => expect(http.getJson).toHaveBeenCalledWith('/api/admin/blog', params));
});
