import { sessionNavigation } from '@vitrin/shared-contracts/http';
import { leavingEvent } from '@vitrin/shared-contracts/remote-app';
import { sessionStore } from '@vitrin/shared-contracts/state';
import { http, rejected, succeeded, unreachable } from '../../testing/fake-server.ts';
import { logOut } from './log-out.ts';

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  jest.spyOn(sessionNavigation, 'go').mockReturnValue(undefined);
  const user = { name: 'Deniz', email: 'deniz@kuzey.example', role_group: 'editor' } as const;
  sessionStore.set({ token: 'jeton', user, rights: new Set(), expiresAt: new Date(Date.now() + 60_000) });
});
afterEach(() => jest.useRealTimers());

test.each([
  ['responds', () => succeeded()],
  ['is unreachable', unreachable],
])('logout clears the session and redirects to the site after 600 ms when the server %s', async (_how, answer) => {
  http.getJson.mockImplementation(async () => answer());
  const kept = jest.fn(() => expect(sessionStore.get()).not.toBeNull());
  document.addEventListener(leavingEvent, kept, { once: true });

  await logOut();
  expect(kept).toHaveBeenCalledTimes(1);

  expect(http.getJson).toHaveBeenCalledWith('/api/admin/logout');
  expect(sessionStore.get()).toBeNull();
  jest.advanceTimersByTime(599);
  expect(sessionNavigation.go).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(sessionNavigation.go).toHaveBeenCalledWith('/');
});

test('redirects once, to the sign-in page, when the session has already expired', async () => {
  http.getJson.mockResolvedValue(rejected(401));

  await logOut();

  jest.advanceTimersByTime(10_000);
  expect(jest.mocked(sessionNavigation.go).mock.calls).toEqual([['/giris-yap']]);
});
