import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '@vitrin/shared-contracts/paths';
import { person, rejected, renderSignIn, stubResponses, type Reply } from './testing.tsx';

beforeEach(() => localStorage.clear());

const said = 'Bu e-posta adresiyle etkin bir hesap varsa bağlantı gelir.';
const offer = (available: boolean): Reply => [200, { success: true, data: { available } }];
const token = 'T'.repeat(43);
const owner: Reply = [200, { success: true, data: { email: person.email } }];
const password = 'dag-yolu-limon-93';

async function typePassword(submit = 'Şifreyi kaydet') {
  await userEvent.type(await screen.findByLabelText('Yeni şifre'), password);
  await userEvent.type(screen.getByLabelText('Yeni şifre (tekrar)'), password);
  await userEvent.click(screen.getByRole('button', { name: submit }));
}

test('the link on the login card asks for the address and shows what the server says', async () => {
  const calls = stubResponses({ [api.passwordResetLink]: [offer(true), [200, { success: true, message: said }]] });
  renderSignIn('/giris-yap#sifremi-unuttum');
  expect(await screen.findByRole('heading', { name: 'Şifremi unuttum' })).toBeVisible();
  await userEvent.type(screen.getByLabelText('E-Posta'), 'yanlis');
  await userEvent.click(screen.getByRole('button', { name: 'Bağlantı gönder' }));
  expect(await screen.findByText('Geçerli E-Mail Adresi Giriniz')).toBeVisible();
  await userEvent.clear(screen.getByLabelText('E-Posta'));
  await userEvent.type(screen.getByLabelText('E-Posta'), person.email);
  await userEvent.click(screen.getByRole('button', { name: 'Bağlantı gönder' }));
  expect(await screen.findByText(said)).toHaveAttribute('role', 'status');
  expect(calls.at(-1)?.body).toEqual({ email: person.email });
  await userEvent.click(screen.getByRole('button', { name: 'Girişe dön' }));
  expect(screen.getByLabelText('E-Posta')).toHaveValue(person.email);
});

test('without a mail server the card names who can help, and has no form', async () => {
  stubResponses({ [api.passwordResetLink]: [offer(false)] });
  renderSignIn('/giris-yap#sifremi-unuttum');
  expect(await screen.findByText(/yöneticinize başvurun/)).toBeVisible();
  expect(screen.queryByLabelText('E-Posta')).toBeNull();
});

test('a mailed link sets the password, and its token is removed from the address', async () => {
  const changed = { success: true, message: 'Şifreniz değiştirildi.', data: { email: person.email } };
  const calls = stubResponses({ [api.passwordResetOwner]: [owner], [api.passwordReset]: [[200, changed]] });
  renderSignIn(`/giris-yap#sifre=${token}`);
  expect(await screen.findByText(person.email)).toBeVisible();
  expect(location.href).not.toContain(token);
  await typePassword();
  expect(await screen.findByText(changed.message)).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({ token, new_password: password });
  expect(screen.getByLabelText('E-Posta')).toHaveValue(person.email);
  expect(screen.getByLabelText('Şifre')).toHaveFocus();
});

test('an expired link offers a new one', async () => {
  const message = 'Bağlantının süresi dolmuş.';
  stubResponses({
    [api.passwordResetOwner]: [[422, rejected({ token: 'Geçersiz' }, message)]],
    [api.passwordResetLink]: [offer(true)],
  });
  renderSignIn(`/giris-yap#sifre=${token}`);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Bağlantı gönder' })).toBeVisible();
});

test('a lost connection keeps the link, which can be tried again', async () => {
  stubResponses({ [api.passwordResetOwner]: [[200, null], owner] });
  renderSignIn(`/giris-yap#sifre=${token}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Tekrar dene' }));
  expect(await screen.findByText(person.email)).toBeVisible();
});

test('a rejected password shows the reason at its field and keeps what was typed', async () => {
  const reason = 'Bu şifre eskisiyle aynı';
  stubResponses({
    [api.passwordResetOwner]: [owner],
    [api.passwordReset]: [[422, rejected({ new_password: reason })]],
  });
  renderSignIn(`/giris-yap#sifre=${token}`);
  await typePassword();
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getByLabelText('Yeni şifre')).toHaveValue(password);
});

test('an invitation says whom the person joins and creates the account', async () => {
  const details = {
    name: 'Ece Can',
    email: person.email,
    company: 'Kuzey',
    invited_by: 'Deniz Ak',
    role: 'Editör',
  };
  const made = { success: true, message: 'Hesabınız hazır.', data: { email: person.email } };
  const calls = stubResponses({
    [api.invitationDetails]: [[200, { success: true, data: details }]],
    [api.invitation]: [[200, made]],
  });
  renderSignIn(`/giris-yap#davet=${token}`);
  expect(await screen.findByText(/Deniz Ak sizi Kuzey paneline “Editör” rolüyle davet etti/)).toBeVisible();
  expect(location.href).not.toContain(token);
  await typePassword('Hesabı oluştur');
  expect(await screen.findByText(made.message)).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({ token, new_password: password });
});

test('a revoked invitation returns to the sign-in with the reason', async () => {
  const message = 'Davet geri alınmış.';
  stubResponses({ [api.invitationDetails]: [[422, rejected({ token: 'Geçersiz' }, message)]] });
  renderSignIn(`/giris-yap#davet=${token}`);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Giriş Yap' })).toBeVisible();
});
