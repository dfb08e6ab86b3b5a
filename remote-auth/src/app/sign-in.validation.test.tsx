import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubResponse, renderSignIn } from './testing.tsx';

const email = () => screen.getByLabelText('E-Posta');
const password = () => screen.getByLabelText('Şifre');

async function fill(emailText: string, passwordText: string) {
  if (emailText) await userEvent.type(email(), emailText);
  if (passwordText) await userEvent.type(password(), passwordText);
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Giriş Yap' }));

const goodEmail = 'deniz@kuzey.example';
const goodPassword = 'gizli-sifre';

beforeEach(() => localStorage.clear());

test.each([
  ['an empty e-mail', '', goodPassword, '* Bu Alan Zorunlu'],
  ['an e-mail of spaces only', '   ', goodPassword, '* Bu Alan Zorunlu'],
  ['an e-mail of 5 characters', 'a@b.c', goodPassword, 'Bu Alan 6 Karakterden Az Olamaz'],
  ['an e-mail of 51 characters', `${'a'.repeat(39)}@kuzey.examp`, goodPassword, 'Bu Alan 50 Karakteri Geçemez'],
  ['an invalid e-mail', 'deniz.kuzey', goodPassword, 'Geçerli E-Mail Adresi Giriniz'],
  ['an empty password', goodEmail, '', '* Bu Alan Zorunlu'],
  ['a password of 5 characters', goodEmail, '12345', 'Bu Alan 6 Karakterden Az Olamaz'],
  ['a password of 22 characters', goodEmail, '1'.repeat(22), 'Bu Alan 21 Karakteri Geçemez'],
])('%s shows its error message, and nothing is sent', async (_case, emailText, passwordText, message) => {
  const calls = stubResponse(200, { success: true });
  renderSignIn();
  await fill(emailText, passwordText);
  await submit();
  const wrong = passwordText === goodPassword ? email() : password();
  expect(await screen.findByText(message)).toBeVisible();
  expect(wrong).toHaveAccessibleDescription(message);
  expect(wrong).toHaveAttribute('aria-invalid', 'true');
  await waitFor(() => expect(wrong).toHaveFocus());
  expect(calls).toEqual([]);
});

test('two invalid fields both show an error, and the first one gets the focus', async () => {
  renderSignIn();
  await submit();
  expect(await screen.findAllByText('* Bu Alan Zorunlu')).toHaveLength(2);
  await waitFor(() => expect(email()).toHaveFocus());
});

test('before the first submit, an invalid field is marked on blur, without a message', async () => {
  renderSignIn();
  await userEvent.type(email(), 'deniz');
  expect(email()).toHaveAttribute('aria-invalid', 'false');
  await userEvent.tab();
  await waitFor(() => expect(email()).toHaveAttribute('aria-invalid', 'true'));
  expect(email()).not.toHaveAccessibleDescription();
});

test('an error message disappears as soon as its field is valid', async () => {
  renderSignIn();
  await fill('deniz', goodPassword);
  await submit();
  await screen.findByText('Bu Alan 6 Karakterden Az Olamaz');
  await userEvent.type(email(), '@kuzey.example');
  await waitFor(() => expect(email()).toHaveAttribute('aria-invalid', 'false'));
  expect(screen.queryByText('Geçerli E-Mail Adresi Giriniz')).not.toBeInTheDocument();
});
