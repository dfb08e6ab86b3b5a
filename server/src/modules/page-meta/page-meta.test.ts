import type { PageMetaRecord } from '@vitrin/shared-contracts/page-meta';
import { sendRequest } from '../../testing/send-request.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let staff: Staff;
beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'editor');
});
afterEach(() => test.close());

const url = '/api/admin/page-meta';
const save = (form_data: object) => staff.call({ url, form: { _method: 'PUT', form_data } });

it('page metadata is saved by route and language and used by the site', async () => {
  const translations = { tr: { title: 'Biz kimiz', description: '' } };
  const { body } = await save({ route: 'about_us', version: 0, translations });
  expect(body).toMatchObject({ message: 'Güncellendi!', data: { route: 'about_us', version: 1 } });
  const { body: shown } = await sendRequest(test.app, { url: '/api/pages/page-meta' });
  expect(shown.data).toMatchObject({
    about_us: { title: 'Biz kimiz', description: null },
    home: { title: null, description: null },
  });
});

it('page metadata lists every route, saved or not', async () => {
  const rows = (await staff.call({ url })).body.data as PageMetaRecord[];
  expect(rows.map(({ route, version }) => [route, version])).toEqual([
    ['home', 0],
    ['about_us', 0],
    ['blog', 0],
    ['contact', 0],
    ['contract', 0],
  ]);
});

it('page metadata can be read by route', async () => {
  await save({ route: 'blog', version: 0, translations: { tr: { title: 'Yazılar' } } });
  const { body } = await staff.call({ url: `${url}/blog` });
  expect(body.data).toMatchObject({ route: 'blog', version: 1, translations: { tr: { title: 'Yazılar' } } });
  expect((await staff.call({ url: `${url}/home` })).body.data).toMatchObject({ version: 0, translations: {} });
  expect((await staff.call({ url: `${url}/yok` })).status).toBe(404);
});

it('page metadata rejects a stale version, an unknown route and a title that is too long', async () => {
  const translations = { tr: { title: 'A' } };
  await save({ route: 'home', version: 0, translations });
  expect((await save({ route: 'home', version: 0, translations: { tr: { title: 'B' } } })).status).toBe(409);
  expect((await save({ route: 'yok', version: 0, translations })).body.errors).toEqual({
    route: 'Listeden bir değer seçin.',
  });
  const long = { tr: { title: 'x'.repeat(71) } };
  expect((await save({ route: 'home', version: 1, translations: long })).body.errors).toEqual({
    'translations.tr.title': 'Bu Alan 70 Karakteri Geçemez',
  });
});

it('page metadata of a removed language falls back to the default one', async () => {
  await staff.call({
    url,
    form: { _method: 'PUT', form_data: { route: 'home', version: 0, translations: { tr: { title: 'Ev' } } } },
  });
  const { body } = await save({ route: 'home', version: 1, translations: { tr: null } });
  expect(body.data).toMatchObject({ translations: {} });
});

it('page metadata is found by the name of its page or by its texts', async () => {
  const translations = { tr: { title: 'Biz kimiz', description: 'IŞIĞIN izinde' } };
  await save({ route: 'home', version: 0, translations });
  const found = async (search: string) =>
    ((await staff.call({ url: `${url}?search=${encodeURIComponent(search)}` })).body.data as PageMetaRecord[]).map(
      ({ route }) => route,
    );
  expect(await found('ışığın')).toEqual(['home']);
  expect(await found('iletisim')).toEqual(['contact']);
  expect(await found('yok')).toEqual([]);
});
