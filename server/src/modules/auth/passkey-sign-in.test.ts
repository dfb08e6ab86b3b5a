import type { Passkey, PasskeyOptions } from '@vitrin/shared-contracts/account';
import { api } from '@vitrin/shared-contracts/paths';
import { createBrowser, type Browser } from '../../testing/browser.ts';
import { createUser, testPassword } from '../../testing/sign-in.ts';
import { virtualAuthenticator, type VirtualAuthenticator } from '../../testing/virtual-authenticator.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

let count = 0;

async function personWithPasskey() {
  count += 1;
  const email = `anahtar${count}@vitrin.localhost`;
  const id = await createUser(test, email, 'editor');
  const from = `10.2.0.${count}`;
  const browser = createBrowser(test, { from });
  await browser.logIn(email, testPassword);
  const authenticator = virtualAuthenticator(test.services.config.publicUrl);
  const added = await register(browser, authenticator);
  return { id, email, from, browser, authenticator, added };
}

async function register(browser: Browser, authenticator: VirtualAuthenticator, name = 'Telefonum') {
  const begun = await browser.panel({ url: api.accountPasskeyOptions, form: { password: testPassword } });
  const { options } = begun.body.data as PasskeyOptions<Parameters<VirtualAuthenticator['register']>[0]>;
  return browser.panel({ url: api.accountPasskeys, form: { name, response: authenticator.register(options) } });
}

type RequestOptions = Parameters<VirtualAuthenticator['signIn']>[0];

async function optionsFor(browser: Browser): Promise<RequestOptions> {
  const { body } = await browser.step(api.passkeyOptions, {});
  return (body.data as PasskeyOptions<RequestOptions>).options;
}

async function signInBy(browser: Browser, authenticator: VirtualAuthenticator, flags?: number) {
  return browser.step(api.passkey, { response: authenticator.signIn(await optionsFor(browser), flags) });
}

describe('passkey sign-in', () => {
  it('needs no e-mail and password', async () => {
    const { email, from, authenticator, added } = await personWithPasskey();
    expect(added.body.data).toMatchObject([{ name: 'Telefonum', last_used_at: null }]);
    const browser = createBrowser(test, { from });
    const options = await optionsFor(browser);
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(options).not.toHaveProperty('allowCredentials.0');
    const { body } = await browser.step(api.passkey, { response: authenticator.signIn(options) });
    expect(body).toMatchObject({ success: true, expires_in: 28_800, data: { email } });
    expect((await browser.panel({ url: api.status })).status).toBe(200);
  });

  it('is optional while the password suffices, and serves as the second step where one is required', async () => {
    const { id, email, from, authenticator } = await personWithPasskey();
    expect((await createBrowser(test, { from }).logIn(email, testPassword)).body.token).toBeTruthy();
    await test.services.db.updateTable('users').set({ second_factor_required: 1 }).where('id', '=', id).execute();
    const browser = createBrowser(test, { from });
    const { body } = await browser.logIn(email, testPassword);
    expect(body).toMatchObject({ token: null, next: 'second-factor', methods: ['passkey'] });
    expect((await signInBy(browser, authenticator)).body.token).toBeTruthy();
  });

  it('accepts each challenge once, and only in the browser that requested it', async () => {
    const { from, authenticator } = await personWithPasskey();
    const browser = createBrowser(test, { from });
    const options = await optionsFor(browser);
    const elsewhere = await createBrowser(test, { from }).step(api.passkey, {
      response: authenticator.signIn(options),
    });
    expect(elsewhere.status).toBe(422);
    const response = authenticator.signIn(options);
    expect((await browser.step(api.passkey, { response })).status).toBe(200);
    expect((await browser.step(api.passkey, { response })).status).toBe(422);
  });

  it.each([
    ['of another site', () => virtualAuthenticator('https://vitrin.example')],
    ['that is not registered', () => virtualAuthenticator('http://localhost:3000')],
  ])('rejects a passkey %s', async (_case, make) => {
    const { status, body } = await signInBy(createBrowser(test, { from: '10.2.1.1' }), make());
    expect([status, body.message]).toEqual([422, 'Geçiş anahtarı doğrulanamadı.']);
  });

  it('rejects a wrong key, an old signature counter and a response without user verification', async () => {
    const { from, authenticator } = await personWithPasskey();
    const other = virtualAuthenticator(test.services.config.publicUrl);
    const browser = createBrowser(test, { from });
    const options = await optionsFor(browser);
    const { id, rawId } = authenticator.signIn(options);
    const forged = { ...other.signIn(options), id, rawId };
    expect((await browser.step(api.passkey, { response: forged })).status).toBe(422);
    expect((await signInBy(browser, authenticator, 0x01)).status).toBe(422);
    await test.services.db.updateTable('passkeys').set({ counter: 1_000 }).execute();
    expect((await signInBy(browser, authenticator)).status).toBe(422);
  });

  it('accepts only one of two concurrent responses with the same signature counter', async () => {
    const { from, authenticator } = await personWithPasskey();
    const browsers = [createBrowser(test, { from }), createBrowser(test, { from })];
    const challenges = await Promise.all(browsers.map(optionsFor));
    const assertions = challenges.map((options, index) => {
      if (index > 0) authenticator.repeatCounter();
      return authenticator.signIn(options);
    });
    const responses = await Promise.all(
      browsers.map((browser, index) => browser.step(api.passkey, { response: assertions[index] })),
    );
    expect(responses.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 422]);
  });

  it('records failures in the audit log, with the user if known', async () => {
    const { id, from, authenticator } = await personWithPasskey();
    const browser = createBrowser(test, { from });
    await signInBy(browser, authenticator, 0x01);
    await signInBy(browser, virtualAuthenticator(test.services.config.publicUrl));
    const received = await test.services.db
      .selectFrom('audit')
      .select(['actor_id', 'result'])
      .where('action', '=', 'passkey')
      .where('result', '=', 'failed')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(received.map(({ actor_id }) => actor_id)).toEqual([null, id]);
  });

  it('is rejected for a disabled user', async () => {
    const { id, from, authenticator } = await personWithPasskey();
    await test.services.db.updateTable('users').set({ active: 0 }).where('id', '=', id).execute();
    expect((await signInBy(createBrowser(test, { from }), authenticator)).status).toBe(422);
  });

  it('does not bypass a forced password change', async () => {
    const { id, from, authenticator } = await personWithPasskey();
    await test.services.db.updateTable('users').set({ must_change_password: 1 }).where('id', '=', id).execute();
    const { body } = await signInBy(createBrowser(test, { from }), authenticator);
    expect(body).toMatchObject({ token: null, next: 'change-password' });
  });
});

describe('passkey registration', () => {
  it('requires the password and accepts a challenge once', async () => {
    const { browser, authenticator } = await personWithPasskey();
    const wrong = await browser.panel({ url: api.accountPasskeyOptions, form: { password: 'yanlis-sifre' } });
    expect([wrong.status, wrong.body.errors]).toEqual([422, { password: 'Şifre Hatalı' }]);
    const begun = await browser.panel({ url: api.accountPasskeyOptions, form: { password: testPassword } });
    const { options } = begun.body.data as PasskeyOptions<Parameters<VirtualAuthenticator['register']>[0]>;
    expect(options.excludeCredentials).toHaveLength(1);
    const second = virtualAuthenticator(test.services.config.publicUrl);
    const form = { name: 'Anahtarlık', response: second.register(options) };
    expect((await browser.panel({ url: api.accountPasskeys, form })).body.data).toHaveLength(2);
    expect((await browser.panel({ url: api.accountPasskeys, form })).status).toBe(422);
    expect((await register(browser, authenticator)).status).toBe(409);
  });

  it('is limited to ten passkeys, even when several registrations were begun before', async () => {
    const { browser, id } = await personWithPasskey();
    const { db } = test.services;
    const begin = async () => {
      const begun = await browser.panel({ url: api.accountPasskeyOptions, form: { password: testPassword } });
      return begun;
    };
    const { options } = (await begin()).body.data as PasskeyOptions<Parameters<VirtualAuthenticator['register']>[0]>;
    const [one] = await db.selectFrom('passkeys').selectAll().where('user_id', '=', id).execute();
    if (!one) throw new Error('There is no passkey.');
    const { id: _id, ...copy } = one;
    const nine = Array.from({ length: 9 }, (_, index) => ({ ...copy, credential_id: `${id}-${index}` }));
    await db.insertInto('passkeys').values(nine).execute();
    const response = virtualAuthenticator(test.services.config.publicUrl).register(options);
    const eleventh = await browser.panel({ url: api.accountPasskeys, form: { name: 'Fazla', response } });
    expect([eleventh.status, (await begin()).status]).toEqual([409, 409]);
  });

  it('rejects credentials made for another site and malformed credentials', async () => {
    const { browser } = await personWithPasskey();
    expect((await register(browser, virtualAuthenticator('https://vitrin.example'))).status).toBe(422);
    for (const response of [{}, { response: null }, { response: { clientDataJSON: 'e30' } }, []]) {
      const { status } = await browser.panel({ url: api.accountPasskeys, form: { name: 'Anahtar', response } });
      expect(status).toBe(422);
    }
  });

  it('allows only the owner to rename and remove a passkey', async () => {
    const { browser, added, email, from, authenticator } = await personWithPasskey();
    const stranger = (await personWithPasskey()).browser;
    const [passkey] = added.body.data as Passkey[];
    const url = api.accountPasskey(passkey?.id ?? 0);
    const rename = { url, form: { _method: 'PUT', name: 'Eski telefon' } };
    const remove = { url, form: { _method: 'DELETE', password: testPassword } };
    expect((await stranger.panel(rename)).status).toBe(404);
    expect((await stranger.panel(remove)).status).toBe(404);
    expect((await browser.panel(rename)).body.data).toMatchObject([{ name: 'Eski telefon' }]);
    expect((await browser.panel({ url, form: { _method: 'DELETE', password: 'yanlis-sifre' } })).status).toBe(422);
    expect((await browser.panel(remove)).body.data).toEqual([]);
    expect((await signInBy(createBrowser(test, { from }), authenticator)).status).toBe(422);
    expect((await createBrowser(test, { from }).logIn(email, testPassword)).body.token).toBeTruthy();
  });
});
