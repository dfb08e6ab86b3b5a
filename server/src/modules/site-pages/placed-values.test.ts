import type { PageSectionsRecord } from '@vitrin/shared-contracts/page-sections';
import type { StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import type { SitePageRecord } from '@vitrin/shared-contracts/site-pages';
import { invalid } from '@vitrin/shared-contracts/validation';
import { addEnglish } from '../../testing/languages.ts';
import { addPicture } from '../../testing/library-picture.ts';
import { placeableSection } from '../../testing/placeable-section.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { storeLiveRelease } from '../../testing/stored-releases.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let staff: Staff;
beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'editor');
  await storeLiveRelease(test.services, 'remote_kampanya', 'ilk', { sections: { son: placeableSection } });
});
afterEach(() => test.close());

const url = '/api/admin/site-pages';
const placed = (values: object, section = 'son', remote = 'remote_kampanya'): StoredSection => ({
  id: 's1',
  kind: 'remote',
  v: 1,
  values: { remote, section, values },
});
const textOf = (title: string, texts: object) => ({ title, seo_name: '', summary: '', texts });
const form = (section: StoredSection, texts: object = { heading: 'Yaz' }, more: object = {}) => ({
  parent_id: null,
  sections: [section],
  translations: { tr: textOf('Fırsatlar', { s1: texts }) },
  ...more,
});
const send = (form_data: object) => staff.call({ url, form: { form_data } });
const put = (id: number, form_data: object) => staff.call({ url: `${url}/${id}`, form: { _method: 'PUT', form_data } });

async function saved(form_data: object): Promise<SitePageRecord> {
  const { body } = await send(form_data);
  expect(body).toMatchObject({ success: true });
  return body.data as SitePageRecord;
}

it('values that the live release does not accept are refused at their fields', async () => {
  const broken = placed({ count: '9', cover: { media_id: 999 } });
  const { status, body } = await send(form(broken, { heading: 'x'.repeat(21) }));
  expect([status, body.errors]).toEqual([
    422,
    {
      'sections.s1.count': invalid.choice,
      'sections.s1.cover': invalid.choice,
      'translations.tr.texts.s1.heading': invalid.tooLong(20),
    },
  ]);
});

it('a required text is required in the default language, and in others once the section has texts there', async () => {
  await addEnglish(test);
  const sent = (en: object, tr: object) => ({
    ...form(placed({ count: '3' })),
    translations: { en: textOf('Offers', { s1: en }), tr: textOf('Fırsatlar', { s1: tr }) },
  });
  expect((await send(sent({}, {}))).body.errors).toEqual({ 'translations.tr.texts.s1.heading': invalid.required });
  const document = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Terms' }] }] };
  expect((await send(sent({ body: document }, { heading: 'Yaz' }))).body.errors).toEqual({
    'translations.en.texts.s1.heading': invalid.required,
  });
  await saved(sent({}, { heading: 'Yaz' }));
});

it('the home page is checked in the same way', async () => {
  const read = await staff.call({ url: '/api/admin/page-sections/home' });
  const { version } = read.body.data as PageSectionsRecord;
  const form_data = { page: 'home', version, sections: [placed({ count: 3 })], translations: { tr: { texts: {} } } };
  const { status, body } = await staff.call({ url: '/api/admin/page-sections', form: { _method: 'PUT', form_data } });
  expect([status, body.errors]).toEqual([
    422,
    { 'sections.s1.count': invalid.choice, 'translations.tr.texts.s1.heading': invalid.required },
  ]);
});

it.each([
  ['a remote that is not on the site', placed({ count: 9 }, 'son', 'remote_filo')],
  ['a section that the live release does not have', placed({ count: 9 }, 'eski')],
])('values of %s are kept as they are', async (_case, section) => {
  const { sections, translations } = await saved(form(section, { heading: 'x'.repeat(40), later: { a: 1 } }));
  expect(sections).toEqual([section]);
  expect(translations['tr']?.texts).toEqual({ s1: { heading: 'x'.repeat(40), later: { a: 1 } } });
});

it('pictures come with the page, and documents lose those of other sites', async () => {
  const picture = await addPicture(test);
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Koşul' }] };
  const foreign = { type: 'image', attrs: { src: 'https://example.com/a.jpg', alt: '' } };
  const body = { type: 'doc', content: [paragraph, foreign] };
  const record = await saved(form(placed({ cover: { media_id: picture } }), { heading: 'Yaz', body }));
  expect(record.pictures.map(({ id }) => id)).toEqual([picture]);
  expect(record.translations['tr']?.texts).toEqual({
    s1: { heading: 'Yaz', body: { type: 'doc', content: [paragraph] } },
  });
});

it('different fields of a section that two editors have changed are merged', async () => {
  const picture = await addPicture(test);
  const { id, version } = await saved(form(placed({ count: '3' })));
  const first = await put(id, form(placed({ count: '6' }), { heading: 'Yaz' }, { version }));
  expect(first.status).toBe(200);
  const cover = { media_id: picture };
  const second = await put(id, form(placed({ count: '3', cover }), { heading: 'Kış' }, { version }));
  expect(second.status).toBe(200);
  expect(second.body.data).toMatchObject({
    sections: [placed({ count: '6', cover })],
    translations: { tr: { texts: { s1: { heading: 'Kış' } } } },
  });
});
