import type { ProductSummary } from '@vitrin/shared-contracts/catalogue';
import { limits } from '@vitrin/shared-contracts/limits';
import { sendRequest } from '../../testing/send-request.ts';
import { paragraphs } from '../../testing/documents.ts';
import { addEnglish } from '../../testing/languages.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let staff: Staff;
let bells: number;
let lifts: number;
beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'editor');
  await addEnglish(test);
  const main = await create('main-categories', { translations: { tr: { name: 'Bina' } } });
  const below = (name: string) => create('categories', { main_category_id: main, translations: { tr: { name } } });
  lifts = await below('Asansörler');
  bells = await below('Ziller');
});
afterEach(() => test.close());

async function create(what: string, form_data: object): Promise<number> {
  const { body } = await staff.call({ url: `/api/admin/${what}`, form: { form_data } });
  return (body.data as { id: number }).id;
}

const text = (name: string, extra: object = {}) => ({ name, document: paragraphs('Metin.'), ...extra });

const add = (category_id: number, code: string, translations: object, extra: object = {}) =>
  create('products', { category_id, code, translations, ...extra });

async function search(query: Record<string, string>) {
  const { status, body } = await sendRequest(test.app, {
    url: `/api/pages/search-products?${new URLSearchParams(query).toString()}`,
  });
  return {
    status,
    codes: (body.data as ProductSummary[] | undefined)?.map(({ code }) => code),
    total: body.meta?.total,
  };
}

const found = async (searchTerms: string) => (await search({ search: searchTerms })).codes;

describe('product search by text', () => {
  beforeEach(async () => {
    await add(bells, 'ZL-10', {
      tr: text('Çağrı Düğmesi', {
        summary: 'Işıklı ve sessiz.',
        transporter_types: ['Hastane'],
        document: paragraphs('İstinye fabrikasında üretilir.'),
      }),
    });
    await add(lifts, 'AS-200', { tr: text('Yük Asansörü', { transporter_types: ['Fabrika'] }) });
  });

  it('finds text in name, code, summary, types and content regardless of Turkish case and accents', async () => {
    const expected: [searchTerms: string, codes: string[]][] = [
      ['çağrı', ['ZL-10']],
      ['CAGRI', ['ZL-10']],
      ['Çağrı', ['ZL-10']],
      ['ÇAĞRI DÜĞME', ['ZL-10']],
      ['ışıklı', ['ZL-10']],
      ['ISIKLI', ['ZL-10']],
      ['isikli', ['ZL-10']],
      ['istinye', ['ZL-10']],
      ['ISTINYE', ['ZL-10']],
      ['İSTİNYE', ['ZL-10']],
      ['zl-10', ['ZL-10']],
      ['10', ['ZL-10']],
      ['as', ['AS-200']],
      ['hastane', ['ZL-10']],
      ['fabrika', ['ZL-10', 'AS-200']],
      ['fabrika yük', ['AS-200']],
      ['çağrı yük', []],
      ['%', []],
      ['', ['ZL-10', 'AS-200']],
    ];
    for (const [searchTerms, codes] of expected) {
      const answered = { status: 200, codes, total: codes.length };
      expect({ searchTerms, ...(await search({ search: searchTerms })) }).toEqual({
        searchTerms,
        ...answered,
      });
      expect({ searchTerms, ...(await search({ search: searchTerms, search_type: 'input' })) }).toEqual({
        searchTerms,
        ...answered,
      });
    }
  });

  it.each(['SM-410', 'SM410', 'sm 410', 'sm.410', 'SM410 kapı'])(
    'finds a code as %s, with and without its punctuation, on the site and in the panel',
    async (typed) => {
      await add(bells, 'SM-410', { tr: text('Kapı Zili') });
      await add(bells, 'SM-4', { tr: text('Kapı Zili 10') });
      const { body } = await staff.call({ url: `/api/admin/products?search=${encodeURIComponent(typed)}` });
      expect([await found(typed), (body.data as { code: string }[]).map(({ code }) => code)]).toEqual([
        ['SM-410'],
        ['SM-410'],
      ]);
    },
  );

  it('finds a code without punctuation that is typed with it', async () => {
    await add(bells, 'VK10', { tr: text('Kapı Zili') });
    expect([await found('VK-10'), await found('vk10')]).toEqual([['VK10'], ['VK10']]);
  });

  it('finds no inactive products, and finds a new code even when no text was sent', async () => {
    await add(bells, 'ZL-99', { tr: text('Çağrı Lambası') }, { active: 0 });
    expect(await found('çağrı')).toEqual(['ZL-10']);
    const { body } = await staff.call({ url: '/api/admin/products?search=zl-10' });
    const id = (body.data as { id: number }[])[0]?.id;
    const form_data = { version: 1, category_id: bells, code: 'YENI-7', translations: { en: text('Call button') } };
    await staff.call({ url: `/api/admin/products/${id}`, form: { _method: 'PUT', form_data } });
    expect([await found('yeni-7 çağrı'), await found('zl-10')]).toEqual([['YENI-7'], []]);
  });

  it('searches only the text that is shown: the requested language, otherwise the default one', async () => {
    await add(bells, 'ZL-20', { tr: text('Kapı Zili'), en: text('Door bell') });
    const lang = 'en';
    expect([await search({ search: 'bell', lang }), await search({ search: 'kapı', lang })]).toMatchObject([
      { codes: ['ZL-20'] },
      { codes: [] },
    ]);
    const { body } = await sendRequest(test.app, { url: '/api/pages/search-products?lang=en' });
    expect((body.data as ProductSummary[]).map((row) => [row.code, row.lang])).toEqual([
      ['ZL-20', 'en'],
      ['ZL-10', 'tr'],
      ['AS-200', 'tr'],
    ]);
  });
});

describe('product search by category and type', () => {
  beforeEach(async () => {
    await add(bells, 'ZL-1', { tr: text('Zil', { transporter_types: ['Işıklı', 'Duvar'] }) });
    await add(bells, 'ZL-2', { tr: text('Gong', { transporter_types: ['Masa'] }) });
    await add(lifts, 'AS-1', { tr: text('Asansör', { transporter_types: ['Duvar'] }) });
  });

  it('finds the products of a category or main category that have any of the types', async () => {
    const expected: [query: Record<string, string>, codes: string[]][] = [
      [{ search: 'ziller' }, ['ZL-2', 'ZL-1']],
      [{ search: 'bina' }, ['ZL-2', 'ZL-1', 'AS-1']],
      [{ search: 'bina', transporter_types: 'duvar' }, ['ZL-1', 'AS-1']],
      [{ search: 'ziller', transporter_types: 'ISIKLI, masa' }, ['ZL-2', 'ZL-1']],
      [{ search: 'ziller', transporter_types: 'yok' }, []],
      [{ search: 'ziller', transporter_types: ',' }, ['ZL-2', 'ZL-1']],
    ];
    for (const [query, codes] of expected)
      expect([query, (await search({ search_type: 'category', ...query })).codes]).toEqual([query, codes]);
  });

  it('filters a text search by type as well, only by whole types', async () => {
    expect((await search({ search: 'zil', transporter_types: 'ışıklı' })).codes).toEqual(['ZL-1']);
    expect((await search({ transporter_types: 'ışık' })).codes).toEqual([]);
    expect((await search({ transporter_types: 'Duvar,Masa' })).codes).toEqual(['ZL-2', 'ZL-1', 'AS-1']);
  });

  it('no longer finds a changed product by its removed types', async () => {
    const { body } = await staff.call({ url: '/api/admin/products?search=zl-2' });
    const id = (body.data as { id: number }[])[0]?.id;
    const tr = text('Gong', { transporter_types: [] });
    const form_data = { version: 1, category_id: bells, code: 'ZL-2', translations: { tr } };
    await staff.call({ url: `/api/admin/products/${id}`, form: { _method: 'PUT', form_data } });
    expect((await search({ transporter_types: 'masa' })).codes).toEqual([]);
  });

  it('rejects invalid queries', async () => {
    const expected: [query: Record<string, string>, status: number][] = [
      [{ search_type: 'renk' }, 400],
      [{ search: 'a'.repeat(101) }, 400],
      [{ search_type: 'category', search: 'yok' }, 404],
      [{ search_type: 'category' }, 404],
    ];
    for (const [query, status] of expected) expect([query, (await search(query)).status]).toEqual([query, status]);
  });

  it('returns a full page and the total', async () => {
    const { db } = test.services;
    const [first] = await db.selectFrom('product_translations').selectAll().limit(1).execute();
    const now = new Date().toISOString();
    for (let number = 1; number <= limits.productsShown; number += 1) {
      const facts = { category_id: lifts, code: `N-${number}`, queue: number + 1, created_at: now, updated_at: now };
      const { id } = await db.insertInto('products').values(facts).returning('id').executeTakeFirstOrThrow();
      if (!first) throw new Error('No product to copy');
      const { id: _, ...texts } = first;
      await db
        .insertInto('product_translations')
        .values({ ...texts, product_id: id, seo_name: `n-${number}` })
        .execute();
    }
    const { codes, total } = await search({});
    expect([codes?.length, total]).toEqual([limits.productsShown, limits.productsShown + 3]);
  });
});
