import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startRegistration } from '@simplewebauthn/browser';
import type { Account } from '@vitrin/shared-contracts/account';
import { ownAccount, passkey } from '../../testing/fixtures.ts';
import { stubReads, http, rejected, succeeded } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { PasskeysSection } from './passkeys.section.tsx';
import { useAccount } from './account.page.tsx';

jest.mock('@simplewebauthn/browser', () => ({ startRegistration: jest.fn() }));

const register = jest.mocked(startRegistration);
function Part() {
  const { account, setAccount } = useAccount();
  return account ? (
    <PasskeysSection account={account} onChanged={(passkeys) => setAccount({ ...account, passkeys })} />
  ) : null;
}

const routes = singleScreenRoutes('/admin/account', Part);
const password = 'kapi-mavi-77';

function answer(changed: Partial<Account> = {}): void {
  stubReads({ '/api/admin/account': () => succeeded(ownAccount(changed)) });
}

beforeEach(() => {
  jest.resetAllMocks();
  Object.assign(globalThis, { PublicKeyCredential: jest.fn() });
  answer();
});
afterEach(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));

const section = async () => within(await screen.findByRole('region', { name: 'Geçiş anahtarları' }));
const dialog = async () => within(await screen.findByRole('dialog'));

async function add(): Promise<void> {
  openPanel(routes, '/admin/account');
  await userEvent.click((await section()).getByRole('button', { name: 'Geçiş anahtarı ekle' }));
  const box = await dialog();
  await userEvent.type(box.getByRole('textbox', { name: /^Ad/ }), 'İş telefonum');
  await userEvent.type(box.getByLabelText(/^Şifreniz/, { selector: 'input' }), password);
  http.sendForm.mockResolvedValueOnce(succeeded({ options: { challenge: 'c' } }));
  await userEvent.click(box.getByRole('button', { name: 'Devam et' }));
}

test('adding a passkey asks for the password, then the browser, then the server', async () => {
  register.mockImplementation(async () => {
    http.sendForm.mockResolvedValueOnce(succeeded([passkey(1, 'İş telefonum')]));
    return { id: 'k' } as never;
  });
  await add();

  const row = await (await section()).findByRole('listitem');
  expect(row).toHaveTextContent(/İş telefonum.*Henüz kullanılmadı/);
  expect(screen.queryByRole('dialog', { name: 'Geçiş anahtarı ekle' })).toBeNull();
  expect(register).toHaveBeenCalledWith({ optionsJSON: { challenge: 'c' } });
  expect(http.sendForm.mock.calls).toEqual([
    ['POST', '/api/admin/account/passkeys/options', { password }],
    ['POST', '/api/admin/account/passkeys', { name: 'İş telefonum', response: { id: 'k' } }],
  ]);
});

test.each([
  ['NotAllowedError', /onay verilmedi ya da süresi doldu/],
  ['InvalidStateError', /zaten bir geçiş anahtarı var/],
  ['SecurityError', /Tarayıcınız geçiş anahtarı oluşturamadı/],
])('%s from the browser is shown as a plain message and keeps the typed values', async (name, texts) => {
  register.mockRejectedValue(new DOMException('English', name));
  await add();

  const box = await dialog();
  expect(await box.findByText(texts)).toBeVisible();
  expect(box.getByRole('textbox', { name: /^Ad/ })).toHaveValue('İş telefonum');
  expect(box.getByLabelText(/^Şifreniz/, { selector: 'input' })).toHaveValue(password);
  expect(box.getByRole('button', { name: 'Devam et' })).toHaveFocus();
  expect(screen.queryByText('Başarısız!')).toBeNull();
});

test('a browser without passkey support shows a message and still lists existing passkeys', async () => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  answer({ passkeys: [passkey(1, 'Telefon')] });
  openPanel(routes, '/admin/account');

  const part = await section();
  expect(part.getByText(/Bu tarayıcı geçiş anahtarlarını desteklemiyor/)).toBeVisible();
  expect(part.queryByRole('button', { name: 'Geçiş anahtarı ekle' })).toBeNull();
  expect(part.getByRole('button', { name: 'Telefon: sil' })).toBeVisible();
});

test('removing a passkey asks for confirmation and shows the error message from the server', async () => {
  answer({ passkeys: [passkey(1, 'Telefon'), passkey(2, 'Anahtarlık')] });
  openPanel(routes, '/admin/account');
  await userEvent.click((await section()).getByRole('button', { name: 'Telefon: sil' }));
  const box = await dialog();
  await userEvent.type(box.getByLabelText(/^Şifreniz/, { selector: 'input' }), password);

  http.sendForm.mockResolvedValueOnce(rejected(409, { message: 'Önce başka bir yöntem ekleyin.' }));
  await userEvent.click(box.getByRole('button', { name: 'Evet, sil' }));
  expect(await screen.findByText('Önce başka bir yöntem ekleyin.')).toBeInTheDocument();
  http.sendForm.mockResolvedValueOnce(succeeded([passkey(2, 'Anahtarlık')]));
  await userEvent.click(box.getByRole('button', { name: 'Evet, sil' }));

  await waitFor(async () => expect((await section()).getAllByRole('listitem')).toHaveLength(1));
  expect(http.sendForm).toHaveBeenLastCalledWith('DELETE', '/api/admin/account/passkeys/1', { password });
});

test('the last passkey of a user who must have a second step has no remove button', async () => {
  const second_factor = { required: true, totp: false, recovery_codes_left: 0 };
  answer({ passkeys: [passkey(1, 'Telefon')], second_factor });
  openPanel(routes, '/admin/account');

  const part = await section();
  expect(part.getByText(/bu anahtarı silmek için önce/)).toBeVisible();
  expect(part.queryByRole('button', { name: 'Telefon: sil' })).toBeNull();
});

test('at the limit of ten passkeys a message replaces the add button', async () => {
  answer({ passkeys: Array.from({ length: 10 }, (_, index) => passkey(index + 1, `Anahtar ${index}`)) });
  openPanel(routes, '/admin/account');

  const part = await section();
  expect(part.getByText(/En fazla 10 geçiş anahtarı/)).toBeVisible();
  expect(part.queryByRole('button', { name: 'Geçiş anahtarı ekle' })).toBeNull();
});

test('a passkey can be renamed by keyboard alone; a rejected name stays in the field and focus returns to the button', async () => {
  answer({ passkeys: [passkey(1, 'Telefon'), passkey(2, 'Anahtarlık')] });
  openPanel(routes, '/admin/account');
  (await section()).getByRole('button', { name: 'Telefon: adını değiştir' }).focus();
  await userEvent.keyboard('{Enter}');
  const name = await (await dialog()).findByRole('textbox', { name: /^Ad/ });
  expect(name).toHaveValue('Telefon');
  await waitFor(() => expect(name).toHaveFocus());

  await userEvent.clear(name);
  await userEvent.keyboard('A{Enter}');
  expect(name).toHaveAccessibleDescription(/2 Karakterden Az Olamaz/);
  expect(http.sendForm).not.toHaveBeenCalled();

  http.sendForm.mockResolvedValueOnce(rejected(422, { errors: { name: 'Geçersiz Değer' } }));
  await userEvent.keyboard('nahtar{Enter}');
  await waitFor(() => expect(name).toHaveAccessibleDescription(/Geçersiz Değer/));
  expect(name).toHaveValue('Anahtar');

  http.sendForm.mockResolvedValueOnce(succeeded([passkey(1, 'Anahtar 2'), passkey(2, 'Anahtarlık')]));
  await userEvent.keyboard(' 2{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Geçiş anahtarının adı' })).toBeNull());
  expect(http.sendForm).toHaveBeenLastCalledWith('PUT', '/api/admin/account/passkeys/1', { name: 'Anahtar 2' });
  const renamed = (await section()).getByRole('button', { name: 'Anahtar 2: adını değiştir' });
  await waitFor(() => expect(renamed).toHaveFocus());
});

test('a passkey that must not be removed can still be renamed', async () => {
  const second_factor = { required: true, totp: false, recovery_codes_left: 0 };
  answer({ passkeys: [passkey(1, 'Telefon')], second_factor });
  openPanel(routes, '/admin/account');

  expect((await section()).getByRole('button', { name: 'Telefon: adını değiştir' })).toBeVisible();
});
