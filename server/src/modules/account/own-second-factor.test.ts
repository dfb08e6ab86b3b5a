import type { Account, OwnTotpSetUp, RecoveryCodes } from '@vitrin/shared-contracts/account';
import { api } from '@vitrin/shared-contracts/paths';
import { rightsOfRole } from '@vitrin/shared-contracts/rights';
import type { StaffSession } from '../../platform/auth/sessions.ts';
import { codeOf, wrongCode } from '../../testing/authenticator-app.ts';
import { createBrowser, type Browser } from '../../testing/browser.ts';
import { createUser, signIn, testPassword } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { setSecondFactorRequirement, resetSecondFactor, secondFactorOf } from './required-second-factor.service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

let count = 0;

async function person() {
  count += 1;
  const email = `ikinci${count}@vitrin.localhost`;
  const id = await createUser(test, email, 'editor');
  const browser = createBrowser(test, { from: `10.6.0.${count}` });
  await browser.logIn(email, testPassword);
  return { id, email, browser };
}

const password = testPassword;
const begin = (browser: Browser, form: object = { password }) =>
  browser.panel({ url: api.accountTotpSetUp, form: { ...form } });
const confirm = (browser: Browser, ticket: string, code: string) =>
  browser.panel({ url: api.accountTotp, form: { ticket, code } });

async function setUp(browser: Browser) {
  const { ticket, secret } = (await begin(browser)).body.data as OwnTotpSetUp;
  const { recovery_codes } = (await confirm(browser, ticket, codeOf(secret))).body.data as RecoveryCodes;
  return { secret, recovery_codes };
}

const stateOf = async (browser: Browser) =>
  ((await browser.panel({ url: api.account })).body.data as Account).second_factor;

describe('authenticator app', () => {
  it('is shown after the password is entered and active after its first code', async () => {
    const { browser, email } = await person();
    const wrong = await begin(browser, { password: 'yanlis-sifre' });
    expect([wrong.status, wrong.body.errors]).toEqual([422, { password: 'Şifre Hatalı' }]);
    const { ticket, secret, uri } = (await begin(browser)).body.data as OwnTotpSetUp;
    expect(uri).toMatch(/^otpauth:\/\/totp\//);
    expect((await confirm(browser, ticket, wrongCode(secret))).body.errors).toEqual({ code: 'Kod Hatalı' });
    expect(await stateOf(browser)).toMatchObject({ totp: false });
    const { body } = await confirm(browser, ticket, codeOf(secret));
    expect((body.data as RecoveryCodes).recovery_codes).toHaveLength(10);
    expect(await stateOf(browser)).toEqual({ required: false, totp: true, recovery_codes_left: 10 });
    expect((await createBrowser(test, { from: '10.6.1.1' }).logIn(email, password)).body.next).toBe('second-factor');
  });

  it('cannot be confirmed by another user or confirmed twice', async () => {
    const { browser } = await person();
    const { ticket, secret } = (await begin(browser)).body.data as OwnTotpSetUp;
    const otherUser = (await person()).browser;
    expect((await confirm(otherUser, ticket, codeOf(secret))).status).toBe(422);
    expect((await confirm(browser, ticket, codeOf(secret))).status).toBe(200);
    expect((await confirm(browser, ticket, codeOf(secret))).status).toBe(422);
    expect((await stateOf(otherUser)).totp).toBe(false);
  });

  it('is removed together with its recovery codes after the password is entered', async () => {
    const { browser, email } = await person();
    await setUp(browser);
    const remove = (given: string) =>
      browser.panel({ url: api.accountTotp, form: { _method: 'DELETE', password: given } });
    expect((await remove('yanlis-sifre')).status).toBe(422);
    expect((await remove(password)).status).toBe(200);
    expect(await stateOf(browser)).toEqual({ required: false, totp: false, recovery_codes_left: 0 });
    expect((await createBrowser(test, { from: '10.6.1.2' }).logIn(email, password)).body.token).toBeTruthy();
  });

  it('gets new recovery codes, which invalidate the old ones', async () => {
    const { browser, email } = await person();
    const { recovery_codes } = await setUp(browser);
    const renewed = await browser.panel({ url: api.accountRecoveryCodes, form: { password } });
    const fresh = (renewed.body.data as RecoveryCodes).recovery_codes;
    const prove = async (code: string | undefined) => {
      const other = createBrowser(test, { from: '10.6.1.3' });
      const { ticket } = (await other.logIn(email, password)).body;
      return (await other.step(api.secondFactor, { ticket, code })).status;
    };
    expect([await prove(recovery_codes[0]), await prove(fresh[0])]).toEqual([422, 200]);
    expect((await stateOf(browser)).recovery_codes_left).toBe(9);
  });

  it('does not store recovery codes in the responses kept for idempotent retries', async () => {
    const { browser } = await person();
    const { ticket, secret } = (await begin(browser)).body.data as OwnTotpSetUp;
    const headers = { 'idempotency-key': 'a1b2c3d4-0000-4000-8000-000000000001' };
    const form = { ticket, code: codeOf(secret) };
    const { body } = await browser.panel({ url: api.accountTotp, form, headers });
    const [code = '?'] = (body.data as RecoveryCodes).recovery_codes;
    const kept = JSON.stringify(await test.services.db.selectFrom('idempotency').selectAll().execute());
    expect(kept).not.toContain(code);
  });
});

describe('required second factor', () => {
  const requirement = (id: number) => api.adminUserSecondFactor(id);

  it('is set, read and removed only by super administrators', async () => {
    const { id } = await person();
    const admin = await signIn(test, 'admin');
    const form = { _method: 'PUT', required: '1' };
    expect((await admin.call({ url: requirement(id), form })).status).toBe(403);
    const superAdmin = await signIn(test);
    const { body } = await superAdmin.call({ url: requirement(id), form });
    expect(body.data).toEqual({ required: true, totp: false, passkeys: 0 });
    const lifted = await superAdmin.call({ url: requirement(id), form: { _method: 'PUT', required: '0' } });
    expect(lifted.body.data).toMatchObject({ required: false });
    expect((await superAdmin.call({ url: requirement(999_999), form })).status).toBe(404);
  });

  it('cannot be removed by the user who must have one', async () => {
    const { id, browser } = await person();
    await setUp(browser);
    const superAdmin = await signIn(test);
    await superAdmin.call({ url: requirement(id), form: { _method: 'PUT', required: '1' } });
    const { status } = await browser.panel({ url: api.accountTotp, form: { _method: 'DELETE', password } });
    expect([status, await stateOf(browser)]).toMatchObject([409, { required: true, totp: true }]);
  });

  it('can be read but not changed on one’s own account', async () => {
    const superAdmin = await signIn(test);
    const other = await signIn(test);
    await other.call({ url: requirement(superAdmin.userId), form: { _method: 'PUT', required: '1' } });
    const { status, body } = await superAdmin.call({
      url: requirement(superAdmin.userId),
      form: { _method: 'PUT', required: '0' },
    });
    expect([status, body.code]).toEqual([403, 'right']);
    const stateResponse = await superAdmin.call({ url: requirement(superAdmin.userId) });
    expect(stateResponse.body.data).toEqual({ required: true, totp: false, passkeys: 0 });
  });

  it('cannot be read or changed for users of a higher role, whatever right the caller has', async () => {
    const superAdmin = await signIn(test);
    const { services } = test;
    const user = { id: 999_999, role_group: 'admin' };
    const session = { user, rights: rightsOfRole('admin') } as StaffSession;
    const context = { actor: { id: 999_999, name: 'Yönetici' }, requestId: 'seviye', idempotencyKey: null };
    const call = { services, context, session };
    const refused = { kind: 'forbidden', details: { code: 'right' } };
    await expect(secondFactorOf(services.db, session, superAdmin.userId)).rejects.toMatchObject(refused);
    await expect(setSecondFactorRequirement(call, superAdmin.userId, { required: true })).rejects.toMatchObject(
      refused,
    );
    await expect(resetSecondFactor(call, superAdmin.userId)).rejects.toMatchObject(refused);
  });

  it('can be reset: the user is signed out and sets up a new one at the next sign-in', async () => {
    const { id, email, browser } = await person();
    await setUp(browser);
    const superAdmin = await signIn(test);
    await superAdmin.call({ url: requirement(id), form: { _method: 'PUT', required: '1' } });
    const { body } = await superAdmin.call({ url: requirement(id), form: { _method: 'DELETE' } });
    expect(body.data).toEqual({ required: true, totp: false, passkeys: 0 });
    expect((await browser.panel({ url: api.status })).status).toBe(401);
    const again = await createBrowser(test, { from: '10.6.1.4' }).logIn(email, password);
    expect(again.body.next).toBe('set-up-second-factor');
    const own = await superAdmin.call({ url: requirement(superAdmin.userId), form: { _method: 'DELETE' } });
    expect(own.status).toBe(403);
  });
});
