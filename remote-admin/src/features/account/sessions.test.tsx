import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AccountSession } from '@vitrin/shared-contracts/account';
import { accountSession, ownAccount } from '../../testing/fixtures.ts';
import { stubReads, http, rejected, succeeded } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { AccountPage } from './account.page.tsx';

const routes = singleScreenRoutes('/admin/account', AccountPage);
const sessions = [accountSession(2, 'Safari, iPhone'), accountSession(1, 'Firefox, Linux', true)];

function answer(open: AccountSession[] | null = sessions): void {
  stubReads({
    '/api/admin/account': () => succeeded(ownAccount()),
    '/api/admin/account/sessions': () => (open ? succeeded(open) : rejected(500)),
  });
}

beforeEach(() => {
  jest.resetAllMocks();
  answer();
});

const section = async () => within(await screen.findByRole('region', { name: 'Oturumlarım' }));
const rows = async () => await (await section()).findAllByRole('listitem');

test('each session shows device, network and last use; the current one is first and has no end button', async () => {
  openPanel(routes, '/admin/account');

  const [own, other] = await rows();
  expect(own).toHaveTextContent(/Firefox, Linux.*Bu oturum.*203\.0\.113\.0\/24.*Son kullanım: 5\.1\.2026 - 12:00/);
  expect(within(own as HTMLElement).queryByRole('button')).toBeNull();
  expect(other).toHaveTextContent('Safari, iPhone');
});

test('a session is ended after confirmation, and the list is refetched', async () => {
  http.sendForm.mockResolvedValue(succeeded());
  openPanel(routes, '/admin/account');

  await userEvent.click(await (await section()).findByRole('button', { name: 'Safari, iPhone: oturumu kapat' }));
  const box = within(await screen.findByRole('dialog'));
  expect(box.getByText('Safari, iPhone')).toBeInTheDocument();
  expect(http.sendForm).not.toHaveBeenCalled();
  answer(sessions.slice(1));
  await userEvent.click(box.getByRole('button', { name: 'Evet, kapat', hidden: true }));

  await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('DELETE', '/api/admin/account/sessions/2', {}));
  expect(await (await section()).findByText('Başka açık oturumunuz yok.')).toBeVisible();
});

test('all other sessions are ended in one request', async () => {
  http.sendForm.mockResolvedValue(succeeded({ ended: 1 }));
  openPanel(routes, '/admin/account');

  await userEvent.click(await (await section()).findByRole('button', { name: 'Diğer tüm oturumları kapat' }));
  answer(sessions.slice(1));
  await userEvent.click(await screen.findByRole('button', { name: 'Evet, kapat', hidden: true }));

  await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('DELETE', '/api/admin/account/sessions', {}));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
});

test('a session that has already ended shows the message from the server, and the list is refetched', async () => {
  http.sendForm.mockResolvedValue(rejected(404, { message: 'Kayıt bulunamadı.' }));
  openPanel(routes, '/admin/account');

  await userEvent.click(await (await section()).findByRole('button', { name: 'Safari, iPhone: oturumu kapat' }));
  answer(sessions.slice(1));
  await userEvent.click(await screen.findByRole('button', { name: 'Evet, kapat', hidden: true }));

  expect(await screen.findByText('Kayıt bulunamadı.')).toBeInTheDocument();
  await waitFor(async () => expect(await rows()).toHaveLength(1));
});

test('sessions that cannot be loaded do not affect the rest of the screen and can be retried', async () => {
  answer(null);
  openPanel(routes, '/admin/account');

  const part = await section();
  expect(await part.findByText('Açık oturumlarınız alınamadı.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Ad soyad' })).toBeVisible();
  answer();
  await userEvent.click(part.getByRole('button', { name: 'Tekrar dene' }));
  expect(await rows()).toHaveLength(2);
});
