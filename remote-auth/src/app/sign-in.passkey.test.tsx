import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { api } from 'shared-contracts/paths';
import { answerInTurn, due, entered, passFirstCard, person, showSignIn } from './testing.tsx';

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

function knowPasskeys() {
  Object.defineProperty(globalThis, 'PublicKeyCredential', { configurable: true, value: Credential });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
}

beforeEach(() => {
  localStorage.clear();
  knowPasskeys();
  get.mockReset().mockResolvedValue(credential);
});

afterEach(() => {
  Swal.close();
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
});

type Replies = NonNullable<Parameters<typeof answerInTurn>[0][string]>;

function answerPasskey(...replies: Replies) {
  return answerInTurn({ [api.passkeyOptions]: [[200, offered]], [api.passkey]: replies });
}

const press = async (name = 'Geçiş anahtarı ile giriş') => userEvent.click(await screen.findByRole('button', { name }));

test('a passkey signs in without e-mail and password', async () => {
  const calls = answerPasskey([200, entered]);
  showSignIn();
  await press();
  expect(await screen.findByText('Giriş Yapıldı!')).toBeInTheDocument();
  expect(calls.map(({ url }) => url)).toEqual([api.passkeyOptions, api.passkey]);
  expect(calls[1]?.body).toMatchObject({ response: { id: 'AQID', response: { signature: 'AQID' } } });
  expect(JSON.parse(localStorage.getItem('user_data') ?? '')).toEqual(person);
});

test('where the browser knows none, nothing is offered', () => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  showSignIn();
  const [button] = screen.getAllByRole('button', { name: 'Geçiş anahtarı ile giriş', hidden: true });
  expect(button?.parentElement).toHaveAttribute('data-known', 'false');
});

test.each([
  ['closed by the person', new DOMException('The operation either timed out', 'NotAllowedError'), /kullanılmadı/],
  ['refused by the device', new DOMException('Unknown transient reason', 'UnknownError'), /kullanamadı/],
  ['of another site', new DOMException('rp.id is no suffix', 'SecurityError'), /kullanamadı/],
])('%s: one calm Turkish sentence, no box, and what was typed stays', async (_case, error, sentence) => {
  answerPasskey();
  get.mockRejectedValue(error);
  showSignIn();
  await userEvent.type(screen.getByLabelText('E-Posta'), person.email);
  await press();
  expect(await screen.findByText(sentence)).toHaveAttribute('role', 'status');
  expect(document.body).not.toHaveTextContent(error.message);
  expect(Swal.getPopup()).toBeNull();
  expect(screen.getByLabelText('E-Posta')).toHaveValue(person.email);
});

test.each([
  ['refused by the server', [[422, { success: false, message: 'Geçiş anahtarı doğrulanamadı.' }]], /doğrulanamadı/],
  ['not reached', [[0, null]], /Sistemsel Hata!/],
] as const)('%s: the documented box', async (_case, replies, words) => {
  answerPasskey(...replies);
  showSignIn();
  await press();
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(Swal.getPopup()).toBeInTheDocument();
  expect(localStorage.getItem('token')).toBeNull();
});

test('a throttled beginning asks no authenticator', async () => {
  answerInTurn({ [api.passkeyOptions]: [[429, { success: false, message: 'Çok fazla deneme yapıldı.' }]] });
  showSignIn();
  await press();
  expect(await screen.findByText('Çok fazla deneme yapıldı.')).toBeInTheDocument();
  expect(get).not.toHaveBeenCalled();
});

test('a forced change follows a passkey too, for a person whose e-mail the page does not know', async () => {
  answerPasskey([200, due('change-password')]);
  showSignIn();
  await press();
  expect(await screen.findByRole('heading', { level: 1, name: 'Yeni şifre belirleyin' })).toBeVisible();
  expect(document.querySelector('[autocomplete=username]')).toBeNull();
  await userEvent.type(screen.getByLabelText('Yeni şifre'), 'kapi-mavi-77');
  expect(screen.queryByText(/e-posta adresinizin/i)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Başka bir hesapla giriş yap' }));
  expect(screen.getByLabelText('E-Posta')).toHaveFocus();
});

describe('as the second step', () => {
  async function asked(methods: string[], ...replies: Replies) {
    const login = due('second-factor', { methods });
    answerInTurn({ [api.login]: [[200, login]], [api.passkeyOptions]: [[200, offered]], [api.passkey]: replies });
    showSignIn();
    await passFirstCard();
  }

  test('it stands beside the code', async () => {
    await asked(['totp', 'passkey'], [200, entered]);
    expect(await screen.findByLabelText('Doğrulama kodu')).toBeVisible();
    await press('Geçiş anahtarı ile doğrula');
    expect(await screen.findByText('Giriş Yapıldı!')).toBeInTheDocument();
  });

  test('it stands alone where there is no app', async () => {
    await asked(['passkey'], [422, { success: false, message: 'Geçiş anahtarı doğrulanamadı.' }], [200, entered]);
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

  test('a browser that knows none is told where to go on', async () => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    await asked(['passkey']);
    expect(await screen.findByText(/bu tarayıcı geçiş anahtarlarını desteklemiyor/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Başka bir hesapla giriş yap' })).toBeEnabled();
  });
});
