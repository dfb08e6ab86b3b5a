import { invitationFragment } from '@vitrin/shared-contracts/first-paths';
import type { SentInvitation, InvitationRecord } from '@vitrin/shared-contracts/invitations';
import { durations } from '@vitrin/shared-contracts/limits';
import { api } from '@vitrin/shared-contracts/paths';
import { createBrowser } from '../../testing/browser.ts';
import type { TestResponse } from '../../testing/send-request.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { readMailText } from '../mail/link-mail.ts';

let test: TestApp;
let admin: Staff;
let count = 0;
const password = 'dag-yolu-limon-93';
beforeAll(async () => {
  test = await buildTestApp();
  admin = await signIn(test, 'admin');
});
afterAll(() => test.close());
beforeEach(async () => {
  test.services.config.smtpUrl = null;
  await test.services.db.deleteFrom('throttle').execute();
});
afterEach(() => jest.useRealTimers());

const person = (role_group = 'editor') => {
  count += 1;
  return { name: 'Deniz Ak', email: `davetli${count}@vitrin.localhost`, role_group };
};
const invite = (input: object, staff = admin, headers = {}) =>
  staff.call({ method: 'POST', url: api.adminInvitations, form: { form_data: JSON.stringify(input) }, headers });
const sentOf = ({ body }: TestResponse) => body.data as SentInvitation;
const tokenIn = (link: string | null = '') => (link ?? '').split(invitationFragment)[1]?.split(/\s/)[0] ?? '';
const accept = (token: string, new_password = password) =>
  createBrowser(test).step(api.invitation, { token, new_password });
const details = (token: string) => createBrowser(test).step(api.invitationDetails, { token });
const listed = async (staff = admin) =>
  ((await staff.call({ url: api.adminInvitations })).body.data as InvitationRecord[]).map(({ email }) => email);

async function invited(input = person(), staff = admin) {
  const { link, invitation } = sentOf(await invite(input, staff));
  return { token: tokenIn(link), id: invitation.id, ...input };
}

it('an invited person sees whom to join, sets a password, and signs in with the role', async () => {
  const { token, email, name } = await invited();
  expect(await details(token)).toMatchObject({
    status: 200,
    body: { data: { email, name, role: 'Editör', invited_by: 'Ayşe Yılmaz', company: expect.any(String) } },
  });
  expect(await listed()).toContain(email);
  expect((await accept(token, 'kisa')).body.errors).toHaveProperty('new_password');
  expect(await accept(token)).toMatchObject({ status: 200, body: { data: { email } } });
  expect(await listed()).not.toContain(email);
  const { body } = await createBrowser(test).logIn(email, password);
  expect(body).toMatchObject({ token: expect.any(String), data: { role_group: 'editor' } });
  expect((await accept(token)).status).toBe(422);
});

it('an invitation that was copied in part says that a new one is needed', async () => {
  const { token } = await invited();
  const { status, body } = await details(token.slice(0, -3));
  expect([status, body.message]).toEqual([422, expect.stringContaining('yeni bir davet isteyin')]);
});

it('a mailed invitation is not shown in the panel, and the outbox holds it encrypted', async () => {
  test.services.config.smtpUrl = 'smtp://posta.ornek.example';
  const input = person();
  expect(sentOf(await invite(input))).toMatchObject({ link: null, mailed: true });
  const mail = await test.services.db
    .selectFrom('mails')
    .select(['purpose', 'text'])
    .where('recipient', '=', input.email)
    .executeTakeFirstOrThrow();
  expect(mail.text).not.toContain('davet');
  const token = tokenIn(readMailText(test.services.config, mail));
  expect((await details(token)).status).toBe(200);
});

it('nobody invites to a role that they may not manage, nor sees, sends or revokes such an invitation', async () => {
  const superAdmin = await signIn(test);
  expect((await invite(person('super_admin'))).status).toBe(403);
  expect((await invite(person('admin'))).status).toBe(403);
  const { id, email } = await invited(person('admin'), superAdmin);
  expect(await listed()).not.toContain(email);
  expect((await admin.call({ method: 'PUT', url: api.adminInvitationResend(id), form: {} })).status).toBe(403);
  expect((await admin.call({ method: 'DELETE', url: api.adminInvitation(id) })).status).toBe(403);
});

it('a repeated request creates nothing new and shows no link', async () => {
  const input = person();
  const headers = { 'idempotency-key': crypto.randomUUID() };
  await invite(input, admin, headers);
  expect(sentOf(await invite(input, admin, headers)).link).toBeNull();
  expect((await listed()).filter((email) => email === input.email)).toHaveLength(1);
});

it('an e-mail is invited once, and not if it has an account', async () => {
  const { token, ...input } = await invited();
  expect((await invite({ ...input, email: input.email.toUpperCase() })).status).toBe(422);
  await accept(token);
  expect((await invite(input)).body).toMatchObject({ errors: { email: expect.any(String) } });
});

describe('the link', () => {
  it('is replaced when the invitation is sent again', async () => {
    const { token, id } = await invited();
    const again = await admin.call({ method: 'PUT', url: api.adminInvitationResend(id), form: {} });
    expect((await details(token)).status).toBe(422);
    expect((await details(tokenIn(sentOf(again).link))).status).toBe(200);
  });

  it('is rejected after it was revoked', async () => {
    const { token, id } = await invited();
    expect((await admin.call({ method: 'DELETE', url: api.adminInvitation(id) })).status).toBe(200);
    expect((await details(token)).status).toBe(422);
  });

  it('is rejected after a week', async () => {
    const { token } = await invited();
    const now = Date.now() + durations.invitationMs + 1_000;
    jest.useFakeTimers({ now, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] });
    expect((await details(token)).status).toBe(422);
  });

  it('is rejected while the user who sent it is disabled or may not give the role any more', async () => {
    const inviter = await signIn(test, 'admin');
    const { token } = await invited(person(), inviter);
    const users = test.services.db.updateTable('users').where('id', '=', inviter.userId);
    await users.set({ role_group: 'hr' }).execute();
    expect((await accept(token)).status).toBe(422);
    await users.set({ role_group: 'admin', active: 0 }).execute();
    expect((await accept(token)).status).toBe(422);
    await users.set({ active: 1 }).execute();
    expect((await accept(token)).status).toBe(200);
  });

  it('creates one user for two simultaneous requests', async () => {
    const { token } = await invited();
    const statuses = (await Promise.all([accept(token), accept(token)])).map(({ status }) => status);
    expect(statuses.toSorted((left, right) => left - right)).toEqual([200, 422]);
  });
});

it('a user who is added by hand needs no invitation any more', async () => {
  const { token, id: _id, ...input } = await invited();
  await admin.call({ method: 'POST', url: api.adminUsers, form: { form_data: JSON.stringify(input) } });
  expect((await details(token)).status).toBe(422);
  expect(await listed()).not.toContain(input.email);
});
