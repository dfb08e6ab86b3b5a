import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signInAnswers } from '@vitrin/shared-contracts/server-answers';
import { api } from '@vitrin/shared-contracts/paths';
import { defaultLanguage } from '@vitrin/shared-contracts/languages';
import { languageStore } from '@vitrin/shared-contracts/state';
import { contextIn, rejected, renderSignInIn, stepRequired, stubResponse, stubResponses } from './testing.tsx';
import app from './index.tsx';

const english = { abbr: 'en', lang: 'English' };
const arabic = { abbr: 'ar', lang: 'العربية' };

beforeEach(() => {
  localStorage.clear();
  languageStore.set(defaultLanguage);
});

async function submitInEnglish(password = 'gizli-sifre') {
  await userEvent.type(screen.getByLabelText('Email'), 'deniz@kuzey.example');
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('the card is in the language of the page', async () => {
  await renderSignInIn(arabic);
  expect(screen.getByRole('heading', { level: 1, name: 'تسجيل الدخول' })).toBeVisible();
  expect(screen.getByText('لوحة إدارة \u2068Kuzey Mühendislik\u2069')).toBeVisible();
  expect(screen.getByRole('button', { name: 'إظهار كلمة المرور' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/Giriş|Şifre/);
});

test('a region has the texts of its language', async () => {
  await renderSignInIn({ abbr: 'de-AT', lang: 'Deutsch' });
  expect(screen.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
});

test('a language without texts of the sign-in shows the Turkish ones', () => {
  expect(app.createRoutes(contextIn('fr'))[0]?.lazy).toBeUndefined();
});

test('messages of the rules are in the language of the page', async () => {
  await renderSignInIn(english);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findAllByText('* This field is required')).toHaveLength(2);
  await submitInEnglish('kisa');
  expect(await screen.findByText('Please enter at least 6 characters')).toBeVisible();
});

test('a rejection by the server is in the language of the page', async () => {
  stubResponse(422, { success: false, message: signInAnswers.wrongCredentials });
  await renderSignInIn(english);
  await submitInEnglish();
  const dialog = await screen.findByRole('dialog', { name: 'Not successful!' });
  await waitFor(() => expect(dialog).toBeVisible());
  expect(within(dialog).getByText('The email or the password is wrong.')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
});

test('the second step and its errors are in the language of the page', async () => {
  stubResponses({
    [api.login]: [[200, stepRequired('second-factor', { methods: ['totp', 'recovery-code'] })]],
    [api.secondFactor]: [[422, rejected({ code: signInAnswers.wrongCodeField }, signInAnswers.wrongCode)]],
  });
  await renderSignInIn(english);
  await submitInEnglish();
  await userEvent.type(await screen.findByLabelText('Verification code'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('This code is wrong')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Use a recovery code' })).toBeVisible();
});

test('the other languages of the site are offered, each in its own name', async () => {
  await renderSignInIn(english, [defaultLanguage, english, arabic]);
  const links = within(screen.getByRole('navigation', { name: 'Language' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('lang')])).toEqual([
    ['Türkçe', '/giris-yap?lang=tr', 'tr'],
    ['English', '/giris-yap?lang=en', 'en'],
    ['العربية', '/giris-yap?lang=ar', 'ar'],
  ]);
  expect(links[1]).toHaveAttribute('aria-current', 'true');
});

test('one language alone is not offered', async () => {
  await renderSignInIn(english, [english]);
  expect(screen.queryByRole('navigation')).toBeNull();
});
