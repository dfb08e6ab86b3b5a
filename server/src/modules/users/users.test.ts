import type { UserRecord, UserSecret } from '@vitrin/shared-contracts/users';
import type { TestResponse } from '../../testing/send-request.ts';
import { createUser, logIn, signIn, testPassword, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

// A database for each test is slow on a busy machine.
jest.setTimeout(30_000);

let test: TestApp;
let chief: Staff;
let admin: Staff;
beforeEach(async () => {
  test = await buildTestApp();
  chief = await signIn(test, 'super_admin');
  admin = await signIn(test, 'admin');
});
afterEach(() => test.close());

const url = '/api/admin/users';
const person = { name: 'Çağrı Işık', email: 'cagri.isik@vitrin.localhost', role_group: 'editor' };

const add = (by: Staff, form_data: object = person, headers = {}) => by.call({ url, form: { form_data }, headers });
const put = (by: Staff, path: string, form: object = {}) =>
  by.call({ url: `${url}/${path}`, form: { _method: 'PUT', ...form } });
const change = (by: Staff, id: number, form_data: object) =>
  put(by, String(id), { form_data: { version: 1, ...form_data } });
const rows = ({ body }: TestResponse) => body.data as UserRecord[];
const read = async (id: number) => (await chief.call({ url: `${url}/${id}` })).body.data as UserRecord;
const isSignedIn = async (staff: Staff) => (await staff.call({ url: '/api/admin/status' })).status === 200;

describe('list of users', () => {
  beforeEach(async () => {
    await add(chief);
    await add(chief, { name: 'Zeynep Ak', email: 'zeynep@vitrin.localhost', role_group: 'hr' });
    await add(chief, { name: 'Ömer Su', email: 'omer@vitrin.localhost', role_group: 'editor' });
  });

  it('is in Turkish alphabetical order and contains no password hashes', async () => {
    const answer = await chief.call({ url });
    expect(rows(answer).map(({ name }) => name)).toEqual([
      'Ayşe Yılmaz',
      'Ayşe Yılmaz',
      'Çağrı Işık',
      'Ömer Su',
      'Zeynep Ak',
    ]);
    expect(answer.body.meta).toEqual({ page: 1, page_size: 20, total: 5 });
    expect(answer.text).not.toMatch(/argon|password_hash/);
  });

  it('is filtered by name, e-mail, role and status', async () => {
    const found: [query: string, names: string[]][] = [
      ['search=CAGRI ISIK', ['Çağrı Işık']],
      ['search=omer@', ['Ömer Su']],
      ['role=hr', ['Zeynep Ak']],
      ['state=disabled', []],
      ['role=editor&state=active', ['Çağrı Işık', 'Ömer Su']],
      ['page=2', []],
    ];
    for (const [query, names] of found)
      expect([query, rows(await chief.call({ url: `${url}?${query}` })).map(({ name }) => name)]).toEqual([
        query,
        names,
      ]);
  });

  it('shows an administrator only users with lower roles', async () => {
    const roles = rows(await admin.call({ url })).map(({ role_group }) => role_group);
    expect(roles.toSorted()).toEqual(['editor', 'editor', 'hr']);
    expect(rows(await admin.call({ url: `${url}?role=super_admin` }))).toEqual([]);
  });

  it('shows when a user last signed in', async () => {
    expect((await read(admin.userId)).last_sign_in_at).toMatch(/^\d{4}-/);
  });
});

describe('a new user', () => {
  it('signs in with the secret that was shown once, and has to change it', async () => {
    const { body } = await add(chief);
    const { user, secret } = body.data as UserSecret;
    expect(user).toMatchObject({ ...person, active: 1, must_change_password: 1, last_sign_in_at: null });
    expect(secret).toMatch(/^\S{8,21}$/);
    expect((await logIn(test, { email: person.email, password: secret ?? '' })).body.success).toBe(true);
  });

  it('is created once for a repeated request, and no stored data contains the secret', async () => {
    const headers = { 'idempotency-key': '4c1f0a52-6b1d-4f7e-9a53-0a8f3d7f9b11' };
    const { secret } = (await add(chief, person, headers)).body.data as UserSecret;
    const repeated = (await add(chief, person, headers)).body.data as UserSecret;
    expect([repeated.user.email, repeated.secret]).toEqual([person.email, null]);
    const { db } = test.services;
    const stored = [
      await db.selectFrom('idempotency').selectAll().execute(),
      await db.selectFrom('audit').selectAll().execute(),
      await db.selectFrom('users').selectAll().execute(),
    ];
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  it('is rejected with the error at the field', async () => {
    await add(chief);
    const cases = [
      [{ email: 'a' }, { email: 'Bu Alan 6 Karakterden Az Olamaz' }],
      [{ name: ' ' }, { name: '* Bu Alan Zorunlu' }],
      [{ role_group: 'patron' }, { role_group: 'Listeden bir değer seçin.' }],
      [{ email: 'CAGRI.ISIK@vitrin.localhost' }, { email: 'Bu E-Posta Başka Bir Kullanıcıda Kayıtlı' }],
    ];
    for (const [wrong, errors] of cases) {
      const { status, body } = await add(chief, { ...person, email: 'baska@vitrin.localhost', ...wrong });
      expect([status, body.errors]).toEqual([422, errors]);
    }
  });
});

describe('role levels', () => {
  it('keep users from giving their own role or a higher one', async () => {
    const responses = [
      await add(admin, { ...person, role_group: 'admin' }),
      await add(admin, { ...person, role_group: 'super_admin' }),
    ];
    expect(responses.map(({ status, body }) => [status, body.code])).toEqual([
      [403, 'right'],
      [403, 'right'],
    ]);
    const { user } = (await add(admin)).body.data as UserSecret;
    expect((await change(admin, user.id, { ...person, role_group: 'admin' })).status).toBe(403);
    expect((await read(user.id)).role_group).toBe('editor');
  });

  it('keep an administrator from changing another administrator or a super administrator', async () => {
    const equal = await signIn(test, 'admin');
    for (const { userId } of [equal, chief]) {
      const responses = [
        await admin.call({ url: `${url}/${userId}` }),
        await change(admin, userId, { ...person, role_group: 'editor' }),
        await put(admin, `${userId}/active`, { active: 0 }),
        await put(admin, `${userId}/reset-password`),
      ];
      expect(responses.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    }
    expect(await isSignedIn(equal)).toBe(true);
  });

  it('keep users from changing their own account here', async () => {
    for (const staff of [chief, admin]) {
      const responses = [
        await change(staff, staff.userId, { ...person, role_group: 'super_admin' }),
        await put(staff, `${staff.userId}/active`, { active: 0 }),
        await put(staff, `${staff.userId}/reset-password`),
      ];
      expect(responses.map(({ status }) => status)).toEqual([403, 403, 403]);
    }
    expect((await read(admin.userId)).role_group).toBe('admin');
  });

  it('keep lower roles from managing users at all', async () => {
    for (const role of ['editor', 'hr', 'support'] as const) {
      const staff = await signIn(test, role);
      expect([(await staff.call({ url })).status, (await add(staff)).status]).toEqual([403, 403]);
    }
  });

  it('return 404 for an unknown user', async () => {
    expect((await chief.call({ url: `${url}/999` })).status).toBe(404);
    expect((await put(admin, '999/active', { active: 0 })).status).toBe(404);
  });
});

describe('changing a user', () => {
  it('saves name, e-mail and role once per version, and records the changed fields in the audit log', async () => {
    const id = await createUser(test, 'eski@vitrin.localhost', 'editor');
    const next = { name: 'Ayşe Kaya', email: 'Yeni@vitrin.localhost', role_group: 'hr' };
    expect((await change(admin, id, next)).body).toMatchObject({
      message: 'Güncellendi!',
      data: { ...next, email: 'yeni@vitrin.localhost', version: 2 },
    });
    expect((await change(admin, id, next)).status).toBe(409);
    const row = await test.services.db.selectFrom('audit').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      action: 'update',
      entity: 'user',
      entity_id: id,
      title: 'Ayşe Kaya',
      fields: '["name","email","role_group"]',
      actor_id: admin.userId,
      result: 'done',
      address: '127.0.0.0/24',
    });
  });

  it('ends the sessions for a new role, but not for a new name', async () => {
    const editor = await signIn(test, 'editor');
    const { email } = await read(editor.userId);
    const named = { name: 'Yeni Ad', email, role_group: 'editor' };
    const { version } = await read(editor.userId);
    await change(chief, editor.userId, { ...named, version });
    expect(await isSignedIn(editor)).toBe(true);
    const { status } = await change(chief, editor.userId, { ...named, role_group: 'hr', version: version + 1 });
    expect([status, await isSignedIn(editor)]).toEqual([200, false]);
  });
});

describe('disabling a user', () => {
  it('ends the sessions and prevents signing in until the user is enabled again', async () => {
    const editor = await signIn(test, 'editor');
    const { email } = await read(editor.userId);
    const { body } = await put(admin, `${editor.userId}/active`, { active: 0 });
    expect(body).toMatchObject({ message: 'Güncellendi!', data: { active: 0 } });
    expect([await isSignedIn(editor), (await logIn(test, { email, password: testPassword })).status]).toEqual([
      false,
      422,
    ]);
    await put(admin, `${editor.userId}/active`, { active: 1 });
    expect((await logIn(test, { email, password: testPassword })).status).toBe(200);
    const log = await test.services.db.selectFrom('audit').select('action').where('entity', '=', 'user').execute();
    expect(log.map(({ action }) => action)).toEqual(['disable', 'enable']);
  });

  it('writes nothing if the state does not change', async () => {
    const id = await createUser(test, 'biri@vitrin.localhost', 'editor');
    await put(admin, `${id}/active`, { active: 1 });
    expect((await read(id)).version).toBe(1);
    expect((await put(admin, `${id}/active`, { active: 'evet' })).status).toBe(400);
  });
});

it('resets a password to a secret that is shown once, ends all sessions and invalidates the old password', async () => {
  const editor = await signIn(test, 'editor');
  const { email } = await read(editor.userId);
  const { user, secret } = (await put(admin, `${editor.userId}/reset-password`)).body.data as UserSecret;
  expect(user.must_change_password).toBe(1);
  expect(await isSignedIn(editor)).toBe(false);
  expect((await logIn(test, { email, password: testPassword })).status).toBe(422);
  expect((await logIn(test, { email, password: secret ?? '' })).body.success).toBe(true);
});
