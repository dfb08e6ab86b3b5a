import { api } from '@vitrin/shared-contracts/paths';
import { paragraphs } from '../../testing/documents.ts';
import { trashCalls } from '../../testing/trash-calls.ts';
import { countOutdated } from './repair-index.service.ts';
import { searchCalls } from '../../testing/search-calls.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let staff: Staff;
beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'admin');
});
afterEach(() => test.close());

async function send(url: string, form_data: object, method?: string): Promise<number> {
  const form = { ...(method !== undefined && { _method: method }), form_data };
  const { status, body } = await staff.call({ url, form });
  expect([status, body.errors]).toEqual([200, undefined]);
  return (body.data as { id: number }).id;
}

const product = (category_id: number, active: 0 | 1 = 1) => ({
  category_id,
  code: 'S-1',
  active,
  translations: { tr: { name: 'Sarkaç', document: paragraphs('Metin.') } },
});

it('a category is found as soon as a product is in it, and not when the last one has gone', async () => {
  const main = await send(api.adminMainCategories, { translations: { tr: { name: 'Ölçüm' } } });
  const category = (name: string) =>
    send(api.adminCategories, { main_category_id: main, translations: { tr: { name } } });
  const [gauges, others] = [await category('Ölçüm aletleri'), await category('Ölçüm defterleri')];
  const found = async () => {
    const { titles, find } = searchCalls(test, staff);
    const [names, { total }] = [await titles('ölçüm'), await find('ölçüm')];
    expect([names, total]).toEqual([names, names.length]);
    return names.toSorted();
  };
  expect(await found()).toEqual([]);
  const id = await send(api.adminProducts, product(gauges));
  expect(await found()).toEqual(['Ölçüm', 'Ölçüm aletleri']);
  await send(`${api.adminProducts}/${id}`, product(others), 'PUT');
  expect(await found()).toEqual(['Ölçüm', 'Ölçüm defterleri']);
  await send(`${api.adminProducts}/${id}`, product(others, 0), 'PUT');
  expect(await found()).toEqual([]);
  await send(`${api.adminProducts}/${id}`, product(others), 'PUT');
  await staff.call({ url: `${api.adminProducts}/${id}`, form: { _method: 'DELETE' } });
  expect(await found()).toEqual([]);
  await trashCalls(staff).restore('product', [id]);
  expect(await found()).toEqual(['Ölçüm', 'Ölçüm defterleri']);
});

it('main categories and categories are one kind for visitors, and neither is taken for outdated', async () => {
  const main = await send(api.adminMainCategories, { translations: { tr: { name: 'Ölçüm' } } });
  const gauges = await send(api.adminCategories, {
    main_category_id: main,
    translations: { tr: { name: 'Ölçümler' } },
  });
  await send(api.adminProducts, product(gauges));
  const { find, suggest, titles } = searchCalls(test, staff);
  expect((await find('ölçüm')).data.kinds).toEqual([{ kind: 'kategori', count: 2 }]);
  expect(await titles('ölçüm', { kind: 'kategori' })).toEqual(['Ölçüm', 'Ölçümler']);
  expect((await suggest('ölç')).pages.map(({ kind }) => kind)).toEqual(['kategori', 'kategori']);
  expect(await countOutdated(test.services)).toBe(0);
});
