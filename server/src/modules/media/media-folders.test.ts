import type { MediaItem } from '@vitrin/shared-contracts/media';
import { addPicture } from '../../testing/library-picture.ts';
import { openLibrary, type MediaLibrary } from '../../testing/media-library.ts';
import { signIn } from '../../testing/sign-in.ts';
import { plainFile } from '../../testing/test-pictures.ts';

// Decoding and encoding are slow on a busy machine.
jest.setTimeout(60_000);

const list = '/api/admin/media/list';
const folders = '/api/admin/media/folders';

let library: MediaLibrary;
let ids: number[];
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.test.close());
beforeEach(async () => {
  await library.test.services.db.deleteFrom('media').execute();
  ids = [];
  for (let count = 0; count < 3; count += 1) ids.push(await addPicture(library.test));
});

const move = (media_list: unknown, folder: string) =>
  library.editor.call({ url: list, form: { _method: 'PUT', media_list, folder } });
const rename = (from: string, to: string) => library.editor.call({ url: folders, form: { _method: 'PUT', from, to } });
const foldersNow = async () => (await library.editor.call({ url: folders })).body.data;
const idsIn = async (folder: string) => {
  const { body } = await library.editor.call({ url: `/api/admin/media?folder=${encodeURIComponent(folder)}` });
  return { ids: (body.data as MediaItem[]).map(({ id }) => id), total: body.meta?.total };
};

it('several pictures can be moved to a folder, and the list can be filtered by folder or by none', async () => {
  const [first = 0, second = 0, third = 0] = ids;
  const { body } = await move([first, third, 999_999], '  Şantiye   2026 ');
  expect(body).toMatchObject({ message: 'Güncellendi!', data: { folder: 'Şantiye 2026' } });
  expect(await idsIn('Şantiye 2026')).toEqual({ ids: [third, first], total: 2 });
  expect(await idsIn('/')).toEqual({ ids: [second], total: 1 });
  expect(await idsIn('Yok')).toEqual({ ids: [], total: 0 });
  await move([second], 'Çelik');
  expect(await foldersNow()).toEqual([
    { name: 'Çelik', count: 1 },
    { name: 'Şantiye 2026', count: 2 },
  ]);
  await move([second], '');
  expect(await foldersNow()).toEqual([
    { name: '', count: 1 },
    { name: 'Şantiye 2026', count: 2 },
  ]);
});

it('a folder is found regardless of case, and moving pictures keeps the page cache', async () => {
  const version = library.test.services.contentVersion.current();
  await move([ids[0]], 'ışık');
  await move([ids[1]], 'IŞIK');
  expect(await foldersNow()).toEqual([
    { name: '', count: 1 },
    { name: 'ışık', count: 2 },
  ]);
  expect(library.test.services.contentVersion.current()).toBe(version);
});

it('renaming a folder moves all its pictures and merges it with an existing folder of that name', async () => {
  await move(ids.slice(0, 2), 'santiye');
  await move(ids.slice(2), 'Ofis');
  expect((await rename('santiye', 'Şantiye')).body.data).toEqual({ folder: 'Şantiye', moved: 2 });
  expect((await rename('Ofis', 'şantiye')).body.data).toEqual({ folder: 'Şantiye', moved: 1 });
  expect(await foldersNow()).toEqual([{ name: 'Şantiye', count: 3 }]);
  expect((await rename('Ofis', 'Başka')).status).toBe(404);
  expect((await rename('Şantiye', '')).body.data).toEqual({ folder: '', moved: 3 });
});

it('invalid folders and lists are rejected, and access without the right is denied', async () => {
  expect((await move([ids[0]], 'a/b')).body.errors).toEqual({ folder: 'Klasör Adında / ve \\ Kullanılamaz' });
  expect((await move([ids[0]], 'a'.repeat(61))).status).toBe(422);
  expect((await move([], 'a')).status).toBe(422);
  expect((await move(['x'], 'a')).status).toBe(422);
  expect((await move([999_999], 'a')).status).toBe(404);
  const support = await signIn(library.test, 'support');
  const form = { _method: 'PUT', media_list: ids, folder: 'a' };
  expect((await support.call({ url: list, form })).status).toBe(403);
  expect((await support.call({ url: folders })).status).toBe(403);
});

it('an upload can select a folder, and one picture can change its folder and texts', async () => {
  const { id, folder } = await library.uploaded(await plainFile(33, 33), { folder: 'Yeni' });
  expect(folder).toBe('Yeni');
  await library.change(id, { version: '1', alts: { tr: 'Metin' } });
  expect(await library.record(id)).toMatchObject({ folder: 'Yeni', version: 2 });
  await library.change(id, { version: '2', folder: 'yenİ' });
  expect(await library.record(id)).toMatchObject({ folder: 'Yeni', alts: { tr: 'Metin' } });
  await library.change(id, { version: '3', folder: '' });
  expect(await library.record(id)).toMatchObject({ folder: '', version: 4 });
});
