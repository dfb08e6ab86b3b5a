import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { get } from 'node:http';
import { recordModulePages } from '@vitrin/shared-contracts/record-modules';
import { paragraphs } from '../testing/documents.ts';
import { raiseContentVersion } from '../platform/database/content-version.ts';
import { mediaFile } from '../modules/media/media-files.ts';
import { inTransactionOf } from '../content/content-kind.ts';
import { articleRecords } from '../modules/articles/articles.service.ts';
import { buildTestSite, type TestSite } from '../testing/test-site.ts';

let site: TestSite;
let origin: string;
beforeEach(async () => {
  site = await buildTestSite();
  origin = site.services.config.publicUrl;
  const { db } = site.services;
  const times = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };
  await db
    .insertInto('languages')
    .values([
      { abbr: 'en', lang: 'English', active: 1, ...times },
      { abbr: 'de', lang: 'Deutsch', active: 0, ...times },
    ])
    .execute();
});
afterEach(() => site.close());

interface Texts {
  tr: string;
  en?: string;
  de?: string;
}

async function publish(texts: Texts, published_at: string, cover_id: number | null = null): Promise<void> {
  const { services } = site;
  const { db, contentVersion } = services;
  const translations = Object.fromEntries(
    Object.entries(texts).map(([lang, title]) => [
      lang,
      { title, summary: `${title} & özet`, document: paragraphs('x') },
    ]),
  );
  const form = { active: 1, published_at, cover_id, translations };
  const stamp = { now: '2026-02-03T04:05:06.000Z', userId: null };
  await db.transaction().execute((trx) => articleRecords.add(inTransactionOf(services, trx), stamp, form));
  contentVersion.raise(await raiseContentVersion(db));
}

const times = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };

/** Adds an active product in two languages and an inactive one. */
async function addProduct(db: TestSite['services']['db']): Promise<void> {
  const main = await db
    .insertInto('categories')
    .values({ queue: 1, ...times })
    .returning('id')
    .executeTakeFirstOrThrow();
  const category = await db
    .insertInto('categories')
    .values({ main_category_id: main.id, queue: 1, ...times })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [active, slugs] of [
    [1, { tr: 'vinc', en: 'crane' }],
    [0, { tr: 'kapali' }],
  ] as const) {
    const product = await db
      .insertInto('products')
      .values({ category_id: category.id, code: `V-${active}`, queue: 1, active, ...times })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [lang, seo_name] of Object.entries(slugs))
      await db
        .insertInto('product_translations')
        .values({
          product_id: product.id,
          lang,
          name: seo_name,
          seo_name,
          summary: '',
          content: '',
          document: '{}',
          search_text: '',
          transporter_types: '[]',
        })
        .execute();
  }
  site.services.contentVersion.raise(await raiseContentVersion(db));
}

async function addPicture(): Promise<number> {
  const times = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };
  const row = await site.services.db
    .insertInto('media')
    .values({ hash: 'ab12', width: 1600, height: 900, widths: '[480,960,1600]', ...times })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

const text = async (url: string) => (await site.visit(url)).text();
const entryOf = (map: string, address: string) =>
  map.split('<url>').find((entry) => entry.startsWith(`<loc>${address}</loc>`)) ?? '';

test('robots.txt lists the disallowed paths and the sitemap', async () => {
  const answer = await site.visit('/robots.txt');
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toBe(
    `User-agent: *\nDisallow: /admin\nDisallow: /giris-yap\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`,
  );
});

test('the sitemap lists every page in every language that it is written in, with pictures and last change', async () => {
  await publish({ tr: 'Köprü bakımı', en: 'Bridge care', de: 'Brücken' }, '2026-01-01', await addPicture());
  await publish({ tr: 'Yalnız Türkçe' }, '2026-03-01T00:00:00.000Z');
  await publish({ tr: 'Henüz değil' }, '2999-01-01');
  const map = await text('/sitemap.xml');
  const addresses = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address?.replace(origin, ''));
  expect(addresses).toEqual([
    '/',
    '/biyografi',
    '/makaleler',
    '/en/makaleler',
    '/iletisim',
    '/en/iletisim',
    ...recordModulePages,
    '/makale/kopru-bakimi',
    '/en/makale/bridge-care',
    '/makale/yalniz-turkce',
  ]);
  const article = entryOf(map, `${origin}/en/makale/bridge-care`);
  expect(article).toContain('<lastmod>2026-02-03T04:05:06.000Z</lastmod>');
  expect(article).toContain(`hreflang="tr" href="${origin}/makale/kopru-bakimi"`);
  expect(article).toContain(`hreflang="en" href="${origin}/en/makale/bridge-care"`);
  expect(article).toContain(`hreflang="x-default" href="${origin}/makale/kopru-bakimi"`);
  expect(article).toMatch(new RegExp(`<image:loc>${origin}/media/ab12-1600\\.jpg</image:loc>`));
  const alone = entryOf(map, `${origin}/makale/yalniz-turkce`);
  expect(alone).toContain('<lastmod>2026-03-01T00:00:00.000Z</lastmod>');
  expect(alone).not.toContain('hreflang');
});

test('pages with a fixed URL are listed in a language as soon as their content is written in it', async () => {
  const mapped = async () => {
    const addresses = [...(await text('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    return addresses.map((address) => address?.replace(origin, '')).filter((address) => address?.startsWith('/en'));
  };
  const { db, contentVersion } = site.services;
  // The labels of the forms come with the product: without any text of the staff the language has no page.
  expect(await mapped()).toEqual([]);
  const times = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };
  const content = { lang: 'en', value: '"x"', version: 1, ...times };
  await db
    .insertInto('page_contents')
    .values([
      { group_name: 'home', key: 'hero_title', ...content },
      { group_name: 'corporate', key: 'title', ...content },
    ])
    .execute();
  // The texts of an opening are shown by a section of the home page.
  await db
    .insertInto('home_sections')
    .values({ kind: 'slider', queue: 1, ...times })
    .execute();
  contentVersion.raise(await raiseContentVersion(db));
  expect(await mapped()).toEqual(['/en', '/en/biyografi', '/en/iletisim']);
});

test('products are listed with the URLs of their pages', async () => {
  await addProduct(site.services.db);
  const map = await text('/sitemap.xml');
  expect(entryOf(map, `${origin}/urun/vinc`)).toContain(`hreflang="en" href="${origin}/en/urun/crane"`);
  expect(entryOf(map, `${origin}/en/urun/crane`)).toContain('<lastmod>');
  expect(map).not.toContain('kapali');
  expect(map).not.toContain('?urun=');
});

test('many articles are split into parts with a sitemap index', async () => {
  const { db } = site.services;
  const times = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };
  const many = Array.from({ length: 1_001 }, (_, index) => ({
    id: index + 1,
    queue: index,
    active: 1 as const,
    published_at: times.created_at,
    cover_id: null,
    ...times,
  }));
  await db.insertInto('articles').values(many).execute();
  const translation = { lang: 'tr', title: 'a', summary: '', content: '', document: '{}', search_text: '' };
  const none = { seo_title: null, seo_description: null, reading_minutes: 1 };
  for (let from = 0; from < many.length; from += 200)
    await db
      .insertInto('article_translations')
      .values(
        many
          .slice(from, from + 200)
          .map(({ id }) => ({ article_id: id, seo_name: `a-${id}`, ...translation, ...none })),
      )
      .execute();
  const index = await text('/sitemap.xml');
  expect(index).toContain('<sitemapindex');
  expect([...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    `${origin}/sitemap.xml?bolum=1`,
    `${origin}/sitemap.xml?bolum=2`,
  ]);
  const first = await text('/sitemap.xml?bolum=1');
  expect([first.match(/<url>/g)?.length, first.includes('/biyografi')]).toEqual([1_004 + recordModulePages.size, true]);
  const second = await text('/sitemap.xml?bolum=2');
  expect([...second.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([`${origin}/makale/a-1001`]);
  for (const part of ['3', '0', 'x', '99999'])
    expect((await site.visit(`/sitemap.xml?bolum=${part}`)).status).toBe(404);
});

test('the feed has the latest articles of the requested language, newest first', async () => {
  const folder = path.join(site.services.config.dataDir, mediaFile(''));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'ab12-960.jpg'), 'jpeg');
  await publish({ tr: 'Köprü & <baraj>', en: 'Bridge care' }, '2026-01-02T03:04:05.000Z', await addPicture());
  await publish({ tr: 'Yeni' }, '2026-03-01');
  const feed = await text('/rss.xml');
  expect(feed).toContain('<language>tr</language>');
  expect([...feed.matchAll(/<item>[\s\S]*?<title>(.*?)<\/title>/g)].map(([, title]) => title)).toEqual([
    '<![CDATA[Yeni]]>',
    '<![CDATA[Köprü & <baraj>]]>',
  ]);
  expect(feed).toContain(`<atom:link href="${origin}/rss.xml" rel="self" type="application/rss+xml"/>`);
  expect(feed).toContain('<pubDate>Fri, 02 Jan 2026 03:04:05 GMT</pubDate>');
  expect(feed).toContain(`url="${origin}/media/ab12-960.jpg"`);
  expect(feed).toMatch(/<enclosure length="4" type="image\/jpeg"/);
  const english = await text('/en/rss.xml');
  expect([...english.matchAll(/<item>[\s\S]*?<link>(.*?)<\/link>/g)].map(([, link]) => link)).toEqual([
    `${origin}/makale/yeni`,
    `${origin}/en/makale/bridge-care`,
  ]);
  expect(english).toContain(`<atom:link href="${origin}/en/rss.xml" rel="self"`);
  for (const [old, own] of [
    ['/rss.xml?lang=en', '/en/rss.xml'],
    ['/rss.xml?lang=de', '/rss.xml'],
  ] as const) {
    const { status, headers } = await site.visit(old);
    expect([status, headers.get('location')]).toEqual([301, own]);
  }
  expect((await site.visit('/de/rss.xml')).headers.get('content-type')).toContain('text/html');
});

test('the feed is valid XML when texts contain control characters', async () => {
  await publish({ tr: 'Köprü\u000b bakımı\u0007 \uFFFE😀' }, '2026-03-01');
  await site.services.db.updateTable('article_translations').set({ summary: 'a < b & c\u000bd' }).execute();
  const feed = await text('/rss.xml');
  expect(feed).toContain('<title><![CDATA[Köprü bakımı 😀]]></title>');
  expect(feed).toContain('<description><![CDATA[a &lt; b &amp; cd]]></description>');
});

test.each([
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/rss.xml', 'application/rss+xml; charset=utf-8'],
])('%s is compressed, cached until the content changes, and safe to open', async (url, type) => {
  const first = await site.visit(url);
  const body = await first.text();
  expect([first.status, first.headers.get('content-type')]).toEqual([200, type]);
  expect(first.headers.get('x-content-type-options')).toBe('nosniff');
  expect(first.headers.get('content-security-policy')).toContain("default-src 'none'");
  const etag = first.headers.get('etag') ?? '';
  expect((await site.visit(url, { 'if-none-match': etag })).status).toBe(304);
  const zipped = await new Promise<Buffer>((resolve) => {
    get(first.url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)));
    });
  });
  expect(gunzipSync(zipped).toString()).toBe(body);
  await publish({ tr: 'Yeni yazı' }, '2026-01-01');
  const changed = await site.visit(url, { 'if-none-match': etag });
  expect([changed.status, (await changed.text()).includes('yeni-yazi')]).toEqual([200, true]);
});

it('/favicon.ico redirects to the branding icon and returns 404 without one', async () => {
  expect((await site.visit('/favicon.ico')).status).toBe(404);
  Object.assign(site.services.config, { branding: { favIcoLogoPath: '/media/brand/favicon.svg' } });
  site.services.contentVersion.raise(await raiseContentVersion(site.services.db));
  const { status, headers } = await site.visit('/favicon.ico');
  expect([status, headers.get('location')]).toEqual([302, '/media/brand/favicon.svg']);
});
