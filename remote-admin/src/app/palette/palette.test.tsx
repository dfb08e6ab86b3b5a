import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubReads, http, succeeded, unreachable } from '../../testing/fake-server.ts';
import { articleRow } from '../../testing/fixtures.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { createRoutes } from '../routes.tsx';

const answers = {
  '/api/admin/role/groups': () => succeeded({ admin: 'Yönetici' }),
  '/api/admin/blog': () => succeeded([articleRow(7, 'Çelik yapılar')]),
  '/api/admin/contracts': () => succeeded([{ id: 3, name: 'Gizlilik' }]),
};
const search = () => screen.findByPlaceholderText(/Ekran, makale/, {}, { timeout: 5_000 });

beforeEach(() => {
  localStorage.clear();
  stubReads(answers);
});

test('Ctrl K finds a screen regardless of case, and Enter opens it', async () => {
  const { router } = openPanel(createRoutes(), '/admin/404');
  await screen.findByRole('heading', { level: 1 });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await search(), 'MAKALE');

  expect(await screen.findByRole('button', { name: /^Makale/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/pages/blog'));
});

test('what is typed while the palette is loading is in its field, not in the field that has the focus', async () => {
  openPanel(createRoutes(), '/admin/pages/blog');
  const list = await screen.findByRole('searchbox', { name: 'Makalelerde ara' }, { timeout: 5_000 });
  list.focus();
  await userEvent.keyboard('{Control>}k{/Control}yenio{Backspace} ma');

  await waitFor(async () => expect(await search()).toHaveFocus());
  await userEvent.keyboard('kale');
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(await search()).toHaveValue('yeni makale');
  expect(list).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(await search()).toHaveValue('');
});

async function openPalette(role?: 'hr') {
  const panel = openPanel(createRoutes(), '/admin/404', role);
  await userEvent.click(await screen.findByRole('button', { name: 'Panelde ara (Ctrl K)' }));
  return panel;
}

test.each([
  ['yeni makale', /^Yeni makale$/, '/admin/pages/blog/insert'],
  ['ürün ekle', /^Yeni ürün$/, '/admin/catalogue/product-insert'],
  ['telefon değiştir', /^Telefon numarasını değiştir$/, '/admin/settings/contact-information'],
  ['telefonu güncelle', /^Telefon numarasını değiştir$/, '/admin/settings/contact-information'],
  ['logo', /^Logoyu değiştir$/, '/admin/settings/branding'],
  ['yeni API anahtarı', /^Yeni API anahtarı/, '/admin/api-keys'],
])('the words “%s” find a command that opens its screen', async (typed, name, path) => {
  const { router } = await openPalette();
  await userEvent.type(await search(), typed);

  await userEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
});

test('a screen that is called as typed comes before commands and other screens', async () => {
  await openPalette();
  await userEvent.type(await search(), 'makale');
  await screen.findByRole('button', { name: 'Yeni makale' });
  const dialog = within(screen.getByRole('dialog', { name: 'Panelde ara' }));
  const [first, second] = dialog.getAllByRole('button');
  expect([first, second].map((result) => result?.textContent)).toEqual(['Makaleİçerik İşlemleri', 'Yeni makale']);
});

test('does not find commands that the user may not use', async () => {
  await openPalette('hr');
  await userEvent.type(await search(), 'yeni makale');
  expect(await screen.findByText('Sonuç bulunamadı.', {}, { timeout: 3_000 })).toBeVisible();
});

test('leads to the search in all texts with what was typed', async () => {
  const { router } = await openPalette();
  await userEvent.type(await search(), '0212 555 01 00');
  await userEvent.click(await screen.findByRole('button', { name: 'Bütün metinlerde bul: “0212 555 01 00”' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/site-search'));
  expect(router.state.location.search).toBe('?ara=0212+555+01+00');
});

test('finds the records that the user may open', async () => {
  const { router } = openPanel(createRoutes(), '/admin/404');
  await userEvent.click(await screen.findByRole('button', { name: 'Panelde ara (Ctrl K)' }));
  await userEvent.type(await search(), 'çelik');

  await screen.findByText('Çelik yapılar', {}, { timeout: 3_000 });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?id=7'));
  expect(http.getJson).toHaveBeenCalledWith('/api/admin/blog', { page: 1, search: 'çelik' });
});

test('does not search contracts for an editor, and reports a failed search', async () => {
  stubReads({ ...answers, '/api/admin/blog': unreachable });
  http.getJson.mockClear();
  openPanel(createRoutes(), '/admin/404', 'editor');
  await userEvent.click(await screen.findByRole('button', { name: 'Panelde ara (Ctrl K)' }));
  await userEvent.type(await search(), 'gizlilik');

  expect(await screen.findByText(/Bazı kayıtlar aranamadı/, {}, { timeout: 3_000 })).toBeVisible();
  expect(http.getJson).not.toHaveBeenCalledWith('/api/admin/contracts', expect.anything());
});

test('the question mark key opens the list of shortcuts', async () => {
  openPanel(createRoutes(), '/admin/404');
  await screen.findByRole('heading', { level: 1 });
  await userEvent.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Klavye kısayolları' }, { timeout: 5_000 })).toBeVisible();
});

test('single-key shortcuts can be turned off, and the palette then finds the list of shortcuts by name', async () => {
  openPanel(createRoutes(), '/admin/404', 'editor');
  await screen.findByRole('heading', { level: 1 });
  await userEvent.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Klavye kısayolları' }, { timeout: 5_000 });
  expect(within(dialog).queryByText('Sonraki ileti')).toBeNull();
  await userEvent.click(within(dialog).getByRole('switch', { name: /^Tek tuşlu kısayollar/ }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await userEvent.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await search(), 'kısayol');
  await userEvent.click(await screen.findByRole('button', { name: 'Klavye kısayolları' }));

  const again = await screen.findByRole('dialog', { name: 'Klavye kısayolları' });
  await userEvent.click(within(again).getByRole('switch', { name: /^Tek tuşlu kısayollar/ }));
  expect(localStorage.getItem('single_keys')).toBeNull();
});

test('shows the inbox shortcuts to a user who may read an inbox', async () => {
  openPanel(createRoutes(), '/admin/404', 'support');
  await screen.findByRole('heading', { level: 1 });
  await userEvent.keyboard('?');

  expect(await screen.findByText('Sonraki ileti', {}, { timeout: 5_000 })).toBeVisible();
});
