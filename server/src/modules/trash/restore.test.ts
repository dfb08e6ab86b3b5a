import type { ArticleRecord } from '@vitrin/shared-contracts/articles';
import { api } from '@vitrin/shared-contracts/paths';
import { paragraphs } from '../../testing/documents.ts';
import { addEnglish } from '../../testing/languages.ts';
import { addPicture } from '../../testing/library-picture.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { articleTexts, trashCalls } from '../../testing/trash-calls.ts';

let app: TestApp;
let staff: Staff;
let calls: ReturnType<typeof trashCalls>;
beforeEach(async () => {
  app = await buildTestApp();
  staff = await signIn(app);
  calls = trashCalls(staff);
});
afterEach(() => app.close());

const published = async (slug: string) => (await sendRequest(app.app, { url: `${api.articles}/${slug}` })).status;

it('the deletion and the restored record are versions, and saving goes on with higher numbers', async () => {
  const before = await calls.addArticle('Köprü');
  await calls.trashArticle(before);
  expect((await calls.history(before.id)).map(({ number, cause }) => [number, cause])).toEqual([
    [2, 'delete'],
    [1, 'create'],
  ]);
  await calls.restore('article', [before.id]);
  const { body } = await staff.call({ url: api.adminArticle(before.id) });
  expect(body.data).toEqual({ ...before, version: 3 });

  await calls.saveArticle(body.data as ArticleRecord, articleTexts('Viyadük'));
  expect((await calls.history(before.id)).map(({ number, cause }) => [number, cause])).toEqual([
    [4, 'update'],
    [3, 'restore'],
    [2, 'delete'],
    [1, 'create'],
  ]);
});

it('a form that was opened before the deletion is merged after restoring', async () => {
  const opened = await calls.addArticle('Köprü');
  await calls.trashArticle(opened);
  await calls.restore('article', [opened.id]);
  expect((await calls.saveArticle(opened, articleTexts('Viyadük'))).body.data).toMatchObject({ version: 4 });
});

it('the address and the former addresses work again', async () => {
  const { id, ...first } = await calls.addArticle('Köprü');
  await calls.saveArticle({ id, ...first }, articleTexts('Köprü', { seo_name: 'asma-kopru' }));
  await calls.trashArticle({ id });
  expect([await published('kopru'), await published('asma-kopru')]).toEqual([404, 404]);

  await calls.restore('article', [id]);
  expect([await published('kopru'), await published('asma-kopru')]).toEqual([200, 200]);
});

it('an address that was taken meanwhile gets the next free one, and the response says so', async () => {
  const first = await calls.addArticle('Köprü');
  await calls.trashArticle(first);
  await calls.addArticle('Köprü');
  const { status, body } = await calls.restore('article', [first.id]);

  const note = '“kopru” adresi (tr) artık başka bir kayıtta; yeni adres: kopru-2.';
  expect([status, body]).toMatchObject([200, { message: `Geri Yüklendi! ${note}`, data: [{ notes: [note] }] }]);
  expect((await staff.call({ url: api.adminArticle(first.id) })).body.data).toMatchObject({
    translations: { tr: { seo_name: 'kopru-2' } },
  });
});

it('a record returns after the nearest neighbour that is left', async () => {
  const all = [];
  for (const title of ['E5', 'D4', 'C3', 'B2', 'A1']) all.unshift(await calls.addArticle(title));
  const [a, b, c, d] = all as [ArticleRecord, ArticleRecord, ArticleRecord, ArticleRecord];
  for (const each of [b, c, d]) await calls.trashArticle(each);
  await calls.destroy('article', [c.id]);

  await calls.restore('article', [d.id]);
  expect(await calls.order()).toBe('A1 D4 E5');
  await calls.restore('article', [b.id]);
  expect(await calls.order()).toBe('A1 B2 D4 E5');
  await calls.trashArticle(a);
  await calls.restore('article', [a.id]);
  expect(await calls.order()).toBe('A1 B2 D4 E5');
});

it('pictures that were deleted meanwhile are left out, and the response says how many', async () => {
  const cover_id = await addPicture(app);
  const { id } = await calls.addArticle('Köprü', { cover_id });
  await calls.trashArticle({ id });
  await app.services.db.deleteFrom('media').where('id', '=', cover_id).execute();
  const { body } = await calls.restore('article', [id]);

  expect(body.data).toEqual([{ id, notes: ['1 görsel artık yok.'] }]);
  expect((await staff.call({ url: api.adminArticle(id) })).body.data).toMatchObject({ cover: null });
});

it('a slide without its picture stays in the trash', async () => {
  const media_id = await addPicture(app);
  const form_data = { media_id, translations: { tr: { title: 'Baraj', text: '' } } };
  const { body } = await staff.call({ url: api.adminSliders, form: { form_data } });
  const { id } = body.data as { id: number };
  await calls.remove(api.adminSliders, id);
  await app.services.db.deleteFrom('media').where('id', '=', media_id).execute();

  const refused = await calls.restore('slider', [id]);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringMatching(/^“Baraj” geri yüklenemedi\. Görsel: /),
  ]);
  expect(await calls.rows()).toHaveLength(1);
});

it('a language that was deleted meanwhile does not return', async () => {
  await addEnglish(app);
  const { id } = await calls.addArticle('Köprü', {
    translations: { tr: articleTexts('Köprü'), en: articleTexts('Bridge') },
  });
  await calls.trashArticle({ id });
  await app.services.db.deleteFrom('languages').where('abbr', '=', 'en').execute();
  const { body } = await calls.restore('article', [id]);

  expect(body.data).toEqual([{ id, notes: ['Sitede artık olmayan diller geri gelmedi: en.'] }]);
});

describe('products and their category', () => {
  const name = (text: string) => ({ translations: { tr: { name: text } } });
  async function add(url: string, form_data: object): Promise<number> {
    return ((await staff.call({ url, form: { form_data } })).body.data as { id: number }).id;
  }
  async function addProduct(category_id: number, code: string): Promise<number> {
    const tr = { name: `Ürün ${code}`, summary: '', transporter_types: [], document: paragraphs('Metin') };
    return await add(api.adminProducts, { active: 1, category_id, code, media: [], translations: { tr } });
  }
  let category: number;
  beforeEach(async () => {
    const main_category_id = await add(api.adminMainCategories, name('Ölçüm'));
    category = await add(api.adminCategories, { ...name('Cihazlar'), main_category_id });
  });

  it('a product in the trash does not keep its category, which has to be restored first', async () => {
    const product = await addProduct(category, 'A-1');
    expect((await calls.remove(api.adminCategories, category)).status).toBe(409);
    await calls.remove(api.adminProducts, product);
    expect((await calls.remove(api.adminCategories, category)).status).toBe(200);

    const { status, body } = await calls.restore('product', [product]);
    expect([status, body.message]).toEqual([
      409,
      '“Ürün A-1” geri yüklenemedi. Bağlı olduğu kategori de çöp kutusunda. Önce onu geri yükleyin.',
    ]);
    expect((await calls.restore('category', [category])).status).toBe(200);
    expect((await calls.restore('product', [product])).status).toBe(200);
  });

  it('several products are restored together or not at all', async () => {
    const [first, second] = [await addProduct(category, 'A-1'), await addProduct(category, 'A-2')];
    await calls.remove(api.adminProducts, first);
    await calls.remove(api.adminProducts, second);
    await addProduct(category, 'A-2');

    const { status, body } = await calls.restore('product', [first, second]);
    expect([status, body.message]).toEqual([
      409,
      expect.stringMatching(/^“Ürün A-2” geri yüklenemedi\. .*Bu Kod Başka Bir Üründe Kullanılıyor\.$/),
    ]);
    expect(await calls.rows()).toHaveLength(2);
  });
});

it('of two restores at the same moment one is done and the other is refused', async () => {
  const { id } = await calls.addArticle('Köprü');
  await calls.trashArticle({ id });
  const results = await Promise.all([calls.restore('article', [id]), calls.restore('article', [id])]);
  expect(results.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await calls.order()).toBe('Köprü');
});

it('redirects that were deleted together are restored together', async () => {
  const ids = [];
  for (const source of ['/a', '/b', '/c']) {
    const { body } = await staff.call({ url: api.adminRedirects, form: { form_data: { source, target: '/blog' } } });
    ids.push((body.data as { id: number }).id);
  }
  const form = { _method: 'DELETE', delete_list: [...ids, 999] };
  expect((await staff.call({ url: api.adminRedirects, form })).body.data).toEqual({ ids });
  expect((await calls.restore('redirect', ids)).status).toBe(200);
  const { body } = await staff.call({ url: api.adminRedirects });
  expect((body.data as { id: number }[]).map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids);
});
