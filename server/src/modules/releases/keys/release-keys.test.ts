import type { FastifyInstance } from 'fastify';
import { api } from '@vitrin/shared-contracts/paths';
import { deriveCredential } from '@vitrin/shared-contracts/publishing';
import type { NewPublishKey, PublishKeyRow } from '@vitrin/shared-contracts/release-management';
import type { RoleRecord } from '@vitrin/shared-contracts/roles';
import { buildApp } from '../../../app.ts';
import { signIn, testPassword, type Staff } from '../../../testing/sign-in.ts';
import { checkResponses } from '../../../testing/check-responses.ts';
import { buildTestServices, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let staff: Staff;
beforeEach(async () => {
  const { services, close } = await buildTestServices();
  const app: FastifyInstance = await buildApp(services);
  checkResponses(app);
  await app.ready();
  test = { app, services, close: () => app.close().then(close) };
  staff = await signIn(test);
});
afterEach(() => test.close());

const input = { remote: 'remote_public', name: 'Yayın hattı', days: 30 };
const create = (form_data: object = input, headers: Record<string, string> = {}) =>
  staff.call({ url: api.adminReleaseKeys, form: { form_data }, headers });
const revoke = (id: number) => staff.call({ url: api.adminReleaseKey(id), form: { _method: 'DELETE' } });
const made = async () => (await create()).body.data as NewPublishKey;

/**
 * Returns the status that a pipeline with this secret gets. The body is empty, so a valid credential is shown by a
 * status other than 401.
 */
async function publish(secret: string, remote = 'remote_public'): Promise<number> {
  const { token } = await deriveCredential(secret);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' };
  const url = `/api/releases/${remote}`;
  const { statusCode } = await test.app.inject({ method: 'POST', url, headers, payload: '--x--\r\n' });
  return statusCode;
}

it('returns the secret once and stores only a hash and a public key', async () => {
  const { status, body } = await create();
  const { key, secret } = body.data as NewPublishKey;
  expect([status, body.message]).toEqual([200, 'Oluşturuldu!']);
  expect(secret).toMatch(/^vitrin_[\w-]{43}$/);
  expect(key).toMatchObject({
    remote: 'remote_public',
    name: 'Yayın hattı',
    created_by: 'Ayşe Yılmaz',
    revoked_at: null,
  });
  const days = (Date.parse(key.expires_at) - Date.parse(key.created_at)) / 86_400_000;
  expect(Math.round(days)).toBe(30);
  const { db } = test.services;
  const stored = JSON.stringify([
    await db.selectFrom('publish_tokens').selectAll().execute(),
    await db.selectFrom('audit').selectAll().execute(),
    await db.selectFrom('idempotency').selectAll().execute(),
    (await staff.call({ url: api.adminReleaseKeys })).body,
  ]);
  expect(stored).not.toContain(secret);
  expect(stored).not.toContain((await deriveCredential(secret ?? '')).token);
});

it('creates one key for a repeated request, and returns the secret only to the first', async () => {
  const headers = { 'idempotency-key': '7f0c2a52-7d0e-4c8b-9a41-0c1d2e3f4a5b' };
  const first = (await create(input, headers)).body.data as NewPublishKey;
  const second = (await create(input, headers)).body.data as NewPublishKey;
  expect(second).toEqual({ key: first.key, secret: null });
  expect((await staff.call({ url: api.adminReleaseKeys })).body.meta?.total).toBe(1);
});

it('a key can publish its own remote until it is revoked', async () => {
  const { key, secret } = await made();
  expect(await publish(secret ?? '')).not.toBe(401);
  expect(await publish(secret ?? '', 'remote_admin')).toBe(401);
  const { status, body } = await revoke(key.id);
  expect([status, body.message]).toEqual([200, 'Anahtar iptal edildi.']);
  expect(await publish(secret ?? '')).toBe(401);
  const [row] = (await staff.call({ url: api.adminReleaseKeys })).body.data as PublishKeyRow[];
  expect(row?.revoked_at).toBe((body.data as PublishKeyRow).revoked_at);
  expect(row?.last_used_at).not.toBeNull();
  // Revoking it again changes nothing.
  expect(((await revoke(key.id)).body.data as PublishKeyRow).revoked_at).toBe(row?.revoked_at);
  expect((await revoke(999_999)).status).toBe(404);
});

it('creating and revoking a key is recorded in the audit log', async () => {
  const { key } = await made();
  await revoke(key.id);
  const { db } = test.services;
  const received = await db
    .selectFrom('audit')
    .selectAll()
    .where('entity', '=', 'publish-token')
    .orderBy('id')
    .execute();
  const about = { entity_id: key.id, title: 'remote_public: Yayın hattı', actor_id: staff.userId };
  expect(received).toMatchObject([
    { action: 'create', ...about },
    { action: 'disable', ...about },
  ]);
});

it('a key has a quota of its own, which can be changed later', async () => {
  const { key } = (await create({ ...input, releases_per_day: 5, kept_megabytes: 40 })).body.data as NewPublishKey;
  const megabyte = 1_048_576;
  expect(key.quota).toEqual({ releases: { used: 0, allowed: 5 }, bytes: { used: 0, allowed: 40 * megabyte } });
  const begun_at = new Date().toISOString();
  const upload = { token_id: key.id, unit: 'remote_public', bytes: 1, begun_at, stored_at: begun_at };
  await test.services.db.insertInto('publish_uploads').values(upload).execute();
  const form_data = { releases_per_day: 7, kept_megabytes: 1 };
  const { status, body } = await staff.call({ url: `${api.adminReleaseKey(key.id)}/quota`, form: { form_data } });
  expect([status, body.message]).toEqual([200, 'Sınırlar değiştirildi.']);
  const changed = { releases: { used: 1, allowed: 7 }, bytes: { used: 0, allowed: megabyte } };
  expect((body.data as PublishKeyRow).quota).toEqual(changed);
  const wrong = { releases_per_day: 0, kept_megabytes: 1 };
  const refused = await staff.call({ url: `${api.adminReleaseKey(key.id)}/quota`, form: { form_data: wrong } });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['releases_per_day']]);
});

it('a key of the shell needs the password again, and the right to change the rule of the second person', async () => {
  const shell = { ...input, remote: 'shell', password: testPassword };
  const { status, body } = await create(shell);
  const { key, secret } = body.data as NewPublishKey;
  expect([status, key.remote]).toEqual([200, 'shell']);
  expect(await publish(secret ?? '', 'shell')).not.toBe(401);
  expect(await publish(secret ?? '')).toBe(401);
  const role = { name: 'Yayıncı', rights: ['releases.publish'] };
  const made = await staff.call({ url: api.adminRoles, form: { form_data: role } });
  staff = await signIn(test, (made.body.data as RoleRecord).role);
  expect((await create()).status).toBe(200);
  const refused = await create(shell);
  expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('ikinci kişi') as string]);
});

it.each([
  ['remote', { remote: 'remote_yok' }],
  ['password', { remote: 'shell' }],
  ['password', { remote: 'shell', password: 'yanlis-sifre' }],
  ['name', { name: '' }],
  ['days', { days: 366 }],
  ['days', { days: 0 }],
])('rejects %s in %j', async (field, wrong) => {
  const { status, body } = await create({ ...input, ...wrong });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
});
