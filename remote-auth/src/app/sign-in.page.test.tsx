import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brandingStore, sessionStore } from '@vitrin/shared-contracts/state';
import { branding, renderSignIn } from './testing.tsx';

const email = () => screen.getByLabelText<HTMLInputElement>('E-Posta');
const password = () => screen.getByLabelText<HTMLInputElement>('Şifre');
const remember = () => screen.getByLabelText<HTMLInputElement>('Beni Hatırla');

function signedIn(expiresAt: Date) {
  const user = { name: 'Deniz Ak', email: 'deniz@kuzey.example', role_group: 'admin' } as const;
  sessionStore.set({ token: 'token', user, rights: new Set(), expiresAt });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sessionStore.set(null);
});

test('the login card shows the logo, the company and the form', () => {
  renderSignIn();
  expect(screen.getByRole('heading', { level: 1, name: 'Giriş Yap' })).toBeVisible();
  expect(screen.getByText('Kuzey Mühendislik Yönetim Paneli')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Kuzey' })).toHaveAttribute('src', '/media/logo.svg');
  expect(email()).toHaveAttribute('placeholder', 'E-Posta');
  expect(password()).toHaveAttribute('placeholder', 'Şifre');
  expect(remember()).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Giriş Yap' })).toBeEnabled();
});

test('without a logo the name of the company is shown', () => {
  renderSignIn();
  act(() => brandingStore.set({ ...branding, mainLogoPath: '' }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Kuzey')).toBeVisible();
});

test('the help link opens the company site in a new tab', () => {
  renderSignIn();
  const help = screen.getByRole('link', { name: 'Yardım (yeni sekmede açılır)' });
  expect(help).toHaveAttribute('href', 'https://kuzey.example/');
  expect(help).toHaveAttribute('target', '_blank');
});

test('the form posts to its own page without JavaScript', () => {
  renderSignIn();
  const form = email().form;
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/giris-yap');
  expect([email().name, password().name, remember().name]).toEqual(['email', 'password', 'remember']);
});

test('the password can be shown and hidden again', async () => {
  renderSignIn();
  expect(password()).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Şifreyi göster' }));
  expect(password()).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Şifreyi gizle' }));
  expect(password()).toHaveAttribute('type', 'password');
});

test('a remembered e-mail is filled in, and its checkbox is checked', async () => {
  localStorage.setItem('remember_me_email', 'deniz@kuzey.example');
  renderSignIn();
  await waitFor(() => expect(email()).toHaveValue('deniz@kuzey.example'));
  expect(remember()).toBeChecked();
});

describe('a user who is already signed in', () => {
  test('is redirected to the panel', async () => {
    signedIn(new Date(Date.now() + 60_000));
    const { left } = renderSignIn();
    await waitFor(() => expect(left).toEqual(['/admin']));
  });

  test('stays on the page when the session has expired', () => {
    signedIn(new Date(Date.now() - 1));
    expect(renderSignIn().left).toEqual([]);
  });

  test('stays on the page when the panel was unreachable, keeps the session records and can retry', () => {
    localStorage.setItem('token', 'token');
    signedIn(new Date(Date.now() + 60_000));
    const { left } = renderSignIn('/giris-yap?durum=ulasilamadi');
    expect(left).toEqual([]);
    expect(localStorage.getItem('token')).toBe('token');
    expect(screen.getByRole('link', { name: 'Tekrar dene' })).toHaveAttribute('href', '/admin');
  });
});

test('a sign-out in another tab is explained', () => {
  renderSignIn('/giris-yap?durum=baska-sekme');
  expect(
    screen.getByText('Oturumunuz başka bir sekmede kapatıldı. Yazdıklarınız taslak olarak saklandı.'),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Tekrar dene' })).not.toBeInTheDocument();
});

test('a form posted without JavaScript shows an explanation and keeps the e-mail', () => {
  renderSignIn('/giris-yap?durum=betik-gerekli&eposta=deniz%40kuzey.example');
  expect(screen.getByText(/JavaScript açık olmalıdır/)).toBeVisible();
  expect(email()).toHaveValue('deniz@kuzey.example');
  expect(password()).toHaveValue('');
  expect(screen.queryByRole('link', { name: 'Tekrar dene' })).not.toBeInTheDocument();
});

test.each(['baska', '', 'toString', '__proto__'])('an unknown state (%s) shows no message', (state) => {
  renderSignIn(`/giris-yap?durum=${state}`);
  expect(screen.getAllByRole('alert').map((region) => region.textContent)).toEqual(['', '', '']);
});

test('the card says that a session has ended here and that nothing typed is lost', async () => {
  sessionStorage.setItem(
    'return_to',
    JSON.stringify({ address: '/admin/pages/blog/insert', email: 'deniz@kuzey.example' }),
  );
  renderSignIn();
  expect(await screen.findByText(/Oturumunuz sona erdi. Yazdıklarınız taslak olarak saklandı/)).toBeVisible();
});

test('a screen that was opened without a session is no ended session', () => {
  sessionStorage.setItem('return_to', JSON.stringify({ address: '/admin/pages/blog/insert', email: null }));
  renderSignIn();
  expect(screen.queryByText(/Oturumunuz sona erdi/)).toBeNull();
});
