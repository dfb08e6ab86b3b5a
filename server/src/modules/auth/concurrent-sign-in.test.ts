import type { TotpSetUp } from '@vitrin/shared-contracts/auth';
import { api } from '@vitrin/shared-contracts/paths';
import type * as passwordsModule from '../../platform/auth/passwords.ts';
import { codeOf } from '../../testing/authenticator-app.ts';
import { createBrowser, type Browser } from '../../testing/browser.ts';
import { createUser, signIn, testPassword, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

/** Runs in the test while a correct password is being verified. */
let mockConcurrentAction: (() => Promise<unknown>) | null = null;
jest.mock('../../platform/auth/passwords.ts', () => {
  const actual = jest.requireActual<typeof passwordsModule>('../../platform/auth/passwords.ts');
  const verifyPassword: typeof actual.verifyPassword = async (...given) => {
    const fits = await actual.verifyPassword(...given);
    const [meanwhile] = [mockConcurrentAction, (mockConcurrentAction = null)];
    await meanwhile?.();
    return fits;
  };
  return { ...actual, verifyPassword };
});

let test: TestApp;
let superAdmin: Staff;
beforeAll(async () => {
  test = await buildTestApp();
  superAdmin = await signIn(test);
});
afterAll(() => test.close());
afterEach(() => {
  mockConcurrentAction = null;
});

let count = 0;

async function person(flags: { second_factor_required?: 1; must_change_password?: 1 } = {}) {
  count += 1;
  const email = `yarista${count}@vitrin.localhost`;
  const id = await createUser(test, email, 'editor');
  if (Object.keys(flags).length > 0)
    await test.services.db.updateTable('users').set(flags).where('id', '=', id).execute();
  return { id, email, from: `10.8.0.${count}` };
}

const write = (path: string, fields: object = {}) =>
  superAdmin.call({ url: `${api.adminUsers}/${path}`, form: { _method: 'PUT', ...fields } });
const reset = (id: number) => write(`${id}/reset-password`);

async function sessionAndTokenCount(id: number) {
  const { db } = test.services;
  const sessions = await db.selectFrom('sessions').select('id').where('user_id', '=', id).execute();
  const tickets = await db.selectFrom('tickets').select('purpose').where('user_id', '=', id).execute();
  return [sessions.length, tickets.length];
}

describe('sign-in with a verified password', () => {
  it.each([
    ['a session', {}],
    ['the password change step', { must_change_password: 1 }],
    ['the authenticator app setup step', { second_factor_required: 1 }],
  ] as const)('does not reach %s when the password was reset meanwhile', async (_step, flags) => {
    const { id, email, from } = await person(flags);
    mockConcurrentAction = () => reset(id);
    const { status, body, headers } = await createBrowser(test, { from }).logIn(email, testPassword);
    expect([status, body.errors]).toEqual([422, { ticket: 'Süresi Doldu' }]);
    expect(headers['set-cookie']).toBeUndefined();
    expect(await sessionAndTokenCount(id)).toEqual([0, 0]);
  });

  it('opens no session for a user who was disabled meanwhile', async () => {
    const { id, email, from } = await person();
    mockConcurrentAction = () => write(`${id}/active`, { active: '0' });
    const browser = createBrowser(test, { from });
    expect((await browser.logIn(email, testPassword)).body.success).toBe(false);
    await write(`${id}/active`, { active: '1' });
    expect(await sessionAndTokenCount(id)).toEqual([0, 0]);
  });
});

it('a sign-in step that was begun earlier cannot change a password that was reset meanwhile', async () => {
  const { id, email, from } = await person({ must_change_password: 1 });
  const browser = createBrowser(test, { from });
  const { ticket } = (await browser.logIn(email, testPassword)).body;
  mockConcurrentAction = () => reset(id);
  const { status } = await browser.step(api.changePassword, { ticket, new_password: 'kapi-mavi-77' });
  expect([status, await sessionAndTokenCount(id)]).toEqual([422, [0, 0]]);
  expect((await createBrowser(test, { from }).logIn(email, 'kapi-mavi-77')).status).toBe(422);
});

it('the account page cannot change a password that was reset meanwhile', async () => {
  const { id, email, from } = await person();
  const browser = createBrowser(test, { from });
  await browser.logIn(email, testPassword);
  mockConcurrentAction = () => reset(id);
  const form = { _method: 'PUT', password: testPassword, new_password: 'kapi-mavi-77' };
  expect((await browser.panel({ url: api.accountPassword, form })).status).toBe(409);
  expect((await createBrowser(test, { from }).logIn(email, 'kapi-mavi-77')).status).toBe(422);
});

it('concurrent password changes and resets do not deadlock', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { id, email, from } = await person({ must_change_password: 1 });
    const browser = createBrowser(test, { from });
    const { ticket } = (await browser.logIn(email, testPassword)).body;
    const [changed, resetAt] = await Promise.all([
      browser.step(api.changePassword, { ticket, new_password: 'kapi-mavi-77' }),
      reset(id),
    ]);
    expect([200, 422]).toContain(changed.status);
    expect(resetAt.status).toBe(200);
  }
});

describe('two clients that set up an authenticator app for the same user', () => {
  async function setUp(browser: Browser, email: string) {
    const { ticket } = (await browser.logIn(email, testPassword)).body;
    const { secret } = (await browser.step(api.secondFactorSetUp, { ticket })).body.data as TotpSetUp;
    return { finish: () => browser.step(api.secondFactor, { ticket, code: codeOf(secret) }) };
  }

  const appOf = async (id: number) => {
    const columns = ['totp_secret', 'totp_step'] as const;
    return test.services.db.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirstOrThrow();
  };

  it('do not overwrite the app that was set up first', async () => {
    const { id, email, from } = await person({ second_factor_required: 1 });
    const [owner, thief] = [createBrowser(test, { from }), createBrowser(test, { from })];
    const [first, second] = [await setUp(owner, email), await setUp(thief, email)];
    expect((await first.finish()).body.recovery_codes).toHaveLength(10);
    const app = await appOf(id);
    expect((await second.finish()).status).toBe(422);
    expect(await appOf(id)).toEqual(app);
    expect((await thief.panel({ url: api.status })).status).toBe(401);
  });

  it('do not both sign in when they finish at the same time', async () => {
    const { email, from } = await person({ second_factor_required: 1 });
    const browsers = [createBrowser(test, { from }), createBrowser(test, { from })];
    const begun = [];
    for (const browser of browsers) begun.push(await setUp(browser, email));
    const responses = await Promise.all(begun.map(({ finish }) => finish()));
    expect(responses.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 422]);
  });
});
