import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, showSignIn } from './testing.tsx';

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
  ['an e-mail of spaces', '   ', goodPassword, '* Bu Alan Zorunlu'],
  ['an e-mail of 5 characters', 'a@b.c', goodPassword, 'Bu Alan 6 Karakterden Az Olamaz'],
  ['an e-mail of 51 characters', `${'a'.repeat(39)}@kuzey.examp`, goodPassword, 'Bu Alan 50 Karakteri Geçemez'],
  ['what is no e-mail', 'deniz.kuzey', goodPassword, 'Geçerli E-Mail Adresi Giriniz'],
  ['an empty password', goodEmail, '', '* Bu Alan Zorunlu'],
  ['a password of 5 characters', goodEmail, '12345', 'Bu Alan 6 Karakterden Az Olamaz'],
  ['a password of 22 characters', goodEmail, '1'.repeat(22), 'Bu Alan 21 Karakteri Geçemez'],
])('%s is refused with its message, and nothing is sent', async (_case, emailText, passwordText, message) => {
  const calls = answerWith(200, { success: true });
  showSignIn();
  await fill(emailText, passwordText);
  await submit();
  const wrong = passwordText === goodPassword ? email() : password();
  expect(await screen.findByText(message)).toBeVisible();
  expect(wrong).toHaveAccessibleDescription(message);
  expect(wrong).toHaveAttribute('aria-invalid', 'true');
  await waitFor(() => expect(wrong).toHaveFocus());
  expect(calls).toEqual([]);
});

test('both fields wrong: both are explained and the first one gets the focus', async () => {
  showSignIn();
  await submit();
  expect(await screen.findAllByText('* Bu Alan Zorunlu')).toHaveLength(2);
  await waitFor(() => expect(email()).toHaveFocus());
});

test('before an attempt to submit a wrong field is marked once it was left, without words', async () => {
  showSignIn();
  await userEvent.type(email(), 'deniz');
  expect(email()).toHaveAttribute('aria-invalid', 'false');
  await userEvent.tab();
  await waitFor(() => expect(email()).toHaveAttribute('aria-invalid', 'true'));
  expect(email()).not.toHaveAccessibleDescription();
});

test('a message goes as soon as its field is right', async () => {
  showSignIn();
  await fill('deniz', goodPassword);
  await submit();
  await screen.findByText('Bu Alan 6 Karakterden Az Olamaz');
  await userEvent.type(email(), '@kuzey.example');
  await waitFor(() => expect(email()).toHaveAttribute('aria-invalid', 'false'));
  expect(screen.queryByText('Geçerli E-Mail Adresi Giriniz')).not.toBeInTheDocument();
});
