import sharp from 'sharp';
import type { UploadedMedia } from '@vitrin/shared-contracts/media';
import { pictureAddress, sharingAddress } from '@vitrin/shared-contracts/pictures';
import { openLibrary, type MediaLibrary } from '../../testing/media-library.ts';
import { fileOf, plainPicture, plainFile, redBluePicture } from '../../testing/test-pictures.ts';
import { signIn } from '../../testing/sign-in.ts';
import { runExclusively } from './picture-work.ts';

const url = '/api/admin/media';
const times = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };

// Decoding and encoding are slow on a busy machine.
jest.setTimeout(60_000);

let library: MediaLibrary;
beforeAll(async () => {
  library = await openLibrary();
  await library.test.services.db
    .insertInto('languages')
    .values({ abbr: 'en', lang: 'English', active: 0, ...times })
    .execute();
});
afterAll(() => library.test.close());

describe('picture files', () => {
  it('are served with long-term caching, without script execution and only to the same origin', async () => {
    const { app } = library.test;
    const picture = await library.uploaded(await plainFile(1000, 500));
    const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
    for (const [format, type] of Object.entries(types) as [keyof typeof types, string][]) {
      const response = await app.inject(pictureAddress(picture, format, 960));
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "sandbox; default-src 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      });
      expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 960, height: 480 });
    }
    const shared = await app.inject(sharingAddress(picture));
    expect([shared.statusCode, shared.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  it('and the company logos are the only files that are served', async () => {
    const logo = await library.test.app.inject('/media/brand/logo.svg');
    expect([logo.statusCode, logo.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    for (const address of [
      '/media/nothing.webp',
      `/media/${'0'.repeat(32)}-480.webp`,
      `/media/${'0'.repeat(32)}-480.svg`,
      `/media/${'0'.repeat(32)}-og-50-50.webp`,
      '/media/brand/no.svg',
      '/media/../secret',
      '/media/brand/%2e%2e/load-demo.ts',
      '/media/a/b/c',
    ]) {
      const response = await library.test.app.inject(address);
      expect({ address, status: response.statusCode }).toEqual({ address, status: 404 });
    }
  });
});

it('an upload becomes a picture of the library with its texts', async () => {
  const file = await plainFile(2000, 1000, 'Köprü ayağı.png');
  const { body } = await library.upload(file, { alts: { tr: 'Köprü', en: 'Bridge' } });
  expect(body).toEqual({
    success: true,
    message: 'Oluşturuldu!',
    data: {
      picture: {
        id: expect.any(Number),
        path: expect.stringMatching(/^\/media\/[0-9a-f]{32}$/),
        widths: [320, 480, 720, 960, 1600],
        width: 1600,
        height: 800,
        alt: 'Köprü',
        focus: { x: 50, y: 50 },
        name: 'Köprü ayağı.png',
        folder: '',
      },
      known: false,
    },
  });
  const { id } = (body.data as UploadedMedia).picture;
  expect(await library.record(id)).toMatchObject({
    alts: { tr: 'Köprü', en: 'Bridge' },
    name: 'Köprü ayağı.png',
    bytes: file.size,
    version: 1,
    used_in: [],
  });
  expect(library.incoming()).toEqual([]);
  const audit = await library.test.services.db
    .selectFrom('audit')
    .select(['action', 'entity', 'entity_id', 'title'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(audit).toEqual({ action: 'create', entity: 'media', entity_id: id, title: 'Köprü ayağı.png' });
});

it('an upload with known content adds missing texts and keeps existing ones', async () => {
  const { contentVersion } = library.test.services;
  const bytes = await plainPicture(500, 500, '#111111');
  const first = await library.uploaded(fileOf(bytes, 'bir.png'), { alts: { tr: 'Siyah' } });
  const version = contentVersion.current();
  const again = await library.upload(fileOf(bytes, 'iki.png'), { folder: 'Başka' });
  expect(again.body).toMatchObject({
    message: 'Bu görsel kitaplıkta zaten var.',
    data: { picture: first, known: true },
  });
  expect(contentVersion.current()).toBe(version);
  await library.uploaded(fileOf(bytes, 'üç.png'), { alts: { tr: 'Başka', en: 'Black' } });
  expect(await library.record(first.id)).toMatchObject({ name: 'bir.png', alts: { tr: 'Siyah', en: 'Black' } });
});

it('an upload of an animation says that it is one', async () => {
  // The halves of a picture of two colours become frames of one colour.
  const frames = await sharp(await redBluePicture(40, 20))
    .rotate(90)
    .raw()
    .toBuffer();
  const gif = await sharp(frames, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
    .gif()
    .toBuffer();
  const first = await library.upload(fileOf(gif, 'dönen.gif'));
  expect(first.body.data).toMatchObject({ known: false, animated: true });
  expect((await library.upload(fileOf(gif))).body.data).toMatchObject({ known: true, animated: true });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0H40V10z"/></svg>';
const active = svg.replace('<path', '<script>1</script><path');

it('an upload of an SVG becomes a drawn picture, and the SVG itself is not served', async () => {
  const { body } = await library.upload(fileOf(svg, 'logo.svg'));
  const { picture } = body.data as UploadedMedia;
  expect(picture).toMatchObject({ width: 1600, height: 400, name: 'logo.svg' });
  const { app } = library.test;
  const drawn = await app.inject(pictureAddress(picture, 'webp', 480));
  expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await app.inject(`${picture.path}.svg`)).statusCode).toBe(404);
  expect(library.files().filter((name) => name.endsWith('.svg'))).toEqual([]);
});

it.each([
  [415, 'bir görsel değil', async () => fileOf('no picture', 'resim.png')],
  [422, 'SVG’de betik', async () => fileOf(active, 'logo.png')],
  [422, 'bozuk ya da eksik', async () => fileOf((await plainPicture(600, 400)).subarray(0, -200))],
  [422, 'en fazla 40 megapiksel', () => plainFile(8_200, 5_000)],
  [413, 'en fazla 10 MB', async () => fileOf(Buffer.alloc(11 * 1_048_576, 1))],
] as const)('an upload returns %s with the message "%s" and stores nothing', async (status, text, file) => {
  const before = library.files();
  const { status: answered, body } = await library.upload(await file());
  expect([answered, body.message]).toEqual([status, expect.stringContaining(text)]);
  expect(body.errors).toEqual({ file: body.message });
  expect([library.incoming(), library.files()]).toEqual([[], before]);
});

it('an upload requires a file, known languages, texts within the length limit, and POST', async () => {
  const { call } = library.editor;
  const file = await plainFile(50, 50);
  expect((await call({ url, form: { alts: '{}' } })).body.errors).toEqual({ file: '* Bu Alan Zorunlu' });
  const unknown = await library.upload(file, { alts: { xx: 'a' } });
  expect(unknown.body.errors).toEqual({ 'alts.xx': 'Böyle bir dil yok.' });
  expect((await library.upload(file, { alts: { tr: 'a'.repeat(301) } })).status).toBe(422);
  expect((await library.upload(file, { _method: 'DELETE' })).status).toBe(405);
  expect(library.incoming()).toEqual([]);
});

it('an upload without the right is denied before the file is read', async () => {
  const support = await signIn(library.test, 'support');
  expect((await support.call({ url, form: { file: await plainFile(50, 50) } })).status).toBe(403);
  expect((await support.call({ url })).status).toBe(403);
  expect((await library.test.app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(401);
});

it('concurrent uploads are processed one after the other', async () => {
  const files = await Promise.all(Array.from({ length: 6 }, (_, index) => plainFile(40 + index, 30)));
  const again = await plainFile(40, 30);
  const pictures = await Promise.all([...files, again].map((file) => library.uploaded(file)));
  expect(new Set(pictures.map(({ id }) => id)).size).toBe(6);
  expect(library.incoming()).toEqual([]);
});

it('picture tasks run one at a time, and more are rejected when too many are waiting', async () => {
  let running = 0;
  let most = 0;
  const task = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
  };
  const outcomes = await Promise.allSettled(Array.from({ length: 42 }, () => runExclusively(task)));
  expect([most, outcomes.filter(({ status }) => status === 'fulfilled').length]).toEqual([1, 41]);
  expect(outcomes.at(-1)).toMatchObject({ reason: { kind: 'unavailable', code: 'pictures-busy' } });
});
