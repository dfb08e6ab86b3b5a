import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cliContext } from '../../testing/import-items.ts';
import { addPicture } from '../../testing/library-picture.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { importSite, type ReportedItem } from './site-import.service.ts';

let test: TestApp;
let folder: string;
beforeEach(async () => {
  test = await buildTestApp();
  folder = await mkdtemp(join(tmpdir(), 'wxr-'));
});
afterEach(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

/** An export with these items. */
async function wxr(...items: string[]): Promise<string> {
  const path = join(folder, 'site.xml');
  const channel = `<title>S</title><wp:base_blog_url>https://s.example</wp:base_blog_url>${items.join('')}`;
  await writeFile(path, `<rss xmlns:wp="x"><channel>${channel}</channel></rss>`);
  return path;
}

const wxrItem = (id: number, type: string, rest: string) =>
  `<item><title>Öğe ${id}</title><wp:post_id>${id}</wp:post_id><wp:post_type>${type}</wp:post_type>
  <wp:status>publish</wp:status><wp:post_date_gmt>2020-01-01 00:00:00</wp:post_date_gmt>${rest}</item>`;
const wxrMeta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`;
const wxrEntry = (id: number, menu: string) =>
  wxrItem(
    id,
    'nav_menu_item',
    `<category domain="nav_menu" nicename="${menu}">${menu}</category>${wxrMeta('_menu_item_type', 'custom')}${wxrMeta('_menu_item_url', `https://x.example/${id}`)}`,
  );

async function imported(path: string, options: object = {}) {
  const request = { paths: [path], isDryRun: false, uploads: folder, from: null, ...options };
  const report = await importSite(test.services, cliContext, request);
  const items: ReportedItem[] = [];
  for await (const item of report.items) items.push(item);
  await report.close();
  return items.flatMap(({ notes }) => notes.map(({ what, reason }) => `${what}: ${reason}`));
}

it('puts a second menu without a telling name at the bottom, and names the one that has no place', async () => {
  const path = await wxr(
    wxrEntry(1, 'kurumsal'),
    wxrEntry(2, 'kurumsal'),
    wxrEntry(3, 'kurumsal'),
    wxrEntry(4, 'hizli'),
    wxrEntry(5, 'hizli'),
    wxrEntry(6, 'sosyal'),
  );
  const notes = await imported(path);
  const entriesAt = async (place: string) =>
    (await test.services.kinds.get('menu')?.read(test.services, place))?.values['entries'];
  expect(await entriesAt('header')).toHaveLength(3);
  expect(await entriesAt('footer')).toHaveLength(2);
  expect(notes).toEqual(expect.arrayContaining([expect.stringContaining('“sosyal” menüsünün yeri yok')]));
});

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20" fill="#246"/></svg>';

it('takes a logo in SVG as the library does, and names one that cannot be drawn', async () => {
  await writeFile(join(folder, 'logo.svg'), drawing);
  await writeFile(join(folder, 'kotu.svg'), drawing.replace('<rect', '<script>alert(1)</script><rect'));
  const file = (id: number, name: string) =>
    wxrItem(id, 'attachment', `<wp:attachment_url>https://s.example/wp-content/uploads/${name}</wp:attachment_url>`);
  const notes = await imported(await wxr(file(1, 'logo.svg'), file(2, 'kotu.svg')));
  expect(await test.services.db.selectFrom('media').select('name').execute()).toEqual([{ name: 'logo.svg' }]);
  expect(notes.filter((note) => note.includes('kotu.svg'))).toHaveLength(1);
});

it('takes the currency that staff name for the prices of a shop, and names each price without it', async () => {
  const path = await wxr(wxrItem(1, 'product', wxrMeta('_regular_price', '120.50')));
  expect(await imported(path, { isDryRun: true })).toEqual(
    expect.arrayContaining([expect.stringContaining('fiyat: 120.50: dosya para birimini söylemez')]),
  );
  expect((await imported(path, { currency: 'EUR' })).filter((note) => note.startsWith('fiyat'))).toEqual([]);
  expect(await test.services.db.selectFrom('products').select(['price', 'currency']).execute()).toEqual([
    { price: '120.50', currency: 'EUR' },
  ]);
});

it('names the pictures of a product beyond its limit, which stay in the library', async () => {
  const ids = Array.from({ length: 14 }, (_, index) => String(index + 10));
  const taken = { source: 's.example', type: 'file', entity: 'media', lang: '', item_hash: '', values_hash: '' };
  for (const source_id of ids) {
    const record = String(await addPicture(test));
    await test.services.db
      .insertInto('site_import_records')
      .values({ ...taken, source_id, record })
      .execute();
  }
  const notes = await imported(await wxr(wxrItem(1, 'product', wxrMeta('_product_image_gallery', ids.join(',')))));
  expect(notes).toEqual(expect.arrayContaining([expect.stringContaining('galerinin son 2 görseli')]));
  expect(await test.services.db.selectFrom('media').select('id').execute()).toHaveLength(14);
  expect(await test.services.db.selectFrom('product_media').select('media_id').execute()).toHaveLength(12);
});
