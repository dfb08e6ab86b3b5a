import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountSession, ownAccount } from '../../testing/fixtures.ts';
import { stubReads, http, rejected, succeeded, unreachable } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { AccountPage } from './account.page.tsx';

const routes = singleScreenRoutes('/admin/account', AccountPage);
const now = 'kapi-mavi-77';
const next = 'Deniz-Feneri-9';

beforeEach(() => {
  localStorage.clear();
  jest.resetAllMocks();
  stubReads({
    '/api/admin/account': () => succeeded(ownAccount()),
    '/api/admin/account/sessions': () => succeeded([accountSession(1, 'Firefox, Linux', true)]),
  });
});

const input = (name: RegExp) => screen.findByLabelText(name, { selector: 'input' });
const current = () => input(/^Mevcut şifre/);
const newPassword = () => input(/^Yeni şifre \*/);
const repeat = () => input(/^Yeni şifre \(tekrar\)/);
const change = () => userEvent.click(screen.getByRole('button', { name: 'Şifreyi değiştir' }));

function metRules(): string[] {
  const list = within(screen.getByRole('list', { name: 'Yeni şifrenin kuralları' }));
  return list
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .filter((text) => text.endsWith('(sağlandı)'))
    .map((text) => text.replace(' (sağlandı)', ''));
}

async function fill(password = next, again = password): Promise<void> {
  await userEvent.type(await current(), now);
  await userEvent.type(await newPassword(), password);
  await userEvent.type(await repeat(), again);
}

test('the password rules update while typing', async () => {
  openPanel(routes, '/admin/account');

  await userEvent.type(await newPassword(), 'ornek');
  expect(metRules()).toEqual(['En az 4 farklı karakter', 'Yaygın bir şifre değil', 'Mevcut şifrenizden farklı']);
  await userEvent.clear(await newPassword());
  await userEvent.type(await newPassword(), next);
  expect(metRules()).toHaveLength(6);
});

test('a new password is sent, confirmed and cleared from the form; account and sessions are refetched', async () => {
  http.sendForm.mockResolvedValue(succeeded());
  openPanel(routes, '/admin/account');

  await fill();
  http.getJson.mockClear();
  await change();

  expect(await screen.findByText('Şifreniz değiştirildi.')).toBeInTheDocument();
  expect(http.sendForm.mock.calls).toEqual([
    ['PUT', '/api/admin/account/password', { password: now, new_password: next }],
  ]);
  await waitFor(() =>
    expect(http.getJson.mock.calls.map(([path]) => path).toSorted()).toEqual([
      '/api/admin/account',
      '/api/admin/account/sessions',
    ]),
  );
  for (const place of [current, newPassword, repeat]) expect(await place()).toHaveValue('');
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain(next);
});

test('an invalid password shows an error beside its field, focuses it and sends nothing', async () => {
  openPanel(routes, '/admin/account');

  await fill('Ornek-Sifre-9', 'Ornek-Sifre-8');
  await change();

  expect(await newPassword()).toHaveAccessibleDescription(/Şirket Adını İçeremez/);
  expect(await newPassword()).toHaveFocus();
  expect(await repeat()).toHaveAccessibleDescription(/Şifreler Birbirinden Farklı/);
  expect(http.sendForm).not.toHaveBeenCalled();
});

test('a wrong current password shows an error beside its field and keeps the typed values', async () => {
  http.sendForm.mockResolvedValue(rejected(422, { errors: { password: 'Şifre Hatalı' } }));
  openPanel(routes, '/admin/account');

  await fill();
  await change();

  await waitFor(async () => expect(await current()).toHaveAccessibleDescription(/Şifre Hatalı/));
  expect(await current()).toHaveFocus();
  expect(await newPassword()).toHaveValue(next);
  await userEvent.type(await current(), '!');
  expect(await current()).not.toHaveAccessibleDescription(/Şifre Hatalı/);
});

test('a network failure keeps all fields for a retry', async () => {
  http.sendForm.mockImplementation(async () => unreachable());
  openPanel(routes, '/admin/account');

  await fill();
  await change();

  expect(await screen.findByText('Hata!')).toBeInTheDocument();
  for (const [place, value] of [
    [current, now],
    [newPassword, next],
    [repeat, next],
  ] as const)
    expect(await place()).toHaveValue(value);
});

test('each password can be shown separately', async () => {
  openPanel(routes, '/admin/account');

  await userEvent.click(await screen.findByRole('button', { name: 'Yeni şifre: göster' }));
  expect(await newPassword()).toHaveAttribute('type', 'text');
  expect(await current()).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Yeni şifre: gizle' }));
  expect(await newPassword()).toHaveAttribute('type', 'password');
});
