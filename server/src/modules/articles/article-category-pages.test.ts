import { api } from '@vitrin/shared-contracts/paths';
import { paragraphs } from '../../testing/documents.ts';
import { addEnglish } from '../../testing/languages.ts';
import { signIn } from '../../testing/sign-in.ts';
import { buildTestSite } from '../../testing/test-site.ts';

/** Starts a site with two categories, of which one has a published article. */
async function startSite() {
  const site = await buildTestSite();
  await addEnglish(site);
  const editor = await signIn(site, 'editor');
  const make = async (address: string, form_data: object) =>
    ((await editor.call({ url: address, form: { form_data } })).body.data as { id: number }).id;
  const translations = { tr: { name: 'İş güvenliği', text: 'Şantiyede.' }, en: { name: 'Safety' } };
  const safety = await make(api.adminArticleCategories, { translations });
  await make(api.adminArticleCategories, { translations: { tr: { name: 'Boş' } } });
  const article = (title: string, category_id: number | null) =>
    make(api.adminArticles, {
      published_at: '2026-01-01T00:00:00.000Z',
      category_id,
      translations: { tr: { title, document: paragraphs('Metin.') } },
    });
  await article('Baret', safety);
  await article('Köprü', null);
  return { site, article, safety };
}

it('the sitemap has the categories with published articles, in their languages', async () => {
  const { site } = await startSite();
  const map = await (await site.visit('/sitemap.xml')).text();
  const found = [...map.matchAll(/<loc>[^<]*?((?:\/en)?\/makaleler\/[^<]*)<\/loc>/g)].map(([, path]) => path);
  expect(found).toEqual(['/makaleler/is-guvenligi', '/en/makaleler/safety']);
  await site.close();
});

it('each category has a feed; that of all articles names the categories', async () => {
  const { site, article, safety } = await startSite();
  const feed = async (address: string) => {
    const response = await site.visit(address);
    const text = await response.text();
    return [
      response.status,
      ...[...text.matchAll(/<(?:title|category)>(?:<!\[CDATA\[)?([^<\]]*)/g)].map(([, each]) => each),
    ];
  };
  expect(await feed('/rss.xml')).toEqual([200, expect.any(String), 'Köprü', 'Baret', 'İş güvenliği']);
  const [status, title, ...items] = await feed('/rss.xml?kategori=is-guvenligi');
  expect([status, items]).toEqual([200, ['Baret', 'İş güvenliği']]);
  expect(title).toMatch(/^İş güvenliği – /);
  await article('İskele', safety);
  expect((await feed('/en/rss.xml?kategori=safety')).slice(2)).toEqual(['İskele', 'Safety', 'Baret', 'Safety']);
  for (const slug of ['bos', 'yok', '']) expect((await feed(`/rss.xml?kategori=${slug}`))[0]).toBe(404);
  await site.close();
});

it('a menu entry leads to a category while it has a published article', async () => {
  const { site, article, safety } = await startSite();
  const admin = await signIn(site, 'admin');
  const entries = [
    { id: 'c', parent: null, off: false, target: { type: 'record', entity: 'article-category', id: safety } },
  ];
  const menu = { place: 'header', version: 0, entries, translations: {} };
  await admin.call({ url: api.adminMenus, form: { _method: 'PUT', form_data: menu } });
  const header = async () => {
    const { data } = (await (await site.visit(`${api.menus}?lang=en`)).json()) as {
      data: { header: { label: string; href: string }[] | null };
    };
    return data.header?.map(({ label, href }) => [label, href]);
  };
  expect(await header()).toEqual([['Safety', '/makaleler/safety']]);
  const { body } = await admin.call({ url: `${api.adminArticles}?category=${safety}` });
  for (const { id, version } of body.data as { id: number; version: number }[])
    await admin.call({ url: api.adminArticle(id), form: { _method: 'PUT', form_data: { version, active: 0 } } });
  expect(await header()).toEqual([]);
  await article('İskele', safety);
  expect(await header()).toHaveLength(1);
  await site.close();
});

it('a release of the public site that has no such pages leads to the list of articles', async () => {
  const { site } = await startSite();
  site.render(() => ({ kind: 'redirect', status: 302, location: '/404' }));
  const led = async (path: string) => {
    const { status, headers } = await site.visit(path);
    return [status, headers.get('location')];
  };
  expect(await led('/makaleler/is-guvenligi')).toEqual([302, '/makaleler']);
  expect(await led('/en/makaleler/safety')).toEqual([302, '/en/makaleler']);
  expect(await led('/makaleler/bos')).toEqual([302, '/404']);
  await site.close();
});
