import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { languages } from '../../testing/fixtures.ts';
import { stubReads, http, rejected, succeeded, unreachable } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { mediaItem, mediaRecord } from '../../testing/media-fixtures.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { MediaPage } from './media.page.tsx';

const routes = singleScreenRoutes('/admin/media', MediaPage);
const items = [mediaItem(3, { alt: 'Çelik köprü' }), mediaItem(2), mediaItem(1, { alt: 'Rıhtım' })];
const folders = [
  { name: '', count: 2 },
  { name: 'Şantiye', count: 1 },
];

function answer(list: () => ReturnType<typeof succeeded> = () => succeeded(items)): void {
  stubReads({
    '/api/admin/media': list,
    '/api/admin/media/3': () => succeeded(mediaRecord(3)),
    '/api/admin/media/folders': () => succeeded(folders),
    '/api/admin/languages/info': () => succeeded(languages),
  });
}

const opens = (name: string) => screen.findByRole('button', { name });
const tick = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name: `${name}: seç` }));

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  answer();
});

test('a loading library shows a status, then the pictures with their names and missing texts', async () => {
  openPanel(routes, '/admin/media');

  expect(await screen.findByRole('status', { name: 'Yükleniyor' })).toBeInTheDocument();
  const list = await screen.findByRole('list', { name: 'Görseller' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map((row) => within(row).queryByText('Alternatif metin yok') !== null)).toEqual([false, true, false]);
  expect(list.querySelector('source[type="image/avif"]')).toHaveAttribute(
    'srcset',
    '/media/00000000000000000000000000000003-480.avif 480w, /media/00000000000000000000000000000003-960.avif 960w',
  );
});

test('an empty library explains how to add pictures, an empty search result suggests other filters', async () => {
  answer(() => succeeded([]));
  const { unmount } = openPanel(routes, '/admin/media');
  expect(await screen.findByText('Kitaplık henüz boş.')).toBeVisible();
  unmount();

  openPanel(routes, '/admin/media?ara=yok');
  expect(await screen.findByText('Bu filtrelere uyan görsel yok.')).toBeVisible();
});

test('a library that cannot be reached loads on retry', async () => {
  answer(unreachable);
  openPanel(routes, '/admin/media');
  expect(await screen.findByRole('heading', { name: 'Sunucuya ulaşılamadı.' })).toBeVisible();

  answer();
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));

  expect(await opens('Rıhtım')).toBeVisible();
});

test('search, folder and state query the server and are stored in the URL', async () => {
  const { router } = openPanel(routes, '/admin/media');
  await opens('Rıhtım');

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Klasör' }), 'Şantiye (1)');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Durum' }), 'Kullanılmayanlar');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Görsellerde ara' }), 'köprü');

  const asked = { page: 1, search: 'köprü', folder: 'Şantiye', state: 'unused' };
  await waitFor(() => expect(http.getJson).toHaveBeenCalledWith('/api/admin/media', asked));
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    ara: 'köprü',
    klasor: 'Şantiye',
    durum: 'unused',
  });
});

test('pictures without a folder have a filter of their own', async () => {
  openPanel(routes, '/admin/media');
  await opens('Rıhtım');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Klasör' }), 'Klasörsüz (2)');
  await waitFor(() => expect(http.getJson).toHaveBeenCalledWith('/api/admin/media', { page: 1, folder: '/' }));
});

test('a folder that has become empty stays selected as the filter', async () => {
  answer(() => succeeded([]));
  openPanel(routes, '/admin/media?klasor=Bo%C5%9F');
  expect(await screen.findByText('Bu filtrelere uyan görsel yok.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Klasör' })).toHaveDisplayValue('Boş (0)');
  expect(screen.queryByRole('button', { name: 'Klasörü yeniden adlandır' })).toBeNull();
});

test('the grid is a single tab stop; arrow keys move the focus, space selects, Enter opens', async () => {
  const { router } = openPanel(routes, '/admin/media');
  const first = await opens('Çelik köprü');
  first.focus();

  await userEvent.keyboard('{ArrowRight}');
  expect(await opens('dosya-2.png')).toHaveFocus();
  expect(first).toHaveAttribute('tabindex', '-1');
  await userEvent.keyboard(' ');
  expect(screen.getByRole('checkbox', { name: 'dosya-2.png: seç' })).toBeChecked();
  await userEvent.keyboard('{Home}{Enter}');

  expect(new URLSearchParams(router.state.location.search).get('id')).toBe('3');
});

test('selected pictures are moved into a folder together', async () => {
  http.sendForm.mockResolvedValue(succeeded({ folder: 'Şantiye', moved: [3, 1] }));
  openPanel(routes, '/admin/media');
  await tick('Çelik köprü');
  await tick('Rıhtım');
  expect(screen.getByText('2 görsel seçildi')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Klasöre taşı' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('combobox', { name: 'Klasör' }), 'Şantiye');
  await userEvent.click(dialog.getByRole('button', { name: 'Taşı' }));

  expect(http.sendForm).toHaveBeenCalledWith('PUT', '/api/admin/media/list', {
    media_list: [3, 1],
    folder: 'Şantiye',
  });
  await waitFor(() => expect(screen.queryByText('2 görsel seçildi')).toBeNull());

  const message = await screen.findByRole('alert');
  await userEvent.click(await within(message).findByRole('button', { name: 'Geri al', hidden: true }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Geri Alındı!'));
  const moves = http.sendForm.mock.calls.slice(1).map(([, , fields]) => fields);
  expect(moves.flatMap(({ media_list }) => media_list).toSorted((a, b) => Number(a) - Number(b))).toEqual([1, 3]);
  expect(moves.every(({ folder }) => folder !== 'Şantiye')).toBe(true);
});

test('a folder name that the server rejects shows an error beside it, and the pictures stay selected', async () => {
  http.sendForm.mockResolvedValue(rejected(422, { errors: { folder: 'Klasör Adında / ve \\ Kullanılamaz' } }));
  openPanel(routes, '/admin/media');
  await tick('Rıhtım');
  await userEvent.click(screen.getByRole('button', { name: 'Klasöre taşı' }));
  const name = within(await screen.findByRole('dialog')).getByRole('combobox', { name: 'Klasör' });
  await userEvent.type(name, 'a/b{Enter}');

  expect(await screen.findByText('Klasör Adında / ve \\ Kullanılamaz')).toBeVisible();
  expect(name).toHaveValue('a/b');
  expect(screen.getByText('1 görsel seçildi')).toBeInTheDocument();
});

test('a bulk deletion asks for confirmation, reports the pictures that were kept, and leaves only those selected', async () => {
  const message = '1 görsel silindi. 1 görsel kullanıldığı için silinmedi.';
  http.sendForm.mockResolvedValue(succeeded({ deleted: [2], kept: [3] }, { message }));
  openPanel(routes, '/admin/media');
  await tick('Çelik köprü');
  await tick('dosya-2.png');

  await userEvent.click(screen.getByRole('button', { name: 'Sil' }));
  expect(await screen.findByText('Kalıcı Olarak Silinecek!')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Evet, Sil!', hidden: true }));

  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(http.sendForm).toHaveBeenCalledWith('DELETE', '/api/admin/media/list', { delete_list: [3, 2] });
  expect(screen.getByText('1 görsel seçildi')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Çelik köprü: seç', hidden: true })).toBeChecked();
});

test('renaming a folder keeps the list filtered by it', async () => {
  http.sendForm.mockResolvedValue(succeeded({ folder: 'Şantiye 2026', moved: 1 }));
  const { router } = openPanel(routes, '/admin/media?klasor=%C5%9Eantiye');

  await userEvent.click(await screen.findByRole('button', { name: 'Klasörü yeniden adlandır' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('combobox', { name: 'Klasör' }), ' 2026{Enter}');

  expect(http.sendForm).toHaveBeenCalledWith('PUT', '/api/admin/media/folders', {
    from: 'Şantiye',
    to: 'Şantiye 2026',
  });
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('klasor')).toBe('Şantiye 2026'));
});
