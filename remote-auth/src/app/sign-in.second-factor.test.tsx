import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { api } from '@vitrin/shared-contracts/paths';
import { stubResponses, stepRequired, signedIn, submitLoginCard, person, rejected, renderSignIn } from './testing.tsx';

const asked = stepRequired('second-factor', { methods: ['totp', 'recovery-code'] });

let keyboard: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
  keyboard = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
});

afterEach(() => {
  Swal.close();
  jest.useRealTimers();
});

type Replies = Parameters<typeof stubResponses>[0][string];

async function stepWith(...replies: Replies) {
  const calls = stubResponses({ [api.login]: [[200, asked]], [api.secondFactor]: replies });
  const { left } = renderSignIn();
  await submitLoginCard(keyboard);
  await screen.findByRole('heading', { level: 1, name: 'Doğrulama kodu' });
  return { left, sent: () => calls.filter(({ url }) => url === api.secondFactor).map(({ body }) => body) };
}

const code = () => screen.getByLabelText<HTMLInputElement>('Doğrulama kodu');
const prove = () => keyboard.click(screen.getByRole('button', { name: 'Doğrula' }));
const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('the code is requested in the same card: focused, available to password managers, announced, and without a dialog', async () => {
  await stepWith();
  expect(code()).toHaveFocus();
  expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code()).toHaveAttribute('inputmode', 'numeric');
  expect(screen.getByText(person.email)).toBeVisible();
  expect(screen.getByText('Doğrulama kodu', { selector: '[role=status]' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Giriş Yap' })).not.toBeInTheDocument();
  expect(Swal.getPopup()).toBeNull();
  expect(localStorage.getItem('token')).toBeNull();
});

test('the correct code, submitted by Enter and with the space that apps show, completes the sign-in', async () => {
  const { left, sent } = await stepWith([200, signedIn]);
  await keyboard.type(code(), '123 456{Enter}');
  expect(await screen.findByText('Giriş Yapıldı!')).toBeInTheDocument();
  expect(sent()).toEqual([{ ticket: 'second-factor-bileti', code: '123 456' }]);
  expect(localStorage.getItem('token')).toBe('yeni-token');
  expect(screen.getByRole('button', { name: 'Başka bir hesapla giriş yap' })).toBeDisabled();
  await after(2_000);
  expect(left).toEqual(['/admin']);
});

test('a wrong code shows an error beside the field and stays selected, and the next code can succeed', async () => {
  const { sent } = await stepWith([422, rejected({ code: 'Kod Hatalı' })], [200, signedIn]);
  await keyboard.type(code(), '111111');
  await prove();
  expect(await screen.findByText('Kod Hatalı')).toBeVisible();
  expect(code()).toHaveAccessibleDescription('Kod Hatalı');
  expect(code()).toHaveFocus();
  expect([code().selectionStart, code().selectionEnd]).toEqual([0, 6]);
  expect(Swal.getPopup()).toBeNull();
  await keyboard.keyboard('222222{Enter}');
  await screen.findByText('Giriş Yapıldı!');
  expect(sent()).toHaveLength(2);
});

test.each([
  ['', '* Bu Alan Zorunlu'],
  ['12345', 'Uygulamanızdaki 6 Rakamı Giriniz'],
  ['1'.repeat(21), 'Bu Alan 20 Karakteri Geçemez'],
])('an invalid code (%j) is not sent', async (typed, message) => {
  const { sent } = await stepWith();
  if (typed) await keyboard.type(code(), typed);
  await prove();
  expect(await screen.findByText(message)).toBeVisible();
  expect(sent()).toEqual([]);
});

test('a recovery code can be used instead, and the typed text of both fields is kept', async () => {
  const { sent } = await stepWith([200, signedIn]);
  await keyboard.type(code(), '123');
  await keyboard.click(screen.getByRole('button', { name: 'Kurtarma kodu kullan' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Kurtarma kodu' })).toBeVisible();
  const recovery = screen.getByLabelText('Kurtarma kodu');
  expect(recovery).toHaveFocus();
  expect(recovery).toHaveAttribute('autocomplete', 'off');
  await keyboard.click(screen.getByRole('button', { name: 'Doğrulama uygulamasını kullan' }));
  expect(code()).toHaveValue('123');
  await keyboard.click(screen.getByRole('button', { name: 'Kurtarma kodu kullan' }));
  await keyboard.type(screen.getByLabelText('Kurtarma kodu'), 'abcde-fghjk{Enter}');
  await screen.findByText('Giriş Yapıldı!');
  expect(sent()).toEqual([{ ticket: 'second-factor-bileti', code: 'abcde-fghjk' }]);
});

test('offers no recovery code when none remain', async () => {
  stubResponses({ [api.login]: [[200, stepRequired('second-factor', { methods: ['totp'] })]] });
  renderSignIn();
  await submitLoginCard(keyboard);
  await screen.findByLabelText('Doğrulama kodu');
  expect(screen.queryByRole('button', { name: 'Kurtarma kodu kullan' })).not.toBeInTheDocument();
});

test('an expired step returns to the login card with the reason and the e-mail', async () => {
  await stepWith([422, rejected({ ticket: 'Süresi Doldu' })]);
  await keyboard.type(code(), '123456');
  await prove();
  expect(await screen.findByText(/süresi doldu.*baştan başlayın/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Giriş Yap' })).toBeVisible();
  expect(screen.getByLabelText('E-Posta')).toHaveValue(person.email);
  expect(screen.getByLabelText('Şifre')).toHaveValue('');
  expect(screen.getByLabelText('Şifre')).toHaveFocus();
});

test.each([
  ['throttled', [429, { success: false, message: 'Çok fazla deneme yapıldı.' }], /Çok fazla deneme/, 3_500],
  ['server unreachable', [0, null], /Sunucuya ulaşılamadı/, 3_000],
] as const)(
  '%s: shows the documented dialog, then a message that stays, and keeps the code',
  async (_case, reply, texts, ms) => {
    await stepWith(reply);
    await keyboard.type(code(), '123456');
    await prove();
    await waitFor(() => expect(Swal.getPopup()).toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(reply[1] ? 'Başarısız!' : 'Sistemsel Hata!');
    await after(ms);
    expect(Swal.getPopup()).toBeNull();
    expect(await screen.findByText(texts)).toBeVisible();
    expect(code()).toHaveValue('123456');
  },
);

test('choosing another account returns to the login card with the e-mail selected', async () => {
  await stepWith();
  await keyboard.click(screen.getByRole('button', { name: 'Başka bir hesapla giriş yap' }));
  const email = screen.getByLabelText('E-Posta');
  expect(email).toHaveValue(person.email);
  expect(email).toHaveFocus();
  await keyboard.keyboard('baska@kuzey.example');
  expect(email).toHaveValue('baska@kuzey.example');
});

test('a double click sends one request', async () => {
  const { sent } = await stepWith([200, signedIn]);
  await keyboard.type(code(), '123456');
  await prove();
  await prove();
  await screen.findByText('Giriş Yapıldı!');
  expect(sent()).toHaveLength(1);
});
