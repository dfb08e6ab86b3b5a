import type { ContentGroupRecord } from '@vitrin/shared-contracts/page-contents';
import { sendRequest } from '../../testing/send-request.ts';
import { paragraphs } from '../../testing/documents.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

const times = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  const { db } = test.services;
  await db
    .insertInto('languages')
    .values({ abbr: 'en', lang: 'English', active: 1, ...times })
    .execute();
  await db
    .insertInto('media')
    .values({ hash: 'ab12', width: 1600, height: 900, widths: '[480,960]', ...times })
    .execute();
  await db.insertInto('media_translations').values({ media_id: 1, lang: 'tr', alt: 'Köprü' }).execute();
  const content = async (key: string, lang: string, value: unknown) =>
    db
      .insertInto('page_contents')
      .values({ group_name: 'home', key, lang, value: JSON.stringify(value), ...times })
      .execute();
  await content('hero_title', 'tr', 'Merhaba');
  await content('hero_text', 'tr', 'Metin');
  await content('hero_title', 'en', 'Hello');
  await content('hero_picture', 'tr', { media_id: 1 });
  await content('introduction_picture', 'tr', { media_id: 99 });
});
afterAll(() => test.close());

const home = async (query = '') =>
  (await sendRequest(test.app, { url: `/api/pages/content?page=home${query}` })).body.data;

it('a group returns its values by key, with complete picture data', async () => {
  expect(await home()).toEqual({
    hero_title: 'Merhaba',
    hero_text: 'Metin',
    hero_action: '',
    numbers: [],
    hero_picture: expect.objectContaining({ id: 1, width: 1600, height: 900, alt: 'Köprü' }),
    introduction_picture: null,
    lang: 'tr',
  });
});

it('each key falls back to the default language', async () => {
  expect(await home('&lang=en')).toMatchObject({ hero_title: 'Hello', hero_text: 'Metin', lang: 'tr' });
});

it('a group returns all its keys, saved or not, and an unknown group returns 404', async () => {
  expect((await sendRequest(test.app, { url: '/api/pages/content?page=media' })).body.data).toEqual({
    sharing_picture: null,
    lang: 'tr',
  });
  expect((await sendRequest(test.app, { url: '/api/pages/content?page=yok' })).status).toBe(404);
});

describe('page contents in the panel', () => {
  const url = '/api/admin/contents';
  let staff: Staff;
  beforeAll(async () => {
    staff = await signIn(test, 'editor');
  });

  const save = (group: string, form_data: object) =>
    staff.call({ url: `${url}/${group}`, form: { _method: 'PUT', form_data } });
  const versionOf = async (group: string) =>
    ((await staff.call({ url: `${url}/${group}` })).body.data as ContentGroupRecord).version;

  it('save the submitted keys of the submitted languages and keep the rest', async () => {
    const version = await versionOf('home');
    const { status, body } = await save('home', {
      version,
      translations: { en: { hero_text: 'Text', hero_picture: 1 }, tr: { numbers: [{ value: '39', label: 'yıl' }] } },
    });
    expect([status, body.message]).toEqual([200, 'Güncellendi!']);
    expect(await home('&lang=en')).toMatchObject({ hero_title: 'Hello', hero_text: 'Text', lang: 'tr' });
    await save('home', { version: version + 1, translations: { en: { numbers: [{ value: '39', label: 'years' }] } } });
    expect(await home('&lang=en')).toMatchObject({ lang: 'en', hero_picture: { id: 1 } });
  });

  it('use the fallback for an emptied text', async () => {
    await save('home', { version: await versionOf('home'), translations: { en: { hero_title: '' } } });
    expect(await home('&lang=en')).toMatchObject({ hero_title: 'Merhaba' });
  });

  it('render the biography from its document and do not publish the document', async () => {
    const translations = { tr: { title: 'Biz', document: paragraphs('Bir masa.') } };
    await save('corporate', { version: 0, translations });
    const { body } = await sendRequest(test.app, { url: '/api/pages/content?page=corporate' });
    expect(body.data).toMatchObject({ title: 'Biz', story: '<p>Bir masa.</p>', summary: '', lang: 'tr' });
    expect(body.data).not.toHaveProperty('document');
    const record = (await staff.call({ url: `${url}/corporate` })).body.data as ContentGroupRecord;
    expect(record.translations['tr']?.['document']).toEqual(paragraphs('Bir masa.'));
  });

  it('remove the biography together with its document', async () => {
    const version = await versionOf('corporate');
    await save('corporate', { version, translations: { tr: { title: 'Biz', document: paragraphs('Bir masa.') } } });
    await save('corporate', { version: version + 1, translations: { tr: { document: null } } });
    const { body } = await sendRequest(test.app, { url: '/api/pages/content?page=corporate' });
    expect(body.data).toMatchObject({ title: 'Biz', story: '' });
  });

  it('use the fallback for a header without text, and the fallback picture for a header without a picture', async () => {
    const header = async () =>
      (await sendRequest(test.app, { url: '/api/pages/content?page=breadcrumbs&lang=en' })).body.data as object;
    const about_us = { title: 'Biyografi', text: 'Bir büro.', picture: 1 };
    const english = { title: 'Biography', text: '', picture: null };
    await save('breadcrumbs', { version: 0, translations: { tr: { about_us }, en: { about_us: english } } });
    expect(await header()).toMatchObject({
      about_us: { title: 'Biography', text: '', picture: { id: 1 } },
      lang: 'en',
    });

    const emptied = { title: '', text: '', picture: null };
    await save('breadcrumbs', { version: 1, translations: { en: { about_us: emptied } } });
    expect(await header()).toMatchObject({ about_us: { title: 'Biyografi', picture: { id: 1 } }, lang: 'tr' });
    expect(await versionOf('breadcrumbs')).toBe(2);
  });

  it('reject stale versions, unknown values and texts that are too long', async () => {
    const stale = await save('media', { version: 7, translations: { tr: {} } });
    expect([stale.status, (stale.body.data as { current_version: number }).current_version]).toEqual([409, 0]);
    expect((await save('yok', { version: 0, translations: { tr: {} } })).status).toBe(404);
    const errorsOf = async (group: string, translations: object) =>
      (await save(group, { version: await versionOf(group), translations })).body.errors;
    expect(await errorsOf('media', { xx: {} })).toEqual({ 'translations.xx': 'Böyle bir dil yok.' });
    expect(await errorsOf('media', { tr: { sharing_picture: 99 } })).toEqual({
      'translations.tr.sharing_picture': 'Listeden bir değer seçin.',
    });
    expect(await errorsOf('breadcrumbs', { tr: { blog: { title: 'Yazılar', text: '', picture: 99 } } })).toEqual({
      'translations.tr.blog.picture': 'Listeden bir değer seçin.',
    });
    expect(await errorsOf('catalogue', { tr: { empty_text: 'x'.repeat(2_001) } })).toEqual({
      'translations.tr.empty_text': 'Bu Alan 2000 Karakteri Geçemez',
    });
  });

  it('come back from the history with their pictures', async () => {
    const version = await versionOf('media');
    await save('media', { version, translations: { tr: { sharing_picture: 1 } } });
    const { body } = await staff.call({ url: `/api/admin/history/page-contents/media/${version + 1}/restored` });
    expect(body.data).toMatchObject({ record: { translations: { tr: { sharing_picture: { id: 1, width: 1600 } } } } });
  });

  it('list every group', async () => {
    const groups = (await staff.call({ url })).body.data as ContentGroupRecord[];
    expect(groups.map(({ group }) => group)).toEqual(['breadcrumbs', 'home', 'media', 'corporate', 'catalogue']);
  });
});
