import type { Account, AccountSession, ExtendSessionResponse } from '@vitrin/shared-contracts/account';
import { api } from '@vitrin/shared-contracts/paths';
import { createBrowser, type Browser } from '../../testing/browser.ts';
import { createUser, testPassword } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

let count = 0;

async function person() {
  count += 1;
  const email = `hesap${count}@vitrin.localhost`;
  const id = await createUser(test, email, 'hr');
  const open = async (from = `203.0.${count}.1`) => {
    const browser = createBrowser(test, { from, agent: firefox });
    await browser.logIn(email, testPassword);
    return browser;
  };
  return { id, email, open, browser: await open() };
}

const status = async (browser: Browser) => (await browser.panel({ url: api.status })).status;
const accountOf = async (browser: Browser) => (await browser.panel({ url: api.account })).body.data as Account;
const sessionsOf = async (browser: Browser) =>
  (await browser.panel({ url: api.accountSessions })).body.data as AccountSession[];

function change(browser: Browser, form_data: object) {
  return browser.panel({ url: api.account, form: { _method: 'PUT', form_data } });
}

describe('own account data', () => {
  it('contains no secrets', async () => {
    const { email, browser } = await person();
    const account = await accountOf(browser);
    expect(account).toEqual({
      name: 'Ayşe Yılmaz',
      email,
      role_group: 'hr',
      version: 1,
      second_factor: { required: false, totp: false, recovery_codes_left: 0 },
      passkeys: [],
    });
  });

  it('accepts a new name and ignores fields that the user may not change', async () => {
    const { id, browser, email } = await person();
    const { body } = await change(browser, {
      name: '  Ayşe Işık ',
      email,
      version: 1,
      role_group: 'super_admin',
      active: 0,
    });
    expect(body.data).toMatchObject({ name: 'Ayşe Işık', role_group: 'hr', version: 2 });
    const late = await change(browser, { name: 'Başka', email, version: 1 });
    expect([late.status, (late.body.data as { current: Account }).current.name]).toEqual([409, 'Ayşe Işık']);
    const [row] = await test.services.db
      .selectFrom('audit')
      .select(['action', 'entity', 'entity_id', 'fields'])
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(row).toEqual({ action: 'update', entity: 'user', entity_id: id, fields: '["name"]' });
  });

  it('requires the password for a new e-mail', async () => {
    const { browser, email } = await person();
    const input = { name: 'Ayşe Yılmaz', email: `yeni.${email}`, version: 1 };
    const bare = await change(browser, input);
    expect([bare.status, bare.body.errors]).toEqual([422, { password: '* Bu Alan Zorunlu' }]);
    const wrong = await change(browser, { ...input, password: 'yanlis-sifre' });
    expect([wrong.status, wrong.body.errors]).toEqual([422, { password: 'Şifre Hatalı' }]);
    expect((await change(browser, { ...input, password: testPassword })).body.success).toBe(true);
    expect((await createBrowser(test).logIn(email, testPassword)).status).toBe(422);
    expect((await createBrowser(test).logIn(input.email, testPassword)).body.token).toBeTruthy();
  });

  it('rejects the e-mail of another user, regardless of case', async () => {
    const other = await person();
    const { browser } = await person();
    const input = { name: 'Ayşe', email: other.email.toUpperCase(), version: 1, password: testPassword };
    const { status, body } = await change(browser, input);
    expect([status, body.errors]).toEqual([422, { email: 'Bu E-Posta Başka Bir Kullanıcıda Kayıtlı' }]);
  });
});

describe('password change', () => {
  it('ends all other sessions', async () => {
    const { browser, open, email } = await person();
    const otherBrowser = await open();
    const form = { _method: 'PUT', password: testPassword, new_password: 'kapi-mavi-77' };
    expect((await browser.panel({ url: api.accountPassword, form })).status).toBe(200);
    expect([await status(browser), await status(otherBrowser)]).toEqual([200, 401]);
    expect((await createBrowser(test).logIn(email, testPassword)).status).toBe(422);
    expect((await createBrowser(test).logIn(email, 'kapi-mavi-77')).body.token).toBeTruthy();
  });

  it.each([
    [{ password: 'yanlis-sifre', new_password: 'kapi-mavi-77' }, { password: 'Şifre Hatalı' }],
    [{ password: testPassword, new_password: 'Sifre1234' }, { new_password: expect.stringContaining('Çok Yaygın') }],
    [{ password: testPassword, new_password: testPassword }, { new_password: expect.stringContaining('Farklı') }],
    [{ password: testPassword }, { new_password: '* Bu Alan Zorunlu' }],
  ])('rejects %j', async (given, errors) => {
    const { browser } = await person();
    const { status, body } = await browser.panel({ url: api.accountPassword, form: { _method: 'PUT', ...given } });
    expect([status, body.errors]).toEqual([422, errors]);
  });

  it('rejects a password that contains the company name', async () => {
    const { browser } = await person();
    test.services.config.branding.companyName = 'Çınar Yapı';
    const form = { _method: 'PUT', password: testPassword, new_password: 'cinar-agaci-7' };
    const { body } = await browser.panel({ url: api.accountPassword, form });
    expect(body.errors).toEqual({ new_password: 'Şifre Şirket Adını İçeremez' });
  });
});

describe('own sessions', () => {
  it('lists device, network and last use and marks the current session', async () => {
    const { browser, open } = await person();
    await open('2001:db8:1:2::7');
    const sessions = await sessionsOf(browser);
    expect(sessions).toMatchObject([
      { device: 'Firefox, Linux', address: '2001:db8:1::/48', current: false },
      { device: 'Firefox, Linux', address: expect.stringMatching(/^203\.0\.\d+\.0\/24$/), current: true },
    ]);
    expect(Date.parse(sessions[1]?.last_seen_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('can be ended one by one, only by their owner', async () => {
    const { browser, open } = await person();
    const otherBrowser = await open();
    const otherUser = (await person()).browser;
    const other = (await sessionsOf(browser)).find(({ current }) => !current);
    const request = { url: api.accountSession(other?.id ?? 0), form: { _method: 'DELETE' } };
    expect((await otherUser.panel(request)).status).toBe(404);
    expect(await status(otherBrowser)).toBe(200);
    expect((await browser.panel(request)).status).toBe(200);
    expect([await status(browser), await status(otherBrowser)]).toEqual([200, 401]);
    expect(await sessionsOf(browser)).toHaveLength(1);
  });

  it('can be ended all at once, except the current one', async () => {
    const { browser, open } = await person();
    const others = [await open(), await open()];
    const { body } = await browser.panel({ url: api.accountSessions, form: { _method: 'DELETE' } });
    expect(body.data).toEqual({ ended: 2 });
    expect([await status(browser), ...(await Promise.all(others.map(status)))]).toEqual([200, 401, 401]);
  });

  it('are limited to five: the sixth ends the oldest', async () => {
    const { browser, open } = await person();
    const later: Browser[] = [];
    for (let index = 0; index < 5; index += 1) later.push(await open());
    expect(await status(browser)).toBe(401);
    expect(await Promise.all(later.map(status))).toEqual([200, 200, 200, 200, 200]);
  });

  it('replaces the earlier session of the same browser', async () => {
    const { browser, email } = await person();
    await browser.logIn(email, testPassword);
    expect(await sessionsOf(browser)).toHaveLength(1);
  });
});

describe('session extension', () => {
  const extend = (browser: Browser, password: string) => browser.panel({ url: api.sessionExtend, form: { password } });

  it('requires the password and keeps token, session-binding cookie and CSRF value', async () => {
    const { id, browser } = await person();
    const soon = new Date(Date.now() + 60_000).toISOString();
    await test.services.db.updateTable('sessions').set({ expires_at: soon }).where('user_id', '=', id).execute();
    const { status: code, body, headers } = await extend(browser, testPassword);
    expect([code, body]).toMatchObject([200, { success: true, expires_in: 28_800 }]);
    expect(headers['set-cookie']).toBeUndefined();
    const [session] = await sessionsOf(browser);
    expect(Date.parse(session?.expires_at ?? '')).toBeGreaterThan(Date.now() + 7.9 * 3_600_000);
  });

  it('is limited to one day in total, which is also the lifetime of the session-binding cookie', async () => {
    const { id, browser, email } = await person();
    const from = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const old = { created_at: from(-23 * 60), expires_at: from(5) };
    await test.services.db.updateTable('sessions').set(old).where('user_id', '=', id).execute();
    const { body } = await extend(browser, testPassword);
    const { expires_in } = body as unknown as ExtendSessionResponse;
    expect([3_598, 3_599, 3_600]).toContain(expires_in);
    const over = await extend(browser, testPassword);
    expect([over.status, over.body.message]).toEqual([409, expect.stringContaining('yeniden giriş yapın')]);
    const { headers } = await createBrowser(test, { from: '10.20.0.1' }).logIn(email, testPassword);
    expect(String(headers['set-cookie'])).toMatch(/vitrin-companion=[^;]+; Max-Age=86400;/);
  });

  it('is recorded in the audit log, as are wrong passwords', async () => {
    const { id, browser } = await person();
    await extend(browser, 'yanlis-sifre');
    await extend(browser, testPassword);
    const entries = await test.services.db
      .selectFrom('audit')
      .select(['action', 'result'])
      .where('actor_id', '=', id)
      .where('action', '!=', 'sign-in')
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { action: 'confirm-password', result: 'failed' },
      { action: 'extend-session', result: 'done' },
    ]);
  });

  it('is blocked after five wrong passwords, for this session only', async () => {
    const { browser, open } = await person();
    const otherBrowser = await open();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) statuses.push((await extend(browser, 'yanlis-sifre')).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    expect((await extend(browser, testPassword)).status).toBe(429);
    expect([await status(browser), (await extend(otherBrowser, testPassword)).status]).toEqual([200, 200]);
  });
});
