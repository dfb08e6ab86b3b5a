import * as http from '@vitrin/shared-contracts/http';
import { takeReturnAddress } from '@vitrin/shared-contracts/return-address';
import { sessionStore } from '@vitrin/shared-contracts/state';
import { pageNavigation } from '../navigation/page-navigation.ts';
import { authorizePanel } from './authorize-panel.ts';

jest.mock('@vitrin/shared-contracts/http', () => ({
  ...jest.requireActual<object>('@vitrin/shared-contracts/http'),
  getJson: jest.fn(),
}));

const getJson = jest.mocked(http.getJson);
const user = { name: 'Ayşe Demir', email: 'ayse@vitrin.example', role_group: 'editor' };
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const status = { user, rights: ['articles.read'], expires_at: inAnHour(), expires_in: 1800, unread: {} };
let redirects: string[];

beforeEach(() => {
  redirects = [];
  jest.spyOn(pageNavigation, 'replace').mockImplementation((address) => void redirects.push(address));
  getJson.mockReset();
  localStorage.clear();
  sessionStore.set(null);
  globalThis.vitrin = {};
});

function signedIn(): void {
  localStorage.setItem('token', 'abc');
  localStorage.setItem('user_data', JSON.stringify(user));
  localStorage.setItem('expiration_date', inAnHour());
}

test('without a token the panel redirects to the sign-in without a call', async () => {
  expect(await authorizePanel()).toBe(false);
  expect(redirects).toEqual(['/giris-yap']);
  expect(getJson).not.toHaveBeenCalled();
});

test('the next sign-in returns to a screen that was opened without a session', async () => {
  history.replaceState(null, '', '/admin/pages/blog');
  await authorizePanel();
  expect(takeReturnAddress('ayse@vitrin.example')).toBe('/admin/pages/blog');
});

test('an expired session is cleared', async () => {
  signedIn();
  localStorage.setItem('expiration_date', '2020-01-01T00:00:00.000Z');
  expect(await authorizePanel()).toBe(false);
  expect(redirects).toEqual(['/giris-yap']);
  expect(localStorage.getItem('token')).toBeNull();
});

test('a successful status call authorizes the user and provides the rights', async () => {
  signedIn();
  getJson.mockResolvedValue({ success: true, status: 200, data: status });
  expect(await authorizePanel()).toBe(true);
  expect(redirects).toEqual([]);
  expect(sessionStore.get()?.rights.has('articles.read')).toBe(true);
});

test.each([
  ['ten hours behind the server clock', 10],
  ['ten hours ahead of the server clock', -10],
])('a clock %s neither ends nor extends the session', async (_how, hours) => {
  signedIn();
  const expires_at = new Date(Date.now() + (hours + 0.5) * 3_600_000).toISOString();
  getJson.mockResolvedValue({ success: true, status: 200, data: { ...status, expires_at } });
  expect(await authorizePanel()).toBe(true);
  expect(redirects).toEqual([]);
  const record = Date.parse(localStorage.getItem('expiration_date') ?? '') - Date.now();
  expect(Math.round(record / 60_000)).toBe(30);
  expect(sessionStore.get()?.expiresAt.toISOString()).toBe(localStorage.getItem('expiration_date'));
});

test.each([
  ['403', () => getJson.mockResolvedValue({ success: false, status: 403 })],
  ['503', () => getJson.mockResolvedValue({ success: false, status: 503 })],
  ['offline', () => getJson.mockRejectedValue(new http.Unreachable())],
])('a status call that fails otherwise (%s) keeps the session records and redirects once', async (_what, answer) => {
  signedIn();
  answer();
  expect(await authorizePanel()).toBe(false);
  expect(redirects).toEqual(['/giris-yap?durum=ulasilamadi']);
  expect(localStorage.getItem('token')).toBe('abc');
});

test.each([401, 429])('status %i is handled by the HTTP policy, which redirects once', async (status) => {
  signedIn();
  getJson.mockResolvedValue({ success: false, status });
  expect(await authorizePanel()).toBe(false);
  expect(redirects).toEqual([]);
});

test('a status call that was started before the shell is adopted, not repeated', async () => {
  signedIn();
  globalThis.vitrin = { status: Promise.resolve(Response.json({ success: true, data: status })) };
  expect(await authorizePanel()).toBe(true);
  expect(getJson).not.toHaveBeenCalled();
  globalThis.vitrin = { status: Promise.reject(new TypeError('offline')) };
  expect(await authorizePanel()).toBe(false);
  expect(redirects).toEqual(['/giris-yap?durum=ulasilamadi']);
});
