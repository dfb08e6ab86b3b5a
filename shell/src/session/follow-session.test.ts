import * as http from '@vitrin/shared-contracts/http';
import { leavingEvent } from '@vitrin/shared-contracts/remote-app';
import { sessionStore } from '@vitrin/shared-contracts/state';
import { pageNavigation } from '../navigation/page-navigation.ts';
import { followSession } from './follow-session.ts';

const getJson = jest.fn();
const user = { name: 'Ayşe Demir', email: 'ayse@vitrin.example', role_group: 'editor' } as const;
const other = { name: 'Mehmet Kaya', email: 'mehmet@vitrin.example', role_group: 'admin' } as const;
const HOUR_MS = 3_600_000;
/** Removes the listeners of a test: each document has its own, but all tests share one. */
const cleanups: (() => void)[] = [];

let navigations: string[];

beforeEach(() => {
  jest.useFakeTimers();
  navigations = [];
  jest.spyOn(pageNavigation, 'replace').mockImplementation((address) => void navigations.push(address));
  jest.spyOn(pageNavigation, 'reload').mockImplementation(() => void navigations.push('reload'));
  for (const target of [window, document] as EventTarget[]) {
    const add = target.addEventListener.bind(target);
    jest.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
      cleanups.push(() => target.removeEventListener(type, listener, options));
      add(type, listener, options);
    });
  }
  const { subscribe } = sessionStore;
  jest.spyOn(sessionStore, 'subscribe').mockImplementation((listener) => {
    cleanups.push(subscribe(listener));
    return () => undefined;
  });
  document.addEventListener(leavingEvent, () => navigations.push('drafts'));
  getJson.mockReset();
  sessionStore.set({ token: 'jeton', user, rights: new Set(), expiresAt: new Date(Date.now() + HOUR_MS) });
  keep('jeton', user, HOUR_MS);
  followSession({ ...http, getJson });
});

afterEach(() => {
  sessionStore.set(null);
  for (const end of cleanups.splice(0)) end();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function keep(token: string, person: typeof user | typeof other, ms: number): void {
  localStorage.setItem('token', token);
  localStorage.setItem('user_data', JSON.stringify(person));
  localStorage.setItem('expiration_date', new Date(Date.now() + ms).toISOString());
}

function dispatchStorage(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  jest.advanceTimersByTime(100);
}

test('an expired session saves drafts, clears the session records and navigates away from the panel, once', () => {
  jest.advanceTimersByTime(HOUR_MS);
  expect(navigations).toEqual(['drafts', '/admin']);
  expect(localStorage.getItem('token')).toBeNull();
  dispatchStorage();
  jest.advanceTimersByTime(24 * HOUR_MS);
  expect(navigations).toHaveLength(2);
});

test('a sign-out in another tab is followed at once, only once and without a call', () => {
  localStorage.clear();
  dispatchStorage();
  dispatchStorage();
  jest.advanceTimersByTime(2 * HOUR_MS);
  expect(navigations).toEqual(['drafts', '/giris-yap?durum=baska-sekme']);
  expect(sessionStore.get()).toBeNull();
  expect(getJson).not.toHaveBeenCalled();
});

test('a page that slept during a sign-out in another tab leaves when it is shown again', () => {
  localStorage.clear();
  expect(navigations).toEqual([]);
  window.dispatchEvent(new Event('pageshow'));
  expect(navigations).toEqual(['drafts', '/giris-yap?durum=baska-sekme']);
});

test.each([
  ['another user is navigated away from the screen', other, '/admin'],
  ['the same user gets the screen reloaded', user, 'reload'],
] as const)('a sign-in in another tab keeps the new session records: %s', (_what, person, move) => {
  keep('yeni', person, 8 * HOUR_MS);
  dispatchStorage();
  expect(navigations).toEqual(['drafts', move]);
  expect(sessionStore.get()).toBeNull();
  expect(localStorage.getItem('token')).toBe('yeni');
  expect(JSON.parse(localStorage.getItem('user_data') ?? '')).toEqual(person);
});

test('session records that are written one by one are compared after the last one', () => {
  localStorage.setItem('token', 'yeni');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  keep('yeni', other, 8 * HOUR_MS);
  dispatchStorage();
  expect(navigations).toEqual(['drafts', '/admin']);
});

test('a session that was extended in another tab continues here', () => {
  keep('jeton', user, 9 * HOUR_MS);
  dispatchStorage();
  jest.advanceTimersByTime(9 * HOUR_MS - 101);
  expect(navigations).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(navigations).toEqual(['drafts', '/admin']);
});

test('after a clock jump the response of the server decides, and the session record follows it', async () => {
  getJson.mockResolvedValue({ success: true, status: 200, data: { expires_in: 1800 } });
  jest.setSystemTime(Date.now() + 10 * HOUR_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
  expect(getJson).toHaveBeenCalledTimes(1);
  expect(Date.parse(localStorage.getItem('expiration_date') ?? '')).toBe(Date.now() + 1_800_000);
  await jest.advanceTimersByTimeAsync(1_799_000);
  expect(navigations).toEqual([]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(navigations).toEqual(['drafts', '/admin']);
});

test('a clock jump while offline has no effect until the server responds', async () => {
  getJson.mockRejectedValue(new http.Unreachable());
  jest.setSystemTime(Date.now() + 10 * HOUR_MS);
  await jest.advanceTimersByTimeAsync(3 * 60_000);
  expect(getJson.mock.calls.length).toBeGreaterThan(1);
  expect(navigations).toEqual([]);
});

test('typing alone is reported to the server as activity, at most every ten minutes', async () => {
  getJson.mockImplementation(async () => {
    const left = (sessionStore.get()?.expiresAt.getTime() ?? 0) - Date.now();
    return { success: true, status: 200, data: { expires_in: left / 1000 } };
  });
  for (let minute = 0; minute < 30; minute += 1) {
    await jest.advanceTimersByTimeAsync(60_000);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  }
  expect(getJson).toHaveBeenCalledTimes(3);
  await jest.advanceTimersByTimeAsync(20 * 60_000);
  expect(getJson).toHaveBeenCalledTimes(3);
});
