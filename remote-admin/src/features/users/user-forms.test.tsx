import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { roleGroupLabels } from '@vitrin/shared-contracts/rights';
import type { UserRecord } from '@vitrin/shared-contracts/users';
import { userRecord } from '../../testing/fixtures.ts';
import { stubReads, http, rejected, succeeded } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { UserInsertPage, UserUpdatePage } from './user.pages.tsx';
import { UserResetPasswordPage } from './user-reset-password.page.tsx';

const insert = singleScreenRoutes('/admin/user-insert', UserInsertPage);
const update = singleScreenRoutes('/admin/user-update', UserUpdatePage);
const reset = singleScreenRoutes('/admin/user-reset-password', UserResetPasswordPage);
const secret = 'kP7mNx4RvT9sWq2Z';

function answer(user: UserRecord): void {
  stubReads({
    '/api/admin/users/2': () => succeeded(user),
    '/api/admin/role/groups': () => succeeded(roleGroupLabels),
  });
}

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  answer(userRecord(2, 'Ayşe Yılmaz'));
});

async function fill(): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Ad soyad' }), 'Çağrı Işık');
  await userEvent.type(screen.getByRole('textbox', { name: 'E-posta' }), 'cagri@ornek.com');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rol' }), 'Editör');
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
}

test('a new user is sent once, and the secret is shown with a copy button', async () => {
  const user = userEvent.setup();
  const person = userRecord(9, 'Çağrı Işık');
  http.sendForm.mockResolvedValue(succeeded({ user: person, secret }));
  openPanel(insert, '/admin/user-insert');

  await fill();

  expect(await screen.findByRole('status', { name: 'Tek kullanımlık şifre' })).toHaveTextContent(secret);
  expect(screen.getByText('Bu şifre bir daha gösterilmez.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Kullanıcı oluşturuldu' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Kopyala' })).toHaveFocus();
  const [method, path, fields, key] = http.sendForm.mock.calls[0] ?? [];
  expect([method, path]).toEqual(['POST', '/api/admin/users']);
  expect(fields).toEqual({ form_data: { name: 'Çağrı Işık', email: 'cagri@ornek.com', role_group: 'editor' } });
  expect(key).toMatch(/^[\da-f-]{36}$/);
  await user.click(screen.getByRole('button', { name: 'Kopyala' }));
  expect(await screen.findByRole('button', { name: 'Kopyalandı' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(secret);
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain(secret);
});

test('a repeated request that created nothing explains how to get a new secret', async () => {
  http.sendForm.mockResolvedValue(succeeded({ user: userRecord(9, 'Çağrı Işık'), secret: null }));
  openPanel(insert, '/admin/user-insert');

  await fill();

  expect(await screen.findByText(/sıfırlayarak yenisini/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Şifreyi sıfırla' })).toHaveAttribute(
    'href',
    '/admin/user-reset-password?id=9',
  );
});

test('missing and duplicate values show errors beside their fields, and typed values are kept', async () => {
  openPanel(insert, '/admin/user-insert');
  await userEvent.click(await screen.findByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Düzeltilmesi gereken 3 alan var:')).toBeVisible();
  expect(http.sendForm).not.toHaveBeenCalled();

  http.sendForm.mockResolvedValue(rejected(422, { errors: { email: 'Bu E-Posta Başka Bir Kullanıcıda Kayıtlı' } }));
  await fill();

  expect((await screen.findAllByText('Bu E-Posta Başka Bir Kullanıcıda Kayıtlı'))[0]).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'E-posta' })).toHaveValue('cagri@ornek.com');
});

test('an administrator can only choose roles below their own', async () => {
  openPanel(update, '/admin/user-update?id=2');

  const role = await screen.findByRole('combobox', { name: 'Rol' });
  expect(
    within(role)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Editör', 'İnsan Kaynakları', 'Müşteri İlişkileri']);
});

test('an update sends the version with which the form was opened', async () => {
  http.sendForm.mockResolvedValue(succeeded(userRecord(2, 'Ayşe Yılmaz', { version: 2 })));
  openPanel(update, '/admin/user-update?id=2');

  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Rol' }), 'İnsan Kaynakları');
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));

  await waitFor(() => expect(http.sendForm).toHaveBeenCalledTimes(1));
  expect(http.sendForm.mock.calls[0]?.slice(0, 3)).toEqual([
    'PUT',
    '/api/admin/users/2',
    { form_data: { name: 'Ayşe Yılmaz', email: 'kisi2@ornek.com', role_group: 'hr', version: 1 } },
  ]);
});

test.each([
  ['update', update, '/admin/user-update?id=2'],
  ['reset', reset, '/admin/user-reset-password?id=2'],
])('a user’s own account cannot be opened in the %s screen, which explains this', async (_, routes, address) => {
  answer(userRecord(2, 'Gülşah İnceoğlu', { email: 'gulsah@ornek.com' }));
  openPanel(routes, address);

  expect(await screen.findByRole('heading', { name: 'Bu sizin hesabınız.' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Yeni şifre üret' })).toBeNull();
});

test('a user with a higher role shows a missing-right message instead of the form', async () => {
  stubReads({ '/api/admin/users/2': () => rejected(403, { code: 'right' }) });
  openPanel(update, '/admin/user-update?id=2');

  expect(await screen.findByRole('heading', { name: 'Bu ekranı görme yetkiniz yok.' })).toBeVisible();
});

test('without a user id the list opens', async () => {
  openPanel(reset, '/admin/user-reset-password');
  expect(await screen.findByText('başka ekran')).toBeVisible();
});

test('a reset explains its effect first, then shows the new secret once', async () => {
  http.sendForm.mockResolvedValue(succeeded({ user: userRecord(2, 'Ayşe Yılmaz'), secret }));
  openPanel(reset, '/admin/user-reset-password?id=2');

  expect(await screen.findByText(/bütün açık oturumları hemen kapanır/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Yeni şifre üret' }));

  expect(await screen.findByRole('status', { name: 'Tek kullanımlık şifre' })).toHaveTextContent(secret);
  expect(http.sendForm).toHaveBeenCalledWith('PUT', '/api/admin/users/2/reset-password', {});
  expect(screen.queryByRole('button', { name: 'Yeni şifre üret' })).toBeNull();
});
