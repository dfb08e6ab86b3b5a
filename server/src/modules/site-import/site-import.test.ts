import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { api } from '@vitrin/shared-contracts/paths';
import sharp from 'sharp';
import { pdf } from '../../testing/cvs.ts';
import { addEnglish } from '../../testing/languages.ts';
import { cliContext, importFixture } from '../../testing/import-items.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { importSite, undoImport, type ReportedItem } from './site-import.service.ts';

let test: TestApp;
let folder: string;
beforeEach(async () => {
  test = await buildTestApp();
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
});
afterEach(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

interface Options {
  isDryRun?: boolean;
  uploads?: string;
  stopAfter?: number;
}

async function run(name: string, { isDryRun = false, uploads, stopAfter = Infinity }: Options = {}) {
  let done = 0;
  const report = await importSite(test.services, cliContext, {
    paths: [importFixture(name)],
    isDryRun,
    uploads: uploads ?? null,
    from: null,
    onProgress: () => (done += 1),
    isStopped: () => done > stopAfter,
  });
  const items: ReportedItem[] = [];
  for await (const item of report.items) items.push(item);
  await report.close();
  const notesOf = (id: string) => items.find((item) => item.id === id)?.notes ?? [];
  return { ...report, items, notesOf, states: items.map(({ type, id, state }) => `${type} ${id} ${state}`) };
}

async function read<T = Record<string, unknown>>(url: string): Promise<T> {
  return (await test.app.inject({ url })).json<{ data: T }>().data;
}

const redirects = () =>
  test.services.db.selectFrom('redirects').select(['source', 'target']).orderBy('source').execute();
const changed = ({ states }: { states: string[] }) => states.filter((state) => /(?:created|updated)$/.test(state));

async function picture(name: string): Promise<void> {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(
    path,
    await sharp({ create: { width: 60, height: 40, channels: 3, background: '#357' } })
      .png()
      .toBuffer(),
  );
}

it('says what would come and writes nothing', async () => {
  const { states, notesOf } = await run('klasik.wxr.xml', { isDryRun: true });
  expect(states).toContain('post 11 created');
  expect(notesOf('11').map(({ what }) => what)).toContain('[iletisim-formu]');
  expect(await test.services.db.selectFrom('articles').selectAll().execute()).toEqual([]);
  expect(await test.services.db.selectFrom('site_imports').selectAll().execute()).toEqual([]);
});

it('imports texts with category, author and date, and redirects every old address', async () => {
  await run('klasik.wxr.xml');
  expect(await read(`${api.articles}/yeni-santiye`)).toMatchObject({
    title: 'Yeni "şantiye" açıldı',
    published_at: '2009-10-01T07:00:00.000Z',
    category: { name: 'Haberler' },
  });
  expect(await redirects()).toEqual(
    expect.arrayContaining([
      { source: '/2009/10/yeni-santiye', target: '/makale/yeni-santiye' },
      { source: '/2009/10/santiye', target: '/makale/yeni-santiye' },
      { source: '/?p=11', target: '/makale/yeni-santiye' },
      { source: '/?page_id=12', target: '/kurumsal' },
    ]),
  );
});

it('keeps the tree of pages, and leads links to the new pages, also to one that comes later in the file', async () => {
  await run('klasik.wxr.xml');
  const child = await test.services.db
    .selectFrom('site_pages as child')
    .innerJoin('site_page_translations as texts', 'texts.page_id', 'child.id')
    .innerJoin('site_page_translations as above', 'above.page_id', 'child.parent_id')
    .select(['texts.title', 'above.title as parent'])
    .execute();
  expect(child).toEqual([{ title: 'Tanıtım & Ekip', parent: 'Kurumsal' }]);
  const { content } = await read<{ content: string }>(`${api.articles}/yeni-santiye`);
  expect(content).toContain('<a href="/kurumsal">hakkımızda</a>');
  expect(content).not.toContain('javascript');
});

it('keeps closed what only some could read, drafts and what has no title', async () => {
  const { notesOf } = await run('klasik.wxr.xml');
  const rows = await test.services.db
    .selectFrom('articles')
    .innerJoin('article_translations as texts', 'texts.article_id', 'articles.id')
    .select(['texts.title', 'articles.active'])
    .orderBy('articles.id')
    .execute();
  expect(rows).toEqual([
    { title: 'Yeni "şantiye" açıldı', active: 1 },
    { title: 'Bayilere özel', active: 0 },
    { title: 'Başlıksız bir taslak yazı.', active: 0 },
  ]);
  expect(notesOf('15')[0]?.reason).toContain('başlık metnin başından üretildi');
});

it('takes pictures from the folder of uploads, once, with alternative texts, as cover, in texts and galleries', async () => {
  await picture('2009/10/temel.jpg');
  await run('klasik.wxr.xml', { uploads: folder });
  const media = await test.services.db
    .selectFrom('media')
    .innerJoin('media_translations', 'media_id', 'media.id')
    .select(['name', 'alt'])
    .execute();
  expect(media).toEqual([{ name: 'temel.jpg', alt: 'Temel atma' }]);
  const article = await read<{ content: string; cover: { alt: string } }>(`${api.articles}/yeni-santiye`);
  expect(article.cover.alt).toBe('Temel atma');
  expect(article.content.match(/<img /g)).toHaveLength(2);
  expect(article.content).toContain('<em>Temel atma töreni</em>');
  expect((await redirects()).find(({ source }) => source === '/wp-content/uploads/2009/10/temel.jpg')?.target).toMatch(
    /^\/media\//,
  );
});

it('brings what was missing with a second import, and changes nothing with a third', async () => {
  expect((await run('klasik.wxr.xml')).notesOf('20').map(({ reason }) => reason)).toEqual([
    expect.stringContaining('eski sitenin adresi de verilmedi'),
  ]);
  await picture('2009/10/temel.jpg');
  expect(changed(await run('klasik.wxr.xml', { uploads: folder }))).toEqual(['post 11 updated', 'file 20 created']);
  expect(changed(await run('klasik.wxr.xml', { uploads: folder }))).toEqual([]);
});

it.each([
  'klasik.wxr.xml',
  'bloklar.wxr.xml',
  'iki-dil.wxr.xml',
  'magaza.wxr.xml',
  'ghost-eski.json',
  'ghost-yeni.json',
  'metinler',
])('changes nothing when %s is imported again, and takes the whole back', async (name) => {
  const first = await run(name);
  expect(changed(first)).not.toEqual([]);
  expect(changed(await run(name))).toEqual([]);
  expect(await undoImport(test.services, cliContext, first.id)).toMatchObject({ kept: [] });
  for (const table of [
    'articles',
    'site_pages',
    'people',
    'redirects',
    'products',
    'article_categories',
    'categories',
  ] as const)
    expect(
      await test.services.db
        .selectFrom(table as 'articles')
        .select('id')
        .execute(),
    ).toEqual([]);
});

it('goes on where it was stopped, and the result is that of an undisturbed import', async () => {
  const texts = async () => [
    await test.services.db.selectFrom('article_translations').select(['title', 'content']).orderBy('title').execute(),
    await redirects(),
  ];
  expect((await run('bloklar.wxr.xml', { stopAfter: 3 })).state).toBe('stopped');
  const resumed = await run('bloklar.wxr.xml');
  expect(resumed.state).toBe('done');
  const result = await texts();
  await undoImport(test.services, cliContext, resumed.id);
  await run('bloklar.wxr.xml');
  expect(await texts()).toEqual(result);
});

it('takes documents as downloads, leads links to them, and leaves the folder of uploads as it is', async () => {
  const xml = `<rss xmlns:wp="x"><channel><title>S</title><wp:base_blog_url>https://s.example</wp:base_blog_url>
    <item><title>Katalog</title><wp:post_id>2</wp:post_id><wp:post_type>attachment</wp:post_type><wp:status>inherit</wp:status><wp:attachment_url>https://s.example/wp-content/uploads/katalog.pdf</wp:attachment_url></item>
    <item><title>Kataloğumuz</title><link>https://s.example/katalog/</link><wp:post_id>1</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><wp:post_date_gmt>2020-01-01 00:00:00</wp:post_date_gmt>
    <content:encoded><![CDATA[<a href="http://www.s.example/wp-content/uploads/katalog.pdf">İndirin</a>]]></content:encoded></item></channel></rss>`;
  await writeFile(join(folder, 'site.xml'), xml);
  await writeFile(join(folder, 'katalog.pdf'), pdf);
  const request = { paths: [join(folder, 'site.xml')], isDryRun: false, uploads: folder, from: null };
  const report = await importSite(test.services, cliContext, request);
  await report.close();
  expect(await readdir(folder)).toContain('katalog.pdf');
  const { content } = await read<{ content: string }>(`${api.articles}/katalogumuz`);
  expect(content).toMatch(/<p class="file"><a href="\/media\/files\/[0-9a-f]{32}\.pdf">İndirin <small>PDF/);
});

it('reads the files again when a restored site lacks what an interrupted import had read', async () => {
  await run('bloklar.wxr.xml', { stopAfter: 3 });
  await rm(join(test.services.config.dataDir, 'imports'), { recursive: true });
  expect((await run('bloklar.wxr.xml')).state).toBe('done');
  expect(await read(`${api.articles}/kopru-onarimi`)).toMatchObject({ title: 'Köprü onarımı' });
});

it('takes pictures that are beside the texts in their folder or archive', async () => {
  await picture('yazi/kapak.png');
  await writeFile(join(folder, 'yazi/index.md'), '---\ntitle: Liman\ncover: kapak.png\n---\n![Vinç](./kapak.png)\n');
  const report = await importSite(test.services, cliContext, {
    paths: [folder],
    isDryRun: false,
    uploads: null,
    from: null,
  });
  await report.close();
  const { content, cover } = await read<{ content: string; cover: object }>(`${api.articles}/yazi`);
  expect(content).toContain('alt="Vinç"');
  expect(cover).toMatchObject({ width: 60 });
});

it('does not overwrite what staff have changed or deleted since, nor take it back', async () => {
  const { id } = await run('klasik.wxr.xml');
  await test.services.db
    .updateTable('article_translations')
    .set({ summary: 'Elle yazıldı' })
    .where('title', 'like', 'Yeni%')
    .execute();
  await picture('2009/10/temel.jpg');
  const again = await run('klasik.wxr.xml', { uploads: folder });
  expect(again.states).toContain('post 11 left');
  expect(again.notesOf('11').at(-1)?.reason).toContain('personel değiştirmiş');
  const { kept } = await undoImport(test.services, cliContext, id);
  expect(kept.map(({ what }) => what)).toContain('article 1');
  expect(await test.services.db.selectFrom('articles').select('id').execute()).toEqual([{ id: 1 }]);
});

it('joins translations to one page, each with its own address and redirect', async () => {
  await addEnglish(test);
  await run('iki-dil.wxr.xml');
  const texts = await test.services.db
    .selectFrom('site_page_translations')
    .select(['page_id', 'lang', 'title'])
    .orderBy('page_id')
    .orderBy('lang', 'desc')
    .execute();
  expect(texts.map(({ lang, title }) => `${lang} ${title}`)).toEqual([
    'tr Biz kimiz',
    'en About us',
    'tr Hizmetler',
    'en Services',
  ]);
  expect(new Set(texts.map(({ page_id }) => page_id)).size).toBe(2);
  expect(await redirects()).toEqual(expect.arrayContaining([{ source: '/?page_id=102', target: '/en/about-us' }]));
});

it('makes products of a shop, with the two levels of the catalogue', async () => {
  const { notesOf } = await run('magaza.wxr.xml');
  const products = await test.services.db
    .selectFrom('products')
    .innerJoin('product_translations as texts', 'texts.product_id', 'products.id')
    .innerJoin('category_translations as category', 'category.category_id', 'products.category_id')
    .select(['texts.name', 'products.code', 'products.price', 'products.availability', 'category.name as category'])
    .orderBy('products.code')
    .execute();
  expect(products).toEqual([
    {
      name: 'Çeneli kırıcı CK-90',
      code: 'CK-90',
      price: '125000.50',
      availability: 'made-to-order',
      category: 'Çeneli kırıcılar',
    },
    { name: 'Kategorisiz parça', code: 'WP-63', price: null, availability: null, category: 'Diğer ürünler' },
  ]);
  expect(notesOf('product_variation:64')[0]?.reason).toContain('ürün seçeneği');
});

it('writes a menu whose entries follow their pages, and leaves one that staff have made', async () => {
  await run('bloklar.wxr.xml');
  const menu = await test.services.kinds.get('menu')?.read(test.services, 'header');
  expect(menu?.values['entries']).toMatchObject([
    { parent: null, target: { type: 'record', entity: 'site-page' } },
    { parent: expect.any(String) as string, target: { type: 'record', entity: 'article-category' } },
    { parent: null, target: { type: 'address', address: 'https://magaza.example/' } },
  ]);
  const ghost = await run('ghost-eski.json');
  expect(ghost.notesOf('navigation:0')[0]?.reason).toContain('zaten düzenlenmiş');
});
