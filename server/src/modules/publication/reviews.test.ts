import type { ArticleRecord } from '@vitrin/shared-contracts/articles';
import type { FieldChange, VersionRow } from '@vitrin/shared-contracts/history';
import type { UserNotice } from '@vitrin/shared-contracts/notices';
import { api } from '@vitrin/shared-contracts/paths';
import type { Statistics } from '@vitrin/shared-contracts/statistics';
import { draftCalls, signInWith } from '../../testing/draft-calls.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { trashCalls } from '../../testing/trash-calls.ts';
import { publishDue } from './due-publications.ts';

let app: TestApp;
let writer: Staff;
let publisher: Staff;
beforeEach(async () => {
  app = await buildTestApp();
  writer = await signInWith(app, ['articles.draft'], 'Ece Can');
  publisher = await signIn(app, 'editor');
  await app.services.db.updateTable('users').set({ name: 'Deniz Ak' }).where('id', '=', publisher.userId).execute();
});
afterEach(() => app.close());

const waiting = async (of: Staff) => {
  const { attention } = (await of.call({ url: api.statistics })).body.data as Statistics;
  return attention.find(({ kind }) => kind === 'draft-reviews')?.count ?? 0;
};
const notices = async (of: Staff) => (await of.call({ url: api.adminNotices })).body.data as UserNotice[];
const history = async (id: number) =>
  (await publisher.call({ url: api.adminRecordHistory('article', id) })).body.data as VersionRow[];
const audited = async () => {
  const rows = await app.services.db
    .selectFrom('audit')
    .select(['action', 'actor_name'])
    .where('entity', '=', 'working-copy')
    .orderBy('id')
    .execute();
  return rows.map(({ action, actor_name }) => [action, actor_name]);
};

it('a draft that was sent waits for those who may publish it, with its remark', async () => {
  const { id } = await draftCalls(writer).save({ title: 'Viyadük' });
  expect([await waiting(publisher), await draftCalls(publisher).reviews()]).toEqual([0, []]);
  const sent = await draftCalls(writer).send(id, 1, 'Başlığa bakar mısınız?');
  expect(sent.body).toMatchObject({
    message: 'İncelemeye gönderildi.',
    data: { review: { sent: { by: 'Ece Can', note: 'Başlığa bakar mısınız?' }, rev: 1, returned: null } },
  });
  expect(await draftCalls(publisher).reviews()).toMatchObject([
    {
      id,
      entity: 'article',
      title: 'Viyadük',
      authors: ['Ece Can'],
      to: expect.stringContaining(id),
      is_changed: false,
      may_publish: true,
    },
  ]);
  expect(await draftCalls(writer).reviews()).toMatchObject([{ id, may_publish: false }]);
  expect([await waiting(publisher), await waiting(writer), await waiting(await signIn(app, 'hr'))]).toEqual([1, 0, 0]);
  expect(await draftCalls(await signInWith(app, ['articles.draft'])).reviews()).toEqual([]);
});

it('a returned draft tells its author why, and can be sent again', async () => {
  const { id } = await draftCalls(writer).save();
  await draftCalls(writer).send(id);
  expect((await draftCalls(publisher).giveBack(id, ' ')).body.errors).toMatchObject({
    note: 'Geri gönderme nedenini yazın.',
  });
  const returned = await draftCalls(publisher).giveBack(id, 'Kaynak eksik.');
  expect(returned.body.message).toBe('Geri gönderildi.');
  expect((await draftCalls(writer).unpublished()).copies).toMatchObject([
    { id, review: { returned: { by: 'Deniz Ak', note: 'Kaynak eksik.' } } },
  ]);
  expect(await notices(writer)).toMatchObject([
    {
      text: 'Deniz Ak, incelemeye gönderilen “Viyadük” taslağını geri gönderdi: Kaynak eksik.',
      to: expect.any(String),
    },
  ]);
  expect([await waiting(publisher), await draftCalls(publisher).reviews()]).toEqual([0, []]);
  expect(await draftCalls(writer).reviews()).toMatchObject([{ id, review: { returned: { note: 'Kaynak eksik.' } } }]);
  expect((await draftCalls(publisher).giveBack(id, 'Yine')).status).toBe(409);
  expect((await draftCalls(writer).send(id, 1, 'Ekledim.')).body.data).toMatchObject({
    review: { sent: { note: 'Ekledim.' }, returned: null },
  });
  expect(await audited()).toEqual([
    ['create', 'Ece Can'],
    ['send-for-review', 'Ece Can'],
    ['return-draft', 'Deniz Ak'],
    ['send-for-review', 'Ece Can'],
  ]);
});

it('a draft is taken back, and then waits no more', async () => {
  const { id } = await draftCalls(writer).save();
  await draftCalls(writer).send(id);
  expect((await draftCalls(writer).withdraw(id)).body).toMatchObject({ data: { review: null } });
  expect([await waiting(publisher), (await draftCalls(writer).withdraw(id)).status]).toEqual([0, 409]);
  expect((await draftCalls(publisher).giveBack(id, 'Geç kaldım')).status).toBe(409);
  expect((await audited()).at(-1)).toEqual(['withdraw-review', 'Ece Can']);
});

it('what was not seen is neither sent nor returned nor published', async () => {
  const { id } = await draftCalls(writer).save();
  await draftCalls(writer).send(id);
  await draftCalls(writer).save({ id, rev: 1, title: 'Viyadük, düzeltilmiş' });
  expect(await draftCalls(publisher).reviews()).toMatchObject([{ is_changed: true, title: 'Viyadük, düzeltilmiş' }]);
  expect((await draftCalls(writer).send(id, 1)).status).toBe(409);
  expect((await draftCalls(publisher).giveBack(id, 'Eski hâli', 1)).status).toBe(409);
  const outdated = await draftCalls(publisher).publish(null, 'Viyadük', { id, rev: 1 });
  expect([outdated.status, outdated.body.code]).toEqual([409, 'outdated-draft']);
  expect(outdated.body.message).toContain('Taslak, siz açtıktan sonra değişti (Ece Can');
  expect((await draftCalls(publisher).publish(null, 'Viyadük, düzeltilmiş', { id, rev: 2 })).status).toBe(200);
});

it('of two who publish the same draft, one makes the record', async () => {
  const { id } = await draftCalls(writer).save();
  await draftCalls(writer).send(id);
  const other = await signIn(app, 'admin');
  const answers = await Promise.all(
    [publisher, other].map((by) => draftCalls(by).publish(null, 'Viyadük', { id, rev: 1 })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const rows = await app.services.db.selectFrom('articles').select('id').execute();
  expect(rows).toHaveLength(1);
});

it('the history says who has written and who has published', async () => {
  const { id } = await draftCalls(writer).save();
  await draftCalls(writer).send(id);
  const { data } = (await draftCalls(publisher).publish(null, 'Viyadük', { id, rev: 1 })).body;
  const article = data as ArticleRecord;
  expect(await history(article.id)).toMatchObject([{ author: 'Deniz Ak', writers: ['Ece Can'], cause: 'create' }]);
  expect([await waiting(publisher), await draftCalls(writer).reviews()]).toEqual([0, []]);
  const { id: change } = await draftCalls(publisher).save({ record: article, title: 'Köprü' });
  await draftCalls(publisher).publish(article, 'Köprü', { id: change, rev: 1 });
  expect((await history(article.id))[0]).toMatchObject({ author: 'Deniz Ak', writers: [] });
});

it('a reviewed draft that is scheduled waits no more, and its publication names who has written it', async () => {
  const { id } = await draftCalls(writer).save();
  await draftCalls(writer).send(id);
  expect((await draftCalls(publisher).schedule(null, 'Viyadük', id)).status).toBe(200);
  expect(await waiting(publisher)).toBe(0);
  await publishDue(app.services, new Date(Date.now() + 120_000));
  const article = await app.services.db.selectFrom('articles').select('id').executeTakeFirstOrThrow();
  expect(await history(article.id)).toMatchObject([{ author: 'Deniz Ak', writers: ['Ece Can'], cause: 'schedule' }]);
});

it('a draft that was changed after what is scheduled waits on', async () => {
  const { id } = await draftCalls(writer).save();
  await draftCalls(writer).send(id);
  await draftCalls(writer).save({ id, rev: 1, title: 'Viyadük, düzeltilmiş' });
  expect((await draftCalls(publisher).schedule(null, 'Viyadük', id)).status).toBe(200);
  expect(await waiting(publisher)).toBe(1);
});

it('a publisher sees what a draft would change', async () => {
  const article = await trashCalls(publisher).addArticle('Köprü');
  const { id } = await draftCalls(writer).save({ record: article, title: 'Asma köprü' });
  const { body } = await publisher.call({ url: api.adminDraftChanges('article', id) });
  const changes = body.data as FieldChange[];
  expect(changes.find(({ path }) => path === 'translations.tr.title')).toMatchObject({
    label: expect.any(String),
    before: 'Köprü',
    after: 'Asma köprü',
  });
});

it('a draft in review that is deleted waits again after it was restored; with its record it is gone', async () => {
  const article = await trashCalls(publisher).addArticle('Köprü');
  const { id } = await draftCalls(writer).save({ record: article, title: 'Asma köprü' });
  await draftCalls(writer).send(id, 1, 'Bakın');
  await draftCalls(writer).discard(id);
  expect(await waiting(publisher)).toBe(0);
  await draftCalls(writer).restore(id);
  expect(await draftCalls(publisher).reviews()).toMatchObject([{ id, review: { sent: { note: 'Bakın' } } }]);

  const chief = trashCalls(await signIn(app));
  await chief.trashArticle(article);
  await chief.destroy('article', [article.id]);
  expect([await waiting(publisher), await draftCalls(publisher).reviews()]).toEqual([0, []]);
});

it('a record in the trash is not reviewed; its draft waits again after it was restored', async () => {
  const article = await trashCalls(publisher).addArticle('Köprü');
  const { id } = await draftCalls(writer).save({ record: article, title: 'Asma köprü' });
  await draftCalls(writer).send(id);
  const chief = trashCalls(await signIn(app));
  await chief.trashArticle(article);
  expect([await waiting(publisher), await draftCalls(publisher).reviews()]).toEqual([0, []]);
  await chief.restore('article', [article.id]);
  expect(await waiting(publisher)).toBe(1);
});
