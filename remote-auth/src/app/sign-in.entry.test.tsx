import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { stubResponse, renderSignIn } from './testing.tsx';

const email = 'deniz@kuzey.example';
const user = { name: 'Deniz Ak', email, role_group: 'admin' };
const success = { success: true, token: 'yeni-token', expires_in: 3600, data: user };
const start = new Date('2026-11-21T09:00:00.000Z');

let keyboard: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: start });
  keyboard = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
});

afterEach(() => {
  Swal.close();
  jest.useRealTimers();
});

async function signIn({ typed = email, remember = false } = {}) {
  await keyboard.type(screen.getByLabelText('E-Posta'), typed);
  await keyboard.type(screen.getByLabelText('Şifre'), 'gizli-sifre');
  if (remember) await keyboard.click(screen.getByLabelText('Beni Hatırla'));
  await keyboard.click(screen.getByRole('button', { name: 'Giriş Yap' }));
}

const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('a successful sign-in stores the session, shows a message and redirects to the panel after two seconds', async () => {
  stubResponse(200, success);
  const { left } = renderSignIn();
  await signIn();
  expect(await screen.findByText('Giriş Yapıldı!')).toBeInTheDocument();
  expect(screen.getByText('Yönlendiriliyorsunuz...')).toBeInTheDocument();
  expect(localStorage.getItem('token')).toBe('yeni-token');
  expect(JSON.parse(localStorage.getItem('user_data') ?? '')).toEqual(user);
  const lifetime = Date.parse(localStorage.getItem('expiration_date') ?? '') - Date.now();
  expect(lifetime).toBeGreaterThan(3_590_000);
  expect(lifetime).toBeLessThanOrEqual(3_600_000);
  expect(left).toEqual([]);
  await after(2_000);
  expect(left).toEqual(['/admin']);
});

test('a successful sign-in returns to the screen on which the session of this user ended', async () => {
  stubResponse(200, success);
  sessionStorage.setItem('return_to', JSON.stringify({ address: '/admin/pages/blog/insert', email }));
  const { left } = renderSignIn();
  await signIn();
  await screen.findByText('Giriş Yapıldı!');
  await after(2_000);
  expect(left).toEqual(['/admin/pages/blog/insert']);
});

test('the request has the XHR header, the CSRF value and the trimmed e-mail, but not the checkbox', async () => {
  globalThis.csrf_token = 'csrf-degeri';
  const calls = stubResponse(200, success);
  renderSignIn();
  await signIn({ typed: `  ${email} ` });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toMatchObject({ url: '/api/auth/login', body: { email, password: 'gizli-sifre' } });
  expect(Object.keys(calls[0]?.body as object)).toEqual(['email', 'password']);
  expect(calls[0]?.headers.get('x-requested-with')).toBe('XMLHttpRequest');
  expect(calls[0]?.headers.get('x-csrf-token')).toBe('csrf-degeri');
});

test('a double click sends one request', async () => {
  const calls = stubResponse(200, success);
  renderSignIn();
  await signIn();
  await keyboard.click(screen.getByRole('button', { name: 'Giriş Yap' }));
  await screen.findByText('Giriş Yapıldı!');
  expect(calls).toHaveLength(1);
});

test('stores the e-mail when the checkbox is checked', async () => {
  stubResponse(200, success);
  renderSignIn();
  await signIn({ remember: true });
  await waitFor(() => expect(localStorage.getItem('remember_me_email')).toBe(email));
});

test('deletes the stored e-mail when the checkbox is unchecked', async () => {
  localStorage.setItem('remember_me_email', email);
  stubResponse(200, success);
  renderSignIn();
  await keyboard.clear(screen.getByLabelText('E-Posta'));
  await signIn({ remember: true });
  await waitFor(() => expect(localStorage.getItem('remember_me_email')).toBeNull());
});

test.each([
  ['wrong credentials', 422, { success: false, message: 'E-posta ya da şifre hatalı.' }, 'E-posta ya da şifre hatalı.'],
  ['throttled', 429, { success: false, message: 'Çok fazla deneme yapıldı.' }, 'Çok fazla deneme yapıldı.'],
  ['no error message', 500, { success: false }, 'İşlem Başarısız!'],
  [
    'success without a token',
    200,
    { success: true, token: null, message: 'İkinci adım gerekli.' },
    'İkinci adım gerekli.',
  ],
])('%s: an error dialog shows the message for three seconds', async (_case, status, envelope, message) => {
  stubResponse(status, envelope);
  const { left } = renderSignIn();
  await signIn();
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByText('Başarısız!')).toBeInTheDocument();
  expect(localStorage.getItem('token')).toBeNull();
  expect(Swal.getTimerLeft()).toBeGreaterThan(2_500);
  await after(3_500);
  expect(Swal.getPopup()).toBeNull();
  expect(left).toEqual([]);
  expect(screen.getByLabelText('Şifre')).toHaveValue('gizli-sifre');
});

test('no response envelope: shows the documented texts for two and a half seconds and keeps the typed text', async () => {
  stubResponse(0, null);
  renderSignIn();
  await signIn();
  expect(await screen.findByText('Sistemsel Hata!')).toBeInTheDocument();
  expect(screen.getByText('Sistem Hatası')).toBeInTheDocument();
  expect(Swal.getTimerLeft()).toBeLessThanOrEqual(2_500);
  await after(3_000);
  expect(Swal.getPopup()).toBeNull();
  expect(screen.getByLabelText('E-Posta')).toHaveValue(email);
});
