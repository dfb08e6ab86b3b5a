import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MediaRecord } from '@vitrin/shared-contracts/media';
import { languages } from '../../testing/fixtures.ts';
import { stubReads, http, rejected, succeeded } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { mediaItem, mediaRecord } from '../../testing/media-fixtures.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { MediaPage } from './media.page.tsx';

const routes = singleScreenRoutes('/admin/media', MediaPage);
const text = (language: string) => screen.findByRole('textbox', { name: language });
const point = () => screen.findByRole('slider', { name: 'Odak noktası' });
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Kaydet' }));

function answer(changed: Partial<MediaRecord> = {}): void {
  stubReads({
    '/api/admin/media': () => succeeded([mediaItem(3)]),
    '/api/admin/media/3': () => succeeded(mediaRecord(3, changed)),
    '/api/admin/media/folders': () => succeeded([]),
    '/api/admin/languages/info': () => succeeded(languages),
  });
}

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  answer();
});

test('alternative texts and folder are saved with the version; the focal point is omitted until it moves', async () => {
  http.sendForm.mockResolvedValue(succeeded());
  openPanel(routes, '/admin/media?id=3');

  await userEvent.type(await text('English'), 'Bridge pier');
  await userEvent.type(await screen.findByLabelText('Klasör', { selector: '#folder' }), 'Şantiye');
  answer({ version: 4 });
  await save();

  await waitFor(() => expect(http.sendForm).toHaveBeenCalledTimes(1));
  expect(http.sendForm).toHaveBeenCalledWith('PUT', '/api/admin/media/3', {
    version: 3,
    alts: { tr: 'Köprü ayağı', en: 'Bridge pier' },
    folder: 'Şantiye',
  });
});

test('the focal point moves by arrow keys within the picture, and by clicking the picture', async () => {
  http.sendForm.mockResolvedValue(succeeded());
  openPanel(routes, '/admin/media?id=3');
  const mark = await point();

  mark.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowUp}{Shift>}{ArrowDown}{/Shift}');
  expect(mark).toHaveAttribute('aria-valuetext', 'Soldan yüzde 51, yukarıdan yüzde 59');

  const stage = mark.parentElement as HTMLElement;
  jest.spyOn(stage, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 400, 200));
  fireEvent(stage, new MouseEvent('pointerdown', { bubbles: true, clientX: 120, clientY: 500, buttons: 1 }));
  expect(mark).toHaveAttribute('aria-valuetext', 'Soldan yüzde 5, yukarıdan yüzde 100');
  await save();

  await waitFor(() => expect(http.sendForm).toHaveBeenCalledTimes(1));
  expect(http.sendForm.mock.calls[0]?.[2]).toMatchObject({ focus: { x: 5, y: 100 } });
});

test('a text that is too long shows an error beside its field, and nothing is sent', async () => {
  openPanel(routes, '/admin/media?id=3');

  fireEvent.change(await text('English'), { target: { value: 'a'.repeat(301) } });
  await save();

  expect(await screen.findByText('Düzeltilmesi gereken 1 alan var:')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Alternatif metin (English)' })).toBeVisible();
  expect(http.sendForm).not.toHaveBeenCalled();
});

test('a rejected save keeps the typed values, and closing asks for confirmation', async () => {
  http.sendForm.mockResolvedValue(rejected(500));
  const { router } = openPanel(routes, '/admin/media?id=3');
  await userEvent.type(await text('English'), 'Bridge');
  await save();
  expect(await screen.findByText('Başarısız!')).toBeInTheDocument();
  expect(await text('English')).toHaveValue('Bridge');

  await userEvent.click(screen.getByText('Kapat'));
  expect(await screen.findByText('Kaydetmeden kapatıyorsunuz.')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('Kaydetmeden kapatıyorsunuz.')).toBeNull());
  expect(router.state.location.search).toBe('?id=3');
});

test('a saved picture closes without confirmation, even while it is refetched', async () => {
  http.sendForm.mockResolvedValue(succeeded());
  const { router } = openPanel(routes, '/admin/media?id=3');
  await userEvent.type(await text('English'), 'Bridge');
  http.getJson.mockReturnValue(new Promise(() => undefined));
  await save();
  expect(await screen.findByText('Güncellendi!')).toBeInTheDocument();

  await userEvent.click(screen.getByText('Kapat'));

  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.queryByText('Kaydetmeden kapatıyorsunuz.')).toBeNull();
});

test('each use of the picture is linked, and a picture in use cannot be deleted', async () => {
  answer({ used_in: [{ label: 'Makale “Köprüler”', path: '/admin/pages/blog/update?id=7' }] });
  openPanel(routes, '/admin/media?id=3');

  expect(await screen.findByRole('link', { name: 'Makale “Köprüler”' })).toHaveAttribute(
    'href',
    '/admin/pages/blog/update?id=7',
  );
  expect(screen.getByRole('button', { name: 'Sil' })).toBeDisabled();
});

test('an unused picture is deleted after confirmation, and the drawer closes', async () => {
  http.sendForm.mockResolvedValue(succeeded());
  const { router } = openPanel(routes, '/admin/media?id=3');

  await userEvent.click(await screen.findByRole('button', { name: 'Sil' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Evet, Sil!', hidden: true }));

  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(http.sendForm).toHaveBeenCalledWith('DELETE', '/api/admin/media/3', {});
});

test('a picture that only an old version shows can be deleted, and the drawer says what that means', async () => {
  http.sendForm.mockResolvedValue(succeeded());
  answer({
    used_in: [{ label: 'Eski sürüm: Makale “Köprüler”', path: '/admin/pages/blog/update?id=7', former: true }],
  });
  openPanel(routes, '/admin/media?id=3');

  expect(await screen.findByText(/Yalnız eski sürümlerde var/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sil' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Evet, Sil!', hidden: true }));

  await waitFor(() => expect(http.sendForm).toHaveBeenCalled());
  expect(http.sendForm).toHaveBeenCalledWith('DELETE', '/api/admin/media/3', { with_versions: 1 });
});

test('the draft of a new record that uses the picture has no link', async () => {
  answer({ used_in: [{ label: 'Taslak: Makale “Köprüler”', path: null }] });
  openPanel(routes, '/admin/media?id=3');

  expect(await screen.findByText('Taslak: Makale “Köprüler”')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Köprüler/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Sil' })).toBeDisabled();
});

test('the file details are shown, and the URL can be copied', async () => {
  const user = userEvent.setup();
  openPanel(routes, '/admin/media?id=3');

  expect(await screen.findByText('960 × 640 piksel · yüklenen dosya 2,3 MB')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Adresi kopyala' }));

  expect(await screen.findByRole('button', { name: 'Kopyalandı' })).toBeVisible();
  const address = 'http://localhost/media/00000000000000000000000000000003-960.jpg';
  await expect(navigator.clipboard.readText()).resolves.toBe(address);
});

test('a deleted picture shows a not-found message', async () => {
  stubReads({
    '/api/admin/media': () => succeeded([]),
    '/api/admin/media/folders': () => succeeded([]),
    '/api/admin/languages/info': () => succeeded(languages),
  });
  openPanel(routes, '/admin/media?id=3');
  expect(await screen.findByRole('heading', { name: 'Bu kayıt bulunamadı.' })).toBeVisible();
});
