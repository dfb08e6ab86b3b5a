import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { scannerPath, type MissingAddress } from '@vitrin/shared-contracts/redirects';
import { http, rejected, stubReads, succeeded, unreachable } from '../../testing/fake-server.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { RedirectListPage } from './redirect-list.page.tsx';

const address = '/admin/redirects?bolum=bulunamayan';
const call = '/api/admin/redirects/missing';
const routes = singleScreenRoutes('/admin/redirects', RedirectListPage);

function missing(path: string, changed: Partial<MissingAddress> = {}): MissingAddress {
  const last_seen = '2026-01-05T09:00:00.000Z';
  return { path, visitors: 12, bots: 0, last_seen, linked_from: null, ignored: 0, answered: false, ...changed };
}

const rows = [
  missing('/eski', { bots: 3, linked_from: '/makaleler' }),
  missing('/geldi', { answered: true }),
  missing(scannerPath, { visitors: 0, bots: 1_200 }),
];
const meta = { page: 1, page_size: 20, total: 45 };

function answer(list: () => ReturnType<typeof succeeded>, nearest: string | null = '/makale/eski-koprular'): void {
  stubReads({ [call]: list, '/api/admin/redirects/nearest': () => succeeded({ address: nearest }) });
}

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  answer(() => succeeded(rows, { meta }));
  http.sendForm.mockResolvedValue(succeeded());
});

test('each address says how often it was requested, by whom, and which page links to it', async () => {
  openPanel(routes, address);
  const list = within(await screen.findByRole('list', { name: 'Bulunamayan adresler' }));
  expect(list.getByText(/12 kez istendi, robotlar 3 kez/)).toBeVisible();
  expect(list.getByRole('link', { name: '/makaleler' })).toHaveAttribute('href', '/makaleler');
  expect(list.getByText(/Artık açılıyor/)).toBeVisible();
  expect(list.getByText(/yalnızca robotlar, 1\.200 kez/)).toBeVisible();
  expect(list.getAllByRole('link', { name: /yönlendir$/ })).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Bulunamayan adresler' })).toHaveAttribute('aria-current', 'page');
});

test('the redirect form is filled with the address and the nearest living one', async () => {
  openPanel(routes, address);
  await userEvent.click(await screen.findByRole('link', { name: '/eski: yönlendir' }));

  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('textbox', { name: 'Eski adres' })).toHaveValue('/eski');
  const target = dialog.getByRole('textbox', { name: 'Yeni adres' });
  expect(target).toHaveValue('/makale/eski-koprular');
  expect(target).toHaveAccessibleDescription(/en yakın adres önerildi/);
  expect(http.getJson).toHaveBeenCalledWith('/api/admin/redirects/nearest', { path: '/eski' });

  await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
  const form_data = { source: '/eski', target: '/makale/eski-koprular' };
  await waitFor(() =>
    expect(http.sendForm).toHaveBeenCalledWith('POST', '/api/admin/redirects', { form_data }, expect.any(String)),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['no address is similar', () => succeeded({ address: null })],
  ['the server cannot be reached', unreachable],
])('the form opens with an empty target when %s', async (_name, nearest) => {
  stubReads({ [call]: () => succeeded(rows, { meta }), '/api/admin/redirects/nearest': nearest });
  openPanel(routes, `${address}&adres=%2Feski`);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('textbox', { name: 'Eski adres' })).toHaveValue('/eski');
  expect(dialog.getByRole('textbox', { name: 'Yeni adres' })).toHaveValue('');
});

test('an address is ignored without a question, and the message takes it back', async () => {
  openPanel(routes, address);
  await userEvent.click(await screen.findByRole('button', { name: '/eski: yok say' }));
  const sent = (ignored: 0 | 1) => ['POST', call, { form_data: { path: '/eski', ignored } }] as const;
  await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith(...sent(1)));

  await userEvent.click(await screen.findByRole('button', { name: 'Geri al' }));
  await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith(...sent(0)));
  expect(await screen.findByText('Yeniden listede.')).toBeInTheDocument();
});

test('ignored addresses are listed on request and can be shown again', async () => {
  answer(() => succeeded([missing('/eski', { ignored: 1 })], { meta: { ...meta, total: 1 } }));
  openPanel(routes, `${address}&goster=ignored`);
  await userEvent.click(await screen.findByRole('button', { name: '/eski: yeniden göster' }));
  expect(http.getJson).toHaveBeenCalledWith(call, { page: 1, ignored: 'ignored' });
  await waitFor(() => expect(http.sendForm).toHaveBeenCalled());
  expect(screen.queryByRole('link', { name: '/eski: yönlendir' })).toBeNull();
});

test('search and pages query the server', async () => {
  openPanel(routes, address);
  await userEvent.click(await screen.findByRole('button', { name: '2. sayfa' }));
  await waitFor(() => expect(http.getJson).toHaveBeenCalledWith(call, { page: 2 }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Adreslerde ara' }), 'eski');
  await waitFor(() => expect(http.getJson).toHaveBeenCalledWith(call, { page: 1, search: 'eski' }));
});

test('loading, an empty list, no match and a failure each show a message, and a failure is retried', async () => {
  answer(() => succeeded([]));
  const first = openPanel(routes, address);
  expect(await screen.findByRole('status', { name: 'Yükleniyor' })).toBeInTheDocument();
  expect(await screen.findByText('Bulunamayan adres yok.')).toBeVisible();
  first.unmount();
  const second = openPanel(routes, `${address}&ara=yok`);
  expect(await screen.findByText('“yok” için adres bulunamadı.')).toBeVisible();
  second.unmount();
  answer(() => rejected(500));
  openPanel(routes, address);
  expect(await screen.findByRole('heading', { name: 'Bilgiler alınamadı.' })).toBeVisible();
  answer(() => succeeded(rows, { meta }));
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  expect(await screen.findByText('/eski')).toBeVisible();
});
