import type { ArticleRecord } from '@vitrin/shared-contracts/articles';
import { limits } from '@vitrin/shared-contracts/limits';
import { api } from '@vitrin/shared-contracts/paths';
import type { DiscardedCopy } from '@vitrin/shared-contracts/publication';
import { draftCalls, signInWith } from '../../testing/draft-calls.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { trashCalls } from '../../testing/trash-calls.ts';

let app: TestApp;
let writer: Staff;
let colleague: Staff;
let publisher: Staff;
beforeEach(async () => {
  app = await buildTestApp();
  writer = await signInWith(app, ['articles.draft-own'], 'Ece Can');
  colleague = await signInWith(app, ['articles.draft'], 'Deniz Ak');
  publisher = await signIn(app, 'editor');
});
afterEach(() => app.close());

it('writes drafts of new records, and reads and changes no draft that a colleague has started', async () => {
  const [own, other] = [draftCalls(writer), draftCalls(colleague)];
  const mine = await own.save({ title: 'Benim' });
  const theirs = await other.save({ title: 'Onun' });
  expect([mine.status, theirs.status]).toEqual([200, 200]);
  expect((await own.save({ id: mine.id, rev: 1, title: 'Benim, uzun' })).status).toBe(200);

  const refused = [
    await own.read(theirs.id),
    await own.save({ id: theirs.id, rev: 1 }),
    await own.discard(theirs.id),
    await own.send(theirs.id),
    await own.withdraw(theirs.id),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  expect(refused[0]?.body.message).toContain('Yalnızca kendi başlattığınız');
  expect((await own.unpublished()).copies.map(({ title }) => title)).toEqual(['Benim, uzun']);
  expect((await other.unpublished()).copies).toHaveLength(2);
});

it('finds own drafts also among more drafts of others than a list shows', async () => {
  const own = draftCalls(writer);
  const { id } = await own.save({ title: 'Benim' });
  const { db } = app.services;
  const mine = await db.selectFrom('working_copies').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const others = Array.from({ length: limits.unpublishedShown }, (_, index) => ({
    ...mine,
    id: `baska-${index}`,
    started_by: colleague.userId,
    updated_at: new Date(Date.now() + 1_000).toISOString(),
  }));
  await db.insertInto('working_copies').values(others).execute();
  expect((await own.unpublished()).copies.map(({ title }) => title)).toEqual(['Benim']);
});

it('starts no draft of a record of others, also not with the id of an own draft', async () => {
  const article = await trashCalls(publisher).addArticle('Köprü');
  const own = draftCalls(writer);
  expect((await own.save({ record: article })).status).toBe(403);
  const { id } = await own.save();
  expect((await own.save({ id, rev: 1, record: article })).status).toBe(403);
  expect(await own.publication(article)).toMatchObject({ copy: null, may_draft: false });
});

it('goes on with a record that was published from an own draft, whoever has published it', async () => {
  const own = draftCalls(writer);
  const { id } = await own.save({ title: 'Viyadük' });
  const published = await draftCalls(publisher).publish(null, 'Viyadük', { id, rev: 1 });
  const article = published.body.data as ArticleRecord;
  expect(await own.publication(article)).toMatchObject({ may_draft: true });
  expect((await own.save({ record: article, title: 'Viyadük 2' })).status).toBe(200);
});

it('goes on with an own record also in the draft of a colleague', async () => {
  const own = draftCalls(writer);
  const { id } = await own.save();
  const article = (await draftCalls(publisher).publish(null, 'Viyadük', { id, rev: 1 })).body.data as ArticleRecord;
  const { id: other } = await draftCalls(colleague).save({ record: article, title: 'Başka' });
  expect((await own.publication(article)).copy).toMatchObject({ id: other });
  expect((await own.save({ id: other, rev: 1, record: article, title: 'Yine benim' })).status).toBe(200);
});

it('sees and restores only own deleted drafts of a record', async () => {
  const article = await trashCalls(publisher).addArticle('Köprü');
  const other = draftCalls(colleague);
  const { id } = await other.save({ record: article });
  await other.discard(id);
  const discarded = async (by: Staff) =>
    (await by.call({ url: api.adminDiscardedCopies('article', article.id) })).body.data as DiscardedCopy[];
  expect([(await discarded(writer)).length, (await discarded(colleague)).length]).toEqual([0, 1]);
  expect((await draftCalls(writer).restore(id)).status).toBe(403);
  expect((await other.restore(id)).status).toBe(200);
});

it('a draft of an earlier version belongs to its only author', async () => {
  const own = draftCalls(writer);
  const { id } = await own.save();
  await app.services.db.updateTable('working_copies').set({ started_by: null }).execute();
  expect((await own.read(id)).status).toBe(200);
  await draftCalls(colleague).save({ id, rev: 1 });
  expect((await own.read(id)).status).toBe(403);
});

it('nobody who is limited to own records gives others more', async () => {
  const limited = await signInWith(app, ['articles.draft-own', 'users.write']);
  const make = (rights: string[]) =>
    limited.call({ url: api.adminRoles, form: { form_data: { name: `Rol ${rights.join()}`, rights } } });
  expect([(await make(['articles.draft-own'])).status, (await make(['articles.draft'])).status]).toEqual([200, 403]);
});

it('reads the history of a record, and not after it was deleted', async () => {
  const calls = trashCalls(publisher);
  const article = await calls.addArticle('Köprü');
  const history = `${api.adminHistory}/article/${article.id}`;
  const urls = [history, `${history}/1`, `${history}/1/change`, `${history}/1/restored`];
  const statuses = async (by: Staff) => Promise.all(urls.map(async (url) => (await by.call({ url })).status));
  expect(await statuses(writer)).toEqual([200, 200, 200, 200]);
  await calls.trashArticle(article);
  expect(await statuses(writer)).toEqual([404, 404, 404, 404]);
  expect((await statuses(publisher))[1]).toBe(200);
});
