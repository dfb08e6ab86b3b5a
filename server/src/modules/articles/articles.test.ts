import type { Article, ArticleRecord, ArticleRow, ArticleSummary } from '@vitrin/shared-contracts/articles';
import type { VersionConflict } from '@vitrin/shared-contracts/envelope';
import { queueFromOrder } from '@vitrin/shared-contracts/queue';
import { sendRequest } from '../../testing/send-request.ts';
import { paragraphs } from '../../testing/documents.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let staff: Staff;
beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'editor');
});
afterEach(() => test.close());

const url = '/api/admin/blog';

function input(title: string, extra: object = {}) {
  const translations = { tr: { title, document: paragraphs(`${title} üzerine birkaç söz.`) } };
  return { active: 1, published_at: '2026-01-01T00:00:00.000Z', cover_id: null, translations, ...extra };
}

async function create(title: string, extra: object = {}): Promise<ArticleRecord> {
  const { body } = await staff.call({ url, form: { form_data: input(title, extra) } });
  return body.data as ArticleRecord;
}

async function publicList(query = ''): Promise<{ rows: ArticleSummary[]; total: number | undefined }> {
  const { body } = await sendRequest(test.app, { url: `/api/pages/blog${query}` });
  return { rows: body.data as ArticleSummary[], total: body.meta?.total };
}

async function titles(query = ''): Promise<string[]> {
  return (await publicList(query)).rows.map((row) => row.title);
}

async function read(slug: string, query = ''): Promise<Article> {
  return (await sendRequest(test.app, { url: `/api/pages/blog/${slug}${query}` })).body.data as Article;
}

it('the article list moves an article to any position after other users have changed it', async () => {
  const made: ArticleRecord[] = [];
  for (const title of ['E', 'D', 'C', 'B', 'A']) made.unshift(await create(`Yazı ${title}`));
  const [a, , c, d] = made.map(({ id }) => String(id));
  const letters = async () => (await titles()).map((title) => title.slice(-1)).join('');
  const move = (fields: object) => staff.call({ url: `${url}/move`, form: { _method: 'PUT', ...fields } });
  await staff.call({ url: `${url}/${a}`, form: { _method: 'DELETE' } });
  expect((await move({ id: d, after: '' })).body.message).toBe('Sıra Düzeni Değiştirildi.');
  expect(await letters()).toBe('DBCE');
  await move({ id: d, after: c });
  expect(await letters()).toBe('BCDE');
  await move({ id: d, position: '99' });
  expect(await letters()).toBe('BCED');
  expect((await move({ id: d, after: a })).status).toBe(409);
  expect((await move({ id: a, after: '' })).status).toBe(404);
});

it('the article list is filtered by the gaps that the dashboard counts', async () => {
  const whole = await create('Özetli', {
    translations: { tr: { title: 'Özetli', summary: 'Kısaca.', document: paragraphs('Söz.') } },
  });
  const bare = await create('Özetsiz');
  const ids = async (missing: string) =>
    ((await staff.call({ url: `${url}?missing=${missing}` })).body.data as ArticleRow[]).map(({ id }) => id);
  expect([await ids('summaries'), await ids('translations')]).toEqual([[bare.id], []]);
  const times = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };
  await test.services.db
    .insertInto('languages')
    .values({ abbr: 'en', lang: 'English', active: 1, is_default: 0, ...times })
    .execute();
  expect(await ids('translations')).toEqual([bare.id, whole.id]);
});

describe('articles', () => {
  it.each([
    ['cover_id', { cover_id: 99_999_999_999 }],
    ['published_at', { published_at: '-000001-01-01T00:00:00Z' }],
  ])('rejects a %s that is out of range for the database', async (field, extra) => {
    const { status, body } = await staff.call({ url, form: { form_data: input('Yazı', extra) } });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    const queue = [{ id: 99_999_999_999, queue: 1 }];
    expect((await staff.call({ url: `${url}/queue`, form: { queue } })).status).toBe(422);
  });

  it('can be created, read, changed and deleted', async () => {
    const created = await staff.call({ url, form: { form_data: input('İlk Yazı') } });
    expect(created.body).toMatchObject({ success: true, message: 'Oluşturuldu!' });
    const { id, version } = created.body.data as ArticleRecord;
    expect(await read('ilk-yazi')).toMatchObject({
      title: 'İlk Yazı',
      content: '<p>İlk Yazı üzerine birkaç söz.</p>',
      reading_minutes: 1,
      lang: 'tr',
    });

    const form_data = { ...input('Yeni Başlık'), version };
    const changed = await staff.call({ url: `${url}/${id}`, form: { _method: 'PUT', form_data } });
    expect(changed.body).toMatchObject({
      message: 'Güncellendi!',
      data: { id, version: version + 1, updated_by: 'Ayşe Yılmaz' },
    });
    expect(await read('ilk-yazi')).toMatchObject({ title: 'Yeni Başlık', seo_name: 'ilk-yazi' });

    const gone = await staff.call({ url: `${url}/${id}`, form: { _method: 'DELETE' } });
    expect(gone.body).toMatchObject({ success: true, message: 'Silindi!' });
    expect((await sendRequest(test.app, { url: '/api/pages/blog/ilk-yazi' })).status).toBe(404);
    expect((await staff.call({ url: `${url}/${id}`, form: { _method: 'DELETE' } })).status).toBe(404);
  });

  it('are public only when active and due for publication', async () => {
    await create('Görünür');
    await create('Taslak', { active: 0 });
    await create('Gelecek', { published_at: '2999-01-01T00:00:00.000Z' });
    expect(await titles()).toEqual(['Görünür']);
    expect((await sendRequest(test.app, { url: '/api/pages/blog/taslak' })).status).toBe(404);
  });

  it('returns 409 when another user has saved in between and keeps the first change', async () => {
    const { id, version } = await create('Ortak Yazı');
    const save = (title: string) =>
      staff.call({ url: `${url}/${id}`, form: { _method: 'PUT', form_data: { ...input(title), version } } });
    expect((await save('Benimki')).status).toBe(200);
    const { status, body } = await save('Seninki');
    expect(status).toBe(409);
    const conflict = body.data as VersionConflict<ArticleRecord>;
    expect(conflict).toMatchObject({ sent_version: version, current_version: version + 1 });
    expect(conflict.current.translations.tr?.title).toBe('Benimki');
    expect(await titles()).toEqual(['Benimki']);
  });

  it('creates one article when the same form is sent several times', async () => {
    const request = { url, form: { form_data: input('Tek') }, headers: { 'idempotency-key': 'ayni-anahtar-1' } };
    const responses = await Promise.all([staff.call(request), staff.call(request), staff.call(request)]);
    const ids = new Set(responses.map(({ body }) => (body.data as ArticleRecord).id));
    expect(ids.size).toBe(1);
    expect(await titles()).toEqual(['Tek']);
  });

  it('increases the content version and writes an audit log entry, both only after a successful save', async () => {
    const before = test.services.contentVersion.current();
    await create('İzli');
    await staff.call({ url, form: { form_data: input('İ') } });
    expect(test.services.contentVersion.current()).toBe(before + 1);
    const audit = await test.services.db
      .selectFrom('audit')
      .select(['action', 'entity', 'title', 'actor_name'])
      .where('entity', '=', 'article')
      .execute();
    expect(audit).toEqual([{ action: 'create', entity: 'article', title: 'İzli', actor_name: 'Ayşe Yılmaz' }]);
  });

  it('reports which field of which language is invalid', async () => {
    const translations = { tr: { title: 'A', document: paragraphs('x'), seo_name: 'Büyük Harf' } };
    const { status, body } = await staff.call({ url, form: { form_data: input('', { translations }) } });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      'translations.tr.title': 'Bu Alan 2 Karakterden Az Olamaz',
      'translations.tr.seo_name': 'Yalnızca Küçük Harf, Rakam ve Tire Kullanılabilir',
    });
  });
});

describe('article slug', () => {
  it('gets the suffix -2 when the title is taken, and an id when no usable letters remain', async () => {
    await create('Aynı Başlık');
    expect((await create('Aynı  başlık!')).translations.tr?.seo_name).toBe('ayni-baslik-2');
    const { id, translations } = await create('你好');
    expect(translations.tr?.seo_name).toBe(`makale-${id}`);
  });

  it('is rejected when a user enters one that is taken', async () => {
    await create('Birinci');
    const translations = { tr: { title: 'İkinci', seo_name: 'birinci', document: paragraphs('x') } };
    const { status, body } = await staff.call({ url, form: { form_data: input('', { translations }) } });
    expect([status, body.errors]).toEqual([
      422,
      { 'translations.tr.seo_name': 'Bu Adres Başka Bir Kayıtta Kullanılıyor' },
    ]);
  });

  it('is found by a former slug and by the slug of another language', async () => {
    const now = new Date().toISOString();
    await test.services.db
      .insertInto('languages')
      .values({ abbr: 'en', lang: 'English', active: 1, created_at: now, updated_at: now })
      .execute();
    const { id, version } = await create('Köprü');
    const en = { title: 'Bridge', document: paragraphs('Bridge.') };
    const tr = { title: 'Köprü', seo_name: 'yeni-kopru', document: paragraphs('Köprü.') };
    await staff.call({
      url: `${url}/${id}`,
      form: { _method: 'PUT', form_data: { ...input(''), version, translations: { tr, en } } },
    });
    expect(await read('kopru')).toMatchObject({
      seo_name: 'yeni-kopru',
      alternates: { tr: 'yeni-kopru', en: 'bridge' },
    });
    expect(await read('yeni-kopru', '?lang=en')).toMatchObject({ title: 'Bridge', lang: 'en' });
    expect(await read('bridge')).toMatchObject({ title: 'Köprü', lang: 'tr' });
    const removed = { ...input(''), version: version + 1, translations: { en: null } };
    await staff.call({ url: `${url}/${id}`, form: { _method: 'PUT', form_data: removed } });
    expect(await read('yeni-kopru', '?lang=en')).toMatchObject({ title: 'Köprü', lang: 'tr' });
  });
});

describe('article search', () => {
  beforeEach(async () => {
    await create('İstanbul Boğazı ve Çağrı Merkezi');
    await create('Isparta’nın gülleri');
    await create('%100 yerli_üretim');
  });

  it.each([
    ['İSTANBUL', 1],
    ['ıstanbul', 1],
    ['tanb', 1],
    ['ÇAĞRI', 1],
    ['cagri istanbul', 1],
    ['cagri isparta', 0],
    ['is', 2],
    ['gü', 1],
    ['ul', 0],
    ['%', 0],
    ['_', 0],
    ['\'"', 0],
    ['yerli', 1],
    ['', 3],
  ])('for %s finds %i articles on the site and in the panel', async (search, expected) => {
    const query = `?search=${encodeURIComponent(search)}`;
    const { rows, total } = await publicList(query);
    expect([rows.length, total]).toEqual([expected, expected]);
    const { body } = await staff.call({ url: `${url}${query}` });
    expect((body.data as ArticleRow[]).length).toBe(expected);
  });

  it('no longer finds a changed article by its previous text', async () => {
    const { id, version } = await create('Eskisözcük');
    await staff.call({ url: `${url}/${id}`, form: { _method: 'PUT', form_data: { ...input('Yenisözcük'), version } } });
    expect([await titles('?search=eskisozcuk'), await titles('?search=yenisozcuk')]).toEqual([[], ['Yenisözcük']]);
  });
});

describe('article order', () => {
  const order = (ids: number[]) =>
    staff.call({ url: `${url}/queue`, form: { _method: 'PUT', queue: queueFromOrder(ids) } });

  async function three(): Promise<[number, number, number]> {
    return [(await create('Bir')).id, (await create('İki')).id, (await create('Üç')).id];
  }

  it('puts new articles first and follows the submitted order', async () => {
    const [one, two, three_] = await three();
    expect(await titles()).toEqual(['Üç', 'İki', 'Bir']);
    const { body } = await order([one, three_, two]);
    expect(body).toEqual({ success: true, message: 'Sıra Düzeni Değiştirildi.' });
    expect((await publicList()).rows.map(({ title, queue }) => [title, queue])).toEqual([
      ['Bir', 3],
      ['Üç', 2],
      ['İki', 1],
    ]);
  });

  it('reorders a part of a longer list within the positions of that part', async () => {
    const [one, two] = await three();
    expect((await order([one, two])).status).toBe(200);
    expect(await titles()).toEqual(['Üç', 'Bir', 'İki']);
  });

  it('returns 409 for gaps, unknown ids or duplicate ids and changes nothing', async () => {
    const [one, two, last] = await three();
    for (const ids of [
      [one, last],
      [one, two, last, 999],
      [one, one],
    ])
      expect((await order(ids)).status).toBe(409);
    expect(await titles()).toEqual(['Üç', 'İki', 'Bir']);
  });
});

it('the public article list is paginated by nine and empty beyond the end', async () => {
  for (let number = 1; number <= 10; number += 1) await create(`Yazı ${number}`);
  expect([(await titles()).length, await titles('?page=2'), await titles('?page=7')]).toEqual([9, ['Yazı 1'], []]);
  expect(await read('yazi-5')).toMatchObject({ previous: { title: 'Yazı 4' }, next: { title: 'Yazı 6' } });
});
