import { sessionStore } from '@vitrin/shared-contracts/state';
import { followSignIn } from './follow-sign-in.ts';

const user = { name: 'Ayşe Demir', email: 'ayse@vitrin.example', role_group: 'editor' };

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStore.set(null);
});

afterEach(() => jest.useRealTimers());

function writeFromAnotherTab(records: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries(records)) {
    localStorage.setItem(key, value);
    dispatchEvent(new StorageEvent('storage', { key }));
  }
  jest.advanceTimersByTime(100);
}

const recordsUntil = (expiration: Date) => ({
  token: 'yeni',
  user_data: JSON.stringify(user),
  expiration_date: expiration.toISOString(),
});
const inAnHour = () => new Date(Date.now() + 3_600_000);

test('a sign-in in another tab becomes the session of an open sign-in page', () => {
  followSignIn();
  writeFromAnotherTab(recordsUntil(inAnHour()));
  expect(sessionStore.get()).toMatchObject({ token: 'yeni', user });
});

test('records that were written before the page followed them are taken over too', () => {
  writeFromAnotherTab(recordsUntil(inAnHour()));
  sessionStore.set(null);
  followSignIn();
  expect(sessionStore.get()?.token).toBe('yeni');
});

test('incomplete and expired records are no session', () => {
  followSignIn();
  writeFromAnotherTab({ token: 'yeni', user_data: JSON.stringify(user) });
  expect(sessionStore.get()).toBeNull();
  writeFromAnotherTab(recordsUntil(new Date(Date.now() - 1)));
  expect(sessionStore.get()).toBeNull();
});
