import { apiKeyRights, type ApiKeyRow, type NewApiKey } from '@vitrin/shared-contracts/api-keys';
import { api } from '@vitrin/shared-contracts/paths';
import { rights } from '@vitrin/shared-contracts/rights';
import type { RoleRecord } from '@vitrin/shared-contracts/roles';
import { apiKeyHash, isApiKey, newApiKey } from '../../platform/auth/api-key-text.ts';
import { sendRequest, type TestRequest } from '../../testing/send-request.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let staff: Staff;
beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'admin');
});
afterEach(() => test.close());

const article = {
  published_at: '2026-01-05T10:00:00.000Z',
  translations: { tr: { title: 'Liman', summary: 'Özet', document: { type: 'doc', content: [] } } },
};

const create = (form_data: object = {}) =>
  staff.call({
    url: api.adminApiKeys,
    form: { form_data: { name: 'CRM', rights: ['articles.read', 'articles.write'], days: 90, ...form_data } },
  });
const createdKey = async (form_data: object = {}) => {
  const { key, secret } = (await create(form_data)).body.data as NewApiKey;
  return { key, secret: secret ?? '' };
};
const withKey = (secret: string, request: TestRequest) =>
  sendRequest(test.app, { ...request, headers: { ...request.headers, authorization: `Bearer ${secret}` } });
const statusWith = async (secret: string, url: string = api.adminArticles) => (await withKey(secret, { url })).status;

describe('an API key', () => {
  it('is shown once, and only its hash is stored', async () => {
    const { key, secret } = await createdKey();
    expect(secret).toMatch(/^vtr_[0-9A-Za-z]{46}$/);
    expect(key).toMatchObject({
      name: 'CRM',
      start: secret.slice(0, 8),
      created_by: 'Ayşe Yılmaz',
      last_used_at: null,
    });
    const rows = await test.services.db.selectFrom('api_keys').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(rows[0]?.key_hash).toBe(apiKeyHash(secret));
    const list = await staff.call({ url: api.adminApiKeys });
    expect(list.text).not.toContain(secret);
  });

  it('has the rights that a role of its creator has now, also a role that staff have made', async () => {
    const owner = await signIn(test, 'super_admin');
    const form_data = { name: 'Yazar', rights: ['articles.read', 'api-keys.read', 'api-keys.write'] };
    const { role, id, version } = (await owner.call({ url: api.adminRoles, form: { form_data } })).body
      .data as RoleRecord;
    staff = await signIn(test, role);
    const { secret } = await createdKey({ rights: ['articles.read'] });
    expect(await statusWith(secret)).toBe(200);
    const rest = { ...form_data, version, rights: ['api-keys.read', 'api-keys.write'] };
    await owner.call({ url: `${api.adminRoles}/${id}`, form: { _method: 'PUT', form_data: rest } });
    expect(await statusWith(secret)).toBe(403);
  });

  it('reads and writes content without cookies and CSRF token, in the name of its creator and itself', async () => {
    const { secret } = await createdKey();
    const written = await withKey(secret, { url: api.adminArticles, json: { form_data: article } });
    expect(written).toMatchObject({ status: 200, body: { success: true, data: { id: expect.any(Number) } } });
    expect(await statusWith(secret)).toBe(200);
    const { actor_name, actor_id } = await test.services.db
      .selectFrom('audit')
      .selectAll()
      .where('entity', '=', 'article')
      .executeTakeFirstOrThrow();
    expect({ actor_name, actor_id: Number(actor_id) }).toEqual({
      actor_name: 'Ayşe Yılmaz (API: CRM)',
      actor_id: staff.userId,
    });
  });

  it('may do only what it was given', async () => {
    const { secret } = await createdKey({ rights: ['articles.read'] });
    const written = await withKey(secret, { url: api.adminArticles, json: { form_data: article } });
    expect(written.status).toBe(403);
    for (const url of [
      api.adminUsers,
      api.adminApiKeys,
      api.account,
      api.status,
      api.adminReleases,
      api.adminContracts,
    ])
      expect(await statusWith(secret, url)).toBe(403);
    expect(
      (await test.app.inject({ url: api.adminOpenApi, headers: { authorization: `Bearer ${secret}` } })).statusCode,
    ).toBe(200);
  });

  it('is recorded with its last use, to the hour', async () => {
    const { secret } = await createdKey();
    await statusWith(secret);
    const list = (await staff.call({ url: api.adminApiKeys })).body.data as ApiKeyRow[];
    expect(list[0]?.last_used_at).toMatch(/:00:00\.000Z$/);
  });

  it('never gives more than its creator has', async () => {
    expect((await create({ rights: ['users.write'] })).status).toBe(422);
    expect((await create({ rights: ['support.answer'] })).status).toBe(422);
    const { secret } = await createdKey({ rights: ['contracts.read', 'articles.read'] });
    expect(await statusWith(secret, api.adminContracts)).toBe(200);
    await test.services.db.updateTable('users').set({ role_group: 'editor' }).where('id', '=', staff.userId).execute();
    expect(await statusWith(secret, api.adminContracts)).toBe(403);
    expect(await statusWith(secret)).toBe(200);
  });

  it('ends at once when it is revoked, expires, or its creator is disabled', async () => {
    const [revoked, expired, orphaned] = [await createdKey(), await createdKey(), await createdKey()];
    expect(await statusWith(revoked.secret)).toBe(200);
    await staff.call({ url: api.adminApiKey(revoked.key.id), form: { _method: 'DELETE' } });
    expect(await statusWith(revoked.secret)).toBe(401);
    const past = { expires_at: '2026-01-01T00:00:00.000Z' };
    await test.services.db.updateTable('api_keys').set(past).where('id', '=', expired.key.id).execute();
    expect(await statusWith(expired.secret)).toBe(401);
    expect(await statusWith(orphaned.secret)).toBe(200);
    await test.services.db.updateTable('users').set({ active: 0 }).where('id', '=', staff.userId).execute();
    const rejected = await withKey(orphaned.secret, { url: api.adminArticles });
    expect(rejected).toMatchObject({
      status: 401,
      body: { message: expect.stringContaining('API anahtarı geçersiz') },
    });
  });

  it('that does not exist is throttled', async () => {
    const statuses = [];
    for (let attempt = 0; attempt < 22; attempt += 1) statuses.push(await statusWith(newApiKey()));
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(401));
    expect(statuses.slice(-1)).toEqual([429]);
  });

  it('requires a right to be created', async () => {
    const editor = await signIn(test, 'editor');
    expect((await editor.call({ url: api.adminApiKeys })).status).toBe(403);
  });
});

describe('the text of a key', () => {
  it('has a checksum, so that other texts are not taken for keys', () => {
    const key = newApiKey();
    expect(isApiKey(key)).toBe(true);
    const changed = key.slice(0, 10) + (key[10] === 'a' ? 'b' : 'a') + key.slice(11);
    expect(isApiKey(changed)).toBe(false);
    expect(isApiKey('vtr_')).toBe(false);
  });
});

it('no key may manage users, keys, webhooks, releases, accounts, mail or personal data', () => {
  const subjectsOf = (list: readonly string[]) => list.map((right) => right.split('.', 1)[0]);
  const allowed = new Set(subjectsOf(apiKeyRights));
  expect(new Set(subjectsOf(rights).filter((subject) => !allowed.has(subject)))).toEqual(
    new Set([
      'account',
      'api-keys',
      'audit',
      'mail',
      'privacy',
      'releases',
      'site-settings',
      'support',
      'users',
      'webhooks',
    ]),
  );
});
