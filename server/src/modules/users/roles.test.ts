import { api } from '@vitrin/shared-contracts/paths';
import type { RoleRecord } from '@vitrin/shared-contracts/roles';
import type { StatusData } from '@vitrin/shared-contracts/auth';
import type { TestResponse } from '../../testing/send-request.ts';
import { createUser, signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let chief: Staff;
let admin: Staff;
let count = 0;
beforeAll(async () => {
  test = await buildTestApp();
  chief = await signIn(test);
  admin = await signIn(test, 'admin');
});
afterAll(() => test.close());

const roleOf = ({ body }: TestResponse) => body.data as RoleRecord;
const form = (input: object) => ({ form_data: JSON.stringify(input) });
const save = (input: object, staff = chief, id?: number) =>
  id === undefined
    ? staff.call({ method: 'POST', url: api.adminRoles, form: form(input) })
    : staff.call({ method: 'PUT', url: api.adminRole(id), form: form(input) });
const remove = (id: number, staff = chief) => staff.call({ method: 'DELETE', url: api.adminRole(id) });
const list = async (staff = chief) => (await staff.call({ url: api.adminRoles })).body.data as RoleRecord[];

async function makeRole(rights: string[] = ['articles.write']): Promise<RoleRecord> {
  count += 1;
  return roleOf(await save({ name: `Rol ${count}`, rights }));
}

async function makeUser(role_group: string): Promise<number> {
  count += 1;
  return createUser(test, `rol${count}@vitrin.localhost`, role_group as never);
}

async function holder(rights: string[]): Promise<{ staff: Staff; role: RoleRecord }> {
  const role = await makeRole(rights);
  return { role, staff: await signIn(test, role.role) };
}

it('a role gives its rights, those of every role, and the right to read what it may write', async () => {
  const { staff, role } = await holder(['articles.delete']);
  expect(role.rights).toEqual(expect.arrayContaining(['articles.read', 'articles.delete', 'account.use']));
  const { rights, user } = (await staff.call({ url: api.status })).body.data as StatusData;
  expect([user.role_group, rights.toSorted()]).toEqual([role.role, role.rights.toSorted()]);
  expect((await staff.call({ url: api.adminArticles })).status).toBe(200);
  expect((await staff.call({ url: api.adminContracts })).status).toBe(403);
  expect((await staff.call({ url: api.roleGroups })).body.data).toMatchObject({
    [role.role]: role.name,
    editor: 'Editör',
  });
});

it('a changed role takes effect on open sessions at once', async () => {
  const { staff, role } = await holder(['articles.read']);
  const { name, version, id } = role;
  expect((await save({ name, version, rights: ['contracts.read'] }, chief, id)).status).toBe(200);
  expect((await staff.call({ url: api.adminArticles })).status).toBe(403);
  expect((await staff.call({ url: api.adminContracts })).status).toBe(200);
});

it('fixed roles are listed and cannot be changed', async () => {
  const fixed = (await list()).filter(({ id }) => id === 0);
  expect(fixed.map(({ role, editable }) => [role, editable])).toEqual([
    ['editor', false],
    ['hr', false],
    ['support', false],
    ['admin', false],
    ['super_admin', false],
  ]);
  expect((await save({ name: 'Editör', rights: [] })).body).toMatchObject({ errors: { name: expect.any(String) } });
  expect((await save({ name: 'x', version: 1, rights: [] }, chief, 0)).status).not.toBe(200);
});

it('nobody gives rights that they do not hold', async () => {
  count += 1;
  const name = `Rol ${count}`;
  expect(await save({ name, rights: ['releases.publish'] }, admin)).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('Kendinizde olmayan') },
  });
  expect((await save({ name, rights: ['contracts.write'] }, admin)).status).toBe(200);
});

it('nobody changes, deletes or gives a role that is not below their own', async () => {
  const role = await makeRole(['releases.read']);
  expect((await list(admin)).find(({ id }) => id === role.id)).toMatchObject({ assignable: false, editable: false });
  expect((await save({ name: role.name, version: 1, rights: [] }, admin, role.id)).status).toBe(403);
  expect((await remove(role.id, admin)).status).toBe(403);
  const person = { name: 'Ece Can', email: 'ece@vitrin.localhost', role_group: role.role };
  expect((await admin.call({ method: 'POST', url: api.adminUsers, form: form(person) })).status).toBe(403);
  expect((await admin.call({ method: 'POST', url: api.adminInvitations, form: form(person) })).status).toBe(403);
  const id = await makeUser(role.role);
  expect((await admin.call({ url: api.adminUser(id) })).status).toBe(403);
  expect((await admin.call({ method: 'PUT', url: api.adminUserPassword(id), form: {} })).status).toBe(403);
});

it('whoever manages users with a custom role manages only users with fewer rights', async () => {
  const { staff, role } = await holder(['users.write', 'articles.write']);
  const lower = await makeRole(['articles.write']);
  const user = async (role_group: string) =>
    (await staff.call({ url: api.adminUser(await makeUser(role_group)) })).status;
  expect([await user(lower.role), await user(role.role), await user('hr'), await user('admin')]).toEqual([
    200, 403, 403, 403,
  ]);
  expect((await save({ name: role.name, version: role.version, rights: ['users.write'] }, staff, role.id)).status).toBe(
    403,
  );
});

it('a role is deleted only when nobody has it, disabled users and invitations included', async () => {
  const role = await makeRole();
  const id = await makeUser(role.role);
  await test.services.db.updateTable('users').set({ active: 0 }).where('id', '=', id).execute();
  expect(await remove(role.id)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('1 kullanıcı') },
  });
  await test.services.db.updateTable('users').set({ role_group: 'editor' }).where('id', '=', id).execute();
  const person = { name: 'Ece Can', email: 'ece2@vitrin.localhost', role_group: role.role };
  await chief.call({ method: 'POST', url: api.adminInvitations, form: form(person) });
  expect((await remove(role.id)).status).toBe(409);
  await test.services.db.deleteFrom('invitations').execute();
  expect((await remove(role.id)).status).toBe(200);
});

it('a role that does not exist cannot be given, and gives nothing', async () => {
  const person = { name: 'Ece Can', email: 'ece3@vitrin.localhost', role_group: 'role-99999' };
  expect((await chief.call({ method: 'POST', url: api.adminUsers, form: form(person) })).body).toMatchObject({
    errors: { role_group: expect.any(String) },
  });
  expect((await (await signIn(test, 'role-99999')).call({ url: api.status })).status).toBe(403);
});

it('simultaneous changes of one role do not overwrite each other, and names are unique', async () => {
  const { id, name, version } = await makeRole();
  const [first, second] = await Promise.all([
    save({ name, version, rights: ['articles.read'] }, chief, id),
    save({ name, version, rights: ['pages.read'] }, chief, id),
  ]);
  expect([first.status, second.status].toSorted((left, right) => left - right)).toEqual([200, 409]);
  expect((await save({ name: name.toUpperCase(), rights: [] })).body).toMatchObject({
    errors: { name: expect.any(String) },
  });
});

it('who answers messages and is assigned to them follows from custom roles too', async () => {
  const { staff, role } = await holder(['messages.contact']);
  const { body } = await staff.call({ url: `${api.adminMailbox('contact')}/assignees` });
  expect(JSON.stringify(body)).toContain(`"id":${staff.userId}`);
  await save({ name: role.name, version: role.version, rights: ['pages.read'] }, chief, role.id);
  const again = await chief.call({ url: `${api.adminMailbox('contact')}/assignees` });
  expect(JSON.stringify(again.body)).not.toContain(`"id":${staff.userId}`);
});
