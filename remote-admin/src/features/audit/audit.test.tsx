import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuditRow } from '@vitrin/shared-contracts/audit';
import { stubReads, http, rejected, succeeded } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { AuditPage } from './audit.page.tsx';
import { saveFile } from '../../data/save-file.ts';

jest.mock('../../data/save-file.ts', () => ({ saveFile: jest.fn() }));

const routes = singleScreenRoutes('/admin/audit', AuditPage);

function row(id: number, changed: Partial<AuditRow>): AuditRow {
  return {
    id,
    at: '2026-01-05T09:00:00.000Z',
    actor: { id: 2, name: 'Ayşe Yılmaz' },
    action: 'update',
    result: 'done',
    entity: 'user',
    entity_id: 3,
    title: 'Mert Işık',
    fields: [],
    request_id: 'req-7',
    address: '203.0.113.0/24',
    ...changed,
  };
}

const rows = [
  row(3, { action: 'access', result: 'refused', entity: 'right', title: 'GET /api/admin/contracts' }),
  row(2, { fields: ['role_group', 'translations.en'] }),
  row(1, { action: 'sign-in', result: 'failed', entity: 'session', actor: null, title: 'kim@ornek.com' }),
];

beforeEach(() => {
  jest.clearAllMocks();
  stubReads({
    '/api/admin/audit': () => succeeded(rows),
    '/api/admin/audit/people': () => succeeded([{ id: 2, name: 'Ayşe Yılmaz' }]),
  });
});

test('an entry shows actor, action, record, network and result', async () => {
  openPanel(routes, '/admin/audit');

  const [denied, changed, failed] = within(await screen.findByRole('list', { name: 'Kayıtlar' })).getAllByRole(
    'listitem',
  );
  expect(denied).toHaveTextContent('Yetkisiz erişim · Yetki');
  expect(denied).toHaveTextContent('Reddedildi');
  expect(changed).toHaveTextContent('5.1.2026 - 12:00');
  expect(changed).toHaveTextContent('Güncelleme · Kullanıcı');
  expect(changed).toHaveTextContent('Değişen alanlar: rol, İngilizce metin');
  expect(changed).not.toHaveTextContent('203.0.113.0/24');
  await userEvent.click(within(changed as HTMLElement).getByText('Ayrıntılar'));
  expect(await within(changed as HTMLElement).findByText('Ağ: 203.0.113.0/24 · İstek: req-7')).toBeVisible();
  expect(failed).toHaveTextContent('Bilinmeyen kişi');
  expect(failed).toHaveTextContent('Başarısız');
});

test('an entry of a record shows what was changed, before and after, and leads to the version', async () => {
  const screenOfRecord = '/admin/pages/blog/update?id=7';
  const saved = row(5, {
    entity: 'article',
    entity_id: 7,
    title: 'Köprü',
    fields: ['translations.tr', 'translations.en'],
    changed: ['Özet (tr)'],
    version: { record: '7', number: 4, screen: screenOfRecord },
  });
  stubReads({
    '/api/admin/audit': () => succeeded([saved]),
    '/api/admin/audit/people': () => succeeded([]),
    '/api/admin/history/article/7/4/change': () =>
      succeeded([
        { path: 'translations.tr.summary', label: 'Özet (tr)', kind: 'text', before: 'Eski özet', after: 'Yeni özet' },
      ]),
  });
  openPanel(routes, '/admin/audit');

  const [shown] = within(await screen.findByRole('list', { name: 'Kayıtlar' })).getAllByRole('listitem');
  const entry = within(shown as HTMLElement);
  expect(shown).toHaveTextContent('Değişen alanlar: Özet (tr)');
  expect(http.getJson).not.toHaveBeenCalledWith('/api/admin/history/article/7/4/change', expect.anything());
  await userEvent.click(entry.getByText('Ayrıntılar'));
  expect(await entry.findByRole('link', { name: 'Bu sürümü geçmişte aç' })).toHaveAttribute(
    'href',
    `${screenOfRecord}&surum=4`,
  );
  expect(entry.getByRole('deletion')).toHaveTextContent('Eski');
  expect(entry.getByRole('insertion')).toHaveTextContent('Yeni');
});

test.each([
  ['cli', 'Komut satırı'],
  ['start', 'İlk kurulum'],
])('an action without a request (%s) shows its source', async (request_id, source) => {
  const done = row(4, { action: 'create', actor: null, request_id, address: '' });
  stubReads({ '/api/admin/audit': () => succeeded([done]), '/api/admin/audit/people': () => succeeded([]) });
  openPanel(routes, '/admin/audit');

  const [shown] = within(await screen.findByRole('list', { name: 'Kayıtlar' })).getAllByRole('listitem');
  expect(shown).toHaveTextContent(source);
  expect(shown).not.toHaveTextContent(/Bilinmeyen|İstek/);
});

test('filters query the server, are stored in the URL and can be cleared together', async () => {
  const { router } = openPanel(routes, '/admin/audit?sonuc=refused');

  await screen.findByRole('list', { name: 'Kayıtlar' });
  expect(http.getJson).toHaveBeenCalledWith('/api/admin/audit', { page: 1, result: 'refused' });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Kişi' }), 'Ayşe Yılmaz');
  fireEvent.change(screen.getByLabelText('İlk gün'), { target: { value: '2026-01-05' } });

  await waitFor(() =>
    expect(http.getJson).toHaveBeenCalledWith('/api/admin/audit', {
      page: 1,
      person: 2,
      result: 'refused',
      from: '2026-01-05',
    }),
  );
  expect(router.state.location.search).toBe('?kisi=2&sonuc=refused&ilk=2026-01-05');
  await userEvent.click(screen.getByRole('button', { name: 'Filtreleri temizle' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.queryByRole('button', { name: 'Filtreleri temizle' })).toBeNull();
});

test('a search keeps every typed letter and is cleared with the filters', async () => {
  const { router } = openPanel(routes, '/admin/audit');

  await userEvent.type(await screen.findByRole('searchbox', { name: 'Kayıtlarda ara' }), 'mert ışık');

  await waitFor(() => expect(router.state.location.search).toBe('?ara=mert+%C4%B1%C5%9F%C4%B1k'));
  expect(screen.getByRole('searchbox', { name: 'Kayıtlarda ara' })).toHaveValue('mert ışık');
  await userEvent.click(await screen.findByRole('button', { name: 'Filtreleri temizle' }));
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Kayıtlarda ara' })).toHaveValue(''));
});

test('the export applies the active filters and is saved as a file', async () => {
  http.getFile.mockResolvedValue({ success: true, status: 200, data: new File(['satır'], 'kayitlar.csv') });
  openPanel(routes, '/admin/audit?islem=sign-in&ara=kim');

  await userEvent.click(await screen.findByRole('button', { name: 'CSV olarak indir' }));

  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.anything(), 'kayitlar.csv'));
  await expect(jest.mocked(saveFile).mock.calls[0]?.[0].text()).resolves.toBe('satır');
  expect(http.getFile).toHaveBeenCalledWith('/api/admin/audit/export', { search: 'kim', operation: 'sign-in' });
});

test('a failed export shows an error and saves no file', async () => {
  http.getFile.mockResolvedValue(rejected(503, { message: 'Veri tabanına ulaşılamıyor.' }) as never);
  openPanel(routes, '/admin/audit');

  await userEvent.click(await screen.findByRole('button', { name: 'CSV olarak indir' }));

  expect(await screen.findByText(/Veri tabanına ulaşılamıyor/)).toBeInTheDocument();
  expect(saveFile).not.toHaveBeenCalled();
});

test('an empty result shows an explanation', async () => {
  stubReads({ '/api/admin/audit': () => succeeded([]) });
  openPanel(routes, '/admin/audit?konu=user');
  expect(await screen.findByText('Bu filtrelerle kayıt bulunamadı.')).toBeVisible();
});
