import { durations } from '@vitrin/shared-contracts/limits';
import { api } from '@vitrin/shared-contracts/paths';
import type { TrashRow } from '@vitrin/shared-contracts/trash';
import { paragraphs } from '../../testing/documents.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { trashCalls } from '../../testing/trash-calls.ts';
import { purgeExpired } from './trash.service.ts';

let app: TestApp;
let staff: Staff;
let calls: ReturnType<typeof trashCalls>;
beforeEach(async () => {
  app = await buildTestApp();
  staff = await signIn(app);
  calls = trashCalls(staff);
});
afterEach(() => app.close());

it('the trash lists what was deleted, by whom, and how many days are left', async () => {
  const { id } = await calls.addArticle('Köprü');
  await calls.trashArticle({ id });
  const [row, ...others] = await calls.rows();

  expect(others).toEqual([]);
  expect(row).toMatchObject({ entity: 'article', record: id, title: 'Köprü', days_left: 30 });
  expect(row?.deleted_by).not.toBe('');
  expect((await staff.call({ url: api.adminTrashKinds })).body.data).toEqual({ article: 1 });
});

it('the trash has pages and a filter by kind', async () => {
  for (let number = 1; number <= 21; number += 1) {
    const name = `Bağlantı ${number}`;
    const { body } = await staff.call({ url: api.adminSocialMedia, form: { name, uri: 'https://ornek.example' } });
    const id = String((body.data as { id: number }).id);
    await staff.call({ url: api.adminSocialMedia, form: { _method: 'DELETE', id } });
  }
  await calls.trashArticle(await calls.addArticle('Köprü'));

  const { body } = await staff.call({ url: `${api.adminTrash}?page=2` });
  expect(body.meta).toEqual({ page: 2, page_size: 20, total: 22 });
  expect((body.data as TrashRow[]).map(({ title }) => title)).toEqual(['Bağlantı 2', 'Bağlantı 1']);
  expect((await calls.rows('?entity=article')).map(({ title }) => title)).toEqual(['Köprü']);
  expect(await calls.rows('?entity=user')).toEqual([]);
});

it('a record that is deleted for ever is gone with its history', async () => {
  const { id } = await calls.addArticle('Köprü');
  await calls.trashArticle({ id });
  expect((await calls.destroy('article', [id])).body).toMatchObject({ message: 'Silindi!', data: { ids: [id] } });

  expect(await calls.rows()).toEqual([]);
  expect(await calls.history(id)).toEqual([]);
  expect((await calls.restore('article', [id])).status).toBe(409);
  expect((await calls.destroy('article', [id])).status).toBe(409);
});

it('what has been in the trash for 30 days is deleted for ever', async () => {
  const [old, recent] = [await calls.addArticle('Eski yazı'), await calls.addArticle('Yeni yazı')];
  await calls.trashArticle(old);
  await calls.trashArticle(recent);
  const [deletion] = await calls.rows();
  const due = Date.parse(deletion?.deleted_at ?? '') + durations.trashMs;
  const past = new Date(Date.now() - 86_400_000).toISOString();
  await app.services.db.updateTable('trash').set({ purge_at: past }).where('record', '=', old.id).execute();

  const run = (now: number) => purgeExpired(app.services, { now, at: new Date(now).toISOString() });
  expect(await run(Date.now())).toEqual({ trash: 1 });
  expect((await calls.rows()).map(({ title }) => title)).toEqual(['Yeni yazı']);
  expect(await calls.history(old.id)).toEqual([]);
  expect(await run(due - 1_000)).toEqual({ trash: 0 });
  expect(await run(due)).toEqual({ trash: 1 });
  expect(await calls.rows()).toEqual([]);
});

it('the whole trash is emptied, or one kind of it', async () => {
  await calls.trashArticle(await calls.addArticle('Köprü'));
  const { body } = await staff.call({ url: api.adminSocialMedia, form: { name: 'X', uri: 'https://x.example' } });
  const id = String((body.data as { id: number }).id);
  await staff.call({ url: api.adminSocialMedia, form: { _method: 'DELETE', id } });

  expect((await calls.empty({ entity: 'article' })).body.data).toEqual({ count: 1 });
  expect((await calls.rows()).map(({ entity }) => entity)).toEqual(['social-media']);
  expect((await calls.empty()).body.data).toEqual({ count: 1 });
  expect(await calls.rows()).toEqual([]);
});

it('users see, restore and delete for ever only the kinds that they may delete', async () => {
  const tr = { name: 'Gizlilik', document: paragraphs('Metin') };
  const form_data = { kind: 'privacy', translations: { tr } };
  const { body } = await staff.call({ url: api.adminContracts, form: { form_data } });
  const { id } = body.data as { id: number };
  await staff.call({ url: api.adminContracts, form: { _method: 'DELETE', id: String(id) } });
  await calls.trashArticle(await calls.addArticle('Köprü'));
  const editor = await signIn(app, 'editor');
  const asEditor = trashCalls(editor);
  const asHr = trashCalls(await signIn(app, 'hr'));

  expect((await asEditor.rows()).map(({ entity }) => entity)).toEqual(['article']);
  expect(await asEditor.rows('?entity=contract')).toEqual([]);
  expect((await editor.call({ url: api.adminTrashKinds })).body.data).toEqual({ article: 1 });
  expect((await asEditor.restore('contract', [id])).status).toBe(403);
  expect((await asEditor.destroy('contract', [id])).status).toBe(403);
  await asEditor.empty();
  expect((await calls.rows()).map(({ entity }) => entity)).toEqual(['contract']);
  for (const response of [
    await asHr.empty(),
    await asHr.restore('contract', [id]),
    await asHr.destroy('contract', [id]),
  ])
    expect(response.status).toBe(403);
  expect((await calls.restore('user', [1])).status).toBe(404);
});

it('the audit log tells deletion, restoring and deletion for ever apart', async () => {
  const { id } = await calls.addArticle('Köprü');
  await calls.trashArticle({ id });
  await calls.restore('article', [id]);
  await calls.trashArticle({ id });
  await calls.destroy('article', [id]);
  const entries = await app.services.db
    .selectFrom('audit')
    .select(['action', 'entity_id', 'title'])
    .where('entity', '=', 'article')
    .orderBy('id')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual(['create', 'delete', 'restore', 'delete', 'purge']);
  expect(entries.every((entry) => entry.entity_id === id && entry.title === 'Köprü')).toBe(true);
});
