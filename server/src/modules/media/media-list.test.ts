import type { MediaItem } from '@vitrin/shared-contracts/media';
import { recordTextPictures } from '../../content/text-pictures.repository.ts';
import { addPicture } from '../../testing/library-picture.ts';
import { openLibrary, type MediaLibrary } from '../../testing/media-library.ts';
import { plainFile } from '../../testing/test-pictures.ts';

// Decoding and encoding are slow on a busy machine.
jest.setTimeout(60_000);

const times = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };

let library: MediaLibrary;
beforeAll(async () => {
  library = await openLibrary();
  await library.test.services.db
    .insertInto('languages')
    .values({ abbr: 'en', lang: 'English', active: 0, ...times })
    .execute();
});
afterAll(() => library.test.close());
beforeEach(async () => {
  const { db } = library.test.services;
  for (const table of ['article_translations', 'articles', 'media', 'page_contents', 'settings'] as const)
    await db.deleteFrom(table).execute();
});

const listed = async (query = '') => {
  const { body } = await library.editor.call({ url: `/api/admin/media${query}` });
  return { ids: (body.data as MediaItem[]).map(({ id }) => id), total: body.meta?.total, size: body.meta?.page_size };
};

async function addArticle(content: string, cover_id: number | null = null): Promise<void> {
  const { db } = library.test.services;
  const { id } = await db
    .insertInto('articles')
    .values({ queue: 1, published_at: times.created_at, cover_id, ...times })
    .returning('id')
    .executeTakeFirstOrThrow();
  const text = { summary: '', document: '{}', seo_title: null, seo_description: null, search_text: '' };
  await db
    .insertInto('article_translations')
    .values({ ...text, article_id: id, lang: 'tr', title: 'A', seo_name: `a-${id}`, content, reading_minutes: 1 })
    .execute();
  await recordTextPictures(db, { table: 'article_text_pictures', id, lang: 'tr' }, content);
}

it('the media library returns pages of forty, newest first, and an empty page beyond the end', async () => {
  const ids: number[] = [];
  for (let count = 0; count < 43; count += 1) ids.unshift(await addPicture(library.test));
  expect(await listed()).toEqual({ ids: ids.slice(0, 40), total: 43, size: 40 });
  expect((await listed('?page=2')).ids).toEqual(ids.slice(40));
  expect((await listed('?page=3')).ids).toEqual([]);
  expect((await listed('?page=2&state=unused')).ids).toEqual(ids.slice(40));
});

it('the media search covers file names and the texts of all languages, and reflects their changes', async () => {
  const { id } = await library.uploaded(await plainFile(51, 50, 'Köprü-AYAĞI.png'), { alts: { en: 'Bridge pier' } });
  await addPicture(library.test);
  for (const search of ['kopru ayagi', 'ayağı.png', 'PIER', 'b p'])
    expect((await listed(`?search=${encodeURIComponent(search)}`)).ids).toEqual([id]);
  await library.change(id, { version: '1', alts: { en: 'Quay', tr: 'Rıhtım' } });
  expect((await listed('?search=pier')).ids).toEqual([]);
  expect((await listed('?search=RIHTIM%20quay')).ids).toEqual([id]);
  expect((await listed('?search=%25')).ids).toEqual([]);
});

it('the media library finds pictures without a text in the default language', async () => {
  const { id } = await library.uploaded(await plainFile(52, 50), { alts: { en: 'Bridge' } });
  const withText = await library.uploaded(await plainFile(53, 50), { alts: { tr: 'Köprü' } });
  expect(await listed('?state=no-alt')).toMatchObject({ ids: [id], total: 1 });
  expect((await listed('?state=nonsense')).ids).toEqual([withText.id, id]);
});

it('the media library finds unused pictures, counts texts, page contents and settings as uses, and reflects every change', async () => {
  const { db } = library.test.services;
  const pictures: MediaItem[] = [];
  for (const width of [61, 62, 63, 64, 65]) pictures.push(await library.uploaded(await plainFile(width, 60)));
  const [cover, shown, named, logo, free] = pictures;
  expect((await listed('?state=unused')).total).toBe(5);
  await db
    .insertInto('page_contents')
    .values({ group_name: 'home', key: 'p', lang: 'tr', value: `{"media_id":${named?.id}}`, ...times })
    .execute();
  await db
    .insertInto('settings')
    .values({ key: 'branding', value: `{"mainLogoPath":"${logo?.path}-64.webp"}`, ...times })
    .execute();
  await addArticle(`<p><img src="${shown?.path}-62.webp"></p>`, cover?.id);
  expect(await listed('?state=unused')).toMatchObject({ ids: [free?.id], total: 1 });
  expect((await listed('?state=unused&folder=Yok')).ids).toEqual([]);
  await addArticle(`<p><img src="${free?.path}-65.webp"></p>`);
  expect((await listed('?state=unused')).ids).toEqual([]);
});

it('a bulk deletion keeps the pictures in use and reports it', async () => {
  const { db } = library.test.services;
  const pictures: MediaItem[] = [];
  for (const width of [71, 72, 73]) pictures.push(await library.uploaded(await plainFile(width, 70)));
  const [first, cover, shown] = pictures.map(({ id }) => id);
  await addArticle(`<img src="${pictures[2]?.path}-73.jpg">`, cover);
  const remove = (delete_list: unknown) =>
    library.editor.call({ url: '/api/admin/media/list', form: { _method: 'DELETE', delete_list } });
  expect((await remove([cover, shown])).status).toBe(409);
  const { body } = await remove([first, cover, shown]);
  expect(body).toMatchObject({
    message: '1 görsel silindi. 2 görsel kullanıldığı için silinmedi.',
    data: { deleted: [first], kept: [cover, shown] },
  });
  expect(pictures.map((picture) => library.files(picture).length)).toEqual([0, 4, 4]);
  expect(await db.selectFrom('audit').select('title').orderBy('id', 'desc').executeTakeFirst()).toEqual({
    title: '1 görsel',
  });
  expect((await remove([first])).status).toBe(404);
  for (const table of ['article_translations', 'articles'] as const) await db.deleteFrom(table).execute();
  expect((await remove([cover, shown])).body.message).toBe('Silindi!');
});
