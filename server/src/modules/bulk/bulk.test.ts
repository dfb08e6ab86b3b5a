import type { BulkResult } from '@vitrin/shared-contracts/bulk';
import { limits } from '@vitrin/shared-contracts/limits';
import { api } from '@vitrin/shared-contracts/paths';
import type { ProductRow } from '@vitrin/shared-contracts/catalogue';
import { paragraphs } from '../../testing/documents.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { articleTexts, trashCalls } from '../../testing/trash-calls.ts';

let app: TestApp;
let staff: Staff;
let calls: ReturnType<typeof trashCalls>;
beforeEach(async () => {
  app = await buildTestApp();
  staff = await signIn(app, 'editor');
  calls = trashCalls(staff);
});
afterEach(() => app.close());

const bulk = (entity: string, form_data: object, headers: Record<string, string> = {}, by = staff) =>
  by.call({ url: api.adminBulk(entity), form: { _method: 'PUT', form_data }, headers });
const resultOf = ({ body }: Awaited<ReturnType<typeof bulk>>) => body.data as BulkResult;
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

async function addArticles(...titles: string[]): Promise<number[]> {
  const ids = [];
  for (const title of titles) ids.push((await calls.addArticle(title)).id);
  return ids;
}

const activeOf = async () =>
  (await app.services.db.selectFrom('articles').select('active').orderBy('id').execute()).map(({ active }) => active);

const audited = async (action: string) =>
  (
    await app.services.db
      .selectFrom('audit')
      .select('title')
      .where('action', '=', action)
      .where('entity', '=', 'article')
      .orderBy('id')
      .execute()
  ).map(({ title }) => title);

it('articles are taken off the site, and exactly those that changed are published again', async () => {
  const ids = await addArticles('Köprü', 'Baraj', 'Türbin');
  await bulk('article', { action: 'withdraw', ids: ids.slice(2) });

  const answer = await bulk('article', { action: 'withdraw', ids });
  const { done, failed } = resultOf(answer);
  expect(answer.status).toBe(200);
  expect(done.map(({ title }) => title)).toEqual(['Köprü', 'Baraj']);
  expect(failed).toEqual([{ id: ids[2], title: 'Türbin', reason: 'Zaten yayında değil.' }]);
  expect(answer.body.notice).toBe('2 kayıt değişti, 1 kayıt değişmedi:\nTürbin: Zaten yayında değil.');
  expect(await activeOf()).toEqual([0, 0, 0]);

  await bulk('article', { action: 'publish', ids: idsOf(done) });
  expect(await activeOf()).toEqual([1, 1, 0]);
  const [newest] = await calls.history(ids[0] ?? 0);
  expect(newest).toMatchObject({ cause: 'update', changed: [{ path: 'active', label: 'Yayında' }] });
});

it('a record that cannot be changed stops no other, and the response says why', async () => {
  const ids = await addArticles('Köprü', 'Baraj');
  await bulk('article', { action: 'withdraw', ids });
  // A text that no form would accept any more.
  await app.services.db
    .updateTable('article_translations')
    .set({ summary: 'x'.repeat(limits.summary.max + 1) })
    .where('title', '=', 'Köprü')
    .execute();

  const { done, failed } = resultOf(await bulk('article', { action: 'publish', ids: [...ids, 999] }));
  expect(idsOf(done)).toEqual([ids[1]]);
  expect(failed.map(({ title }) => title)).toEqual(['Köprü', '']);
  expect(failed[0]?.reason).toMatch(/^Özet \(tr\): /);
  expect(failed[1]?.reason).toBe('Kayıt bulunamadı.');
  expect(await activeOf()).toEqual([0, 1]);
});

it('a request that changes nothing is rejected with the reasons', async () => {
  const ids = await addArticles('Köprü');
  const { published_at } = await app.services.db
    .updateTable('articles')
    .set({ published_at: '2999-01-01T00:00:00.000Z' })
    .where('id', '=', (await addArticles('Baraj'))[0] ?? 0)
    .returning('published_at')
    .executeTakeFirstOrThrow();
  expect(published_at).toMatch(/^2999/);

  const { status, body } = await bulk('article', { action: 'publish', ids: [...ids, (ids[0] ?? 0) + 1] });
  expect(status).toBe(409);
  expect(body.message).toBe(
    'Hiçbir kayıt değişmedi:\nKöprü: Zaten yayında.\nBaraj: Yayın tarihi ileride; o zaman kendiliğinden görünür.',
  );
  expect(await audited('update')).toEqual([]);
});

it('articles are moved to the trash and restored together', async () => {
  const ids = await addArticles('Köprü', 'Baraj', 'Türbin');
  const { done } = resultOf(await bulk('article', { action: 'trash', ids: ids.slice(0, 2) }));

  expect(done.map(({ title }) => title)).toEqual(['Köprü', 'Baraj']);
  expect(await calls.order()).toBe('Türbin');
  expect((await calls.restore('article', idsOf(done))).status).toBe(200);
  expect(await calls.order()).toBe('Türbin Baraj Köprü');
});

async function addLinking(title: string, ...addresses: string[]): Promise<number> {
  const text = [{ type: 'text', text: 'Okuyun' }];
  const content = addresses.map((href) => ({ type: 'linkButton', attrs: { href }, content: text }));
  const tr = articleTexts(title, { document: { type: 'doc', content } });
  return (await calls.addArticle(title, { translations: { tr } })).id;
}

it('moving to the trash returns what links to the moved records, without those that are moved too', async () => {
  const bridge = await addLinking('Köprü', '/iletisim');
  const dam = await addLinking('Baraj', '/makale/kopru');
  const tunnel = await addLinking('Tünel', '/makale/kopru', '/makale/baraj');
  const headers = { 'idempotency-key': 'ayni-anahtar-2' };
  const request = { action: 'trash', ids: [bridge, dam] };

  const first = resultOf(await bulk('article', request, headers));
  expect(idsOf(first.done)).toEqual([bridge, dam]);
  const screen = `/admin/pages/blog/update?id=${tunnel}`;
  const linking = { entity: 'Makale', record: String(tunnel), title: 'Tünel', screen, fields: ['Metin (tr)'] };
  expect(first.incoming).toEqual([linking]);
  expect(resultOf(await bulk('article', request, headers))).toEqual(first);

  await calls.restore('article', [bridge, dam]);
  expect(resultOf(await bulk('article', { action: 'withdraw', ids: [bridge] })).incoming).toEqual([]);
});

it('a repeated request gets the same response and writes nothing', async () => {
  const ids = await addArticles('Köprü', 'Baraj');
  const request = { action: 'withdraw', ids };
  const headers = { 'idempotency-key': 'ayni-anahtar-1' };
  const first = resultOf(await bulk('article', request, headers));
  const versions = await calls.history(ids[0] ?? 0);

  expect(resultOf(await bulk('article', request, headers))).toEqual(first);
  expect(await calls.history(ids[0] ?? 0)).toEqual(versions);
  expect(await audited('update')).toEqual(['Köprü', 'Baraj']);
});

it('an id that is named twice is changed once', async () => {
  const [id = 0] = await addArticles('Köprü');
  expect(resultOf(await bulk('article', { action: 'withdraw', ids: [id, id] }))).toEqual({
    done: [{ id, title: 'Köprü', before: null }],
    failed: [],
    incoming: [],
  });
});

it('takes up to 500 records', async () => {
  const [first = 0] = await addArticles(...Array.from({ length: 3 }, (_, place) => `Yazı ${place}`));
  const ids = Array.from({ length: limits.idList }, (_, place) => first + place);
  const answer = await bulk('article', { action: 'withdraw', ids });

  expect(resultOf(answer).done).toHaveLength(3);
  expect(resultOf(answer).failed).toHaveLength(497);
  expect(answer.body.notice?.split('\n')).toHaveLength(7);
  expect(answer.body.notice).toMatch(/… ve 492 kayıt daha\.$/);
  expect((await bulk('article', { action: 'withdraw', ids: [...ids, first + limits.idList] })).status).toBe(422);
  expect((await bulk('article', { action: 'withdraw', ids: [] })).status).toBe(422);
});

it('requires the right of the kind, and to delete its records for the trash', async () => {
  const ids = await addArticles('Köprü');
  const officer = await signIn(app, 'hr');
  for (const action of ['publish', 'withdraw', 'trash'])
    expect((await bulk('article', { action, ids }, {}, officer)).status).toBe(403);
  expect((await bulk('contract', { action: 'trash', ids: [1] })).status).toBe(403);
  expect((await bulk('user', { action: 'trash', ids: [1] })).status).toBe(404);
  expect(await activeOf()).toEqual([1]);
});

it('rejects an operation that the kind does not have', async () => {
  const admin = await signIn(app, 'admin');
  const contract = await bulk('contract', { action: 'withdraw', ids: [1] }, {}, admin);
  expect(contract.body.errors).toHaveProperty('action');
  const ids = await addArticles('Köprü');
  const setting = { action: 'set', ids, field: 'cover_id', values: [1] };
  expect((await bulk('article', setting)).body.errors).toHaveProperty('field');
  expect((await bulk('article', { action: 'sil', ids })).body.errors).toHaveProperty('action');
});

describe('products', () => {
  const create = async (url: string, form_data: object) =>
    ((await staff.call({ url, form: { form_data } })).body.data as { id: number }).id;
  const named = (name: string) => ({ translations: { tr: { name } } });
  const places = async () => {
    const { body } = await staff.call({ url: api.adminProducts });
    return Object.fromEntries((body.data as ProductRow[]).map(({ code, category_id }) => [code, category_id]));
  };
  let pumps: number;
  let valves: number;
  let ids: number[];
  beforeEach(async () => {
    const main_category_id = await create(api.adminMainCategories, named('Hidrolik'));
    pumps = await create(api.adminCategories, { main_category_id, ...named('Pompalar') });
    valves = await create(api.adminCategories, { main_category_id, ...named('Vanalar') });
    const product = (code: string, category_id: number) =>
      create(api.adminProducts, {
        code,
        category_id,
        translations: { tr: { name: code, document: paragraphs('Metin.') } },
      });
    ids = [await product('P-1', pumps), await product('P-2', pumps), await product('V-1', valves)];
  });

  it('are moved to a category, and back to the former one of each', async () => {
    const values = ids.map(() => valves);
    const { done, failed } = resultOf(await bulk('product', { action: 'set', ids, field: 'category_id', values }));
    expect(await places()).toEqual({ 'P-1': valves, 'P-2': valves, 'V-1': valves });
    expect(failed).toEqual([{ id: ids[2], title: 'V-1', reason: 'Kategori zaten aynı.' }]);
    expect(done.map(({ before }) => before)).toEqual([pumps, pumps]);

    const back = { action: 'set', ids: idsOf(done), field: 'category_id', values: done.map(({ before }) => before) };
    expect((await bulk('product', back)).status).toBe(200);
    expect(await places()).toEqual({ 'P-1': pumps, 'P-2': pumps, 'V-1': valves });
  });

  it('are not moved to a category that does not exist', async () => {
    const answer = await bulk('product', { action: 'set', ids, field: 'category_id', values: ids.map(() => 999) });
    expect(answer.status).toBe(409);
    expect(answer.body.message).toContain('P-1: Kategori: Listeden bir değer seçin.');
    expect(await places()).toEqual({ 'P-1': pumps, 'P-2': pumps, 'V-1': valves });
  });

  it('need one value for each', async () => {
    const answer = await bulk('product', { action: 'set', ids, field: 'category_id', values: [valves] });
    expect(answer.body.errors).toHaveProperty('values');
  });
});
