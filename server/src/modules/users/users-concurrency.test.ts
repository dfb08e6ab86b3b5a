import { belongingChoicesSchema } from '@vitrin/shared-contracts/user-belongings';
import { rightsOfRole } from '@vitrin/shared-contracts/rights';
import type { UserRecord } from '@vitrin/shared-contracts/users';
import type { TestResponse } from '../../testing/send-request.ts';
import { createUser, signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { createUser as addUser, resetPassword } from './user-secrets.service.ts';
import { changeUser, setUserActive } from './users.service.ts';

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

const put = (by: Staff, path: string, form: object = {}) =>
  by.call({ url: `${url}/${path}`, form: { _method: 'PUT', ...form } });
const change = (by: Staff, id: number, form_data: object) => put(by, String(id), { form_data });
const read = async (id: number) => (await chief.call({ url: `${url}/${id}` })).body.data as UserRecord;

async function superAdmins(): Promise<number> {
  const current = test.services.db.selectFrom('users').select('id').where('role_group', '=', 'super_admin');
  return (await current.where('active', '=', 1).execute()).length;
}

it('concurrent changes of one user never deadlock', async () => {
  const id = await createUser(test, 'gozde@vitrin.localhost', 'editor');
  for (let round = 0; round < 5; round += 1) {
    const { version, active, email } = await read(id);
    const input = { name: `Gözde ${round}`, email, role_group: round % 2 === 0 ? 'hr' : 'editor', version };
    const responses = await Promise.all([
      change(chief, id, input),
      put(admin, `${id}/active`, { active: active === 1 ? 0 : 1 }),
      put(chief, `${id}/reset-password`),
      change(admin, id, input),
    ]);
    for (const { status } of responses) expect([200, 409]).toContain(status);
  }
});

describe('the last super administrator', () => {
  const outcome = async (responses: Promise<TestResponse>[]) =>
    (await Promise.all(responses)).map(({ status }) => status).toSorted((left, right) => left - right);

  it('stays active when two disable each other at the same moment', async () => {
    const other = await signIn(test, 'super_admin');
    const statuses = await outcome([
      put(chief, `${other.userId}/active`, { active: 0 }),
      put(other, `${chief.userId}/active`, { active: 0 }),
    ]);
    expect(statuses[0]).toBe(200);
    expect([401, 409]).toContain(statuses[1]);
    expect(await superAdmins()).toBe(1);
  });

  it('keeps the role when one is demoted while the other is disabled, even by repeated requests', async () => {
    const other = await signIn(test, 'super_admin');
    const { email, version } = await read(chief.userId);
    const demotion = { name: 'Ayşe Yılmaz', email, role_group: 'editor', version };
    await outcome([
      ...Array.from({ length: 4 }, () => put(chief, `${other.userId}/active`, { active: 0 })),
      ...Array.from({ length: 4 }, () => change(other, chief.userId, demotion)),
    ]);
    expect(await superAdmins()).toBe(1);
  });

  it('cannot be changed by a request in flight of a user who has lost the role meanwhile', async () => {
    const other = await signIn(test, 'super_admin');
    const { email, version } = await read(other.userId);
    await change(chief, other.userId, { name: 'Ayşe Yılmaz', email, role_group: 'editor', version });
    const call = {
      services: test.services,
      context: { actor: { id: other.userId, name: 'Ayşe' }, requestId: 'yolda', idempotencyKey: null },
      manager: { id: other.userId, role_group: 'super_admin' as const, rights: rightsOfRole('super_admin') },
    };
    const boss = await read(chief.userId);
    const attempts = [
      () => changeUser(call, chief.userId, { ...boss, role_group: 'editor' as const }),
      () => setUserActive(call, chief.userId, { active: 0, belongings: belongingChoicesSchema.getDefault() }),
      () => resetPassword(call, chief.userId),
      () => addUser(call, { name: 'Yeni Kişi', email: 'yeni@vitrin.localhost', role_group: 'super_admin', version: 1 }),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ kind: 'forbidden' });
    await put(chief, `${other.userId}/active`, { active: 0 });
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(await read(chief.userId)).toEqual(boss);
  });

  it('remains when other super administrators are added and disabled', async () => {
    const other = await signIn(test, 'super_admin');
    expect((await put(chief, `${other.userId}/active`, { active: 0 })).status).toBe(200);
    expect(await superAdmins()).toBe(1);
  });
});
