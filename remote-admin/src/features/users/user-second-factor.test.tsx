import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SecondFactorState } from '@vitrin/shared-contracts/account';
import { roleGroupLabels, type RoleGroup } from '@vitrin/shared-contracts/rights';
import { userRecord } from '../../testing/fixtures.ts';
import { stubReads, http, rejected, succeeded } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { UserUpdatePage } from './user.pages.tsx';

const routes = singleScreenRoutes('/admin/user-update', UserUpdatePage);
const call = '/api/admin/users/2/second-factor';

function answer(state: SecondFactorState | null, version = 1): void {
  stubReads({
    '/api/admin/users/2': () => succeeded(userRecord(2, 'Ayşe Yılmaz', { version })),
    '/api/admin/role/groups': () => succeeded(roleGroupLabels),
    [call]: () => (state ? succeeded(state) : rejected(503)),
  });
}

const open = (role: RoleGroup = 'super_admin') => openPanel(routes, '/admin/user-update?id=2', role);
const card = async () => {
  const heading = await screen.findByRole('heading', { name: 'İki adımlı giriş' });
  return within(heading.parentElement as HTMLElement);
};

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  answer({ required: false, totp: false, passkeys: 0 });
});

test('a super administrator can require the second step, and the changed user record is refetched', async () => {
  http.sendForm.mockResolvedValue(succeeded());
  open();

  const part = await card();
  expect(await part.findByText('Kurulu değil')).toBeVisible();
  expect(part.queryByRole('button', { name: 'Sıfırla' })).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: 'Ad soyad' }), ' Işık');
  answer({ required: true, totp: false, passkeys: 0 }, 2);
  await userEvent.click(part.getByRole('switch', { name: /^Zorunlu tut/ }));

  expect(await part.findByText('Bir sonraki girişinde kurması istenir.')).toBeVisible();
  expect(http.sendForm).toHaveBeenCalledWith('PUT', call, { required: true });
  expect(screen.getByRole('textbox', { name: 'Ad soyad' })).toHaveValue('Ayşe Yılmaz Işık');
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(http.sendForm.mock.lastCall?.[2]).toMatchObject({ form_data: { version: 2 } }));
});

test('a reset asks for confirmation and explains what it deletes', async () => {
  answer({ required: true, totp: true, passkeys: 2 });
  http.sendForm.mockResolvedValue(succeeded());
  open();

  await userEvent.click(await (await card()).findByRole('button', { name: 'Sıfırla' }));
  const box = within(await screen.findByRole('dialog'));
  expect(box.getByText(/açık oturumları hemen kapanır/)).toBeInTheDocument();
  expect(http.sendForm).not.toHaveBeenCalled();
  answer({ required: true, totp: false, passkeys: 0 });
  await userEvent.click(box.getByRole('button', { name: 'Evet, sıfırla', hidden: true }));

  expect(await (await card()).findByText('Kurulu değil')).toBeVisible();
  expect(http.sendForm).toHaveBeenCalledWith('DELETE', call, {});
});

test('a rejection shows the error message from the server and does not change the switch', async () => {
  http.sendForm.mockResolvedValue(rejected(403, { message: 'Bu işlem için yetkiniz yok.', code: 'right' }));
  open();

  const part = await card();
  await userEvent.click(await part.findByRole('switch', { name: /^Zorunlu tut/ }));
  expect(await screen.findByText('Bu işlem için yetkiniz yok.')).toBeInTheDocument();
  expect(part.getByRole('switch', { name: /^Zorunlu tut/ })).not.toBeChecked();
});

test('a status that cannot be loaded does not affect the form and can be retried', async () => {
  answer(null);
  open();

  const part = await card();
  expect(await part.findByRole('alert')).toHaveTextContent('durumu alınamadı');
  answer({ required: false, totp: true, passkeys: 0 });
  await userEvent.click(part.getByRole('button', { name: 'Tekrar dene' }));
  expect(await part.findByText('Kurulu')).toBeVisible();
});

test('an administrator without the right does not see the section', async () => {
  open('admin');

  expect(await screen.findByRole('textbox', { name: 'Ad soyad' })).toBeVisible();
  expect(screen.queryByText('İki adımlı giriş')).toBeNull();
  expect(http.getJson).not.toHaveBeenCalledWith(call, expect.anything());
});
