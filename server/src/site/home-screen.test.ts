import sharp from 'sharp';
import type { Branding } from '@vitrin/shared-contracts/branding';
import { ownerOfSegment } from '@vitrin/shared-contracts/first-segments';
import { raiseContentVersion } from '../platform/database/content-version.ts';
import { buildTestSite, type TestSite } from '../testing/test-site.ts';

let site: TestSite;
beforeEach(async () => {
  site = await buildTestSite();
  const times = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };
  await site.services.db
    .insertInto('languages')
    .values([{ abbr: 'ar', lang: 'العربية', active: 1, ...times }])
    .execute();
});
afterEach(() => site.close());

async function brand(branding: Partial<Branding>): Promise<void> {
  Object.assign(site.services.config, { branding });
  site.services.contentVersion.raise(await raiseContentVersion(site.services.db));
}

const icon = '/media/brand/favicon.svg';
const manifest = async (path: string) => {
  const answer = await site.visit(path);
  return { answer, data: (await answer.json()) as Record<string, unknown> };
};

test('each language has a manifest that opens the site in that language, with the company’s name, colours and icons', async () => {
  await brand({
    companyName: 'Selvitepe Mühendislik',
    mainColor: 'rgb(23 89 74)',
    favIcoLogoPath: icon,
  });
  const { answer, data } = await manifest('/manifest.webmanifest');
  expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(data).toEqual({
    id: '/',
    name: 'Selvitepe Mühendislik',
    short_name: 'Selvitepe',
    lang: 'tr',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: '#17594a',
    background_color: expect.stringMatching(/^#[\da-f]{6}$/) as string,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    ],
  });
  expect((await manifest('/ar/manifest.webmanifest')).data).toMatchObject({ lang: 'ar', dir: 'rtl', start_url: '/ar' });
  const etag = answer.headers.get('etag') ?? '';
  expect((await site.visit('/manifest.webmanifest', { 'if-none-match': etag })).status).toBe(304);
});

test.each([
  ['Yapı ve Zemin Mühendisliği', 'Yapı'],
  ['Yapı, Zemin ve Çevre', 'Yapı, Zemin'],
  ['Yapı, Mühendislik', 'Yapı'],
  ['Selvitepemühendislik Anonim Şirketi', 'Selvitepemühendislik'],
])('the short name of %s is %s: whole words, nothing at the end that joins another one', async (companyName, short) => {
  await brand({ companyName });
  expect((await manifest('/manifest.webmanifest')).data).toMatchObject({ short_name: short });
});

test.each([
  ['/apple-touch-icon.png', 180, false],
  ['/icon-192.png', 192, true],
  ['/icon-512.png', 512, true],
])('%s is the company’s icon as a PNG of %d pixels', async (path, size, isTransparent) => {
  await brand({ favIcoLogoPath: icon });
  const answer = await site.visit(path);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'image/png',
    'public, max-age=3600',
  ]);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({
    format: 'png',
    width: size,
    height: size,
    hasAlpha: isTransparent,
  });
  const middle = await sharp(bytes)
    .extract({ left: size / 2 - 20, top: size / 2, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(Math.min(...middle.subarray(0, 3))).toBeLessThan(250);
  const etag = answer.headers.get('etag') ?? '';
  expect((await site.visit(path, { 'if-none-match': etag })).status).toBe(304);
});

test('a site without an icon has no home screen icon; a site with only a logo uses the logo', async () => {
  expect((await site.visit('/apple-touch-icon.png')).status).toBe(404);
  const { data } = await manifest('/manifest.webmanifest');
  expect(data).toMatchObject({ name: 'Vitrin' });
  expect(data).not.toHaveProperty('icons');
  expect(await (await site.visit('/')).text()).not.toContain('apple-touch-icon');
  await brand({ mainLogoPath: '/media/brand/logo.svg' });
  expect((await site.visit('/apple-touch-icon.png')).status).toBe(200);
});

test('an icon path without a file returns 404, and no other file is read', async () => {
  for (const favIcoLogoPath of ['/media/brand/../../secret.svg', `/media/${'0'.repeat(32)}-480.webp`, '/etc/passwd']) {
    await brand({ favIcoLogoPath });
    expect([favIcoLogoPath, (await site.visit('/icon-192.png')).status]).toEqual([favIcoLogoPath, 404]);
  }
});

test('pages link to the manifest and the icon, the policy allows them, and no remote can use their paths', async () => {
  await brand({ favIcoLogoPath: icon });
  const page = await site.visit('/ar');
  const html = await page.text();
  expect(html).toContain('<link rel="manifest" href="/ar/manifest.webmanifest">');
  expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">');
  expect(page.headers.get('content-security-policy')).toContain("manifest-src 'self'");
  for (const segment of ['manifest.webmanifest', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png'])
    expect([segment, ownerOfSegment(segment)]).toEqual([segment, 'system']);
});
