import { api } from '@vitrin/shared-contracts/paths';
import type { TotpSetUp } from '@vitrin/shared-contracts/auth';
import { createBrowser, type Browser } from '../../testing/browser.ts';
import { codeOf, nextCodeOf, wrongCode } from '../../testing/authenticator-app.ts';
import { createUser, testPassword } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

let count = 0;

/** Creates a user with the given flags, which apply at the next sign-in. Each user has a separate IP address. */
async function person(flags: { second_factor_required?: 0 | 1; must_change_password?: 0 | 1 } = {}) {
  count += 1;
  const email = `adim${count}@vitrin.localhost`;
  const id = await createUser(test, email, 'editor');
  if (Object.keys(flags).length > 0)
    await test.services.db.updateTable('users').set(flags).where('id', '=', id).execute();
  return { id, email, from: `10.1.0.${count}` };
}

/** Creates a user with an authenticator app and a browser that is signed in to the panel. */
async function personWithApp() {
  const who = await person();
  const browser = createBrowser(test, who);
  await browser.logIn(who.email, testPassword);
  const begun = await browser.panel({ url: api.accountTotpSetUp, form: { password: testPassword } });
  const { ticket, secret } = begun.body.data as TotpSetUp & { ticket: string };
  const confirmed = await browser.panel({ url: api.accountTotp, form: { ticket, code: codeOf(secret) } });
  const { recovery_codes } = confirmed.body.data as { recovery_codes: string[] };
  return { ...who, secret, recovery_codes, browser };
}

const statusOf = async (browser: Browser) => (await browser.panel({ url: api.status })).status;

describe('authenticator app', () => {
  it('is asked for after the password, and its code opens the session', async () => {
    const { email, secret, from } = await personWithApp();
    const browser = createBrowser(test, { from });
    const first = await browser.logIn(email, testPassword);
    expect(first.body).toMatchObject({
      success: true,
      token: null,
      next: 'second-factor',
      methods: ['totp', 'recovery-code'],
    });
    expect(first.headers['set-cookie']).toBeUndefined();
    const second = await browser.step(api.secondFactor, { ticket: first.body.ticket, code: nextCodeOf(secret) });
    expect(second.body).toMatchObject({ success: true, expires_in: 28_800, data: { email } });
    expect(await statusOf(browser)).toBe(200);
  });

  it('accepts a code only once, even in concurrent requests', async () => {
    const { email, secret, from } = await personWithApp();
    const code = nextCodeOf(secret);
    const [one, two] = [createBrowser(test, { from }), createBrowser(test, { from })];
    const tickets = [await one.logIn(email, testPassword), await two.logIn(email, testPassword)];
    const responses = await Promise.all(
      [one, two].map((browser, index) => browser.step(api.secondFactor, { ticket: tickets[index]?.body.ticket, code })),
    );
    expect(responses.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 422]);
  });

  it('can be replaced by each recovery code once', async () => {
    const { email, recovery_codes, from } = await personWithApp();
    const code = recovery_codes[3]?.toUpperCase().replace('-', ' ');
    expect(recovery_codes).toHaveLength(10);
    const signIn = async () => {
      const browser = createBrowser(test, { from });
      const { body } = await browser.logIn(email, testPassword);
      return browser.step(api.secondFactor, { ticket: body.ticket, code });
    };
    expect((await signIn()).status).toBe(200);
    const again = await signIn();
    expect([again.status, again.body.errors]).toEqual([422, { code: 'Kod Hatalı' }]);
  });

  it('is stored encrypted; recovery codes and challenge tokens are stored only as hashes', async () => {
    const { id, email, secret, recovery_codes, from } = await personWithApp();
    const { body } = await createBrowser(test, { from }).logIn(email, testPassword);
    const { db } = test.services;
    const rows = [
      await db.selectFrom('users').selectAll().where('id', '=', id).execute(),
      await db.selectFrom('recovery_codes').selectAll().execute(),
      await db.selectFrom('tickets').selectAll().execute(),
      await db.selectFrom('audit').selectAll().execute(),
    ];
    const kept = JSON.stringify(rows);
    for (const secretValue of [
      secret.replaceAll(' ', ''),
      recovery_codes[0]?.replace('-', ''),
      recovery_codes[0],
      body.ticket,
    ])
      expect(kept).not.toContain(secretValue);
  });
});

describe('challenge token', () => {
  it('is valid only in its own browser and for its own step', async () => {
    const { email, secret, from } = await personWithApp();
    const browser = createBrowser(test, { from });
    const { ticket } = (await browser.logIn(email, testPassword)).body;
    const elsewhere = await createBrowser(test, { from }).step(api.secondFactor, { ticket, code: nextCodeOf(secret) });
    expect([elsewhere.status, elsewhere.body.errors]).toEqual([422, { ticket: 'Süresi Doldu' }]);
    const otherStep = await browser.step(api.changePassword, { ticket, new_password: 'kapi-mavi-77' });
    expect(otherStep.status).toBe(422);
    expect((await browser.step(api.secondFactor, { ticket, code: nextCodeOf(secret) })).status).toBe(200);
  });

  it('is invalid after a successful use', async () => {
    const { email, secret, recovery_codes, from } = await personWithApp();
    const browser = createBrowser(test, { from });
    const { ticket } = (await browser.logIn(email, testPassword)).body;
    await browser.step(api.secondFactor, { ticket, code: nextCodeOf(secret) });
    const again = await browser.step(api.secondFactor, { ticket, code: recovery_codes[0] });
    expect([again.status, again.body.errors]).toEqual([422, { ticket: 'Süresi Doldu' }]);
  });

  it('is invalid after five wrong codes, even for the correct code', async () => {
    const { email, secret, from } = await personWithApp();
    const browser = createBrowser(test, { from });
    const { ticket } = (await browser.logIn(email, testPassword)).body;
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const wrong = await browser.step(api.secondFactor, { ticket, code: wrongCode(secret) });
      expect([wrong.status, wrong.body.errors]).toEqual([422, { code: 'Kod Hatalı' }]);
    }
    const right = await browser.step(api.secondFactor, { ticket, code: nextCodeOf(secret) });
    expect([right.status, right.body.errors]).toEqual([422, { ticket: 'Süresi Doldu' }]);
  });

  it('expires after ten minutes, and immediately when the password changes', async () => {
    const { id, email, secret, from, browser: panel } = await personWithApp();
    const browser = createBrowser(test, { from });
    const old = (await browser.logIn(email, testPassword)).body.ticket;
    const past = new Date(Date.now() - 1).toISOString();
    await test.services.db.updateTable('tickets').set({ expires_at: past }).where('user_id', '=', id).execute();
    expect((await browser.step(api.secondFactor, { ticket: old, code: nextCodeOf(secret) })).status).toBe(422);
    const { ticket } = (await browser.logIn(email, testPassword)).body;
    const form = { _method: 'PUT', password: testPassword, new_password: 'kapi-mavi-77' };
    expect((await panel.panel({ url: api.accountPassword, form })).status).toBe(200);
    expect((await browser.step(api.secondFactor, { ticket, code: nextCodeOf(secret) })).status).toBe(422);
  });

  it('that is unknown is rejected like an expired one', async () => {
    const browser = createBrowser(test, { from: '10.1.1.1' });
    for (const ticket of ['x'.repeat(43), 'kısa'])
      expect((await browser.step(api.secondFactor, { ticket, code: '123456' })).status).toBe(422);
  });
});

describe('guessing codes', () => {
  it('is limited across all challenge tokens, and the owner still signs in from a known browser', async () => {
    const { email, secret, browser: ownerBrowser } = await personWithApp();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 14; attempt += 1) {
      const attackerBrowser = createBrowser(test, { from: `10.9.${attempt}.1` });
      const { ticket } = (await attackerBrowser.logIn(email, testPassword)).body;
      statuses.push((await attackerBrowser.step(api.secondFactor, { ticket, code: wrongCode(secret) })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429, 429, 429]);
    const { ticket } = (await ownerBrowser.logIn(email, testPassword)).body;
    expect((await ownerBrowser.step(api.secondFactor, { ticket, code: nextCodeOf(secret) })).status).toBe(200);
  }, 60_000);
});

describe('required second factor', () => {
  it('is set up during sign-in and asked for from then on', async () => {
    const { email, from } = await person({ second_factor_required: 1 });
    const browser = createBrowser(test, { from });
    const first = await browser.logIn(email, testPassword);
    expect(first.body).toMatchObject({ token: null, next: 'set-up-second-factor' });
    const { ticket } = first.body;
    const shown = (await browser.step(api.secondFactorSetUp, { ticket })).body.data as TotpSetUp;
    const again = (await browser.step(api.secondFactorSetUp, { ticket })).body.data as TotpSetUp;
    expect(again.secret).toBe(shown.secret);
    expect(shown.uri).toContain(`secret=${shown.secret.replaceAll(' ', '')}`);
    expect(shown.qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    const wrong = await browser.step(api.secondFactor, { ticket, code: wrongCode(shown.secret) });
    expect(wrong.status).toBe(422);
    const done = await browser.step(api.secondFactor, { ticket, code: codeOf(shown.secret) });
    expect(done.body.recovery_codes).toHaveLength(10);
    expect(await statusOf(browser)).toBe(200);
    expect((await createBrowser(test, { from }).logIn(email, testPassword)).body.next).toBe('second-factor');
  });

  it('rejects a code for a secret that was never shown', async () => {
    const { email, from } = await person({ second_factor_required: 1 });
    const browser = createBrowser(test, { from });
    const { ticket } = (await browser.logIn(email, testPassword)).body;
    expect((await browser.step(api.secondFactor, { ticket, code: '000000' })).status).toBe(422);
    expect(await statusOf(browser)).toBe(401);
  });
});

describe('forced password change', () => {
  it('precedes the session and applies the rules for new passwords', async () => {
    const { email, from } = await person({ must_change_password: 1 });
    const browser = createBrowser(test, { from });
    const { body } = await browser.logIn(email, testPassword);
    expect(body).toMatchObject({ token: null, next: 'change-password' });
    const change = (new_password: string) => browser.step(api.changePassword, { ticket: body.ticket, new_password });
    const objections = [
      ['kısa', 'Bu Alan 8 Karakterden Az Olamaz'],
      ['Sifre1234', 'Bu Şifre Çok Yaygın, Başka Bir Şifre Seçiniz'],
      ['vitrin-camı-9', 'Şifre Şirket Adını İçeremez'],
      [testPassword, 'Yeni Şifre Eskisinden Farklı Olmalıdır'],
    ] as const;
    for (const [password, message] of objections)
      expect((await change(password)).body.errors).toEqual({ new_password: message });
    expect(await statusOf(browser)).toBe(401);
    expect((await change('kapi-mavi-77')).body).toMatchObject({ success: true, data: { email } });
    expect(await statusOf(browser)).toBe(200);
    expect((await createBrowser(test, { from }).logIn(email, testPassword)).status).toBe(422);
    expect((await createBrowser(test, { from }).logIn(email, 'kapi-mavi-77')).body.token).toBeTruthy();
  });

  it('follows the second step when both are required', async () => {
    const { email, from } = await person({ must_change_password: 1, second_factor_required: 1 });
    const browser = createBrowser(test, { from });
    const { ticket } = (await browser.logIn(email, testPassword)).body;
    const shown = (await browser.step(api.secondFactorSetUp, { ticket })).body.data as TotpSetUp;
    const second = await browser.step(api.secondFactor, { ticket, code: codeOf(shown.secret) });
    expect(second.body).toMatchObject({ token: null, next: 'change-password' });
    expect(second.body.recovery_codes).toHaveLength(10);
    const last = { ticket: second.body.ticket, new_password: 'kapi-mavi-77' };
    expect((await browser.step(api.changePassword, last)).body.token).toBeTruthy();
  });

  it('is rejected for a user who was disabled meanwhile', async () => {
    const { id, email, from } = await person({ must_change_password: 1 });
    const browser = createBrowser(test, { from });
    const { ticket } = (await browser.logIn(email, testPassword)).body;
    await test.services.db.updateTable('users').set({ active: 0 }).where('id', '=', id).execute();
    const { body } = await browser.step(api.changePassword, { ticket, new_password: 'kapi-mavi-77' });
    expect(body.success).toBe(false);
    expect(await statusOf(browser)).toBe(401);
  });
});

it.each([api.secondFactor, api.secondFactorSetUp, api.changePassword, api.passkey, api.passkeyOptions])(
  '%s accepts requests only from the site’s own sign-in page',
  async (url) => {
    const response = await test.app.inject({ method: 'POST', url, payload: { ticket: 'x'.repeat(43) } });
    expect([response.statusCode, response.json()]).toMatchObject([403, { code: 'csrf' }]);
  },
);
