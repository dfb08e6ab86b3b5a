import { departure } from 'shared-contracts/http';
import { leavingEvent } from 'shared-contracts/remote-app';
import { sessionStore } from 'shared-contracts/state';
import { http, refused, succeeded, unreachable } from '../../shared/testing/fake-server.ts';
import { leave } from './leave.ts';

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  jest.spyOn(departure, 'go').mockReturnValue(undefined);
  const user = { name: 'Deniz', email: 'deniz@kuzey.example', role_group: 'editor' } as const;
  sessionStore.set({ token: 'jeton', user, rights: new Set(), expiresAt: new Date(Date.now() + 60_000) });
});
afterEach(() => jest.useRealTimers());

test.each([
  ['answers', () => succeeded()],
  ['is not reached', unreachable],
])('leaving clears the session and goes to the site 600 ms later when the server %s', async (_how, answer) => {
  http.getJson.mockImplementation(async () => answer());
  const kept = jest.fn(() => expect(sessionStore.get()).not.toBeNull());
  document.addEventListener(leavingEvent, kept, { once: true });

  await leave();
  expect(kept).toHaveBeenCalledTimes(1);

  expect(http.getJson).toHaveBeenCalledWith('/api/admin/logout');
  expect(sessionStore.get()).toBeNull();
  jest.advanceTimersByTime(599);
  expect(departure.go).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(departure.go).toHaveBeenCalledWith('/');
});

test('a session that was over already is left once, as a 401 leaves it', async () => {
  http.getJson.mockResolvedValue(refused(401));

  await leave();

  jest.advanceTimersByTime(10_000);
  expect(jest.mocked(departure.go).mock.calls).toEqual([['/giris-yap']]);
});
