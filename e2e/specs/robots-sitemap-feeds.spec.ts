import type { APIRequestContext } from '@playwright/test';
import type { ArticleRecord } from '@vitrin/shared-contracts/articles';
import { api } from '@vitrin/shared-contracts/paths';
import { sharingSize } from '@vitrin/shared-contracts/pictures';
import type { Redirect } from '@vitrin/shared-contracts/redirects';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { callPanel } from '../fixtures/panel-call.ts';
import { readable, servedHead } from '../fixtures/served-head.ts';
import { expect, test } from '../fixtures/test.ts';

const article = '/makale/deprem-guclendirmesine-nereden-baslanir';
const englishArticle = '/en/makale/where-does-earthquake-strengthening-begin';
/** URL properties in structured data that must point to the site itself. */
const ownAddresses = /"(?:url|item|mainEntityOfPage|image)":"(.*?)"/g;
const product = '/urun/cagri-yapi-izleme-ve-alarm-merkezi';

test(
  'robots.txt links to the sitemap; every page in it has that canonical address, and its pictures exist',
  fullRunOnly('server/src/modules/redirects/redirects.test.ts', 'server/src/modules/links/links.test.ts'),
  async ({ request, site }) => {
    const robots = await (await request.get('/robots.txt')).text();
    for (const path of ['/admin', '/giris-yap', '/api/']) expect(robots).toContain(`Disallow: ${path}\n`);
    const pages = await sitemap(request, /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '');
    const addresses = pages.map(({ address }) => address);
    for (const path of ['/', '/en', '/biyografi', '/en/makaleler', '/iletisim', article, englishArticle])
      expect(addresses).toContain(site.url + path);
    expect(addresses.filter((address) => address.includes('/sozlesme/')).length).toBeGreaterThan(1);

    for (const { address, alternates } of pages) {
      const head = await servedHead(request, address);
      expect([address, head.status, head.links.canonical]).toEqual([address, 200, address]);
      expect(head.alternates).toEqual(alternates);
      expect(head.title).not.toBe('');
      // An article written by another test may have no summary: then the element must be missing rather than empty.
      expect(head.meta.description).not.toBe('');
    }
    const pictures = new Set(pages.flatMap((page) => page.pictures));
    expect(pictures.size).toBeGreaterThan(5);
    for (const picture of pictures) {
      const response = await request.head(picture);
      expect([picture, response.status(), response.headers()['content-type']]).toEqual([picture, 200, 'image/jpeg']);
    }
  },
);

for (const [lang, path] of [
  ['tr', '/makaleler'],
  ['en', '/en/makaleler'],
] as const) {
  test(
    `${path} links to a feed whose articles exist under their titles`,
    fullRunOnly('server/src/site/generated-files.test.ts'),
    async ({ request }) => {
      const { links } = await servedHead(request, path);
      const feed = await (await request.get(links.alternate ?? '')).text();
      expect(feed).toContain(`<language>${lang}</language>`);
      const items = [...feed.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) => ({
        title: within(item, /<title><!\[CDATA\[(.*?)\]\]>/),
        link: within(item, /<link>(.*?)<\/link>/),
        picture: within(item, /<enclosure [^>]*url="(.*?)"/),
      }));
      expect(items.length).toBeGreaterThan(5);
      for (const { title, link } of items) {
        const { status, structured } = await servedHead(request, link);
        expect([status, structured[0]?.headline]).toEqual([200, title]);
      }
      expect((await request.head(items[0]?.picture ?? '')).headers()['content-type']).toBe('image/jpeg');
    },
  );
}

test(
  'a shared link has a title, a description and an existing picture of the right size',
  fullRunOnly('remote-public/src/app/server-rendering.test.tsx', 'server/src/site/generated-files.test.ts'),
  async ({ page, request }) => {
    await page.goto('/404');
    for (const path of ['/', '/biyografi', '/makaleler', '/iletisim', article, englishArticle, product]) {
      const { title, links, meta } = await servedHead(request, path);
      expect(meta.description).toBeTruthy();
      expect(meta).toMatchObject({
        'og:title': title,
        'og:description': meta.description,
        'og:url': links.canonical,
        'og:image:width': String(sharingSize.width),
        'og:image:height': String(sharingSize.height),
        'twitter:card': 'summary_large_image',
      });
      const size = await page.evaluate(
        async (address) => {
          const picture = new Image();
          picture.src = address;
          await picture.decode();
          return { width: picture.naturalWidth, height: picture.naturalHeight };
        },
        new URL(meta['og:image'] ?? '').pathname,
      );
      expect(size).toEqual(sharingSize);
    }
  },
);

test(
  'structured data describes the pages in their language and with their addresses',
  fullRunOnly('server/src/modules/redirects/redirects.test.ts', 'server/src/modules/links/links.test.ts'),
  async ({ request, site }) => {
    const kinds: string[] = [];
    for (const path of ['/', '/en', '/en/biyografi', '/iletisim', article, englishArticle]) {
      const { structured } = await servedHead(request, path);
      kinds.push(structured.map((item) => item['@type']).join(' '));
      for (const [, address = ''] of JSON.stringify(structured).matchAll(ownAddresses)) {
        expect(address.startsWith(`${site.url}/`)).toBe(true);
        expect([address, (await request.head(address, { maxRedirects: 0 })).status()]).toEqual([address, 200]);
      }
    }
    expect(kinds).toEqual([
      'LocalBusiness WebSite LocalBusiness',
      'LocalBusiness WebSite LocalBusiness',
      'AboutPage BreadcrumbList',
      'ContactPage BreadcrumbList LocalBusiness',
      'Article BreadcrumbList',
      'Article BreadcrumbList',
    ]);
    const [english, crumbs] = (await servedHead(request, englishArticle)).structured;
    expect(english).toMatchObject({ inLanguage: 'en', mainEntityOfPage: site.url + englishArticle });
    expect(crumbs?.itemListElement).toMatchObject([
      { item: `${site.url}/en` },
      { item: `${site.url}/en/makaleler` },
      { name: 'Earthquakes and ground' },
      { item: site.url + englishArticle },
    ]);
  },
);

test(
  'an article whose address staff change redirects permanently from the old one, in each language',
  fullRunOnly('server/src/modules/redirects/redirects.test.ts', 'server/src/modules/links/links.test.ts'),
  async ({ request, staffPage, site }) => {
    const before = await callPanel<ArticleRecord>(staffPage, api.adminArticles, form(articleForm('eski', {})));
    const path = `${api.adminArticles}/${before.id}`;
    try {
      const { id, version } = before;
      await callPanel(staffPage, path, { _method: 'PUT', ...form(articleForm('yeni', { id, version })) });
      for (const [old, own] of [
        ['/makale/deneme-eski', '/makale/deneme-yeni'],
        ['/en/makale/trial-eski', '/en/makale/trial-yeni'],
      ] as const) {
        expect(await redirectOf(request, old)).toEqual([301, own]);
        expect((await servedHead(request, own)).links.canonical).toBe(site.url + own);
      }
      expect(await redirectOf(request, '/en/makale/deneme-yeni')).toEqual([302, '/en/makale/trial-yeni']);
      const map = (await sitemap(request, '/sitemap.xml')).map(({ address }) => address.replace(site.url, ''));
      expect(map.filter((address) => /(?:deneme|trial)-(?:yeni|eski)$/.test(address)).toSorted()).toEqual([
        '/en/makale/trial-yeni',
        '/makale/deneme-yeni',
      ]);
    } finally {
      await callPanel(staffPage, path, { _method: 'DELETE' });
    }
    expect(await redirectOf(request, '/makale/deneme-yeni')).toEqual([302, '/404']);
  },
);

test(
  'an address of an older site redirects permanently to the configured target, and to /404 once staff delete the redirect',
  fullRunOnly('server/src/modules/redirects/redirects.test.ts', 'server/src/modules/links/links.test.ts'),
  async ({ page, request, staffPage }) => {
    expect(await redirectOf(request, '/hakkimizda.html')).toEqual([302, '/404']);
    const redirect = await callPanel<Redirect>(
      staffPage,
      api.adminRedirects,
      form({ source: '/hakkimizda.html', target: '/biyografi' }),
    );
    expect(await redirectOf(request, '/hakkimizda.html')).toEqual([301, '/biyografi']);
    await page.goto('/hakkimizda.html');
    await expect(page).toHaveURL('/biyografi');
    await callPanel(staffPage, `${api.adminRedirects}/${redirect.id}`, { _method: 'DELETE' });
    expect(await redirectOf(request, '/hakkimizda.html')).toEqual([302, '/404']);
  },
);

interface MappedPage {
  address: string;
  alternates: Record<string, string>;
  pictures: string[];
}

async function sitemap(request: APIRequestContext, address: string): Promise<MappedPage[]> {
  const map = await (await request.get(address)).text();
  return [...map.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    address: within(entry, /<loc>(.*?)<\/loc>/),
    alternates: Object.fromEntries(
      [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, lang = '', href = '']) => [lang, readable(href)]),
    ),
    pictures: [...entry.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(([, picture = '']) => picture),
  }));
}

function within(text: string, pattern: RegExp): string {
  return readable(pattern.exec(text)?.[1] ?? '');
}

/** Returns the status and the redirect target. */
async function redirectOf(request: APIRequestContext, address: string): Promise<[number, string | undefined]> {
  const response = await request.get(address, { maxRedirects: 0 });
  return [response.status(), response.headers().location];
}

function articleForm(slug: string, known: { id?: number; version?: number }): object {
  const document = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Deneme.' }] }] };
  const texts = { summary: '', document, seo_title: null, seo_description: null };
  return {
    ...known,
    active: 1,
    published_at: '2026-01-01T00:00:00.000Z',
    cover_id: null,
    translations: {
      tr: { ...texts, title: 'Deneme', seo_name: `deneme-${slug}` },
      en: { ...texts, title: 'Trial', seo_name: `trial-${slug}` },
    },
  };
}

function form(value: object): { form_data: string } {
  return { form_data: JSON.stringify(value) };
}
