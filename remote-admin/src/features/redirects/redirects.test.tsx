import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListedOwnRedirect } from '@vitrin/shared-contracts/redirects';
import { stubReads, http, rejected, succeeded, unreachable } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { RedirectListPage } from './redirect-list.page.tsx';

const address = '/admin/redirects';
const writes = '/api/admin/redirects';
const call = `${writes}/all`;
const routes = singleScreenRoutes(address, RedirectListPage);

function redirect(id: number, source: string): ListedOwnRedirect {
  return { origin: 'own', id, source, target: '/biyografi', version: 2, updated_at: '2026-01-05T09:00:00.000Z' };
}

const rows = [redirect(1, '/bir'), redirect(2, '/iki'), redirect(3, '/uc')];
const meta = { page: 1, page_size: 20, total: 45 };

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  stubReads({ [call]: () => succeeded(rows, { meta }) });
  http.sendForm.mockResolvedValue(succeeded());
});

test('search and pages query the server and are stored in the URL', async () => {
  const { router } = openPanel(routes, address);
  await screen.findByRole('link', { name: '/bir' });

  await userEvent.click(screen.getByRole('button', { name: '2. sayfa' }));
  await waitFor(() => expect(http.getJson).toHaveBeenCalledWith(call, { page: 2 }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Adreslerde ara' }), 'köprü');

  await waitFor(() => expect(http.getJson).toHaveBeenCalledWith(call, { page: 1, search: 'köprü' }));
  expect(new URLSearchParams(router.state.location.search).get('ara')).toBe('köprü');
});

test('validation errors do not shift the layout while a button is being pressed', async () => {
  const user = userEvent.setup();
  openPanel(routes, address);
  await user.click(await screen.findByRole('link', { name: 'Yeni yönlendirme' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByRole('textbox', { name: 'Eski adres' });
  await user.click(field);

  await user.pointer({ keys: '[MouseLeft>]', target: dialog.getByRole('button', { name: 'Kaydet' }) });
  expect(field).not.toHaveFocus();
  expect(field).not.toBeInvalid();

  await user.pointer({ keys: '[/MouseLeft]' });
  await waitFor(() => expect(field).toBeInvalid());
  expect(dialog.getByRole('textbox', { name: 'Yeni adres' })).toBeInvalid();
});

test('a redirect loop is rejected by the server with an error beside the field, and all values are kept', async () => {
  const target = 'Bu Yönlendirme Başka Yönlendirmelerle Başladığı Adrese Geri Dönüyor';
  http.sendForm.mockResolvedValue(rejected(422, { errors: { target } }));
  openPanel(routes, address);

  await userEvent.click(await screen.findByRole('link', { name: 'Yeni yönlendirme' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Eski adres' }), '/dort');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Yeni adres' }), '/bir');
  await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));

  const field = () => screen.getByRole('textbox', { name: 'Yeni adres', hidden: true });
  await waitFor(() => expect(field()).toHaveAccessibleDescription(expect.stringContaining(target)));
  expect(field()).toHaveValue('/bir');
  expect(http.sendForm).toHaveBeenCalledWith(
    'POST',
    writes,
    { form_data: { source: '/dort', target: '/bir' } },
    expect.any(String),
  );
});

test('selected redirects are moved to the trash together, and restored together', async () => {
  http.sendForm.mockResolvedValue(succeeded([]));
  openPanel(routes, address);

  await userEvent.click(await screen.findByRole('checkbox', { name: '/bir: seç' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '/uc: seç' }));
  expect(screen.getByRole('checkbox', { name: 'Tümünü seç' })).toBePartiallyChecked();
  expect(screen.getByText('2 seçildi')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Seçilenleri çöpe taşı' }));

  await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('DELETE', writes, { delete_list: [1, 3] }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Seçilenleri çöpe taşı' })).toBeNull());
  const message = await screen.findByRole('alert');
  await waitFor(() => expect(message).toHaveTextContent('2 yönlendirme'));
  await userEvent.click(within(message).getByRole('button', { name: 'Geri al', hidden: true }));
  const form_data = { entity: 'redirect', ids: [1, 3] };
  await waitFor(() =>
    expect(http.sendForm).toHaveBeenLastCalledWith('POST', '/api/admin/trash/restore', { form_data }),
  );
});

test('the form says that a save takes effect at once, and has no drafts', async () => {
  openPanel(routes, `${address}?kayit=yeni`);
  expect(await screen.findByText(/taslağı yoktur: kaydettiğiniz anda sitede geçerli olur/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Taslağı kaydet' })).toBeNull();
});

test('an update sends its version', async () => {
  openPanel(routes, `${address}?kayit=2`);
  const source = await screen.findByRole('textbox', { name: 'Eski adres' });

  await userEvent.type(source, '-eski');
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));

  await waitFor(() =>
    expect(http.sendForm).toHaveBeenCalledWith('PUT', `${writes}/2`, {
      form_data: { id: 2, source: '/iki-eski', target: '/biyografi', version: 2 },
    }),
  );
});

test('a redirect on another page of the list still opens from its URL', async () => {
  stubReads({
    [call]: () => succeeded(rows, { meta }),
    [`${writes}/41`]: () => succeeded(redirect(41, '/kirk-bir')),
  });
  openPanel(routes, `${address}?kayit=41`);

  expect(await screen.findByRole('textbox', { name: 'Eski adres' })).toHaveValue('/kirk-bir');
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));

  await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('PUT', `${writes}/41`, expect.anything()));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a page that has become empty redirects to the previous one', async () => {
  stubReads({ [call]: () => succeeded([], { meta: { ...meta, total: 40 } }) });
  const { router } = openPanel(routes, `${address}?sayfa=2`);

  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('an empty list, a search without matches and a network failure each show a message', async () => {
  stubReads({ [call]: () => succeeded([]) });
  const first = openPanel(routes, address);
  expect(await screen.findByText('Henüz yönlendirme yok.')).toBeVisible();
  first.unmount();
  const second = openPanel(routes, `${address}?ara=yok`);
  expect(await screen.findByText('“yok” için yönlendirme bulunamadı.')).toBeVisible();
  second.unmount();
  stubReads({ [call]: unreachable });
  openPanel(routes, address);
  expect(await screen.findByRole('heading', { name: 'Sunucuya ulaşılamadı.' })).toBeVisible();
});

describe('redirects of changed addresses', () => {
  const page = { kind: 'article', id: 7, title: 'Köprüler', lang: 'tr' } as const;
  const former = { origin: 'automatic', ...page, source: '/makale/kopru', target: '/makale/kopruler' } as const;
  beforeEach(() => stubReads({ [call]: () => succeeded([rows[0], former]) }));

  test('are in the same list, lead to their page and cannot be selected', async () => {
    openPanel(routes, address);
    const link = await screen.findByRole('link', { name: '/makale/kopru' });
    expect(link).toHaveAttribute('href', '/admin/pages/blog/update?id=7');
    const kinds = within(screen.getByRole('list', { name: 'Yönlendirmeler' })).getAllByText(/^(Elle|Otomatik)/);
    expect(kinds.map(({ textContent }) => textContent)).toEqual(['Elle eklenen', 'Otomatik']);
    expect(screen.queryByRole('checkbox', { name: '/makale/kopru: seç' })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tümünü seç' }));
    expect(screen.getByText('1 seçildi')).toBeVisible();
  });

  test('are removed after confirmation', async () => {
    openPanel(routes, address);
    await userEvent.click(await screen.findByRole('button', { name: '/makale/kopru: kaldır' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Evet, Sil!', hidden: true }));
    const form_data = { source: '/makale/kopru' };
    await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('DELETE', '/api/admin/links/former', { form_data }));
  });
});

test('the kind and the order are chosen by the user and applied by the server', async () => {
  stubReads({ [call]: ({ origin }) => succeeded(origin === 'automatic' ? [] : rows, { meta }) });
  const { router } = openPanel(routes, address);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sıralama' }), 'Yeni adrese göre');
  await waitFor(() => expect(http.getJson).toHaveBeenCalledWith(call, { page: 1, sort: 'target' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tür' }), 'Otomatik');
  await waitFor(() =>
    expect(http.getJson).toHaveBeenCalledWith(call, { page: 1, origin: 'automatic', sort: 'target' }),
  );
  expect(router.state.location.search).toBe('?tur=automatic&sira=target');
  expect(await screen.findByText('Böyle bir yönlendirme yok.')).toBeVisible();
});
