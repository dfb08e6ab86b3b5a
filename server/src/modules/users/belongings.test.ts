import { randomUUID } from 'node:crypto';
import { api } from '@vitrin/shared-contracts/paths';
import type { ScheduledPublication, UnpublishedWork } from '@vitrin/shared-contracts/publication';
import type { UserBelongings } from '@vitrin/shared-contracts/user-belongings';
import { articleTexts, trashCalls } from '../../testing/trash-calls.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let chief: Staff;
let leaving: Staff;
beforeEach(async () => {
  app = await buildTestApp();
  chief = await signIn(app);
  leaving = await signIn(app);
});
afterEach(() => app.close());

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

async function schedule(by: Staff): Promise<ScheduledPublication> {
  const { id, version } = await trashCalls(by).addArticle('Köprü');
  const values = { active: 1, published_at: '2026-01-01T00:00:00.000Z', cover_id: null };
  const form_data = { record: String(id), base_version: version, title: 'Köprü', due_at: inAnHour() };
  const form = { _method: 'PUT', form_data, values: { ...values, translations: { tr: articleTexts('Viyadük') } } };
  const { body } = await by.call({ url: api.adminSchedule('article', randomUUID()), form });
  return body.data as ScheduledPublication;
}

/** Makes one of each kind; what this site has no release for is inserted. */
async function makeAll(by: Staff): Promise<void> {
  await schedule(by);
  const key = { name: 'Muhasebe', rights: ['articles.read'], days: 30 };
  await by.call({ url: api.adminApiKeys, form: { form_data: key } });
  const hook = { name: 'Slack', url: 'https://hooks.example.com/x', events: ['article'], active: 1 };
  await by.call({ url: api.adminWebhooks, form: { form_data: hook } });
  const { db } = app.services;
  const [at, expires_at] = [new Date().toISOString(), inAnHour()];
  const link = { entity: 'article', record: null, lang: 'tr', title: 'Köprü', values_json: '{"a":1}', author: 'Ayşe' };
  const times = { created_at: at, expires_at, revoked_at: null };
  await db
    .insertInto('preview_links')
    .values({ ...link, ...times, id: 'baglanti', user_id: by.userId })
    .execute();
  const creator = { created_by: 'Ayşe', created_by_user: by.userId };
  const token = { remote: 'remote_public', name: 'Pipeline', token_hash: 'x', last_used_at: null };
  await db
    .insertInto('publish_tokens')
    .values({ ...token, ...times, ...creator })
    .execute();
  const release = { unit: 'remote_public', release_id: '1'.repeat(16) };
  await db
    .insertInto('release_links')
    .values({ ...release, ...times, ...creator })
    .execute();
  await db
    .insertInto('trusted_pipelines')
    .values({
      ...creator,
      remote: 'remote_public',
      name: 'GitHub',
      provider: 'github',
      issuer: 'https://issuer.example',
      owner_id: '1',
      repository_id: '2',
      workflow: 'release.yml',
      ref: 'refs/heads/main',
      environment: null,
      may_promote: 0,
      created_at: at,
      last_used_at: null,
    })
    .execute();
}

const belongingsOf = async (id: number, by = chief) =>
  (await by.call({ url: api.adminUserBelongings(id) })).body.data as UserBelongings[];
const disable = (belongings?: object, by = chief) =>
  by.call({
    url: api.adminUserActive(leaving.userId),
    form: { _method: 'PUT', active: 0, ...(belongings && { belongings }) },
  });
const schedules = async () =>
  ((await chief.call({ url: api.adminKindPublication('article') })).body.data as UnpublishedWork).schedules;

const kinds = ['api-keys', 'preview-links', 'schedules', 'publish-keys', 'pipelines', 'release-links', 'webhooks'];
const allOf = (choice: string) => Object.fromEntries(kinds.map((kind) => [kind, choice]));

it('lists what goes on without a user, and nothing of others', async () => {
  await makeAll(leaving);
  const found = await belongingsOf(leaving.userId);
  expect(found.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted());
  expect(found.find(({ kind }) => kind === 'schedules')?.items[0]?.title).toMatch(/^Köprü, /);
  expect(found.every(({ items }) => items.every(({ can_take_over }) => can_take_over))).toBe(true);
  expect(await belongingsOf((await signIn(app)).userId)).toEqual([]);
});

it('ends all of it', async () => {
  await makeAll(leaving);
  expect((await disable(allOf('end'))).status).toBe(200);
  expect(await schedules()).toEqual([]);
  const { db } = app.services;
  for (const table of ['api_keys', 'preview_links', 'publish_tokens', 'release_links'] as const)
    expect((await db.selectFrom(table).select('revoked_at').executeTakeFirstOrThrow()).revoked_at).not.toBeNull();
  expect(await db.selectFrom('trusted_pipelines').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('webhooks').select('active').execute()).toEqual([{ active: 0 }]);
});

it('gives all of it to the user who decides', async () => {
  await makeAll(leaving);
  const before = await belongingsOf(leaving.userId);
  await disable(allOf('take-over'));
  const { db } = app.services;
  expect((await db.selectFrom('scheduled_publications').select('author_id').execute())[0]?.author_id).toBe(
    chief.userId,
  );
  await db.updateTable('users').set({ active: 1 }).where('id', '=', leaving.userId).execute();
  expect(await belongingsOf(leaving.userId)).toEqual([]);
  const other = await signIn(app);
  expect(await belongingsOf(chief.userId, other)).toEqual(before);
});

it('keeps what is not named', async () => {
  await makeAll(leaving);
  const before = await belongingsOf(leaving.userId);
  expect((await disable()).status).toBe(200);
  expect(await belongingsOf(leaving.userId)).toEqual(before);
  expect((await disable({ schedules: 'burn' })).status).toBe(422);
});

it('lists mark what a disabled user has made and that goes on', async () => {
  await makeAll(leaving);
  const urls = [api.adminWebhooks, api.adminReleaseKeys, api.adminReleasePipelines];
  const marks = async () => {
    const lists = await Promise.all(urls.map((url) => chief.call({ url })));
    return lists.map(({ body }) => (body.data as { creator_active: boolean }[]).map((row) => row.creator_active));
  };
  expect(await marks()).toEqual([[true], [true], [true]]);
  await disable();
  expect(await marks()).toEqual([[false], [false], [false]]);
});

it('nothing is taken over without the rights for it', async () => {
  const admin = await signIn(app, 'admin');
  const editor = await signIn(app, 'editor');
  leaving = editor;
  await schedule(editor);
  const creator = { created_by: 'Ayşe', created_by_user: editor.userId };
  const times = { created_at: new Date().toISOString(), expires_at: inAnHour(), revoked_at: null };
  const token = { remote: 'remote_public', name: 'Pipeline', token_hash: 'x', last_used_at: null };
  await app.services.db
    .insertInto('publish_tokens')
    .values({ ...token, ...times, ...creator })
    .execute();

  const found = await belongingsOf(editor.userId, admin);
  expect(found.map(({ kind, items }) => [kind, items[0]?.can_take_over])).toEqual([
    ['schedules', true],
    ['publish-keys', false],
  ]);
  await disable({ schedules: 'take-over', 'publish-keys': 'take-over' }, admin);
  expect((await belongingsOf(editor.userId)).map(({ kind }) => kind)).toEqual(['publish-keys']);
});

it('a user who may not manage another one learns nothing', async () => {
  const editor = await signIn(app, 'editor');
  const admin = await signIn(app, 'admin');
  expect((await editor.call({ url: api.adminUserBelongings(admin.userId) })).status).toBe(403);
  expect((await admin.call({ url: api.adminUserBelongings(chief.userId) })).status).toBe(403);
});
