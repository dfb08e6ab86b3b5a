import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { api } from '@vitrin/shared-contracts/paths';
import { stubResponses, submitLoginCard, person, renderSignIn } from './testing.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => Swal.close());

const full = { success: false, message: 'Çok fazla deneme yapıldı.', code: 'browser-link' };
const mailed = { success: true, message: 'Bağlantı birkaç dakika içinde gelir.' };

async function refuse(replies: Parameters<typeof stubResponses>[0]) {
  const calls = stubResponses({ [api.login]: [[429, full]], ...replies });
  renderSignIn();
  await submitLoginCard();
  await userEvent.click(await screen.findByRole('button', { name: 'Tamam' }));
  return calls;
}

test('offers a mailed link when other clients have used up the attempts, and keeps the typed text', async () => {
  const calls = await refuse({ [api.browserLink]: [[200, mailed]] });
  expect(await screen.findByText(person.email)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Bağlantı gönder' }));
  expect(await screen.findByText(mailed.message)).toHaveAttribute('role', 'status');
  expect(calls.at(-1)).toMatchObject({ url: api.browserLink, body: { email: person.email } });
  expect(screen.getByLabelText('E-Posta')).toHaveValue(person.email);
});

test('reports a lost connection, and the link can be requested again', async () => {
  await refuse({
    [api.browserLink]: [
      [200, null],
      [200, mailed],
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Bağlantı gönder' }));
  expect(await screen.findByText(/Sistemsel Hata!/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Bağlantı gönder' }));
  expect(await screen.findByText(mailed.message)).toBeVisible();
});

test('a rejection without the offer shows no link button', async () => {
  const { code: _code, ...plain } = full;
  await refuse({ [api.login]: [[429, plain]] });
  expect(screen.queryByRole('button', { name: 'Bağlantı gönder' })).toBeNull();
});

test('the mailed link makes the browser known, and its token is removed from the address', async () => {
  const message = 'Bu tarayıcı tanındı.';
  const calls = stubResponses({
    [api.knownBrowser]: [[200, { success: true, message, data: { email: person.email } }]],
  });
  renderSignIn('/giris-yap#tarayici=7.1800000000000.imza');
  expect(await screen.findByText(message)).toBeVisible();
  expect(calls[0]?.body).toEqual({ token: '7.1800000000000.imza' });
  expect(location.href).not.toContain('tarayici');
  await waitFor(() => expect(screen.getByLabelText('E-Posta')).toHaveValue(person.email));
  expect(screen.getByLabelText('Şifre')).toHaveFocus();
});

test('an expired link shows its error message', async () => {
  const message = 'Bağlantının süresi dolmuş.';
  stubResponses({ [api.knownBrowser]: [[422, { success: false, message }]] });
  renderSignIn('/giris-yap#tarayici=eski');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('E-Posta')).toHaveFocus();
});
