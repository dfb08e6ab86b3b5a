import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiResponse } from '@vitrin/shared-contracts/http';
import { api } from '@vitrin/shared-contracts/paths';
import { stubReads, http, rejected, succeeded } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { SupportInsertPage } from './support-insert.page.tsx';

const address = '/admin/support/insert';
const user = userEvent.setup({ applyAccept: false });
const file = (name: string, bytes = 3) => new File([new Uint8Array(bytes)], name);

const choose = async (...files: File[]) => user.upload(await screen.findByLabelText('Eklenecek dosyalar'), files);
const names = () => within(screen.getByRole('list', { name: 'Seçilen dosyalar' })).getAllByRole('listitem');
const fill = async () => {
  await user.click(await screen.findByRole('textbox', { name: 'Konu' }));
  await user.paste('Görsel yüklenmiyor');
  await user.click(screen.getByRole('textbox', { name: 'Açıklama' }));
  await user.paste('Kapak görseli yüklerken hata alıyorum.');
};
const send = () => user.click(screen.getByRole('button', { name: 'Gönder' }));

beforeEach(async () => {
  localStorage.clear();
  jest.clearAllMocks();
  stubReads({ [api.adminSupportDelivery]: () => succeeded({ forwarding: 'on', answerers: [] }) });
  await act(async () => openPanel(singleScreenRoutes(address, SupportInsertPage), address, 'editor'));
});

test('attachments are sent with the text and show the upload progress', async () => {
  const answered = Promise.withResolvers<ApiResponse<unknown>>();
  http.sendFile.mockReturnValue(answered.promise);
  await fill();
  const chosen = [file('ekran.png'), file('kayit.log')];
  await choose(...chosen);
  await send();

  const [path, fields, onProgress, key] = http.sendFile.mock.calls[0] ?? [];
  expect([path, fields?.attachments, key]).toEqual(['/api/admin/support', chosen, expect.any(String)]);
  expect(fields?.form_data).toContain('"subject":"Görsel yüklenmiyor"');
  act(() => onProgress?.(0.42));
  expect(screen.getByRole('progressbar', { name: 'Dosyalar gönderiliyor' })).toHaveValue(42);
  expect(screen.getByText('%42 gönderildi')).toBeVisible();
  act(() => onProgress?.(1));
  expect(await screen.findByText('Sunucuda denetleniyor…')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Dosya ekle' })).toBeDisabled();
  await act(async () => answered.resolve(succeeded()));
  expect(await screen.findByText('başka ekran')).toBeVisible();
});

test('rejected attachments show their reasons at once, and the others are kept', async () => {
  await choose(file('ekran.png'));
  await choose(file('kur.exe'), file('fatura.exe.pdf'), file('boş.txt', 0), file('dev.pdf', 10 * 1_048_576 + 1));

  const alert = await screen.findByRole('alert');
  for (const text of [
    '“kur.exe” eklenemez: yalnızca PNG',
    '“fatura.exe.pdf” eklenemez: adında ikinci bir uzantı var.',
    '“boş.txt” eklenemez: dosya boş.',
    '“dev.pdf” eklenemez: dosya en fazla 10 MB olabilir.',
  ])
    expect(alert).toHaveTextContent(text);
  expect(names()).toHaveLength(1);
});

test('attachments chosen twice are added once', async () => {
  const same = file('ekran.png');
  await choose(same);
  await choose(same, file('başka.png'));
  expect(names()).toHaveLength(2);
});

test('attachments are limited to five and can be removed', async () => {
  await choose(...[1, 2, 3, 4, 5, 6].map((at) => file(`${at}.png`)));
  expect(await screen.findByText('En fazla 5 dosya eklenebilir.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '3.png: çıkar' }));

  expect(names().map((item) => item.textContent)).toEqual(['1.png', '2.png', '4.png', '5.png'].map(matching));
  expect(screen.queryByText('En fazla 5 dosya eklenebilir.')).toBeNull();
});

const matching = (name: string) => expect.stringContaining(name) as string;

test('attachments that the server rejects show the reason beside the field; text and files are kept', async () => {
  const attachments = '“ekran.png” eklenemez: içeriği adıyla uyuşmuyor ya da dosya bozuk.';
  http.sendFile.mockResolvedValue(rejected(422, { errors: { attachments } }));
  await fill();
  await choose(file('ekran.png'), file('not.txt'));
  await send();

  expect(await screen.findByRole('button', { name: 'Ekler' })).toBeVisible();
  expect(within(screen.getByRole('group', { name: 'Ekler' })).getByRole('alert')).toHaveTextContent(attachments);
  expect(screen.getByRole('textbox', { name: 'Konu' })).toHaveValue('Görsel yüklenmiyor');
  expect(names()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'ekran.png: çıkar' }));
  expect(screen.queryByText(attachments)).toBeNull();
});

test('attachments can be added by drop and paste', async () => {
  await screen.findByRole('button', { name: 'Dosya ekle' });
  const dataTransfer = { files: [file('a.pdf')], types: ['Files'] };
  // Also outside the field: the browser would otherwise navigate to the file.
  expect(fireEvent.dragOver(document.body, { dataTransfer })).toBe(false);
  expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false);
  const paste = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
    clipboardData: { files: [new File(['abc'], 'image.png', { type: 'image/png' })] },
  });
  act(() => void document.body.dispatchEvent(paste));

  expect(names().map((item) => item.textContent)).toEqual(['a.pdf', 'Panodan yapıştırılan.png'].map(matching));
});
