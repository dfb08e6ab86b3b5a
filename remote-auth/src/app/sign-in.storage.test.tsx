import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { renderSignIn, signedIn, stubResponse, submitLoginCard } from './testing.tsx';

/** Makes the browser refuse new values, as it does when the storage of the site is full. */
function fill(areas: readonly Storage[]): void {
  const setItem = Storage.prototype.setItem;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function set(this: Storage, key, value) {
    if (areas.includes(this)) throw new DOMException('Full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
}

function block(): void {
  const access = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage'] as const)
    jest.spyOn(globalThis, name, 'get').mockImplementation(access);
}

beforeEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  globalThis.vitrin = {};
});
afterEach(() => Swal.close());

test('with full local storage the session is kept for this tab', async () => {
  stubResponse(200, signedIn);
  fill([localStorage]);
  renderSignIn();
  await submitLoginCard();
  expect(await screen.findByText('Giriş Yapıldı!')).toBeInTheDocument();
  expect(screen.queryByText(/giriş yapılamıyor/)).toBeNull();
  expect(sessionStorage.getItem('token')).toBe('yeni-token');
});

test.each([
  ['blocked', block, /engelliyor; bu yüzden giriş yapılamıyor.*izin verip sayfayı yenileyin/],
  ['full', () => fill([localStorage, sessionStorage]), /yer dolu; bu yüzden giriş yapılamıyor/],
  ['without cookies', () => jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false), /engelliyor/],
])('with storage that is %s the card says why nobody can sign in, and sends nothing', async (_what, refuse, reason) => {
  const calls = stubResponse(200, signedIn);
  refuse();
  renderSignIn();
  expect(await screen.findByText(reason)).toBeVisible();
  await submitLoginCard(userEvent.setup());
  expect(within(await screen.findByRole('dialog')).getByText(reason)).toBeInTheDocument();
  expect(calls).toEqual([]);
  expect(screen.getByLabelText('Şifre')).toHaveValue('gizli-sifre');
});
