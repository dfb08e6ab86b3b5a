import { randomUUID } from 'node:crypto';
import type { DraftInput, DraftRecord, DraftRow } from '@vitrin/shared-contracts/drafts';
import { durations, limits } from '@vitrin/shared-contracts/limits';
import { createUser, signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { readContentVersion } from '../../platform/database/content-version.ts';
import { deleteOldDrafts } from './drafts.service.ts';

let test: TestApp;
let staff: Staff;
let other: Staff;
beforeAll(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'editor');
  other = await signIn(test, 'super_admin');
});
afterAll(() => test.close());
beforeEach(() => test.services.db.deleteFrom('drafts').execute());

const url = '/api/admin/drafts';
const client = randomUUID();

function valuesOf(title: string): string {
  return JSON.stringify({ title });
}

const draft: DraftInput = {
  form: 'article',
  record: 7,
  base_version: 3,
  client,
  seq: 1,
  rev: 0,
  title: 'Çelik',
  values_json: valuesOf('Çelik'),
};

const put = (id: string, changed: Partial<DraftInput> = {}, person = staff) =>
  person.call({ method: 'PUT', url: `${url}/${id}`, json: { ...draft, ...changed } });
const stored = async (id: string, person = staff) =>
  (await person.call({ url: `${url}/${id}` })).body.data as DraftRecord;
const rows = async (person = staff) => (await person.call({ url })).body.data as DraftRow[];

it('stores a draft, lists it without its values and returns it with them', async () => {
  const id = randomUUID();
  const { status, body } = await put(id);
  expect([status, body]).toEqual([
    200,
    { success: true, data: { seq: 1, rev: 1, updated_at: expect.stringMatching(/Z$/) } },
  ]);
  const { values_json, rev: _rev, ...facts } = draft;
  const row = { ...facts, id, rev: 1, updated_at: (body.data as DraftRow).updated_at };
  expect(await rows()).toEqual([row]);
  expect(await stored(id)).toEqual({ ...row, values_json });
});

it('replaces the values when the revision is the stored one', async () => {
  const id = randomUUID();
  await put(id);
  const { body } = await put(id, { seq: 4, rev: 1, values_json: valuesOf('Çelik köprü') });

  expect(body.data).toMatchObject({ seq: 4, rev: 2 });
  expect(await stored(id)).toMatchObject({ rev: 2, values_json: valuesOf('Çelik köprü') });
});

it('answers a repeated save with the stored numbers and stores it once', async () => {
  const id = randomUUID();
  const first = await put(id);
  const second = await put(id);

  expect(second.body).toEqual(first.body);
  expect(await rows()).toHaveLength(1);

  await put(id, { seq: 2, rev: 1 });
  expect((await put(id, { seq: 2, rev: 1 })).body.data).toMatchObject({ seq: 2, rev: 2 });
});

it('ignores a save that arrives after a newer one', async () => {
  const id = randomUUID();
  await put(id);
  await put(id, { seq: 3, rev: 1, values_json: valuesOf('yeni') });
  const late = await put(id, { seq: 2, rev: 1, values_json: valuesOf('eski') });

  expect([late.status, late.body.data]).toMatchObject([200, { seq: 3, rev: 2 }]);
  expect((await stored(id)).values_json).toBe(valuesOf('yeni'));
});

it('rejects a save from another opening of the form with the stored draft, and overwrites nothing', async () => {
  const id = randomUUID();
  await put(id);
  await put(id, { seq: 2, rev: 1, values_json: valuesOf('burada') });
  const { status, body } = await put(id, {
    client: randomUUID(),
    seq: 9,
    rev: 1,
    values_json: valuesOf('başka sekmede'),
  });

  expect([status, body]).toMatchObject([
    409,
    {
      message: 'Bu yazı başka bir sekmede ya da bilgisayarda değişti.',
      data: { id, client, seq: 2, rev: 2, values_json: valuesOf('burada') },
    },
  ]);
  expect((await stored(id)).values_json).toBe(valuesOf('burada'));
});

it('of two simultaneous saves with the same revision one is stored and the other is rejected', async () => {
  const id = randomUUID();
  await put(id);
  const clients = [randomUUID(), randomUUID()];
  const responses = await Promise.all(clients.map((each) => put(id, { client: each, seq: 1, rev: 1 })));

  expect(responses.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
  expect(await stored(id)).toMatchObject({ rev: 2 });
});

it('creates one draft from two simultaneous first saves', async () => {
  const id = randomUUID();
  const responses = await Promise.all([put(id), put(id)]);

  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  expect(await rows()).toHaveLength(1);
});

it('does not show, overwrite or delete the draft of another user', async () => {
  const id = randomUUID();
  await put(id);

  expect(await rows(other)).toEqual([]);
  expect((await other.call({ url: `${url}/${id}` })).status).toBe(404);
  expect((await put(id, { seq: 9, rev: 1, values_json: valuesOf('başkası') }, other)).status).toBe(404);
  await other.call({ method: 'DELETE', url: `${url}/${id}` });
  expect((await stored(id)).values_json).toBe(draft.values_json);
});

it('deletes a draft, and with a revision only that one', async () => {
  const id = randomUUID();
  await put(id);
  await put(id, { seq: 2, rev: 1 });
  await staff.call({ method: 'DELETE', url: `${url}/${id}?rev=1` });
  expect(await rows()).toHaveLength(1);

  const { status, body } = await staff.call({ method: 'DELETE', url: `${url}/${id}?rev=2` });
  expect([status, body.message]).toEqual([200, 'Yarım kalan yazı silindi.']);
  expect(await rows()).toEqual([]);
  expect((await staff.call({ method: 'DELETE', url: `${url}/${id}` })).status).toBe(200);
});

it('stores a deleted draft anew when its form goes on', async () => {
  const id = randomUUID();
  await put(id);
  await staff.call({ method: 'DELETE', url: `${url}/${id}` });

  expect((await put(id, { seq: 2, rev: 1 })).body.data).toMatchObject({ seq: 2, rev: 1 });
});

it.each<[string, Partial<Record<keyof DraftInput, unknown>>, string]>([
  ['values beyond the limit', { values_json: `"${'a'.repeat(limits.draft.values)}"` }, 'values_json'],
  ['values that are no JSON', { values_json: '{' }, 'values_json'],
  ['a title beyond the limit', { title: 'a'.repeat(limits.draft.title + 1) }, 'title'],
  ['a form name beyond the limit', { form: 'a'.repeat(61) }, 'form'],
  ['a negative record', { record: -1 }, 'record'],
  ['a client that is no UUID', { client: 'x' }, 'client'],
  ['a number beyond the column', { seq: 2 ** 31 }, 'seq'],
])('rejects %s', async (_what, changed, field) => {
  const { status, body } = await put(randomUUID(), changed as Partial<DraftInput>);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  expect(await rows()).toEqual([]);
});

it('stores values of the maximum length, whatever they consist of', async () => {
  const values_json = JSON.stringify('ğ"'.repeat(limits.draft.values / 3 - 1));
  expect((await put(randomUUID(), { values_json })).status).toBe(200);
});

it('rejects an id that is no UUID', async () => {
  expect((await put('taslak')).status).toBe(404);
});

it('refuses another draft at the limit of a user and leaves the stored ones unchanged', async () => {
  const now = new Date().toISOString();
  const facts = { ...draft, user_id: staff.userId, rev: 1, created_at: now, updated_at: now };
  const ids = Array.from({ length: limits.draft.perUser }, () => randomUUID());
  for (const id of ids)
    await test.services.db
      .insertInto('drafts')
      .values({ ...facts, id })
      .execute();

  const { status, body } = await put(randomUUID());
  expect([status, body.message]).toEqual([422, 'Sunucuda en çok 200 yarım kalan yazı saklanır. Gerekmeyenleri silin.']);
  expect(await rows()).toHaveLength(limits.draft.perUser);
  expect((await put(ids[0] ?? '', { seq: 2, rev: 1 })).status).toBe(200);
  expect((await put(randomUUID(), {}, other)).status).toBe(200);
});

it('writes no audit log entry, no content version and no idempotency key', async () => {
  const { db } = test.services;
  const counts = async () => ({
    audit: (await db.selectFrom('audit').select('id').execute()).length,
    keys: (await db.selectFrom('idempotency').select('key').execute()).length,
    versions: await db.selectFrom('content_versions').selectAll().execute(),
    version: await readContentVersion(db),
  });
  const before = await counts();
  const id = randomUUID();
  await put(id);
  await put(id, { seq: 2, rev: 1 });
  await staff.call({ method: 'DELETE', url: `${url}/${id}` });

  expect(await counts()).toEqual(before);
});

it('an autosave does not count as use of the session', async () => {
  const seen = () => test.services.db.selectFrom('sessions').select(['id', 'last_seen_at']).execute();
  const note = jest.spyOn(test.services.lastSeen, 'note');
  const before = await seen();
  await staff.call({
    method: 'PUT',
    url: `${url}/${randomUUID()}`,
    json: draft,
    headers: { 'x-unattended': '1' },
  });

  expect(note).not.toHaveBeenCalled();
  expect(await seen()).toEqual(before);
  note.mockRestore();
});

it('deletes drafts that have not been changed for thirty days', async () => {
  const [old, fresh] = [randomUUID(), randomUUID()];
  await put(old);
  await put(fresh);
  const now = Date.now();
  const past = new Date(now - durations.draftMs - 1_000).toISOString();
  await test.services.db.updateTable('drafts').set({ updated_at: past }).where('id', '=', old).execute();

  expect(await deleteOldDrafts(test.services, { now, at: new Date(now).toISOString() })).toEqual({ drafts: 1 });
  expect((await rows()).map(({ id }) => id)).toEqual([fresh]);
});

it('deletes the drafts of a deleted user', async () => {
  const { db } = test.services;
  const user_id = await createUser(test, 'ayrilan@vitrin.localhost', 'editor');
  const now = new Date().toISOString();
  await db
    .insertInto('drafts')
    .values({ ...draft, id: randomUUID(), user_id, rev: 1, created_at: now, updated_at: now })
    .execute();
  await db.deleteFrom('users').where('id', '=', user_id).execute();

  expect(await db.selectFrom('drafts').select('id').execute()).toEqual([]);
});
