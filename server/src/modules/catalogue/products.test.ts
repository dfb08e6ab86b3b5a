import type { CategoryProducts, Product, ProductRecord, ProductRow } from '@vitrin/shared-contracts/catalogue';
import type { VersionConflict } from '@vitrin/shared-contracts/envelope';
import { queueFromOrder } from '@vitrin/shared-contracts/queue';
import { sendRequest } from '../../testing/send-request.ts';
import { paragraphs } from '../../testing/documents.ts';
import { addEnglish } from '../../testing/languages.ts';
import { addPicture } from '../../testing/library-picture.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let staff: Staff;
let main: number;
let category: number;
let other: number;
beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'editor');
  main = await create('main-categories', { translations: { tr: { name: 'Hidrolik' } } });
  other = await create('categories', { main_category_id: main, translations: { tr: { name: 'Vanalar' } } });
  category = await create('categories', { main_category_id: main, translations: { tr: { name: 'Pompalar' } } });
});
afterEach(() => test.close());

const url = '/api/admin/products';

async function create(what: string, form_data: object): Promise<number> {
  const { body } = await staff.call({ url: `/api/admin/${what}`, form: { form_data } });
  return (body.data as { id: number }).id;
}

const text = (name: string, extra: object = {}) => ({ name, document: paragraphs(`${name} ayrıntıları.`), ...extra });

const input = (code: string, name: string, extra: object = {}) => ({
  category_id: category,
  code,
  translations: { tr: text(name) },
  ...extra,
});

const post = (form_data: object) => staff.call({ url, form: { form_data } });

async function add(code: string, name: string, extra: object = {}): Promise<ProductRecord> {
  return (await post(input(code, name, extra))).body.data as ProductRecord;
}

const put = (id: number, form_data: object) => staff.call({ url: `${url}/${id}`, form: { _method: 'PUT', form_data } });

const read = async (slug: string, query = '') =>
  (await sendRequest(test.app, { url: `/api/pages/product/${slug}${query}` })).body.data as Product;

async function names(slug: string, query = ''): Promise<string[]> {
  const { body } = await sendRequest(test.app, { url: `/api/pages/products/${slug}${query}` });
  return (body.data as CategoryProducts).products.map(({ name }) => name);
}

async function rows(query = ''): Promise<{ codes: string[]; total: number | undefined }> {
  const { body } = await staff.call({ url: `${url}${query}` });
  return { codes: (body.data as ProductRow[]).map(({ code }) => code), total: body.meta?.total };
}

describe('the list of products', () => {
  it('is filtered by state, together with category and search', async () => {
    await add('A-1', 'Açık');
    await add('G-1', 'Kapalı', { active: 0 });
    await add('G-2', 'Kapalı vana', { active: 0, category_id: other });

    expect(await rows('?state=published')).toEqual({ codes: ['A-1'], total: 1 });
    expect((await rows('?state=withdrawn')).codes.toSorted()).toEqual(['G-1', 'G-2']);
    expect(await rows(`?state=withdrawn&category_id=${other}&search=vana`)).toEqual({ codes: ['G-2'], total: 1 });
    expect((await rows('?state=silinmis')).total).toBe(3);
  });
});

describe('products', () => {
  it('can be created, read, changed and deleted', async () => {
    const pictures = [await addPicture(test), await addPicture(test), await addPicture(test)];
    const [first = 0, second = 0, third = 0] = pictures;
    const translations = {
      tr: text('Dalgıç Pompa', { summary: 'Kuyular için.', transporter_types: ['Kuyu', 'Atık su'] }),
    };
    const created = await post(input('DP-10', '', { media: [second, first], translations }));
    expect(created.body).toMatchObject({ success: true, message: 'Oluşturuldu!' });
    const { id, version } = created.body.data as ProductRecord;
    expect(await read('dalgic-pompa')).toMatchObject({
      id,
      queue: 1,
      code: 'DP-10',
      name: 'Dalgıç Pompa',
      seo_name: 'dalgic-pompa',
      summary: 'Kuyular için.',
      picture: expect.objectContaining({ id: second }),
      pictures: [expect.objectContaining({ id: second }), expect.objectContaining({ id: first })],
      transporter_types: ['Kuyu', 'Atık su'],
      content: '<p>Dalgıç Pompa ayrıntıları.</p>',
      category: { name: 'Pompalar', seo_name: 'pompalar' },
      alternates: { tr: 'dalgic-pompa' },
      lang: 'tr',
    });

    const changed = await put(id, { ...input('DP-11', 'Yeni Ad', { media: [third, third] }), version });
    expect(changed.body).toMatchObject({
      message: 'Güncellendi!',
      data: { version: version + 1, media: [{ id: third }] },
    });
    expect(await read('dalgic-pompa')).toMatchObject({ name: 'Yeni Ad', code: 'DP-11', picture: { id: third } });
    expect((await staff.call({ url: `${url}/${id}` })).body.data).toEqual(changed.body.data);

    expect((await staff.call({ url: `${url}/${id}`, form: { _method: 'DELETE' } })).body.message).toBe('Silindi!');
    expect((await sendRequest(test.app, { url: '/api/pages/product/dalgic-pompa' })).status).toBe(404);
    expect((await staff.call({ url: `${url}/${id}`, form: { _method: 'DELETE' } })).status).toBe(404);
  });

  it('reports the invalid field', async () => {
    const refused: [field: string, extra: object][] = [
      ['code', { code: ' ' }],
      ['code', { code: 'x'.repeat(31) }],
      ['category_id', { category_id: 999 }],
      ['media', { media: [999_999] }],
      ['translations.tr.name', { translations: { tr: text('') } }],
      ['translations.tr.document', { translations: { tr: { name: 'Belgesiz' } } }],
      ['translations.tr.transporter_types[0]', { translations: { tr: text('Ad', { transporter_types: ['a,b'] }) } }],
      ['translations.tr.transporter_types[1]', { translations: { tr: text('Ad', { transporter_types: ['a', ''] }) } }],
    ];
    for (const [field, extra] of refused) {
      const { status, body } = await post(input('P-1', 'Pompa', extra));
      expect([extra, status, Object.keys(body.errors ?? {})]).toEqual([extra, 422, [field]]);
    }
    expect((await rows()).codes).toEqual([]);
  });

  it('belong to a category, not to a main category', async () => {
    expect((await post(input('P-1', 'Pompa', { category_id: main }))).body.errors).toEqual({
      category_id: 'Listeden bir değer seçin.',
    });
  });

  it('have a unique code', async () => {
    const { id } = await add('P-1', 'Pompa');
    const twice = await post(input('P-1', 'Başka'));
    expect([twice.status, twice.body.errors]).toEqual([422, { code: 'Bu Kod Başka Bir Üründe Kullanılıyor' }]);
    expect((await put(id, { ...input('P-1', 'Pompa'), version: 1 })).status).toBe(200);
  });

  it('are public only while active', async () => {
    await add('P-1', 'Görünür');
    await add('P-2', 'Taslak', { active: 0 });
    expect(await names('pompalar')).toEqual(['Görünür']);
    expect((await sendRequest(test.app, { url: '/api/pages/product/taslak' })).status).toBe(404);
    expect((await rows()).codes).toEqual(['P-2', 'P-1']);
  });

  it('are found by the slug of any language and by a former slug, and report the fallback language', async () => {
    await addEnglish(test);
    const { id } = await add('P-1', 'Pompa');
    const translations = { tr: text('Pompa', { seo_name: 'su-pompasi' }), en: text('Pump') };
    await put(id, { ...input('P-1', '', { translations }), version: 1 });
    expect(await read('pompa')).toMatchObject({ seo_name: 'su-pompasi', alternates: { tr: 'su-pompasi', en: 'pump' } });
    expect(await read('su-pompasi', '?lang=en')).toMatchObject({
      name: 'Pump',
      lang: 'en',
      category: { name: 'Pompalar' },
    });
    expect(await read('pump')).toMatchObject({ name: 'Pompa', lang: 'tr' });
    await add('P-2', 'Vana');
    expect(await names('pompalar', '?lang=en')).toEqual(['Vana', 'Pump']);
    expect(await read('vana', '?lang=en')).toMatchObject({ lang: 'tr' });
  });

  it('return 409 when another user has saved in between and keep the first change', async () => {
    const { id } = await add('P-1', 'Ortak');
    await put(id, { ...input('P-1', 'Benimki'), version: 1 });
    const { status, body } = await put(id, { ...input('P-1', 'Seninki'), version: 1 });
    expect(status).toBe(409);
    const conflict = body.data as VersionConflict<ProductRecord>;
    expect(conflict).toMatchObject({ sent_version: 1, current_version: 2 });
    expect(conflict.current.translations.tr?.name).toBe('Benimki');
  });

  it('deny access without the right', async () => {
    const hr = await signIn(test, 'hr');
    expect((await hr.call({ url })).status).toBe(403);
    expect((await hr.call({ url, form: { form_data: input('P-1', 'Pompa') } })).status).toBe(403);
    expect((await sendRequest(test.app, { url })).status).toBe(401);
  });
});

describe('product order', () => {
  const order = (ids: number[]) => staff.call({ url: `${url}/queue`, form: { queue: queueFromOrder(ids) } });

  it('is separate for each category, and a main category lists its categories one after the other', async () => {
    const [a, b] = [await add('P-1', 'Pompa A'), await add('P-2', 'Pompa B')];
    const valve = await add('V-1', 'Vana A', { category_id: other });
    expect((await order([a.id, b.id])).body.message).toBe('Sıra Düzeni Değiştirildi.');
    expect(await names('pompalar')).toEqual(['Pompa A', 'Pompa B']);
    expect(await names('hidrolik')).toEqual(['Pompa A', 'Pompa B', 'Vana A']);
    expect((await order([a.id, valve.id])).status).toBe(409);
    await add('P-3', 'Pompa C');
    expect((await order([b.id, a.id])).status).toBe(200);
    expect((await order([a.id, b.id, 999])).status).toBe(409);
    expect(await names('pompalar')).toEqual(['Pompa C', 'Pompa B', 'Pompa A']);
  });

  it('puts a product first when it moves to another category', async () => {
    const pump = await add('P-1', 'Pompa');
    await add('V-1', 'Vana', { category_id: other });
    await put(pump.id, { ...input('P-1', 'Pompa', { category_id: other }), version: 1 });
    expect([await names('pompalar'), await names('vanalar')]).toEqual([[], ['Pompa', 'Vana']]);
  });
});

describe('product list of the panel', () => {
  it('is paginated, searched in all languages and filtered by category', async () => {
    await addEnglish(test);
    for (let number = 1; number <= 21; number += 1) await add(`P-${number}`, `Pompa ${number}`);
    await add('V-1', 'Küresel Vana', {
      category_id: other,
      translations: { tr: text('Küresel Vana'), en: text('Ball valve') },
    });
    expect(await rows()).toMatchObject({ total: 22, codes: { length: 20 } });
    expect((await rows('?page=2')).codes).toEqual(['P-1', 'V-1']);
    expect(await rows(`?category_id=${other}`)).toEqual({ codes: ['V-1'], total: 1 });
    expect(await rows('?search=ball')).toEqual({ codes: ['V-1'], total: 1 });
    expect(await rows(`?search=ball&category_id=${category}`)).toEqual({ codes: [], total: 0 });
    const { body } = await staff.call({ url: `${url}?search=kuresel` });
    expect(body.data).toMatchObject([{ name: 'Küresel Vana', languages: ['en', 'tr'], picture: null, active: 1 }]);
  });
});
