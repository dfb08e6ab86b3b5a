import type {
  Category,
  CategoryProducts,
  CategoryRecord,
  MainCategory,
  MainCategoryRecord,
} from '@vitrin/shared-contracts/catalogue';
import type { VersionConflict } from '@vitrin/shared-contracts/envelope';
import { queueFromOrder } from '@vitrin/shared-contracts/queue';
import { sendRequest } from '../../testing/send-request.ts';
import { paragraphs } from '../../testing/documents.ts';
import { addEnglish } from '../../testing/languages.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let staff: Staff;
beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'editor');
});
afterEach(() => test.close());

const mainUrl = '/api/admin/main-categories';
const url = '/api/admin/categories';

const texts = (name: string, extra: object = {}) => ({ translations: { tr: { name, ...extra } } });

async function create(address: string, form_data: object): Promise<CategoryRecord> {
  return (await staff.call({ url: address, form: { form_data } })).body.data as CategoryRecord;
}

const addMain = (name: string) => create(mainUrl, texts(name));
const addBelow = (main: { id: number }, name: string) => create(url, { main_category_id: main.id, ...texts(name) });

const put = (address: string, form_data: object) => staff.call({ url: address, form: { _method: 'PUT', form_data } });

async function categories(query = ''): Promise<MainCategory[]> {
  return (await sendRequest(test.app, { url: `/api/pages/categories${query}` })).body.data as MainCategory[];
}

const names = (list: readonly Category[] = []) => list.map(({ name }) => name);

async function categoryPage(slug: string, query = ''): Promise<CategoryProducts> {
  return (await sendRequest(test.app, { url: `/api/pages/products/${slug}${query}` })).body.data as CategoryProducts;
}

const addProduct = (category: { id: number }, code: string) =>
  staff.call({
    url: '/api/admin/products',
    form: {
      form_data: {
        category_id: category.id,
        code,
        translations: { tr: { name: `Ürün ${code}`, document: paragraphs('Metin.') } },
      },
    },
  });

describe('categories', () => {
  it('are an empty list by default, not an error', async () => {
    const { status, body } = await sendRequest(test.app, { url: '/api/pages/categories' });
    expect([status, body]).toEqual([200, { success: true, data: [] }]);
  });

  it('can be created, listed, updated and deleted on both levels', async () => {
    const main = await addMain('Taşıyıcı Sistemler');
    const below = await addBelow(main, 'Çelik Kirişler');
    expect(await categories()).toEqual([
      {
        id: main.id,
        queue: 1,
        name: 'Taşıyıcı Sistemler',
        seo_name: 'tasiyici-sistemler',
        seo_title: null,
        seo_description: null,
        lang: 'tr',
        categories: [expect.objectContaining({ id: below.id, name: 'Çelik Kirişler', seo_name: 'celik-kirisler' })],
      },
    ]);
    expect(main).not.toHaveProperty('main_category_id');
    expect(below).toMatchObject({ main_category_id: main.id, version: 1 });

    const renamed = await put(`${mainUrl}/${main.id}`, { version: 1, ...texts('Taşıyıcılar', { seo_title: 'Hepsi' }) });
    expect(renamed.body).toMatchObject({ message: 'Güncellendi!', data: { version: 2 } });
    expect(await categories()).toMatchObject([
      { name: 'Taşıyıcılar', seo_name: 'tasiyici-sistemler', seo_title: 'Hepsi' },
    ]);

    expect((await staff.call({ url: `${url}/${below.id}`, form: { _method: 'DELETE' } })).body.message).toBe(
      'Silindi!',
    );
    expect((await staff.call({ url: `${mainUrl}/${main.id}`, form: { _method: 'DELETE' } })).status).toBe(200);
    expect(await categories()).toEqual([]);
    expect((await sendRequest(test.app, { url: '/api/pages/products/celik-kirisler' })).status).toBe(404);
  });

  it('are found in the panel only on their own level', async () => {
    const main = await addMain('Ana');
    const below = await addBelow(main, 'Alt');
    for (const address of [`${url}/${main.id}`, `${mainUrl}/${below.id}`]) {
      expect((await staff.call({ url: address })).status).toBe(404);
      expect((await staff.call({ url: address, form: { _method: 'DELETE' } })).status).toBe(404);
      const form_data = { version: 1, main_category_id: main.id, ...texts('Öteki') };
      expect((await put(address, form_data)).status).toBe(404);
    }
    expect((await staff.call({ url: `${mainUrl}/${main.id}` })).body.data).toEqual(main);
    expect((await staff.call({ url })).body.data).toEqual([below]);
    expect((await staff.call({ url: mainUrl })).body.data).toEqual([main]);
  });

  it('are found by search terms in their names in any language', async () => {
    await addEnglish(test);
    const main = await addMain('Taşıyıcı Sistemler');
    await addMain('Kaldırma');
    const form_data = {
      main_category_id: main.id,
      translations: { tr: { name: 'Kiriş' }, en: { name: 'Steel Beam' } },
    };
    await create(url, form_data);
    await addBelow(main, 'Kolon');
    const found = async (address: string, search: string) => {
      const { body } = await staff.call({ url: `${address}?search=${encodeURIComponent(search)}` });
      return (body.data as CategoryRecord[]).map(({ translations }) => translations.tr?.name);
    };
    expect(await found(mainUrl, 'TAŞIYICI sis')).toEqual(['Taşıyıcı Sistemler']);
    expect([await found(url, 'beam'), await found(url, 'KIRIS'), await found(url, 'boru')]).toEqual([
      ['Kiriş'],
      ['Kiriş'],
      [],
    ]);
  });

  it('require an existing main category and a name in the default language', async () => {
    await addEnglish(test);
    const main = await addMain('Ana');
    const below = await addBelow(main, 'Alt');
    const refused = [
      [{ main_category_id: below.id, ...texts('Alt') }, 'main_category_id'],
      [{ main_category_id: 999, ...texts('Alt') }, 'main_category_id'],
      [texts('Alt'), 'main_category_id'],
      [{ main_category_id: main.id, translations: { en: { name: 'Below' } } }, 'translations.tr.name'],
    ] as const;
    for (const [form_data, field] of refused) {
      const { status, body } = await staff.call({ url, form: { form_data } });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    }
  });

  it('cannot be deleted while they contain categories or products', async () => {
    const main = await addMain('Ana');
    const below = await addBelow(main, 'Alt');
    await addProduct(below, 'A-1');
    await addProduct(below, 'A-2');
    const full = await staff.call({ url: `${url}/${below.id}`, form: { _method: 'DELETE' } });
    expect([full.status, full.body.message]).toEqual([409, expect.stringMatching(/^Bu kategoride 2 ürün var\./)]);
    const fullMain = await staff.call({ url: `${mainUrl}/${main.id}`, form: { _method: 'DELETE' } });
    expect([fullMain.status, fullMain.body.message]).toEqual([
      409,
      expect.stringMatching(/^Bu ana kategoride 1 kategori var\./),
    ]);
    expect(names((await categories())[0]?.categories)).toEqual(['Alt']);
  });

  it('return 409 when another user has saved in between and keep the first change', async () => {
    const main = await addMain('Ortak');
    await put(`${mainUrl}/${main.id}`, { version: 1, ...texts('Benimki') });
    const { status, body } = await put(`${mainUrl}/${main.id}`, { version: 1, ...texts('Seninki') });
    expect(status).toBe(409);
    const conflict = body.data as VersionConflict<MainCategoryRecord>;
    expect(conflict).toMatchObject({ sent_version: 1, current_version: 2 });
    expect(conflict.current.translations.tr?.name).toBe('Benimki');
  });

  it('deny access without the right', async () => {
    const hr = await signIn(test, 'hr');
    for (const address of [mainUrl, url]) {
      expect((await hr.call({ url: address })).status).toBe(403);
      expect((await hr.call({ url: address, form: { form_data: texts('Ana') } })).status).toBe(403);
      expect((await sendRequest(test.app, { url: address })).status).toBe(401);
    }
  });
});

describe('category order', () => {
  const order = (address: string, ids: number[]) =>
    staff.call({ url: `${address}/queue`, form: { _method: 'PUT', queue: queueFromOrder(ids) } });

  it('is separate for main categories and for the categories of each', async () => {
    const first = await addMain('Birinci');
    const second = await addMain('İkinci');
    const a = await addBelow(first, 'Kiriş');
    const b = await addBelow(first, 'Kolon');
    await addBelow(second, 'Boru');
    expect((await order(url, [a.id, b.id])).status).toBe(200);
    expect((await order(mainUrl, [first.id, second.id])).status).toBe(200);
    const list = await categories();
    expect(list.map(({ name, queue }) => [name, queue])).toEqual([
      ['Birinci', 2],
      ['İkinci', 1],
    ]);
    expect(list.map((main) => main.categories.map(({ name, queue }) => [name, queue]))).toEqual([
      [
        ['Kiriş', 2],
        ['Kolon', 1],
      ],
      [['Boru', 1]],
    ]);
  });

  it('returns 409 for categories of two main categories', async () => {
    const first = await addMain('Birinci');
    const a = await addBelow(first, 'Kiriş');
    const other = await addBelow(await addMain('İkinci'), 'Boru');
    expect((await order(url, [other.id, a.id])).status).toBe(409);
    expect((await order(url, [a.id, first.id])).status).toBe(409);
  });

  it('puts a category first when it moves to another main category', async () => {
    const first = await addMain('Birinci');
    const second = await addMain('İkinci');
    const a = await addBelow(first, 'Kiriş');
    await addBelow(second, 'Boru');
    await put(`${url}/${a.id}`, { version: 1, main_category_id: second.id, ...texts('Kiriş') });
    const list = await categories();
    expect(list.map((main) => names(main.categories))).toEqual([['Kiriş', 'Boru'], []]);
  });
});

describe('category slugs', () => {
  it('are shared by main categories and categories', async () => {
    const main = await addMain('Pompalar');
    const below = await addBelow(main, 'Pompalar');
    expect(below.translations.tr?.seo_name).toBe('pompalar-2');
    const typed = { main_category_id: main.id, ...texts('Vanalar', { seo_name: 'pompalar' }) };
    const { status, body } = await staff.call({ url, form: { form_data: typed } });
    expect([status, body.errors]).toEqual([
      422,
      { 'translations.tr.seo_name': 'Bu Adres Başka Bir Kayıtta Kullanılıyor' },
    ]);
    expect((await categoryPage('pompalar')).subcategories).toMatchObject([{ id: below.id }]);
    expect(await categoryPage('pompalar-2')).toMatchObject({
      category: { id: below.id },
      subcategories: [],
      products: [],
    });
  });

  it('keep working after a rename until another category takes the old slug', async () => {
    const main = await addMain('Pompalar');
    await put(`${mainUrl}/${main.id}`, { version: 1, ...texts('Pompalar', { seo_name: 'su-pompalari' }) });
    expect((await categoryPage('pompalar')).category).toMatchObject({ id: main.id, seo_name: 'su-pompalari' });
    const below = await addBelow(main, 'Pompalar');
    expect((await categoryPage('pompalar')).category.id).toBe(below.id);
  });

  it('resolve in any language, and texts fall back individually', async () => {
    await addEnglish(test);
    const main = await addMain('Borular');
    await addBelow(main, 'Plastik');
    await put(`${mainUrl}/${main.id}`, { version: 1, translations: { en: { name: 'Pipes' } } });
    expect(
      (await categories('?lang=en')).map(({ name, lang, categories: below }) => [name, lang, below[0]?.lang]),
    ).toEqual([['Pipes', 'en', 'tr']]);
    expect((await categoryPage('pipes')).category).toMatchObject({ name: 'Borular', lang: 'tr' });
    expect((await categoryPage('borular', '?lang=en')).category).toMatchObject({ name: 'Pipes', lang: 'en' });
    expect((await sendRequest(test.app, { url: '/api/pages/products/yok' })).status).toBe(404);
  });
});
