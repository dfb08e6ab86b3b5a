import { knownBrowserFragment } from '@vitrin/shared-contracts/first-paths';
import { durations } from '@vitrin/shared-contracts/limits';
import { api } from '@vitrin/shared-contracts/paths';
import { createPasswordThrottle } from '../../platform/auth/login-throttle.ts';
import { browserLinkToken } from '../../platform/auth/browser-link.ts';
import { activeAccount } from '../../platform/auth/users.repository.ts';
import { createBrowser } from '../../testing/browser.ts';
import { createUser, testPassword } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
const email = 'hedef@vitrin.localhost';
beforeAll(async () => {
  test = await buildTestApp();
  await createUser(test, email);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.services.db.deleteFrom('throttle').execute();
  await test.services.db.deleteFrom('mails').execute();
  test.services.config.smtpUrl = 'smtp://posta.ornek.example';
});
afterEach(() => jest.useRealTimers());

/** Uses up the attempts that unknown browsers have for this account. */
async function useUpAttempts(): Promise<void> {
  const throttle = createPasswordThrottle(test.services.db);
  for (let index = 0; index < 50; index += 1)
    await throttle.charge({ address: `10.7.0.${index}`, email, device: null });
}

const mails = () => test.services.db.selectFrom('mails').select(['recipient', 'purpose', 'text']).execute();
const requestLink = (who: string, from = '203.0.113.9') =>
  createBrowser(test, { from }).step(api.browserLink, { email: who });
const tokenIn = (text = '') => new RegExp(`/giris-yap${knownBrowserFragment}(\\S+)`).exec(text)?.[1] ?? '';

async function link(): Promise<string> {
  const account = await activeAccount(test.services.db, email);
  if (!account) throw new Error('Nobody');
  return browserLinkToken(test.services.config.secret, account);
}

it('an owner who was locked out by an attacker signs in from a new browser with a mailed link', async () => {
  await useUpAttempts();
  const ownerBrowser = createBrowser(test, { from: '203.0.113.9' });
  expect(await ownerBrowser.logIn(email, testPassword)).toMatchObject({ status: 429, body: { code: 'browser-link' } });
  expect((await ownerBrowser.step(api.browserLink, { email })).status).toBe(200);
  const [mail] = await mails();
  expect(mail).toMatchObject({ recipient: email, purpose: 'sign-in' });

  const shown = await ownerBrowser.step(api.knownBrowser, { token: tokenIn(mail?.text) });
  expect(shown).toMatchObject({ status: 200, body: { data: { email } } });
  expect((await ownerBrowser.logIn(email, testPassword)).body.token).toBeTruthy();
  const log = await test.services.db
    .selectFrom('audit')
    .select('title')
    .where('action', '=', 'known-browser')
    .execute();
  expect(log).toEqual([{ title: email }]);
});

it('a known browser has five failed attempts, which a second link does not reset', async () => {
  await useUpAttempts();
  const attackerBrowser = createBrowser(test, { from: '198.51.100.1' });
  await attackerBrowser.step(api.knownBrowser, { token: await link() });
  const statuses: number[] = [];
  for (let index = 0; index < 5; index += 1) statuses.push((await attackerBrowser.logIn(email, 'yanlis-sifre')).status);
  await attackerBrowser.step(api.knownBrowser, { token: await link() });
  statuses.push((await attackerBrowser.logIn(email, 'yanlis-sifre')).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
});

it('a link request gets the same response for every e-mail, but only existing accounts get a mail', async () => {
  const known = await requestLink(email);
  const unknown = await requestLink('kimse@vitrin.localhost');
  expect(unknown.body).toEqual(known.body);
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([email]);
});

it('an account gets at most three links per hour, from any IP address', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 4; index += 1) statuses.push((await requestLink(email, `10.9.0.${index}`)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(await mails()).toHaveLength(3);
});

it('without a mail server no link is offered, and a request for one returns the reason', async () => {
  test.services.config.smtpUrl = null;
  await useUpAttempts();
  const { status, body } = await createBrowser(test).logIn(email, testPassword);
  expect([status, body.code]).toEqual([429, undefined]);
  expect(await requestLink(email)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('kurulu olmadığı') },
  });
});

describe('sign-in link', () => {
  const show = async (token: string) => (await createBrowser(test).step(api.knownBrowser, { token })).status;

  it('is rejected after one hour', async () => {
    const token = await link();
    jest.useFakeTimers({
      now: Date.now() + durations.browserLinkMs + 1_000,
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout'],
    });
    expect(await show(token)).toBe(422);
  });

  it('is rejected when it is altered or forged', async () => {
    const [id, until = '', signed = ''] = (await link()).split('.');
    const later = String(Number(until) + 1);
    for (const token of [
      `${id}.${later}.${signed}`,
      `9.${until}.${signed}`,
      `${id}.${until}.${'A'.repeat(43)}`,
      'yok',
      `999999999.${until}.${signed}`,
    ])
      expect(await show(token)).toBe(422);
  });

  it('is rejected after a password change', async () => {
    const token = await link();
    const { db } = test.services;
    const { password_hash } = await db
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('users')
      .set({ password_hash: `${password_hash}x` })
      .where('email', '=', email)
      .execute();
    expect(await show(token)).toBe(422);
    await db.updateTable('users').set({ password_hash }).where('email', '=', email).execute();
  });
});
