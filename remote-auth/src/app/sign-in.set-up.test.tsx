import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { api } from '@vitrin/shared-contracts/paths';
import { stubResponses, stepRequired, signedIn, submitLoginCard, person, rejected, renderSignIn } from './testing.tsx';

const setUp = {
  secret: 'ABCD EFGH IJKL',
  uri: 'otpauth://totp/Kuzey:deniz?secret=ABCDEFGHIJKL',
  qr: { size: 29, path: 'M4 4h1v1h-1z' },
};
const recovery_codes = ['abcde-fghjk', 'mnpqr-stuvw'];

beforeEach(() => localStorage.clear());
afterEach(() => Swal.close());

type Replies = Readonly<Record<string, readonly (readonly [number, object | null])[]>>;

async function begin(replies: Replies = {}) {
  const calls = stubResponses({
    [api.login]: [[200, stepRequired('set-up-second-factor')]],
    [api.secondFactorSetUp]: [[200, { success: true, data: setUp }]],
    ...replies,
  });
  const shown = renderSignIn();
  await submitLoginCard();
  await screen.findByRole('heading', { level: 1, name: 'İki adımlı girişi kurun' });
  return { ...shown, calls };
}

async function proveWith(answer: object) {
  const shown = await begin({ [api.secondFactor]: [[200, answer]] });
  await userEvent.type(await screen.findByLabelText('Doğrulama kodu'), '123456{Enter}');
  return shown;
}

test('shows the secret as a QR code, as text to type or copy, and as a link for an app on the same device', async () => {
  const { calls } = await begin();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  const picture = await screen.findByRole('img', { name: 'Doğrulama uygulaması için QR kodu' });
  expect(picture).toHaveAttribute('viewBox', '0 0 29 29');
  expect(picture.innerHTML).toContain(`d="${setUp.qr.path}"`);
  expect(document.body.innerHTML).not.toContain('style=');
  expect(screen.getByText(setUp.secret)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bu cihazdaki uygulamada aç' })).toHaveAttribute('href', setUp.uri);
  await userEvent.click(screen.getByRole('button', { name: 'Anahtarı kopyala' }));
  expect(await navigator.clipboard.readText()).toBe('ABCDEFGHIJKL');
  expect(screen.getByText('Kopyalandı.')).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({ ticket: 'set-up-second-factor-bileti' });
});

test('asks the user to select the text when the clipboard denies access', async () => {
  await begin();
  const copy = await screen.findByRole('button', { name: 'Anahtarı kopyala' });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await userEvent.click(copy);
  expect(await screen.findByText(/Kopyalanamadı/)).toBeVisible();
});

test('reports an unreachable server and retries on request', async () => {
  await begin({
    [api.secondFactorSetUp]: [
      [0, null],
      [200, { success: true, data: setUp }],
    ],
  });
  expect(await screen.findByText(/Sunucuya ulaşılamadı/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  expect(await screen.findByText(setUp.secret)).toBeVisible();
  expect(screen.queryByText(/Sunucuya ulaşılamadı/)).not.toBeInTheDocument();
});

test('a step that expired before it started returns to the login card', async () => {
  await begin({ [api.secondFactorSetUp]: [[422, rejected({ ticket: 'Süresi Doldu' })]] }).catch(() => undefined);
  expect(await screen.findByText(/baştan başlayın/)).toBeVisible();
  expect(screen.getByLabelText('E-Posta')).toHaveValue(person.email);
});

describe('recovery codes', () => {
  test('are shown before the session is stored, which requires the confirmation that they are saved', async () => {
    await proveWith({ ...signedIn, recovery_codes });
    const heading = await screen.findByRole('heading', { level: 1, name: 'Kurtarma kodlarınız' });
    expect(heading).toHaveFocus();
    for (const code of recovery_codes) expect(screen.getByText(code)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Başka bir hesapla giriş yap' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Devam et' }));
    const promise = screen.getByLabelText('Kodları güvenli bir yere kaydettim');
    expect(promise).toHaveFocus();
    expect(promise).toHaveAccessibleDescription('* Bu Alan Zorunlu');
    expect(localStorage.getItem('token')).toBeNull();
    await userEvent.click(promise);
    await userEvent.click(screen.getByRole('button', { name: 'Devam et' }));
    expect(await screen.findByText('Giriş Yapıldı!')).toBeInTheDocument();
    expect(localStorage.getItem('token')).toBe('yeni-token');
    expect(screen.getByText('abcde-fghjk')).toBeVisible();
  });

  test('can be copied, and downloaded as a file that names the site and the account', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
    URL.revokeObjectURL = () => {};
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await proveWith({ ...signedIn, recovery_codes });
    await userEvent.click(await screen.findByRole('button', { name: 'Kopyala' }));
    expect(await navigator.clipboard.readText()).toBe(recovery_codes.join('\n'));
    await userEvent.click(screen.getByRole('button', { name: 'İndir' }));
    expect(saved).toEqual(['kurtarma-kodlari.txt']);
    const text = await readText(files[0]);
    for (const part of ['Kuzey Mühendislik', person.email, ...recovery_codes]) expect(text).toContain(part);
  });

  test('require a confirmation to leave the page until they are saved', async () => {
    await proveWith({ ...signedIn, recovery_codes });
    await screen.findByRole('heading', { level: 1, name: 'Kurtarma kodlarınız' });
    const leave = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(true);
    await userEvent.click(screen.getByLabelText('Kodları güvenli bir yere kaydettim'));
    expect(leave()).toBe(false);
  });

  test('are shown before a forced password change', async () => {
    await proveWith({ ...stepRequired('change-password'), recovery_codes });
    await userEvent.click(await screen.findByLabelText('Kodları güvenli bir yere kaydettim'));
    await userEvent.click(screen.getByRole('button', { name: 'Devam et' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Yeni şifre belirleyin' })).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Yeni şifre')).toHaveFocus());
  });
});

function readText(file: Blob | undefined): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(file ?? new Blob());
  });
}
