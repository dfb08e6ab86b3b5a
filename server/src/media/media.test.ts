import sharp from 'sharp';
import type { Picture } from 'shared-contracts/pictures';
import { signIn } from '../testing/sign-in.ts';
import { buildApi } from '../api.ts';
import { buildTestServices, type TestApp } from '../testing/test-app.ts';
import { storePicture, UnreadablePicture } from './store-picture.ts';
import { addMedia } from './media.repository.ts';
import { mediaRoutes } from './media.routes.ts';
import { picturesByIds } from './pictures.ts';

let test: TestApp;

beforeAll(async () => {
  const { services, close } = await buildTestServices();
  const app = await buildApi(services);
  await app.register(mediaRoutes, services);
  test = { app, services, close };
});

afterAll(async () => {
  await test.app.close();
  await test.close();
});

function plain(width: number, height: number, background: string): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

async function stored(width: number, height: number, background: string, alt: string): Promise<Picture> {
  const picture = await storePicture(test.services.config, await plain(width, height, background));
  const id = await addMedia(test.services.db, picture, { tr: alt });
  const found = (await picturesByIds(test.services.db, [id], 'tr')).get(id);
  if (!found) throw new Error('The picture is not there');
  return found;
}

it('stores a picture at every width that it has, and serves it for ever', async () => {
  const picture = await stored(2000, 1000, '#17594a', 'Yeşil');
  expect(picture).toMatchObject({ width: 1600, height: 800, alt: 'Yeşil' });
  expect(picture.srcset.split(', ').map((entry) => entry.split(' ')[1])).toEqual(['480w', '960w', '1600w']);
  const response = await test.app.inject(picture.src);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 960, height: 480 });
});

it('never enlarges a small picture', async () => {
  expect(await stored(300, 200, '#d98a3d', 'Küçük')).toMatchObject({ width: 300, height: 200 });
});

it('knows the same picture again', async () => {
  const first = await stored(500, 500, '#000000', 'Siyah');
  expect((await stored(500, 500, '#000000', 'Başka')).id).toBe(first.id);
});

it('refuses what is no picture, and SVG', async () => {
  for (const bytes of [
    'no picture',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
  ]) {
    await expect(storePicture(test.services.config, Buffer.from(bytes))).rejects.toThrow(UnreadablePicture);
  }
});

it('serves the company logos, and nothing else, as SVG', async () => {
  const logo = await test.app.inject('/media/brand/logo.svg');
  expect(logo.statusCode).toBe(200);
  expect(logo.headers['content-type']).toContain('image/svg+xml');
  for (const url of [
    '/media/nothing.webp',
    `/media/${'0'.repeat(32)}-480.webp`,
    '/media/brand/no.svg',
    '/media/../secret',
    '/media/brand/%2e%2e/load-demo.ts',
    '/media/a/b/c',
  ]) {
    const response = await test.app.inject(url);
    expect({ url, status: response.statusCode }).toEqual({ url, status: 404 });
  }
});

it('lists the library for the panel and searches it in Turkish', async () => {
  const picture = await stored(640, 480, '#ffffff', 'IŞIKLI İskele');
  const staff = await signIn(test, 'editor');
  const { body } = await staff.call({ url: '/api/admin/media?search=isikli%20iskele' });
  expect(body.meta).toMatchObject({ page: 1, total: 1 });
  expect(body.data).toEqual([picture]);
  expect((await test.app.inject('/api/admin/media')).statusCode).toBe(401);
});
