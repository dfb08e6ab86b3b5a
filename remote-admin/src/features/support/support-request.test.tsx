import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SupportRecord } from '@vitrin/shared-contracts/support';
import { stubReads, http, rejected, succeeded } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { supportRecord } from '../../testing/support-fixtures.ts';
import { SupportRequestPage } from './support-request.page.tsx';

const saved: string[] = [];
jest.mock('../../data/save-file.ts', () => ({ saveFile: (_file: Blob, name: string) => void saved.push(name) }));

const url = '/api/admin/support/4';
const address = '/admin/support/request';
const routes = singleScreenRoutes(address, SupportRequestPage);

function open(changed: Partial<SupportRecord> = {}) {
  stubReads({ [url]: () => succeeded(supportRecord(4, changed)) });
  return openPanel(routes, `${address}?id=4`, changed.is_own ? 'editor' : 'super_admin');
}
const own = { is_own: true } as const;
const write = async (field: string, text: string) => {
  await userEvent.click(await screen.findByRole('textbox', { name: field }));
  await userEvent.paste(text);
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Gönder' }));

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  saved.length = 0;
  http.sendForm.mockResolvedValue(succeeded());
});

test('a support request shows its messages, oldest first, with downloadable files', async () => {
  http.getFile.mockResolvedValue({ success: true, status: 200, data: new Blob(['piksel']) });
  open({ ...own, status: 'answered', answers: 1 });

  const list = await screen.findByRole('list', { name: 'Yazışma' });
  const said = [...list.children].map((item) => item.textContent);
  expect([said[0], said[1]]).toEqual([expect.stringContaining('Siz'), expect.stringContaining('Gülşah İnceoğlu')]);
  await userEvent.click(within(list).getByRole('button', { name: 'Ekran görüntüsü.png: indir, 338 kB' }));

  expect(http.getFile).toHaveBeenCalledWith(`${url}/attachments/8`, {});
  await waitFor(() => expect(saved).toEqual(['Ekran görüntüsü.png']));
});

test('a failed download shows the reason', async () => {
  http.getFile.mockResolvedValue({ success: false, status: 404, message: 'Kayıt bulunamadı.' });
  open();
  await userEvent.click(await screen.findByRole('button', { name: /Ekran görüntüsü.png: indir/ }));

  expect(await screen.findByText('Kayıt bulunamadı.')).toBeInTheDocument();
  expect(saved).toEqual([]);
});

test.each([
  ['open', 'Çözüldü, kapat', 'closed'],
  ['closed', 'Yeniden aç', 'open'],
] as const)('a request that is %s has the button "%s"', async (status, button, next) => {
  open({ ...own, status });
  await userEvent.click(await screen.findByRole('button', { name: button }));

  await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('PUT', `${url}/status`, { status: next }));
  expect(await screen.findByText('Güncellendi!')).toBeInTheDocument();
});

test('a request of another user can be answered but not closed', async () => {
  open();
  await write('Yanıtınız', 'Dosyayı küçültün.');
  expect(screen.queryByRole('button', { name: 'Çözüldü, kapat' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Gelen destek talepleri' })).toHaveAttribute('href', '/admin/support/desk');
  await send();

  const form_data = { text: 'Dosyayı küçültün.' };
  expect(http.sendForm).toHaveBeenCalledWith('POST', `${url}/answers`, { form_data }, expect.any(String));
  expect(await screen.findByText('Gönderildi!')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Yanıtınız' })).toHaveValue(''));
  expect(localStorage).toHaveLength(0);
});

test('the author can add messages to their own request', async () => {
  open({ ...own, status: 'closed' });
  expect(await screen.findByText('Yazarsanız talep yeniden açılır.')).toBeVisible();
  await write('Eklemek istedikleriniz', 'Yine oldu.');
  await send();

  const form_data = { text: 'Yine oldu.' };
  expect(http.sendForm).toHaveBeenCalledWith('POST', `${url}/answers`, { form_data }, expect.any(String));
});

test('an empty answer is not sent', async () => {
  open();
  await screen.findByRole('textbox', { name: 'Yanıtınız' });
  await send();

  expect(screen.getByRole('textbox', { name: 'Yanıtınız' })).toHaveAccessibleDescription(/\* Bu Alan Zorunlu/);
  expect(http.sendForm).not.toHaveBeenCalled();
});

test('an answer that could not be sent is kept, also after leaving the page', async () => {
  http.sendForm.mockResolvedValue(rejected(500));
  const { unmount } = open();
  await write('Yanıtınız', 'Dosyayı küçültün.');
  await send();
  expect(await screen.findByText('İşlem Başarısız!')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Yanıtınız' })).toHaveValue('Dosyayı küçültün.');
  unmount();

  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Yazıyı geri yükle' }));
  expect(screen.getByRole('textbox', { name: 'Yanıtınız' })).toHaveValue('Dosyayı küçültün.');
});

test('a request that the user must not read shows a not-found message', async () => {
  stubReads({});
  openPanel(routes, `${address}?id=9`);
  expect(await screen.findByRole('heading', { name: 'Bu kayıt bulunamadı.' })).toBeVisible();
});

test('without a request id the list opens', async () => {
  const { router } = openPanel(routes, address);
  expect(await screen.findByText('başka ekran')).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/support');
});
