import { ask } from '../../testing/ask.ts';
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
  await db.insertInto('media').values({ hash: 'ab12', width: 1600, height: 900, widths: '[480,960]' }).execute();
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

const home = async (query = '') => (await ask(test.app, { url: `/api/pages/content?page=home${query}` })).body.data;

it('gives the values of a group by key, with pictures ready to show', async () => {
  expect(await home()).toEqual({
    hero_title: 'Merhaba',
    hero_text: 'Metin',
    hero_picture: expect.objectContaining({ id: 1, width: 1600, height: 900, alt: 'Köprü' }),
    introduction_picture: null,
  });
});

it('falls back to the default language key by key', async () => {
  expect(await home('&lang=en')).toMatchObject({ hero_title: 'Hello', hero_text: 'Metin' });
});

it('answers an empty group as empty and an unknown one as not there', async () => {
  expect((await ask(test.app, { url: '/api/pages/content?page=media' })).body.data).toEqual({});
  expect((await ask(test.app, { url: '/api/pages/content?page=yok' })).status).toBe(404);
});
