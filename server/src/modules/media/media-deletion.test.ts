import { recordTextPictures } from '../../content/text-pictures.repository.ts';
import { openLibrary, type MediaLibrary } from '../../testing/media-library.ts';
import { plainFile } from '../../testing/test-pictures.ts';

const times = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };

// Decoding and encoding are slow on a busy machine.
jest.setTimeout(60_000);

let library: MediaLibrary;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.test.close());

it('deleting a picture removes its record and all its files', async () => {
  const picture = await library.uploaded(await plainFile(92, 60));
  await library.change(picture.id, { version: '1', focus: { x: 0, y: 0 } });
  expect(library.files(picture)).toHaveLength(5);
  expect((await library.remove(picture.id)).body).toEqual({ success: true, message: 'Silindi!' });
  expect(library.files(picture)).toEqual([]);
  expect((await library.editor.call({ url: `/api/admin/media/${picture.id}` })).status).toBe(404);
  expect((await library.remove(picture.id)).status).toBe(404);
});

/** Inserts an article with this cover, whose English text also contains the picture. */
async function addArticle(cover_id: number, path: string): Promise<void> {
  const { db } = library.test.services;
  const { id } = await db
    .insertInto('articles')
    .values({ queue: 1, published_at: times.created_at, cover_id, ...times })
    .returning('id')
    .executeTakeFirstOrThrow();
  const text = { summary: '', content: '', document: '{}', seo_title: null, seo_description: null };
  const translation = { article_id: id, ...text, reading_minutes: 1, search_text: '' };
  const content = `<img src="${path}-480.webp" />`;
  await db
    .insertInto('article_translations')
    .values([
      { ...translation, lang: 'tr', title: 'Köprüler', seo_name: 'kopruler' },
      { ...translation, lang: 'en', title: 'Bridges', seo_name: 'bridges', content },
    ])
    .execute();
  await recordTextPictures(db, { table: 'article_text_pictures', id, lang: 'en' }, content);
}

async function addSlide(media_id: number): Promise<void> {
  const { db } = library.test.services;
  const { id } = await db
    .insertInto('sliders')
    .values({ queue: 1, media_id, ...times })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('slider_translations').values({ item_id: id, lang: 'tr', title: 'Liman', text: '' }).execute();
}

it('deleting a used picture returns 409 with the places of use', async () => {
  const { db } = library.test.services;
  const picture = await library.uploaded(await plainFile(93, 60));
  const { id, path } = picture;
  await addArticle(id, path);
  await addSlide(id);
  const content = { group_name: 'home', lang: 'tr', ...times };
  await db
    .insertInto('page_contents')
    .values([
      { ...content, key: 'hero_picture', value: JSON.stringify({ media_id: id }) },
      { ...content, group_name: 'corporate', key: 'other', value: JSON.stringify([{ media_id: id * 10 }]) },
    ])
    .execute();
  const logo = JSON.stringify({ mainLogoPath: `${path}-480.webp` });
  await db
    .insertInto('settings')
    .values({ key: 'branding', value: logo, ...times })
    .execute();

  const uses = (await library.record(id)).used_in;
  expect(uses).toEqual([
    { label: 'Makale “Köprüler”', path: expect.stringMatching(/^\/admin\/pages\/blog\/update\?id=\d+$/) },
    { label: 'Slider “Liman”', path: expect.stringMatching(/^\/admin\/sliders\/update\?id=\d+$/) },
    { label: 'Makale “Bridges”', path: uses[0]?.path },
    { label: 'Görünüm ayarları', path: '/admin/settings/branding' },
    { label: 'Sayfa içeriği “Anasayfa”', path: '/admin/pages/home/contents' },
  ]);
  const places = uses.map(({ label }) => label);
  const refused = await library.remove(id);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    `Bu görsel kullanıldığı için silinemez (${places.join(', ')}). Önce oradan kaldırın.`,
  ]);
  expect(library.files(picture)).toHaveLength(4);
});

it('deleting a picture is rejected by the foreign key when the place of use has no title', async () => {
  const { db } = library.test.services;
  const { id } = await library.uploaded(await plainFile(94, 60));
  await addSlide(id);
  await db.deleteFrom('slider_translations').execute();
  expect((await library.record(id)).used_in).toEqual([]);
  const refused = await library.remove(id);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Bu görsel kullanıldığı için silinemez. Önce oradan kaldırın.',
  ]);
  await db.deleteFrom('sliders').execute();
  expect((await library.remove(id)).status).toBe(200);
});
