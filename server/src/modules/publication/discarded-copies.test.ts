import { randomUUID } from 'node:crypto';
import type { ArticleRecord } from '@vitrin/shared-contracts/articles';
import { durations } from '@vitrin/shared-contracts/limits';
import type { UserNotice } from '@vitrin/shared-contracts/notices';
import { api } from '@vitrin/shared-contracts/paths';
import type { DiscardedCopy, RecordPublication, UnpublishedWork } from '@vitrin/shared-contracts/publication';
import type { RoleGroup } from '@vitrin/shared-contracts/rights';
import { unpublishedPictures } from '../../content/publication/unpublished-files.ts';
import { articleTexts, trashCalls } from '../../testing/trash-calls.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { purgeDiscarded } from './discarded-copies.service.ts';

let app: TestApp;
let owner: Staff;
let colleague: Staff;
beforeEach(async () => {
  app = await buildTestApp();
  owner = await signIn(app, 'editor');
  colleague = await signIn(app, 'admin');
  await app.services.db.updateTable('users').set({ name: 'Elif Kaya' }).where('id', '=', owner.userId).execute();
  await app.services.db.updateTable('users').set({ name: 'Deniz Ak' }).where('id', '=', colleague.userId).execute();
});
afterEach(() => app.close());

interface Saved {
  id?: string;
  rev?: number;
  record?: ArticleRecord | null;
  title?: string;
}

async function saveDraft(by: Staff, { id = randomUUID(), rev = 0, record = null, title = 'Viyadük' }: Saved = {}) {
  const values = { active: 1, cover_id: null, translations: { tr: articleTexts(title) } };
  const form_data = { record: record && String(record.id), base_version: record?.version ?? null, rev, title };
  const { status } = await by.call({
    url: api.adminWorkingCopy('article', id),
    form: { _method: 'PUT', form_data, form: values, values },
  });
  expect(status).toBe(200);
  return id;
}

const discard = (by: Staff, id: string) =>
  by.call({ url: api.adminWorkingCopy('article', id), form: { _method: 'DELETE' } });
const restore = (by: Staff, id: string) => by.call({ url: api.adminDiscardedCopy('article', id), form: {} });
const destroy = (by: Staff, id: string) =>
  by.call({ url: api.adminDiscardedCopy('article', id), form: { _method: 'DELETE' } });
const notices = async (of: Staff) => (await of.call({ url: api.adminNotices })).body.data as UserNotice[];
const drafts = async (by = owner) =>
  ((await by.call({ url: api.adminKindPublication('article') })).body.data as UnpublishedWork).copies;
const publicationOf = async ({ id }: ArticleRecord, by = owner) =>
  (await by.call({ url: api.adminRecordPublication('article', id) })).body.data as RecordPublication;

const runAt = (now: number) => ({ now, at: new Date(now).toISOString() });

/** Signs in somebody who may write articles and not delete them. */
async function writer(): Promise<Staff> {
  const form_data = { name: 'Yazar', rights: ['articles.read', 'articles.write'] };
  const admin = await signIn(app);
  const { body } = await admin.call({ url: api.adminRoles, form: { form_data } });
  const { role } = body.data as { role: RoleGroup };
  return signIn(app, role);
}

it('a deleted draft can be restored as it was, also after a colleague has deleted it', async () => {
  const article = await trashCalls(owner).addArticle('Köprü');
  const id = await saveDraft(owner, { record: article });
  const { copy } = await publicationOf(article);
  expect((await discard(colleague, id)).status).toBe(200);
  expect((await publicationOf(article)).copy).toBeNull();

  expect((await restore(owner, id)).body).toMatchObject({ message: 'Taslak geri yüklendi.', data: { id } });
  expect((await publicationOf(article)).copy).toEqual(copy);
  expect((await restore(owner, id)).status).toBe(404);
});

it('the draft names who has written in it, except the user who looks at it', async () => {
  const id = await saveDraft(owner);
  await saveDraft(colleague, { id, rev: 1 });
  expect(await drafts(owner)).toMatchObject([{ others: ['Deniz Ak'], can_discard: true }]);
  expect(await drafts(colleague)).toMatchObject([{ others: ['Elif Kaya'], can_discard: true }]);
});

it('whoever has written in it is told and can restore it from there; whoever deletes it is not', async () => {
  const article = await trashCalls(owner).addArticle('Köprü');
  const id = await saveDraft(owner, { record: article });
  await saveDraft(colleague, { id, rev: 1, record: article });
  await discard(colleague, id);

  expect(await notices(colleague)).toEqual([]);
  const text = expect.stringContaining('Deniz Ak, sizin de yazdığınız “Viyadük” taslağını sildi.') as string;
  const [notice, ...others] = await notices(owner);
  expect(others).toEqual([]);
  expect(notice).toMatchObject({ text, restorable: { entity: 'article', copy: id } });
  expect(notice?.to).toContain(`id=${article.id}`);

  await restore(owner, id);
  expect(await notices(owner)).toEqual([]);
});

it('a notice is removed by its user alone', async () => {
  const id = await saveDraft(owner);
  await discard(colleague, id);
  const [notice] = await notices(owner);
  const remove = (by: Staff) => by.call({ url: api.adminNotice(notice?.id ?? 0), form: { _method: 'DELETE' } });
  await remove(colleague);
  expect(await notices(owner)).toHaveLength(1);
  await remove(owner);
  expect(await notices(owner)).toEqual([]);
});

it('the draft of a colleague is deleted only with the right to delete records', async () => {
  const other = await writer();
  const id = await saveDraft(owner);
  expect(await drafts(other)).toMatchObject([{ can_discard: false }]);
  const { status, body } = await discard(other, id);
  expect([status, body.message]).toEqual([
    403,
    'Bu taslağa Elif Kaya da yazdı; silmek için kayıtları silme yetkisi gerekir.',
  ]);
  expect(await drafts()).toHaveLength(1);

  const own = await saveDraft(other, { title: 'Kendi yazım' });
  expect((await discard(other, own)).status).toBe(200);
  await discard(colleague, id);
  expect((await destroy(other, id)).status).toBe(403);
});

it('a draft that an earlier version has saved belongs to its last author', async () => {
  const id = await saveDraft(owner);
  await app.services.db.updateTable('working_copies').set({ authors: null }).execute();
  expect(await drafts(colleague)).toMatchObject([{ others: ['Elif Kaya'] }]);
  expect(await drafts(owner)).toMatchObject([{ others: [] }]);
  expect((await discard(await writer(), id)).status).toBe(403);
  expect((await discard(owner, id)).status).toBe(200);
});

it('a deleted draft is in the trash and in the history of its record', async () => {
  const calls = trashCalls(colleague);
  const article = await calls.addArticle('Köprü');
  const id = await saveDraft(owner, { record: article });
  await discard(colleague, id);
  await calls.trashArticle(await calls.addArticle('Baraj'));

  expect(await calls.rows()).toMatchObject([
    { entity: 'article', title: 'Baraj', copy: null },
    { entity: 'article', title: 'Viyadük', copy: id, deleted_by: 'Deniz Ak', days_left: 30 },
  ]);
  expect((await colleague.call({ url: api.adminTrashKinds })).body.data).toEqual({ article: 2 });
  const { body } = await colleague.call({ url: api.adminDiscardedCopies('article', article.id) });
  expect(body.data as DiscardedCopy[]).toMatchObject([{ id, authors: ['Elif Kaya'], deleted_by: 'Deniz Ak' }]);
});

it('nothing is overwritten when the record has another draft by now, or is deleted', async () => {
  const { addArticle, trashArticle } = trashCalls(owner);
  const article = await addArticle('Köprü');
  const first = await saveDraft(owner, { record: article });
  await discard(owner, first);
  const second = await saveDraft(colleague, { record: article, title: 'Tünel' });
  const { status, body } = await restore(owner, first);
  expect([status, body.message]).toEqual([409, expect.stringContaining('(yazan: Deniz Ak)')]);

  await discard(colleague, second);
  await trashArticle(article);
  expect((await restore(owner, first)).body.message).toContain('Önce kaydı çöp kutusundan geri yükleyin.');
  expect(await trashCalls(owner).rows()).toHaveLength(3);
});

it('its pictures are kept for 30 days, and then it is gone', async () => {
  const id = await saveDraft(owner, { title: '/media/files/0123456789abcdef0123456789abcdef.pdf' });
  await discard(owner, id);
  const { hashes } = await unpublishedPictures.all(app.services);
  expect(hashes).toContain('0123456789abcdef0123456789abcdef');

  const soon = Date.now() + durations.trashMs - 60_000;
  expect(await purgeDiscarded(app.services, runAt(soon))).toEqual({ discardedDrafts: 0 });
  expect(await purgeDiscarded(app.services, runAt(soon + 120_000))).toEqual({ discardedDrafts: 1 });
  expect((await restore(owner, id)).status).toBe(404);
});

it('emptying the trash and destroying the record delete it for ever', async () => {
  const calls = trashCalls(colleague);
  await discard(owner, await saveDraft(owner));
  expect((await calls.empty()).body.data).toEqual({ count: 1 });

  const article = await calls.addArticle('Köprü');
  await discard(owner, await saveDraft(owner, { record: article }));
  await calls.trashArticle(article);
  await calls.destroy('article', [article.id]);
  expect(await calls.rows()).toEqual([]);
});
