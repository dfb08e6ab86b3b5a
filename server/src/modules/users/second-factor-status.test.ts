import { api } from '@vitrin/shared-contracts/paths';
import type { UserRecord } from '@vitrin/shared-contracts/users';
import { createUser, signIn } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('the list shows who has a second factor, whether an app or a passkey', async () => {
  const { db } = test.services;
  const boss = await signIn(test);
  const [withApp, withKey] = [await createUser(test, 'uygulama@x.test'), await createUser(test, 'anahtar@x.test')];
  await db.updateTable('users').set({ totp_secret: 'encrypted' }).where('id', '=', withApp).execute();
  const key = { credential_id: 'key', public_key: 'x', counter: 0, transports: '[]', name: 'Telefon' };
  const created_at = new Date().toISOString();
  await db
    .insertInto('passkeys')
    .values({ ...key, user_id: withKey, created_at, last_used_at: null })
    .execute();

  const { body } = await boss.call({ url: api.adminUsers });
  const marked = (body.data as UserRecord[]).filter(({ second_factor }) => second_factor === 1);
  expect(new Set(marked.map(({ id }) => id))).toEqual(new Set([withApp, withKey]));
  const { body: one } = await boss.call({ url: api.adminUser(boss.userId) });
  expect(one.data).toMatchObject({ second_factor: 0 });
});
