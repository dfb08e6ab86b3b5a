import { randomUUID } from 'node:crypto';
import { durations, limits } from '@vitrin/shared-contracts/limits';
import { api } from '@vitrin/shared-contracts/paths';
import { deleteOldPreviews } from '../../modules/content-previews/content-previews.service.ts';
import { buildPreviewSite, type PreviewSite } from '../../testing/preview-site.ts';
import { signInWith } from '../../testing/draft-calls.ts';
import { signIn } from '../../testing/sign-in.ts';

let site: PreviewSite;
beforeAll(async () => {
  site = await buildPreviewSite();
});
afterAll(() => site.close());

const section = { active: 1, kind: 'text', translations: { tr: { title: 'Bölüm', text: '' } } };
const input = { entity: 'home-section', record: null, values_json: JSON.stringify(section) };

const put = (json: object = input, id: string = randomUUID(), person = site.staff) =>
  person.call({ method: 'PUT', url: api.adminContentPreview(id), json });

async function stored(): Promise<string> {
  const id = randomUUID();
  expect((await put(input, id)).status).toBe(200);
  return `/onizleme/${id}?dil=tr`;
}

it('is shown to the user who fills in the form alone', async () => {
  const path = await stored();
  const other = await signIn(site, 'super_admin');
  expect((await site.openFrame(path)).status).toBe(200);
  expect((await site.openFrame(path, other.headers)).status).toBe(404);
});

it('is not shown without a session, and not in a frame of another site', async () => {
  const path = await stored();
  const { cookie = '', ...headers } = site.staff.headers;
  expect((await site.openFrame(path, headers)).status).toBe(401);
  expect((await site.openFrame(path, { cookie })).status).toBe(403);
  expect((await site.openFrame(path, { cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});

it('requires the right of the kind when it is stored and when it is shown', async () => {
  const support = await signIn(site, 'support');
  expect((await put(input, randomUUID(), support)).status).toBe(403);
  const contract = { ...input, entity: 'contract' };
  expect((await put(contract)).status).toBe(403);

  const path = await stored();
  const { db } = site.services;
  await db.updateTable('users').set({ role_group: 'support' }).where('id', '=', site.staff.userId).execute();
  expect((await site.openFrame(path)).status).toBe(403);
  await db.updateTable('users').set({ role_group: 'editor' }).where('id', '=', site.staff.userId).execute();
  expect((await site.openFrame(path)).status).toBe(200);
});

it('is shown to a user who may write drafts only', async () => {
  const writer = await signInWith(site, ['home-sections.draft-own']);
  const id = randomUUID();
  expect((await put(input, id, writer)).status).toBe(200);
  expect((await site.openFrame(`/onizleme/${id}?dil=tr`, writer.headers)).status).toBe(200);
});

it('cannot be replaced by another user', async () => {
  const id = randomUUID();
  await put(input, id);
  expect((await put(input, id, await signIn(site, 'super_admin'))).status).toBe(404);
});

it.each([
  ['an entity that no page shows', { ...input, entity: 'redirect' }, 404],
  ['an unknown entity', { ...input, entity: 'yok' }, 404],
  ['values that are no JSON', { ...input, values_json: '{' }, 400],
  ['values that are a list', { ...input, values_json: '[]' }, 422],
  ['values beyond the limit', { ...input, values_json: `"${'a'.repeat(limits.draft.values)}"` }, 422],
  ['a new record of a kind that has one record', { ...input, entity: 'page-contents' }, 422],
])('rejects %s', async (_what, json, status) => {
  const person = await signIn(site, 'super_admin');
  expect((await put(json, randomUUID(), person)).status).toBe(status);
});

it('rejects an id that is no UUID, and a language that is none', async () => {
  expect((await put(input, 'b')).status).toBe(404);
  const path = await stored();
  expect(await site.openFrame(path.replace('dil=tr', 'dil='))).toMatchObject({ status: 404 });
});

it('keeps the newest previews of a user', async () => {
  for (let count = 0; count <= limits.contentPreviews.perUser; count += 1) await put();
  const previews = site.services.db.selectFrom('content_previews').select('id');
  const rows = await previews.where('user_id', '=', site.staff.userId).execute();
  expect(rows).toHaveLength(limits.contentPreviews.perUser);
});

it('expires after a day and is deleted then', async () => {
  const path = await stored();
  const now = Date.now();
  const past = new Date(now - durations.contentPreviewMs - 1_000).toISOString();
  await site.services.db.updateTable('content_previews').set({ updated_at: past }).execute();
  expect(await site.openFrame(path)).toMatchObject({ status: 404 });
  await deleteOldPreviews(site.services, { now, at: new Date(now).toISOString() });
  expect(await site.services.db.selectFrom('content_previews').select('id').execute()).toEqual([]);
});
