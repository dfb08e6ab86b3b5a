import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { api } from '@vitrin/shared-contracts/paths';
import { stubResponses, stepRequired, signedIn, submitLoginCard, person, rejected, renderSignIn } from './testing.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => Swal.close());

type Replies = Parameters<typeof stubResponses>[0][string];

async function stepWith(...replies: Replies) {
  const calls = stubResponses({ [api.login]: [[200, stepRequired('change-password')]], [api.changePassword]: replies });
  renderSignIn();
  await submitLoginCard();
  await screen.findByRole('heading', { level: 1, name: 'Yeni şifre belirleyin' });
  return () => calls.filter(({ url }) => url === api.changePassword).map(({ body }) => body);
}

const password = () => screen.getByLabelText<HTMLInputElement>('Yeni şifre');
const repeated = () => screen.getByLabelText<HTMLInputElement>('Yeni şifre (tekrar)');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Şifreyi değiştir ve giriş yap' }));
const kept = () =>
  within(screen.getByRole('list', { name: 'Şifre kuralları' }))
    .getAllByRole('listitem')
    .filter((rule) => rule.textContent.endsWith('(sağlandı)'))
    .map((rule) => rule.textContent.replace(' (sağlandı)', ''));

const good = 'kapi-mavi-77';

test('a password manager can match the new password to its account', async () => {
  await stepWith();
  expect(password()).toHaveFocus();
  expect([password(), repeated()].map(({ autocomplete }) => autocomplete)).toEqual(['new-password', 'new-password']);
  const username = password().form?.querySelector<HTMLInputElement>('[autocomplete=username]');
  expect(username).toHaveValue(person.email);
  expect(username).not.toBeVisible();
});

test('marks the password rules while the user types', async () => {
  await stepWith();
  expect(kept()).toEqual([]);
  await userEvent.type(password(), 'Muhendislik');
  expect(kept()).toEqual([
    '8 ile 21 karakter arasında',
    'En az 4 farklı karakter',
    'Yaygın bir şifre değil',
    'E-posta adresinizin bir parçasını içermiyor',
  ]);
  await userEvent.clear(password());
  await userEvent.type(password(), good);
  expect(kept()).toHaveLength(5);
});

test.each([
  ['', '', 'Yeni şifre', '* Bu Alan Zorunlu'],
  ['kisa1', 'kisa1', 'Yeni şifre', 'Bu Alan 8 Karakterden Az Olamaz'],
  ['deniz-2027-a', 'deniz-2027-a', 'Yeni şifre', 'Şifre E-Posta Adresinizin Bir Parçasını İçeremez'],
  [good, '', 'Yeni şifre (tekrar)', '* Bu Alan Zorunlu'],
  [good, 'kapi-mavi-78', 'Yeni şifre (tekrar)', 'Şifreler Birbirinden Farklı'],
])('%j repeated as %j is not sent, and the error is shown beside %s', async (first, second, field, message) => {
  const sent = await stepWith();
  if (first) await userEvent.type(password(), first);
  if (second) await userEvent.type(repeated(), second);
  await submit();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText(field)).toHaveFocus();
  expect(screen.getByLabelText(field)).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(sent()).toEqual([]);
});

test('shows an error from the server beside the field and keeps the typed text', async () => {
  await stepWith([422, rejected({ new_password: 'Yeni Şifre Eskisinden Farklı Olmalıdır' })]);
  await userEvent.type(password(), good);
  await userEvent.type(repeated(), good);
  await submit();
  expect(await screen.findByText('Yeni Şifre Eskisinden Farklı Olmalıdır')).toBeVisible();
  expect(password()).toHaveFocus();
  expect([password().value, repeated().value]).toEqual([good, good]);
  expect(Swal.getPopup()).toBeNull();
});

test('each of the two passwords can be shown separately', async () => {
  await stepWith();
  await userEvent.click(screen.getByRole('button', { name: 'Yeni şifreyi göster' }));
  expect([password().type, repeated().type]).toEqual(['text', 'password']);
  await userEvent.click(screen.getByRole('button', { name: 'Tekrarlanan şifreyi göster' }));
  expect(repeated().type).toBe('text');
});

test('a valid password opens the session', async () => {
  const sent = await stepWith([200, signedIn]);
  await userEvent.type(password(), good);
  await userEvent.type(repeated(), `${good}{Enter}`);
  expect(await screen.findByText('Giriş Yapıldı!')).toBeInTheDocument();
  expect(sent()).toEqual([{ ticket: 'change-password-bileti', new_password: good }]);
  expect(JSON.parse(localStorage.getItem('user_data') ?? '')).toEqual(person);
});
