import type { CategoryPage, Product, ProductRecord, ProductSummary } from '@vitrin/shared-contracts/catalogue';
import type { UploadedDownload } from '@vitrin/shared-contracts/downloads';
import { api } from '@vitrin/shared-contracts/paths';
import type { ContentKind } from '../../content/content-kind.ts';
import { pdf } from '../../testing/cvs.ts';
import { paragraphs } from '../../testing/documents.ts';
import { addEnglish } from '../../testing/languages.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { trashCalls } from '../../testing/trash-calls.ts';
import { projectRecords } from '../projects/projects.service.ts';
import { categoryRecords, mainCategoryRecords } from './categories.service.ts';
import { productRecords } from './products.service.ts';

let test: TestApp;
let staff: Staff;
let pumps: number;
let valves: number;
beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'admin');
  const hydraulics = await add('main-categories', { translations: { tr: { name: 'Hidrolik' } } });
  valves = await add('categories', { main_category_id: hydraulics, translations: { tr: { name: 'Vanalar' } } });
  pumps = await add('categories', { main_category_id: hydraulics, translations: { tr: { name: 'Pompalar' } } });
});
afterEach(() => test.close());

const url = api.adminProducts;

async function add(what: string, form_data: object): Promise<number> {
  const { status, body } = await staff.call({ url: `/api/admin/${what}`, form: { form_data } });
  expect([status, body.errors]).toEqual([200, undefined]);
  return (body.data as { id: number }).id;
}

const text = (name: string, more: object = {}) => ({ name, document: paragraphs(`${name} metni.`), ...more });
let count = 0;

const form = (name: string, { texts = {}, ...shared }: { texts?: object } & Record<string, unknown> = {}) => {
  count += 1;
  return { category_id: pumps, code: `K-${count}`, translations: { tr: text(name, texts) }, ...shared };
};
const create = (name: string, more?: Parameters<typeof form>[1]) => add('products', form(name, more));
const put = (id: number, form_data: object) => staff.call({ url: `${url}/${id}`, form: { _method: 'PUT', form_data } });
const record = async (id: number) => (await staff.call({ url: `${url}/${id}` })).body.data as ProductRecord;

const get = (address: string) => sendRequest(test.app, { url: address });
const page = async (slug: string) => (await get(api.product(slug))).body.data as Product;

async function list(query = '') {
  const { body } = await get(`${api.productList}?${query}`);
  return { names: (body.data as ProductSummary[]).map(({ name }) => name), meta: body.meta };
}

async function upload(name: string): Promise<{ id: number; path: string }> {
  const file = new File([new Uint8Array(pdf), name], name);
  const { body } = await staff.call({ url: api.adminDownloads, form: { file } });
  return (body.data as UploadedDownload).download;
}

const specs = [
  { id: 'a', label: 'Debi', value: '12 m³/sa' },
  { id: 'b', label: 'Ağırlık', value: '38 kg' },
];

it('a product has its technical table, price, availability and documents on its page', async () => {
  const [manual, drawing] = [await upload('Kılavuz.pdf'), await upload('Çizim.pdf')];
  await create('Dalgıç pompa', {
    price: '1.250,5',
    currency: 'EUR',
    availability: 'made-to-order',
    documents: [drawing.path, manual.path, drawing.path],
    texts: { specs, seo_title: 'Pompa', seo_description: 'Kuyular için pompa' },
  });
  expect(await page('dalgic-pompa')).toMatchObject({
    specs,
    price: { amount: '1250.50', currency: 'EUR' },
    availability: 'made-to-order',
    documents: [
      { path: drawing.path, name: 'Çizim.pdf', type: 'pdf', bytes: expect.any(Number) },
      { path: manual.path, name: 'Kılavuz.pdf', type: 'pdf', bytes: expect.any(Number) },
    ],
    seo_title: 'Pompa',
    seo_description: 'Kuyular için pompa',
    category: { name: 'Pompalar', seo_name: 'pompalar' },
    main_category: { name: 'Hidrolik', seo_name: 'hidrolik' },
  });
});

it('a product without any of it is complete', async () => {
  await create('Vana');
  expect(await page('vana')).toMatchObject({ specs: [], price: null, availability: null, documents: [], related: [] });
});

it('each wrong field is named', async () => {
  const refused: [field: string, more: Parameters<typeof form>[1]][] = [
    ['price', { price: 'sorunuz' }],
    ['price', { price: '-5' }],
    ['price', { price: '12,345' }],
    ['currency', { currency: 'XAU' }],
    ['availability', { availability: 'belki' }],
    ['documents[0]', { documents: ['/iletisim'] }],
    ['translations.tr.specs', { texts: { specs: [{ id: 'a', label: 'Debi', value: '' }] } }],
  ];
  for (const [field, more] of refused) {
    const { status, body } = await staff.call({ url, form: { form_data: form('Pompa', more) } });
    expect([more, status, Object.keys(body.errors ?? {})]).toEqual([more, 422, [field]]);
  }
});

describe('a form that does not know the new fields', () => {
  const old = (name: string) => ({
    active: 1,
    category_id: pumps,
    code: 'P-1',
    media: [],
    translations: { tr: text(name) },
  });

  it('keeps them, with and without the version that it was opened with', async () => {
    const { path } = await upload('Kılavuz.pdf');
    const sale = { price: '99.90', currency: 'USD', availability: 'in-stock', documents: [path] };
    const id = await create('Pompa', { ...sale, texts: { specs, seo_title: 'Ara' } });
    const kept = { ...sale, documents: [{ path }], translations: { tr: { specs, seo_title: 'Ara' } } };
    const { version } = await record(id);
    expect((await put(id, { ...old('Yeni ad'), version })).status).toBe(200);
    expect(await record(id)).toMatchObject({ ...kept, translations: { tr: { name: 'Yeni ad', specs } } });
    // A colleague has changed the price since this form was opened.
    const opened = (await put(id, { price: '100' })).body.data as ProductRecord;
    expect((await put(id, { ...old('Son ad'), version: opened.version - 1 })).status).toBe(200);
    expect((await put(id, { code: 'P-2' })).status).toBe(200);
    const now = { ...kept, price: '100.00', code: 'P-2', translations: { tr: { name: 'Son ad', specs } } };
    expect(await record(id)).toMatchObject(now);
  });

  it('also as a scheduled publication', async () => {
    const id = await create('Pompa', { price: '5', texts: { specs } });
    const { version } = await record(id);
    const copy = { record: String(id), base_version: version, rev: 0, title: 'Taslak' };
    const address = api.adminWorkingCopy('product', '11111111-1111-4111-8111-111111111111');
    const values = old('Taslak adı');
    const draft = await staff.call({ url: address, form: { _method: 'PUT', form_data: copy, form: values, values } });
    expect(draft.status).toBe(200);
    const publication = { _method: 'PUT', form_data: { ...values, version } };
    expect((await staff.call({ url: `${url}/${id}`, form: publication })).status).toBe(200);
    expect(await record(id)).toMatchObject({ price: '5.00', translations: { tr: { name: 'Taslak adı', specs } } });
  });

  it('deletes and restores a product with all of them', async () => {
    const id = await create('Pompa', { price: '5', availability: 'out-of-stock', texts: { specs } });
    await staff.call({ url: `${url}/${id}`, form: { _method: 'DELETE' } });
    await trashCalls(staff).restore('product', [id]);
    expect(await record(id)).toMatchObject({
      price: '5.00',
      availability: 'out-of-stock',
      translations: { tr: { specs } },
    });
  });
});

it('a document of a product is not deleted, and says where it is used', async () => {
  const { id: file, path } = await upload('Kılavuz.pdf');
  const id = await create('Pompa', { documents: [path] });
  const remove = (fields: object = {}) =>
    staff.call({ url: api.adminDownload(file), form: { _method: 'DELETE', ...fields } });
  const refused = await remove({ with_versions: 1 });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Bu dosya kullanıldığı için silinemez (Ürün “Pompa”). Önce oradan kaldırın.',
  ]);
  await put(id, { documents: [] });
  expect((await remove()).status).toBe(409);
  expect((await remove({ with_versions: 1 })).status).toBe(200);
  expect((await put(id, { documents: [path] })).body.data).toMatchObject({ documents: [] });
});

it('related products are those of the category, then those that share most types', async () => {
  const types = (...transporter_types: string[]) => ({ texts: { transporter_types } });
  await create('Başka tür', { category_id: valves, ...types('Gaz') });
  await create('Bir tür', { category_id: valves, ...types('Su') });
  await create('İki tür', { category_id: valves, ...types('SU', 'Yağ') });
  await create('Kapalı', { active: 0 });
  await create('Aynı kategori');
  await create('Pompa', types('Su', 'Yağ'));
  expect((await page('pompa')).related.map(({ name }) => name)).toEqual(['Aynı kategori', 'İki tür', 'Bir tür']);
});

it('all products can be reached page by page, found by text and chosen by category', async () => {
  for (let number = 1; number <= 62; number += 1) await create(`Pompa ${number}`);
  await create('Kelebek vana', { category_id: valves });
  const first = await list();
  expect([first.names.length, first.names[0], first.meta]).toEqual([
    24,
    'Pompa 62',
    expect.objectContaining({ page: 1, page_size: 24, total: 63 }),
  ]);
  expect((await list('page=3')).names).toEqual([
    ...Array.from({ length: 14 }, (_, index) => `Pompa ${14 - index}`),
    'Kelebek vana',
  ]);
  expect((await list('search=KELEBEK')).names).toEqual(['Kelebek vana']);
  expect((await list('category=vanalar')).names).toEqual(['Kelebek vana']);
  expect((await list('category=hidrolik&page=3')).meta?.total).toBe(63);
  expect((await get(`${api.productList}?category=yok`)).status).toBe(404);
});

it('only categories with a public product are listed and have a page', async () => {
  expect((await get(api.productCategories)).body.data).toEqual({ total: 0, languages: [], categories: [] });
  expect((await get(api.category('pompalar'))).status).toBe(404);
  await create('Kapalı', { active: 0, category_id: valves });
  await create('Pompa');
  expect((await get(api.productCategories)).body.data).toMatchObject({
    total: 1,
    languages: ['tr'],
    categories: [{ name: 'Hidrolik', count: 1, categories: [{ name: 'Pompalar', count: 1 }] }],
  });
  expect((await get(api.category('hidrolik'))).body.data).toMatchObject({
    name: 'Hidrolik',
    main_category: null,
    subcategories: [{ name: 'Pompalar', seo_name: 'pompalar', count: 1 }],
    alternates: { tr: 'hidrolik' },
  });
  const category = (await get(api.category('pompalar'))).body.data as CategoryPage;
  expect(category).toMatchObject({ main_category: { name: 'Hidrolik' }, subcategories: [], count: 1 });
  expect((await get(api.category('vanalar'))).status).toBe(404);
});

it('the reads fall back to the default language', async () => {
  await addEnglish(test);
  await create('Vana');
  await add('products', form('Pompa', { translations: { tr: text('Pompa'), en: text('Pump') } }));
  expect((await list('lang=en')).names).toEqual(['Pump', 'Vana']);
  expect((await get(`${api.productCategories}?lang=en`)).body.data).toMatchObject({
    total: 2,
    languages: ['tr', 'en'],
  });
});

it('sections read chosen products in the order of the editor, or those of a category', async () => {
  const [valve, pump] = [await create('Vana'), await create('Pompa')];
  expect((await list(`ids=${[pump, 999, valve, pump].join(',')}`)).names).toEqual(['Pompa', 'Vana']);
  expect((await list('category_id=999')).names).toEqual([]);
  const { category_id } = await record(valve);
  expect((await list(`category_id=${category_id}`)).names.toSorted()).toEqual(['Pompa', 'Vana']);
});

it('products and categories have the addresses that other records with pages have', () => {
  const capabilities = ({ addresses }: ContentKind) =>
    Object.keys(addresses ?? {})
      .filter((name) => !['homePath', 'list', 'listPages', 'shownBy'].includes(name))
      .toSorted();
  for (const { kind } of [productRecords, categoryRecords, mainCategoryRecords])
    expect(capabilities(kind)).toEqual(capabilities(projectRecords.kind));
});

describe('links', () => {
  const linking = (href: string) => ({
    title: href,
    document: {
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }] },
      ],
    },
  });

  it('to the page, to a former address of it and to its place on the home page are links to the product', async () => {
    const id = await create('Pompa');
    await put(id, { translations: { tr: text('Pompa', { seo_name: 'dalgic' }) } });
    for (const href of ['/urun/dalgic', '/urun/pompa', '/?urun=dalgic', '/?urun=pompa', '/urun/yok'])
      await trashCalls(staff).addArticle(href, { translations: { tr: linking(href) } });
    const { body } = await staff.call({ url: api.adminRecordLinks('product', id) });
    const { incoming } = body.data as { incoming: { title: string }[] };
    expect(incoming.map(({ title }) => title).toSorted()).toEqual(
      ['/?urun=dalgic', '/?urun=pompa', '/urun/dalgic', '/urun/pompa'].toSorted(),
    );
  });

  it('renamed products and categories redirect, and are listed', async () => {
    const id = await create('Pompa');
    const renamed = await put(id, { translations: { tr: text('Pompa', { seo_name: 'dalgic' }) } });
    expect(renamed.body.moved).toEqual([{ lang: 'tr', source: '/urun/pompa', target: '/urun/dalgic' }]);
    const texts = { tr: { name: 'Pompalar', seo_name: 'su-pompalari' } };
    await staff.call({
      url: `${api.adminCategories}/${pumps}`,
      form: { _method: 'PUT', form_data: { translations: texts } },
    });
    const { body } = await staff.call({ url: `${api.adminRedirects}/automatic` });
    expect(body.data).toMatchObject([
      { kind: 'category', source: '/kategori/pompalar', target: '/kategori/su-pompalari' },
      { kind: 'product', source: '/urun/pompa', target: '/urun/dalgic' },
    ]);
  });
});
