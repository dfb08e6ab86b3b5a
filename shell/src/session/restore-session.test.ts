import { sessionStore } from '@vitrin/shared-contracts/state';
import { restoreSession } from './restore-session.ts';

const now = new Date('2026-05-01T10:00:00Z');
const user = { name: 'Ayşe Demir', email: 'ayse@vitrin.example', role_group: 'editor' };

function store(records: Record<string, string>): Storage {
  localStorage.clear();
  for (const [key, value] of Object.entries(records)) localStorage.setItem(key, value);
  return localStorage;
}

const complete = { token: 'abc', user_data: JSON.stringify(user), expiration_date: '2026-05-01T12:00:00.000Z' };

beforeEach(() => sessionStore.set(null));

test('three valid records are restored as a session', () => {
  expect(restoreSession(store(complete), now)).toMatchObject({ token: 'abc', user });
  expect(sessionStore.get()?.token).toBe('abc');
});

test.each([
  ['no token', { token: '' }],
  ['no expiry', { expiration_date: '' }],
  ['invalid expiry', { expiration_date: 'yarın' }],
  ['past expiry', { expiration_date: '2026-05-01T09:59:59.000Z' }],
  ['invalid user data', { user_data: '{' }],
  ['user data in another format', { user_data: '{"name":1}' }],
])('%s is not a session, and its records are deleted', (_what, change) => {
  const storage = store({ ...complete, ...change, remember_me_email: user.email });
  expect(restoreSession(storage, now)).toBeNull();
  expect(sessionStore.get()).toBeNull();
  expect(Object.keys(storage)).toEqual(['remember_me_email']);
});
