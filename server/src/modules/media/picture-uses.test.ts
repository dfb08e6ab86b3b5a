import type { MediaItem, PictureUse } from '@vitrin/shared-contracts/media';
import { randomUUID } from 'node:crypto';
import { api } from '@vitrin/shared-contracts/paths';
import { addEnglish } from '../../testing/languages.ts';
import { addPicture } from '../../testing/library-picture.ts';
import { openLibrary, type MediaLibrary } from '../../testing/media-library.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { trashCalls } from '../../testing/trash-calls.ts';

let library: MediaLibrary;
let superAdmin: Staff;
let id: number;
let documentWithPicture: object;
beforeEach(async () => {
  library = await openLibrary();
  superAdmin = await signIn(library.test);
  await addEnglish(library.test);
  id = await addPicture(library.test);
  const { path } = await library.record(id);
  documentWithPicture = doc({
    type: 'image',
    attrs: { src: `${path}-960.webp`, srcset: `${path}-480.webp 480w`, alt: 'Rıhtım' },
  });
});
afterEach(() => library.test.close());

const doc = (...content: object[]) => ({ type: 'doc', content });
const documentWithText = doc({ type: 'paragraph', content: [{ type: 'text', text: 'Söz.' }] });

interface Saved {
  id: number;
  version: number;
}

async function save(url: string, form_data: object, method: 'POST' | 'PUT' | 'DELETE' = 'POST'): Promise<Saved> {
  const form = { ...(method !== 'POST' && { _method: method }), ...(method !== 'DELETE' && { form_data }) };
  const { status, body } = await superAdmin.call({ url: `/api/admin/${url}`, form });
  if (status !== 200) throw new Error(`${url}: ${status} ${JSON.stringify(body)}`);
  return body.data as Saved;
}

const uses = async (): Promise<PictureUse[]> => (await library.record(id)).used_in;
const labels = async () => (await uses()).map(({ label }) => label);

async function unused(): Promise<number[]> {
  const { body } = await superAdmin.call({ url: '/api/admin/media?state=unused' });
  return (body.data as MediaItem[]).map((picture) => picture.id);
}

const article = (translations: object, extra: object = {}) => ({
  active: 1,
  published_at: '2026-01-01T00:00:00.000Z',
  cover_id: null,
  translations,
  ...extra,
});

describe('article that uses a picture', () => {
  it.each(['picturePair', 'gallery'])('is listed if the picture is in a block: %s', async (type) => {
    const { content } = documentWithPicture as { content: object[] };
    await save('blog', article({ tr: { title: 'Liman', document: doc({ type, content }) } }));
    expect(await labels()).toEqual(['Makale “Liman”']);
    expect(await unused()).toEqual([]);
  });

  it('is listed if the picture is the preview of a video', async () => {
    const { path } = await library.record(id);
    const attrs = { href: 'https://vimeo.com/76979871', poster: `${path}-960.webp` };
    const video = { type: 'video', attrs, content: [{ type: 'text', text: 'Montaj' }] };
    await save('blog', article({ tr: { title: 'Liman', document: doc(video) } }));
    expect(await labels()).toEqual(['Makale “Liman”']);
  });

  it('is listed, and after the picture was removed from its text, its old version is', async () => {
    expect(await unused()).toEqual([id]);
    const saved = await save('blog', article({ tr: { title: 'Liman', document: documentWithPicture } }));
    expect(await uses()).toEqual([{ label: 'Makale “Liman”', path: `/admin/pages/blog/update?id=${saved.id}` }]);
    expect(await unused()).toEqual([]);
    expect((await library.remove(id)).status).toBe(409);
    const changed = {
      ...article({ tr: { title: 'Liman', document: documentWithText } }),
      version: saved.version,
    };
    await save(`blog/${saved.id}`, changed, 'PUT');
    const path = `/admin/pages/blog/update?id=${saved.id}`;
    expect(await uses()).toEqual([{ label: 'Eski sürüm: Makale “Liman”', path, former: true }]);
    expect(await unused()).toEqual([]);
  });

  it('is listed for the text of any language, until that translation is removed', async () => {
    const translations = {
      tr: { title: 'Liman', document: documentWithText },
      en: { title: 'Harbour', document: documentWithPicture },
    };
    const saved = await save('blog', article(translations));
    expect(await labels()).toEqual(['Makale “Harbour”']);
    const changed = { ...article({ tr: translations.tr, en: null }), version: saved.version };
    await save(`blog/${saved.id}`, changed, 'PUT');
    expect(await labels()).toEqual(['Eski sürüm: Makale “Liman”']);
  });

  it('is listed for its cover, even without a text in the default language', async () => {
    await save('blog', article({ tr: { title: 'Liman', document: documentWithText } }, { cover_id: id }));
    const { id: english } = await save(
      'blog',
      article({ tr: { title: 'Rıhtım', document: documentWithText } }, { cover_id: id }),
    );
    await library.test.services.db
      .updateTable('article_translations')
      .set({ lang: 'en', title: 'Harbour' })
      .where('article_id', '=', english)
      .execute();
    expect(await labels()).toEqual(['Makale “Liman”', 'Makale “Harbour”']);
  });

  it('keeps the picture in the trash, until it is deleted for ever', async () => {
    const { id: articleId } = await save('blog', article({ tr: { title: 'Liman', document: documentWithPicture } }));
    await save(`blog/${articleId}`, {}, 'DELETE');
    expect(await uses()).toEqual([{ label: 'Çöp kutusu: Makale “Liman”', path: '/admin/trash' }]);
    expect((await remove({ with_versions: 1 })).status).toBe(409);
    await trashCalls(superAdmin).destroy('article', [articleId]);
    expect(await unused()).toEqual([id]);
    expect((await library.remove(id)).status).toBe(200);
  });
});

const remove = (fields: object = {}) =>
  superAdmin.call({ url: `/api/admin/media/${id}`, form: { _method: 'DELETE', ...fields } });

describe('picture that only an old version of an article shows', () => {
  it.each(['cover', 'text'])(
    '%s: stays, unless staff delete it together with what the version shows',
    async (place) => {
      const isCover = place === 'cover';
      const document = isCover ? documentWithText : documentWithPicture;
      const shown = article({ tr: { title: 'Liman', document } }, isCover ? { cover_id: id } : {});
      const saved = await save('blog', shown);
      const changed = article({ tr: { title: 'Liman', document: documentWithText } });
      await save(`blog/${saved.id}`, { ...changed, version: saved.version }, 'PUT');
      expect((await remove()).status).toBe(409);
      const list = await superAdmin.call({
        url: '/api/admin/media/list',
        form: { _method: 'DELETE', delete_list: [id] },
      });
      expect(list.status).toBe(409);
      const restored = await superAdmin.call({ url: `${api.adminRecordHistory('article', saved.id)}/1/restored` });
      expect(JSON.stringify(restored.body.data)).toContain((await library.record(id)).path);
      expect((await remove({ with_versions: 1 })).status).toBe(200);
      const without = await superAdmin.call({ url: `${api.adminRecordHistory('article', saved.id)}/1/restored` });
      expect(without.body.data).toMatchObject({ notes: ['1 görsel artık yok.'], record: { cover: null } });
    },
  );
});

it('a picture of a draft stays until the draft is deleted for ever', async () => {
  const draft = randomUUID();
  const copy = api.adminWorkingCopy('article', draft);
  const values = article({ tr: { title: 'Liman', document: documentWithText } }, { cover_id: id });
  const form_data = { record: null, base_version: null, rev: 0, title: 'Liman' };
  await superAdmin.call({ url: copy, form: { _method: 'PUT', form_data, form: { form: values }, values } });
  expect(await uses()).toEqual([{ label: 'Taslak: Makale “Liman”', path: null }]);
  expect(await unused()).toEqual([]);
  expect((await remove({ with_versions: 1 })).status).toBe(409);
  await superAdmin.call({ url: copy, form: { _method: 'DELETE' } });
  expect((await remove({ with_versions: 1 })).status).toBe(409);
  await superAdmin.call({ url: api.adminDiscardedCopy('article', draft), form: { _method: 'DELETE' } });
  expect((await remove()).status).toBe(200);
});

/** Pictures of pages are fields of their translations. */
describe.each([
  {
    title: 'Sayfa içeriği “Anasayfa”',
    entity: 'page-contents/home',
    path: '/admin/pages/home/contents',
    at: { url: 'contents/home', route: undefined, field: 'hero_picture' },
  },
  {
    title: 'Sayfanın üstü “Biyografi”',
    entity: 'page-header/about_us',
    path: '/admin/page-meta/header?route=about_us',
    at: { url: 'page-headers', route: 'about_us', field: 'picture' },
  },
])('$title', ({ title, entity, path, at: { url, route, field } }) => {
  const values = (picture: number | null) => ({ translations: { tr: { [field]: picture } } });
  const savePicture = (picture: number | null, version: number) =>
    save(url, { ...(route && { route }), version, ...values(picture) }, 'PUT');

  it('keeps the picture for its old versions, which come back without it if it is deleted all the same', async () => {
    const { version } = await savePicture(id, 0);
    expect(await uses()).toEqual([{ label: title, path }]);
    await savePicture(null, version);
    expect(await uses()).toEqual([{ label: `Eski sürüm: ${title}`, path, former: true }]);
    expect(await unused()).toEqual([]);
    expect((await remove()).status).toBe(409);
    const restored = async () =>
      (await superAdmin.call({ url: `/api/admin/history/${entity}/${version}/restored` })).body.data;
    expect(await restored()).toMatchObject({ notes: [], record: { translations: { tr: { [field]: { id } } } } });
    expect((await remove({ with_versions: 1 })).status).toBe(200);
    expect(await restored()).toMatchObject({ notes: ['1 görsel artık yok.'] });
  });

  it('keeps the picture for its draft', async () => {
    const [kind = '', record = ''] = entity.split('/');
    const copy = `${api.adminKindPublication(kind)}/copies/${randomUUID()}`;
    const form_data = { record, base_version: 0, rev: 0, title: 'Sayfa' };
    const form = { _method: 'PUT', form_data, form: { form: {} }, values: values(id) };
    expect((await superAdmin.call({ url: copy, form })).status).toBe(200);
    expect(await uses()).toEqual([{ label: expect.stringMatching(/^Taslak: /) as string, path }]);
    expect(await unused()).toEqual([]);
  });
});

it('the uses list only the first five of many articles', async () => {
  for (let number = 1; number <= 7; number += 1)
    await save('blog', article({ tr: { title: `Liman ${number}`, document: documentWithPicture } }));
  expect(await labels()).toHaveLength(5);
});

it('the uses include contracts and products with the picture in their texts', async () => {
  const { id: contract } = await save('contracts', {
    kind: 'other',
    translations: { tr: { name: 'Üyelik', document: documentWithPicture } },
  });
  const main = await save('main-categories', { translations: { tr: { name: 'Hidrolik' } } });
  const category = await save('categories', { main_category_id: main.id, translations: { tr: { name: 'Pompalar' } } });
  const product = await save('products', {
    category_id: category.id,
    code: 'DP-1',
    translations: { tr: { name: 'Dalgıç', document: documentWithPicture } },
  });
  expect(await uses()).toEqual([
    { label: 'Ürün “Dalgıç”', path: `/admin/catalogue/product-update?id=${product.id}` },
    { label: 'Sözleşme “Üyelik”', path: `/admin/contract-update?id=${contract}` },
  ]);
});
