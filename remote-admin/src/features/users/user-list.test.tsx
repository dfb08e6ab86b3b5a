import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { roleGroupLabels } from '@vitrin/shared-contracts/rights';
import type { UserBelongings } from '@vitrin/shared-contracts/user-belongings';
import { userRecord } from '../../testing/fixtures.ts';
import { stubReads, http, rejected, succeeded } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { UserListPage } from './user-list.page.tsx';

const routes = singleScreenRoutes('/admin/users', UserListPage);
const users = [
  userRecord(2, 'Ayşe Yılmaz', { last_sign_in_at: new Date(Date.now() - 5.5 * 60_000).toISOString() }),
  userRecord(3, 'Mert Işık', { role_group: 'hr', active: 0, second_factor: 1 }),
  userRecord(4, 'Gülşah İnceoğlu', { email: 'gulsah@ornek.com', role_group: 'admin' }),
];

beforeEach(() => {
  jest.clearAllMocks();
  answer([]);
});

function answer(belongings: readonly UserBelongings[]): void {
  stubReads({
    '/api/admin/users': () => succeeded(users),
    '/api/admin/users/2/belongings': () => succeeded(belongings),
    '/api/admin/role/groups': () => succeeded(roleGroupLabels),
  });
}

const row = async (name: string) => {
  const found = (await screen.findAllByRole('listitem')).find((item) => item.textContent?.includes(name));
  if (!found) throw new Error(`No row for ${name}`);
  return within(found);
};

test('each user is listed with role, status and last sign-in', async () => {
  openPanel(routes, '/admin/users');

  const ayse = await row('Ayşe Yılmaz');
  expect(ayse.getByText('Editör')).toBeVisible();
  expect(ayse.getByText('Etkin')).toBeVisible();
  expect(ayse.getByText('5 dakika önce')).toBeVisible();
  expect(ayse.getByRole('link', { name: 'Ayşe Yılmaz' })).toHaveAttribute('href', '/admin/user-update?id=2');
  const mert = await row('Mert Işık');
  expect(mert.getByText('Devre dışı')).toBeVisible();
  expect(mert.getByText('Hiç giriş yapmadı')).toBeVisible();
  expect(mert.getByText('2 adımlı')).toBeVisible();
  expect(ayse.queryByText('2 adımlı')).toBeNull();
});

test('the current user’s own row has no actions', async () => {
  openPanel(routes, '/admin/users');

  const own = await row('Gülşah İnceoğlu');
  expect(own.getByText('Siz')).toBeVisible();
  expect(own.queryByRole('button')).toBeNull();
  expect(own.queryByRole('link')).toBeNull();
});

test('an administrator can only filter by roles below their own', async () => {
  const { router } = openPanel(routes, '/admin/users?rol=hr');

  const role = await screen.findByRole('combobox', { name: 'Rol' });
  expect(
    within(role)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Tüm roller', 'Editör', 'İnsan Kaynakları', 'Müşteri İlişkileri']);
  expect(http.getJson).toHaveBeenCalledWith('/api/admin/users', { page: 1, role: 'hr' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Durum' }), 'Devre dışı');

  await waitFor(() =>
    expect(http.getJson).toHaveBeenCalledWith('/api/admin/users', { page: 1, role: 'hr', state: 'disabled' }),
  );
  expect(router.state.location.search).toBe('?rol=hr&durum=disabled');
});

test('a search without matches shows a message without a second button for a new user', async () => {
  stubReads({
    '/api/admin/users': () => succeeded([]),
    '/api/admin/role/groups': () => succeeded(roleGroupLabels),
  });
  openPanel(routes, '/admin/users?ara=yok');

  expect(await screen.findByText('Böyle bir kullanıcı bulunamadı.')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Yeni kullanıcı' })).toHaveLength(1);
});

test('disabling asks for confirmation, explains the effect and refetches the list', async () => {
  http.sendForm.mockResolvedValue(succeeded());
  openPanel(routes, '/admin/users');

  await userEvent.click(await screen.findByRole('button', { name: 'Ayşe Yılmaz: işlemler' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Devre dışı bırak', hidden: true }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Ayşe Yılmaz')).toBeInTheDocument();
  expect(dialog.getByText(/Açık oturumları hemen kapanır/)).toBeInTheDocument();
  expect(http.sendForm).not.toHaveBeenCalled();
  http.getJson.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Evet, devre dışı bırak', hidden: true }));

  await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('PUT', '/api/admin/users/2/active', { active: 0 }));
  await waitFor(() => expect(http.getJson).toHaveBeenCalledWith('/api/admin/users', { page: 1 }));
});

test('enabling works the same way, and a rejection shows the error message from the server', async () => {
  http.sendForm.mockResolvedValue(rejected(409, { message: 'Son süper yönetici devre dışı bırakılamaz.' }));
  openPanel(routes, '/admin/users');

  await userEvent.click(await screen.findByRole('button', { name: 'Mert Işık: işlemler' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Etkinleştir', hidden: true }));
  await userEvent.click(await screen.findByRole('button', { name: 'Evet, etkinleştir', hidden: true }));

  await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('PUT', '/api/admin/users/3/active', { active: 1 }));
  expect(await screen.findByText(/Son süper yönetici/)).toBeInTheDocument();
});

test('before a user is disabled, it is asked what happens to what goes on alone', async () => {
  const item = (id: string, title: string, can_take_over: boolean) => ({ id, title, can_take_over });
  answer([
    { kind: 'schedules', items: [item('a', 'Köprü, 1.12.2026 - 09:00', true)] },
    { kind: 'publish-keys', items: [item('4', 'Pipeline, remote_public', false)] },
  ]);
  http.sendForm.mockResolvedValue(succeeded());
  openPanel(routes, '/admin/users');
  await userEvent.click(await screen.findByRole('button', { name: 'Ayşe Yılmaz: işlemler' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Devre dışı bırak', hidden: true }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Kullanıcı devre dışı bırakılsın mı?' }));
  const schedules = within(dialog.getByRole('radiogroup', { name: 'Zamanlanmış yayınlar (1)' }));
  expect(schedules.getByRole('radio', { name: 'Devral' })).toBeChecked();
  expect(dialog.getByText('Köprü, 1.12.2026 - 09:00')).toBeVisible();
  const keys = within(dialog.getByRole('radiogroup', { name: 'Yayın anahtarları (1)' }));
  expect(keys.getByRole('radio', { name: 'Sona erdir' })).toBeChecked();
  expect(keys.getByRole('radio', { name: 'Devral' })).toBeDisabled();
  await userEvent.click(keys.getByRole('radio', { name: 'Olduğu gibi bırak' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Evet, devre dışı bırak' }));

  const belongings = { schedules: 'take-over', 'publish-keys': 'keep' };
  await waitFor(() =>
    expect(http.sendForm).toHaveBeenCalledWith('PUT', '/api/admin/users/2/active', { active: 0, belongings }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
