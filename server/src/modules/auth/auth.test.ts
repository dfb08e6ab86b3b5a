import type { StatusData } from '@vitrin/shared-contracts/auth';
import { sendRequest } from '../../testing/send-request.ts';
import { createUser, logIn, pageHeaders, signIn, testPassword } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await createUser(test, 'ayse@vitrin.localhost', 'editor');
});
afterAll(() => test.close());

const right = { email: 'ayse@vitrin.localhost', password: testPassword };

describe('sign-in', () => {
  it('returns the documented response and stores only hashes', async () => {
    const { status, body, bindingCookie } = await logIn(test, { ...right, email: '  Ayse@vitrin.localhost ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      expires_in: 28_800,
      data: { name: 'Ayşe Yılmaz', email: right.email, role_group: 'editor' },
    });
    const rows = await test.services.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(body.token);
    expect(JSON.stringify(rows)).not.toContain(bindingCookie);
  });

  it('accepts a multipart form as well', async () => {
    const headers = pageHeaders(test, 'auth', 'A'.repeat(43));
    const { status, body } = await sendRequest(test.app, { url: '/api/auth/login', form: right, headers });
    expect([status, body.success]).toEqual([200, true]);
  });

  it('returns the same message for a wrong password and an unknown e-mail', async () => {
    const wrong = await logIn(test, { ...right, password: 'yanlis-sifre' });
    const unknown = await logIn(test, { email: 'kimse@vitrin.localhost', password: 'yanlis-sifre' });
    expect(wrong.status).toBe(422);
    expect(wrong.body).toEqual({ success: false, message: 'E-posta ya da şifre hatalı.' });
    expect(unknown.body).toEqual(wrong.body);
  });

  it('validates the input by the rules of the form', async () => {
    const { status, body } = await logIn(test, { email: 'a', password: '123' });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      errors: { email: 'Bu Alan 6 Karakterden Az Olamaz', password: 'Bu Alan 6 Karakterden Az Olamaz' },
    });
  });

  it('returns 403 for a request that does not come from the site’s own sign-in page', async () => {
    const stale = await logIn(test, right, { 'x-csrf-token': 'x'.repeat(43) });
    const foreign = await logIn(test, right, { 'sec-fetch-site': 'cross-site' });
    expect([stale.status, foreign.status]).toEqual([403, 403]);
    expect(stale.body).toMatchObject({ code: 'csrf' });
  });
});

describe('sign-in throttle', () => {
  it('blocks guessing at one account without locking out the owner elsewhere', async () => {
    await createUser(test, 'hedef@vitrin.localhost');
    const guess = { email: 'hedef@vitrin.localhost', password: 'yanlis-sifre' };
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await logIn(test, guess)).status).toBe(422);
    const stopped = await logIn(test, guess);
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
    expect(stopped.body.message).toMatch(/Çok fazla deneme/);
    const page = pageHeaders(test, 'auth', 'B'.repeat(43));
    const payload = { email: guess.email, password: testPassword };
    const owner = await test.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: page,
      payload,
      remoteAddress: '203.0.113.9',
    });
    expect(owner.statusCode).toBe(200);
  });
});

describe('session', () => {
  it('returns the signed-in user with role and rights', async () => {
    const staff = await signIn(test, 'hr');
    const { body } = await staff.call({ url: '/api/admin/status' });
    expect(body.data).toMatchObject({ user: { name: 'Ayşe Yılmaz', role_group: 'hr' }, unread: {} });
    expect(JSON.stringify(body.data)).toContain('messages.human-resources');
  });

  it('returns its remaining seconds, for clients whose clock is wrong', async () => {
    const staff = await signIn(test);
    const soon = new Date(Date.now() + 90_000).toISOString();
    await test.services.db
      .updateTable('sessions')
      .set({ expires_at: soon })
      .where('user_id', '=', staff.userId)
      .execute();
    const { body } = await staff.call({ url: '/api/admin/status' });
    const { expires_in, expires_at } = body.data as StatusData;
    expect(expires_at).toBe(soon);
    expect([88, 89, 90]).toContain(expires_in);
  });

  it('returns the role groups with their Turkish names', async () => {
    const staff = await signIn(test);
    const { body } = await staff.call({ url: '/api/admin/role/groups' });
    expect(body.data).toMatchObject({ super_admin: 'Süper Yönetici', editor: 'Editör' });
  });

  it('is invalid without its session-binding cookie', async () => {
    const staff = await signIn(test);
    const { cookie: _, ...stolen } = staff.headers;
    expect((await sendRequest(test.app, { url: '/api/admin/status', headers: stolen })).status).toBe(401);
  });

  it('ends on sign-out', async () => {
    const staff = await signIn(test);
    expect((await staff.call({ url: '/api/admin/logout' })).body.success).toBe(true);
    expect((await staff.call({ url: '/api/admin/status' })).status).toBe(401);
  });

  it('ends after two idle hours, and immediately when the user is disabled', async () => {
    const idle = await signIn(test);
    const disabled = await signIn(test);
    const { db } = test.services;
    await test.services.lastSeen.flush(db);
    const old = new Date(Date.now() - 2 * 3_600_000 - 1_000).toISOString();
    await db.updateTable('sessions').set({ last_seen_at: old }).where('user_id', '=', idle.userId).execute();
    await db.updateTable('users').set({ active: 0 }).where('id', '=', disabled.userId).execute();
    expect((await idle.call({ url: '/api/admin/status' })).status).toBe(401);
    expect((await disabled.call({ url: '/api/admin/status' })).status).toBe(401);
  });

  it('applies a new role on the next request', async () => {
    const staff = await signIn(test, 'admin');
    const { db } = test.services;
    expect((await staff.call({ url: '/api/admin/contracts' })).status).toBe(200);
    await db.updateTable('users').set({ role_group: 'hr' }).where('id', '=', staff.userId).execute();
    expect((await staff.call({ url: '/api/admin/contracts' })).status).toBe(403);
    expect((await staff.call({ url: '/api/admin/status' })).body.data).toMatchObject({ user: { role_group: 'hr' } });
  });

  it.each([
    ['another role', '', { form_data: { name: 'Ayşe Yılmaz', role_group: 'support', version: 1 } }],
    ['disabling', '/active', { active: '0' }],
    ['a password reset', '/reset-password', {}],
  ])('ends after %s', async (_case, path, fields) => {
    const boss = await signIn(test);
    const staff = await signIn(test, 'editor');
    const email = `gecici${staff.userId}@vitrin.localhost`;
    const form = {
      _method: 'PUT',
      ...fields,
      ...('form_data' in fields && { form_data: { ...fields.form_data, email } }),
    };
    expect((await boss.call({ url: `/api/admin/users/${staff.userId}${path}`, form })).status).toBe(200);
    expect((await staff.call({ url: '/api/admin/status' })).status).toBe(401);
  });
});
