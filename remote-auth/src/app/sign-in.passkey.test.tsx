import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { api } from '@vitrin/shared-contracts/paths';
import { stubResponses, stepRequired, signedIn, submitLoginCard, person, renderSignIn } from './testing.tsx';

const options = { challenge: 'x'.repeat(43), rpId: 'localhost', userVerification: 'required' };
const offered = { success: true, data: { options } };

const bytes = new Uint8Array([1, 2, 3]).buffer;
const credential = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes, userHandle: null },
  getClientExtensionResults: () => ({}),
};

const get = jest.fn();

const Credential = function PublicKeyCredential() {};

function enablePasskeys() {
  Object.defineProperty(globalThis, 'PublicKeyCredential', { configurable: true, value: Credential });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
}

beforeEach(() => {
  localStorage.clear();
  enablePasskeys();
  get.mockReset().mockResolvedValue(credential);
});

afterEach(() => {
  Swal.close();
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
});

type Replies = NonNullable<Parameters<typeof stubResponses>[0][string]>;

function answerPasskey(...replies: Replies) {
  return stubResponses({ [api.passkeyOptions]: [[200, offered]], [api.passkey]: replies });
}

const press = async (name = 'Geçiş anahtarı ile giriş') => userEvent.click(await screen.findByRole('button', { name }));

test('a passkey signs in without e-mail and password', async () => {
  const calls = answerPasskey([200, signedIn]);
  renderSignIn();
  await press();
  expect(await screen.findByText('Giriş Yapıldı!')).toBeInTheDocument();
  expect(calls.map(({ url }) => url)).toEqual([api.passkeyOptions, api.passkey]);
  expect(calls[1]?.body).toMatchObject({ response: { id: 'AQID', response: { signature: 'AQID' } } });
  expect(JSON.parse(localStorage.getItem('user_data') ?? '')).toEqual(person);
});

test('offers no passkey in a browser that does not support passkeys', () => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  renderSignIn();
  const [button] = screen.getAllByRole('button', { name: 'Geçiş anahtarı ile giriş', hidden: true });
  expect(button?.parentElement).toHaveAttribute('data-known', 'false');
});

test.each([
  ['cancelled by the user', new DOMException('The operation either timed out', 'NotAllowedError'), /kullanılmadı/],
  ['rejected by the device', new DOMException('Unknown transient reason', 'UnknownError'), /kullanamadı/],
  ['for another site', new DOMException('rp.id is no suffix', 'SecurityError'), /kullanamadı/],
])('%s: shows one sentence in Turkish, no dialog, and keeps the typed text', async (_case, error, sentence) => {
  answerPasskey();
  get.mockRejectedValue(error);
  renderSignIn();
  await userEvent.type(screen.getByLabelText('E-Posta'), person.email);
  await press();
  expect(await screen.findByText(sentence)).toHaveAttribute('role', 'status');
  expect(document.body).not.toHaveTextContent(error.message);
  expect(Swal.getPopup()).toBeNull();
  expect(screen.getByLabelText('E-Posta')).toHaveValue(person.email);
});

test.each([
  ['rejected by the server', [[422, { success: false, message: 'Geçiş anahtarı doğrulanamadı.' }]], /doğrulanamadı/],
  ['server unreachable', [[0, null]], /Sistemsel Hata!/],
] as const)('%s: shows the documented error dialog', async (_case, replies, texts) => {
  answerPasskey(...replies);
  renderSignIn();
  await press();
  expect(await screen.findByText(texts)).toBeInTheDocument();
  expect(Swal.getPopup()).toBeInTheDocument();
  expect(localStorage.getItem('token')).toBeNull();
});

test('a throttled options request does not open the authenticator prompt', async () => {
  stubResponses({ [api.passkeyOptions]: [[429, { success: false, message: 'Çok fazla deneme yapıldı.' }]] });
  renderSignIn();
  await press();
  expect(await screen.findByText('Çok fazla deneme yapıldı.')).toBeInTheDocument();
  expect(get).not.toHaveBeenCalled();
});

test('a forced password change also follows a passkey, without an e-mail on the page', async () => {
  answerPasskey([200, stepRequired('change-password')]);
  renderSignIn();
  await press();
  expect(await screen.findByRole('heading', { level: 1, name: 'Yeni şifre belirleyin' })).toBeVisible();
  expect(document.querySelector('[autocomplete=username]')).toBeNull();
  await userEvent.type(screen.getByLabelText('Yeni şifre'), 'kapi-mavi-77');
  expect(screen.queryByText(/e-posta adresinizin/i)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Başka bir hesapla giriş yap' }));
  expect(screen.getByLabelText('E-Posta')).toHaveFocus();
});

describe('passkey as the second step', () => {
  async function startSecondStep(methods: string[], ...replies: Replies) {
    const login = stepRequired('second-factor', { methods });
    stubResponses({ [api.login]: [[200, login]], [api.passkeyOptions]: [[200, offered]], [api.passkey]: replies });
    renderSignIn();
    await submitLoginCard();
  }

  test('is offered beside the code field', async () => {
    await startSecondStep(['totp', 'passkey'], [200, signedIn]);
    expect(await screen.findByLabelText('Doğrulama kodu')).toBeVisible();
    await press('Geçiş anahtarı ile doğrula');
    expect(await screen.findByText('Giriş Yapıldı!')).toBeInTheDocument();
  });

  test('is the only method without an authenticator app', async () => {
    await startSecondStep(
      ['passkey'],
      [422, { success: false, message: 'Geçiş anahtarı doğrulanamadı.' }],
      [200, signedIn],
    );
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Geçiş anahtarı ile doğrulama');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.queryByLabelText('Doğrulama kodu')).not.toBeInTheDocument();
    await press('Geçiş anahtarı ile doğrula');
    await waitFor(() => expect(Swal.getPopup()).toBeInTheDocument());
    Swal.clickConfirm();
    expect(await screen.findByText('Geçiş anahtarı doğrulanamadı.', { selector: '[role=alert]' })).toBeVisible();
    await press('Geçiş anahtarı ile doğrula');
    expect(await screen.findByText('Giriş Yapıldı!')).toBeInTheDocument();
  });

  test('explains what to do in a browser that does not support passkeys', async () => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    await startSecondStep(['passkey']);
    expect(await screen.findByText(/bu tarayıcı geçiş anahtarlarını desteklemiyor/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Başka bir hesapla giriş yap' })).toBeEnabled();
  });
});
