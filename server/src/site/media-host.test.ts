import { api } from '@vitrin/shared-contracts/paths';
import { inTransactionOf } from '../content/content-kind.ts';
import { articleRecords } from '../modules/articles/articles.service.ts';
import { addPicture } from '../testing/library-picture.ts';
import { buildPreviewSite, type PreviewSite } from '../testing/preview-site.ts';

const HOST = 'https://medya.example';
const LOGO = '/media/brand/logo.svg';
const FILE = `/media/files/${'a'.repeat(32)}.pdf`;
let site: PreviewSite;
let cover: number;
let path: string;

beforeAll(async () => {
  site = await buildPreviewSite((services) => ({
    ...services,
    config: { ...services.config, mediaUrl: HOST, branding: { favIcoLogoPath: LOGO } },
  }));
  cover = await addPicture(site);
  path = `/media/${(await site.services.db.selectFrom('media').select('hash').executeTakeFirstOrThrow()).hash}`;
  const { db } = site.services;
  const stamp = { now: '2026-01-05T09:00:00.000Z', userId: null };
  await db.transaction().execute((trx) => articleRecords.add(inTransactionOf(site.services, trx), stamp, values()));
});
afterAll(() => site.close());

function values() {
  const image = {
    type: 'image',
    attrs: { src: `${path}-480.jpg`, srcset: `${path}-480.webp 480w, ${path}-960.webp 960w` },
  };
  const text = { type: 'text', text: `${path}-480.jpg`, marks: [{ type: 'link', attrs: { href: FILE } }] };
  const document = { type: 'doc', content: [image, { type: 'paragraph', content: [text] }] };
  return {
    active: 1,
    published_at: '2026-01-01T00:00:00.000Z',
    cover_id: cover,
    translations: { tr: { title: 'Köprü', summary: 'Özet', document, seo_name: '' } },
  };
}

/** Returns the addresses of files that are not below the media host. */
const ownAddresses = (text: string) => text.match(/(?<!medya\.example)\/media\/[\w./-]+/g) ?? [];
const text = async (url: string) => (await site.visit(url)).text();

test('a public page and its data name every picture and file below the media host', async () => {
  const page = await site.visit('/makale/kopru');
  const html = await page.text();
  expect(html).toContain(`${HOST}${path}`);
  expect(html).toContain(`${HOST}${FILE}`);
  expect(html).toContain(`<link rel="icon" href="${HOST}${LOGO}">`);
  // The text of a link is not an address.
  expect(ownAddresses(html).filter((address) => !address.startsWith(path))).toEqual([]);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/img-src 'self' https:\/\/medya\.example data:;/);
  expect(policy).toMatch(/media-src 'self' https:\/\/medya\.example;/);
  expect(policy.split(HOST)).toHaveLength(3);
});

test('rich text keeps its words: only addresses are changed', async () => {
  const { data } = JSON.parse(await text(`${api.article('kopru')}?lang=tr`)) as {
    data: { content: string; cover: { path: string } };
  };
  expect(data.cover.path).toBe(HOST + path);
  expect(data.content).toContain(`srcset="${HOST}${path}-480.webp 480w, ${HOST}${path}-960.webp 960w"`);
  expect(data.content).toMatch(new RegExp(`href="${HOST}${FILE}"[^<>]*>${path}-480.jpg</a>`));
});

test.each(['/sitemap.xml', '/rss.xml', api.articles])('%s names pictures below the media host', async (url) => {
  const body = await text(url);
  expect(body).toContain(HOST + path);
  expect(ownAddresses(body)).toEqual([]);
});

test('sign-in, panel and its records keep the own origin', async () => {
  for (const url of ['/giris-yap', '/admin']) {
    const { html, headers } = await site.open(url);
    expect(html).toContain(`"${LOGO}"`);
    expect(html + headers.get('content-security-policy')).not.toContain(HOST);
  }
  const records = await site.staff.call({ method: 'GET', url: api.adminArticles });
  expect(records.text).not.toContain(HOST);
});

test('a preview of unpublished content never names the media host', async () => {
  const { status, html, headers } = await site.preview({ entity: 'article', record: null, values: values() });
  expect([status, html.includes(`${path}-480.jpg`)]).toEqual([200, true]);
  expect(html + JSON.stringify(headers)).not.toContain('medya.example');
});

test('pages of this site may show files of its media host, which are another origin', async () => {
  const { headers } = await site.visit('/media/brand/logo.svg');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(headers.get('cache-control')).toBe('public, max-age=3600');
  expect(headers.get('set-cookie')).toBeNull();
});

test('a file that does not exist is not stored by a CDN', async () => {
  for (const url of [`/media/${'f'.repeat(32)}-480.jpg`, FILE]) {
    const { status, headers } = await site.visit(url);
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
  }
});
