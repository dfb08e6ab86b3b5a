import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Account } from '@vitrin/shared-contracts/account';
import { ownAccount, passkey } from '../../testing/fixtures.ts';
import { stubReads, http, rejected, succeeded } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { saveFile } from '../../data/save-file.ts';
import { SecondFactorSection } from './second-factor.section.tsx';
import { useAccount } from './account.page.tsx';

jest.mock('../../data/save-file.ts', () => ({ saveFile: jest.fn() }));

function Part() {
  const { account, refetch } = useAccount();
  return account ? <SecondFactorSection account={account} onChanged={refetch} /> : null;
}

const routes = singleScreenRoutes('/admin/account', Part);
const password = 'kapi-mavi-77';
const qr = { size: 29, path: 'M4 4h1v1h-1z' };
const setUp = { ticket: 'bilet', secret: 'ABCD EFGH', uri: 'otpauth://totp/x', qr };
const recovery_codes = ['aaaa-1111', 'bbbb-2222'];
const on = { required: false, totp: true, recovery_codes_left: 10 };

function answer(changed: Partial<Account> = {}): void {
  stubReads({ '/api/admin/account': () => succeeded(ownAccount(changed)) });
}

beforeEach(() => {
  localStorage.clear();
  jest.resetAllMocks();
  answer();
});

const section = async () => within(await screen.findByRole('region', { name: 'İki adımlı giriş' }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const press = async (name: string) => userEvent.click((await section()).getByRole('button', { name }));

async function givePassword(title: string, action: string): Promise<void> {
  const box = await dialog(title);
  await userEvent.type(box.getByLabelText(/^Şifreniz/, { selector: 'input' }), password);
  await userEvent.click(box.getByRole('button', { name: action }));
}

async function showSecret() {
  http.sendForm.mockResolvedValueOnce(succeeded(setUp));
  openPanel(routes, '/admin/account');
  await press('Doğrulama uygulaması kur');
  await givePassword('Doğrulama uygulamasını kurun', 'Devam et');
  return await dialog('Doğrulama uygulamasını kurun');
}

test('setting up an app asks for password and code, then shows recovery codes until the user confirms them', async () => {
  const user = userEvent.setup();
  const box = await showSecret();
  expect(await box.findByRole('img', { name: 'Doğrulama uygulaması için QR kodu' })).toBeVisible();
  expect(box.getByRole('textbox', { name: /Uygulamadaki kod/ })).toHaveFocus();
  expect(box.getByRole('status', { name: 'Kurulum anahtarı' })).toHaveTextContent('ABCD EFGH');
  await user.click(box.getByRole('button', { name: 'Kopyala' }));
  expect(await navigator.clipboard.readText()).toBe('ABCDEFGH');

  http.sendForm.mockResolvedValueOnce(succeeded({ recovery_codes }));
  answer({ second_factor: on });
  await user.type(box.getByRole('textbox', { name: /Uygulamadaki kod/ }), '123456{Enter}');

  const codes = await dialog('Kurtarma kodlarınız');
  expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(recovery_codes);
  expect(http.sendForm.mock.calls).toEqual([
    ['POST', '/api/admin/account/totp/set-up', { password }],
    ['POST', '/api/admin/account/totp', { ticket: 'bilet', code: 123456 }],
  ]);
  expect(codes.getByRole('list')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(codes.queryByRole('button', { name: 'Kapat' })).toBeNull();
  await user.click(codes.getByRole('button', { name: 'İndir' }));
  expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), 'kurtarma-kodlari.txt');
  await user.click(codes.getByRole('button', { name: 'Kodları kaydettim' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await section()).getByText('10 kurtarma kodunuz kaldı.')).toBeVisible();
  expect(JSON.stringify(Object.entries(localStorage))).not.toMatch(/ABCD|aaaa|kapi/);
});

test('a wrong code shows an error beside its field, which stays editable', async () => {
  const box = await showSecret();
  http.sendForm.mockResolvedValueOnce(rejected(422, { errors: { code: 'Kod Hatalı' } }));
  const code = await box.findByRole('textbox', { name: /Uygulamadaki kod/ });
  await userEvent.type(code, '000000{Enter}');

  await waitFor(() => expect(code).toHaveAccessibleDescription(/Kod Hatalı/));
  expect(code).toHaveFocus();
  expect(code).toHaveValue('000000');
});

test('an expired step asks for the password again', async () => {
  const box = await showSecret();
  const errors = { ticket: 'Süresi Doldu' };
  http.sendForm.mockResolvedValueOnce(rejected(422, { errors, message: 'Bu adımın süresi doldu.' }));
  await userEvent.type(await box.findByRole('textbox', { name: /Uygulamadaki kod/ }), '123456{Enter}');

  expect(await box.findByLabelText(/^Şifreniz/, { selector: 'input' })).toHaveValue('');
  expect(await screen.findByText('Bu adımın süresi doldu.')).toBeInTheDocument();
});

test('a wrong password does not show the secret', async () => {
  http.sendForm.mockResolvedValueOnce(rejected(422, { errors: { password: 'Şifre Hatalı' } }));
  openPanel(routes, '/admin/account');
  await press('Doğrulama uygulaması kur');
  await givePassword('Doğrulama uygulamasını kurun', 'Devam et');

  const box = await dialog('Doğrulama uygulamasını kurun');
  expect(await box.findByText('Şifre Hatalı')).toBeVisible();
  expect(box.queryByRole('img')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const opener = screen.getByRole('button', { name: 'Doğrulama uygulaması kur' });
  await waitFor(() => expect(opener).toHaveFocus());
});

test('new recovery codes replace the few remaining ones', async () => {
  answer({ second_factor: { ...on, recovery_codes_left: 1 } });
  http.sendForm.mockResolvedValueOnce(succeeded({ recovery_codes }));
  openPanel(routes, '/admin/account');

  expect((await section()).getByText(/1 kurtarma kodunuz kaldı. Telefonunuza ulaşamadığınızda/)).toBeVisible();
  await press('Yeni kurtarma kodları');
  await givePassword('Yeni kurtarma kodları', 'Yeni kodlar üret');

  expect(within(await screen.findByRole('list', { name: 'Kurtarma kodları' })).getAllByRole('listitem')).toHaveLength(
    2,
  );
  expect(http.sendForm).toHaveBeenCalledWith('POST', '/api/admin/account/recovery-codes', { password });
});

test('switching off asks for confirmation and the password, and refetches the account', async () => {
  answer({ second_factor: on });
  http.sendForm.mockResolvedValueOnce(succeeded());
  openPanel(routes, '/admin/account');

  await press('Kapat');
  answer();
  await givePassword('İki adımlı giriş kapatılsın mı?', 'Evet, kapat');

  expect(await (await section()).findByText('Kapalı')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'İki adımlı giriş' })).toHaveFocus());
  expect(http.sendForm).toHaveBeenCalledWith('DELETE', '/api/admin/account/totp', { password });
});

test.each([
  [on, [], 'Kapatmak için önce bir geçiş anahtarı ekleyin.', false],
  [on, [passkey(1, 'Telefon')], 'Bir süper yönetici hesabınız için iki adımlı girişi zorunlu tuttu.', true],
  [{ ...on, totp: false }, [], 'Şimdi kurmazsanız bir sonraki girişinizde kurmanız istenir.', false],
  [{ ...on, totp: false }, [passkey(1, 'Telefon')], 'Girişte geçiş anahtarınız sorulur.', false],
])('explains a required second step: %j', async (second_factor, passkeys, message, canSwitchOff) => {
  answer({ second_factor: { ...second_factor, required: true }, passkeys });
  openPanel(routes, '/admin/account');

  const part = await section();
  expect(part.getByText((text) => text.endsWith(message))).toBeVisible();
  expect(part.queryByRole('button', { name: 'Kapat' }) !== null).toBe(canSwitchOff);
});
