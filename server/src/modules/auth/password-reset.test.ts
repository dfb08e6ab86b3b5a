import { passwordResetFragment } from '@vitrin/shared-contracts/first-paths';
import { durations } from '@vitrin/shared-contracts/limits';
import { api } from '@vitrin/shared-contracts/paths';
import { createBrowser } from '../../testing/browser.ts';
import { createUser, signIn, testPassword } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { readMailText } from '../mail/link-mail.ts';

let test: TestApp;
let count = 0;
let email = '';
let userId = 0;
const newPassword = 'dag-yolu-limon-93';
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.services.db.deleteFrom('throttle').execute();
  await test.services.db.deleteFrom('mails').execute();
  test.services.config.smtpUrl = 'smtp://posta.ornek.example';
  count += 1;
  email = `unutan${count}@vitrin.localhost`;
  userId = await createUser(test, email, 'editor');
});
afterEach(() => jest.useRealTimers());

const mails = () => test.services.db.selectFrom('mails').select(['recipient', 'purpose', 'text']).execute();
const requestLink = (who = email, from = '203.0.113.9') =>
  createBrowser(test, { from }).step(api.passwordResetLink, { email: who });
const reset = (token: string, new_password = newPassword) =>
  createBrowser(test).step(api.passwordReset, { token, new_password });
const owner = async (token: string) => (await createBrowser(test).step(api.passwordResetOwner, { token })).status;

async function mailedToken(): Promise<string> {
  await requestLink();
  const mail = (await mails()).findLast(({ purpose }) => purpose === 'password-reset');
  if (!mail) throw new Error('No mail');
  const text = readMailText(test.services.config, mail);
  return new RegExp(`/giris-yap${passwordResetFragment}(\\S+)`).exec(text)?.[1] ?? '';
}

it('a mailed link sets a new password once, ends the sessions and tells the owner', async () => {
  const signedIn = createBrowser(test);
  await signedIn.logIn(email, testPassword);
  const token = await mailedToken();
  expect(await createBrowser(test).step(api.passwordResetOwner, { token })).toMatchObject({
    body: { data: { email } },
  });
  expect(await reset(token)).toMatchObject({ status: 200, body: { data: { email } } });

  expect((await signedIn.panel({ url: api.status })).status).toBe(401);
  expect((await createBrowser(test).logIn(email, testPassword)).status).toBe(422);
  expect((await createBrowser(test).logIn(email, newPassword)).body.token).toBeTruthy();
  expect(await reset(token, `${newPassword}x`)).toMatchObject({ status: 422, body: { errors: { token: 'Geçersiz' } } });
  expect((await mails()).map(({ purpose }) => purpose)).toEqual(['password-reset', 'security']);
  const events = await test.services.db
    .selectFrom('audit')
    .select(['action', 'actor_id'])
    .where('entity_id', '=', userId)
    .where('action', 'in', ['password-reset-link', 'reset-password'])
    .orderBy('id')
    .execute();
  expect(events).toEqual([
    { action: 'password-reset-link', actor_id: userId },
    { action: 'reset-password', actor_id: userId },
  ]);
});

it('two simultaneous requests with one token set one password', async () => {
  const token = await mailedToken();
  const statuses = await Promise.all([reset(token, 'bir-iki-limon-11'), reset(token, 'uc-dort-limon-22')]);
  expect(statuses.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 422]);
});

it('a weak password is rejected at its field, and the link stays valid', async () => {
  const token = await mailedToken();
  expect(await reset(token, 'kisa')).toMatchObject({
    status: 422,
    body: { errors: { new_password: expect.any(String) } },
  });
  expect(await reset(token, testPassword)).toMatchObject({
    status: 422,
    body: { errors: { new_password: expect.any(String) } },
  });
  expect((await reset(token)).status).toBe(200);
});

it.each(['', 'yarim', `${'a'.repeat(100)}>`])('a link that was copied wrongly, %j, says so', async (token) => {
  const { status, body } = await createBrowser(test).step(api.passwordResetOwner, { token });
  expect([status, body.message]).toEqual([422, expect.stringContaining('eksik kopyalanmış')]);
});

it('every e-mail gets the same response, and only existing accounts get a mail', async () => {
  const known = await requestLink();
  const unknown = await requestLink('kimse@vitrin.localhost');
  expect(unknown).toMatchObject({ status: 200, body: known.body });
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([email]);
});

it('an account gets at most three links per hour, which the response does not reveal; an address asks ten times', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map((part) => requestLink(email, `10.9.0.${part}`)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await mails()).toHaveLength(3);
  const more = await Promise.all(Array.from({ length: 11 }, (_, index) => requestLink(`a${index}@vitrin.localhost`)));
  expect(more.filter(({ status }) => status === 429)).toHaveLength(1);
});

describe('the link', () => {
  it('is stored only as a hash', async () => {
    const token = await mailedToken();
    const { db } = test.services;
    const stored = [
      await mails(),
      await db.selectFrom('tickets').selectAll().execute(),
      await db.selectFrom('audit').selectAll().execute(),
    ];
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('is replaced by a newer one', async () => {
    const first = await mailedToken();
    const second = await mailedToken();
    expect([await owner(first), await owner(second)]).toEqual([422, 200]);
  });

  it('is rejected after its time', async () => {
    const token = await mailedToken();
    const now = Date.now() + durations.passwordResetMs + 1_000;
    jest.useFakeTimers({ now, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] });
    expect(await owner(token)).toBe(422);
  });

  it('is rejected when it is altered', async () => {
    const token = await mailedToken();
    const altered = token.startsWith('A') ? `B${token.slice(1)}` : `A${token.slice(1)}`;
    for (const wrong of [altered, 'A'.repeat(43)]) expect(await owner(wrong)).toBe(422);
  });

  it('is rejected after a change of password or e-mail, also by SQL alone', async () => {
    const token = await mailedToken();
    const { db } = test.services;
    const users = db.updateTable('users').where('id', '=', userId);
    await users.set({ email: `x${email}` }).execute();
    expect(await owner(token)).toBe(422);
    await users.set({ email, password_hash: 'x' }).execute();
    expect(await owner(token)).toBe(422);
  });

  it('stays invalid when the account is disabled and enabled again', async () => {
    const token = await mailedToken();
    const manager = await signIn(test);
    for (const active of [0, 1])
      await manager.call({ method: 'PUT', url: api.adminUserActive(userId), form: { active } });
    expect(await owner(token)).toBe(422);
  });
});

it('the second factor is still required after a reset', async () => {
  await test.services.db.updateTable('users').set({ second_factor_required: 1 }).where('id', '=', userId).execute();
  expect((await reset(await mailedToken())).body.token).toBeUndefined();
  expect((await createBrowser(test).logIn(email, newPassword)).body).toMatchObject({
    token: null,
    next: 'set-up-second-factor',
  });
});

it('without a mail server the page learns that an administrator has to help', async () => {
  const offer = async () => (await test.app.inject(api.passwordResetLink)).json<{ data: unknown }>().data;
  expect(await offer()).toEqual({ available: true });
  test.services.config.smtpUrl = null;
  expect(await offer()).toEqual({ available: false });
  expect(await requestLink()).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('yöneticinize') },
  });
});
