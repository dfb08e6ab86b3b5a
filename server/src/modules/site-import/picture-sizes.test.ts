import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@vitrin/shared-contracts/paths';
import sharp from 'sharp';
import { cliContext } from '../../testing/import-items.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { importSite } from './site-import.service.ts';

/** Files of the old site by name, with their width. 'logo-300x300.png' was uploaded with that name. */
const files = { 'logo.png': 60, 'logo-300x300.png': 80 };

let test: TestApp;
let folder: string;
beforeEach(async () => {
  test = await buildTestApp();
  folder = await mkdtemp(join(tmpdir(), 'sizes-'));
});
afterEach(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

const png = (width: number) => sharp({ create: { width, height: 40, channels: 3, background: '#357' } }).png();

const attachment = (id: number, address: string) =>
  `<item><title>Dosya ${id}</title><wp:post_id>${id}</wp:post_id><wp:post_type>attachment</wp:post_type><wp:status>inherit</wp:status><wp:attachment_url>${address}</wp:attachment_url></item>`;

/** Writes an export whose text shows both files, and a size that WordPress has made of the first one. */
async function writeExport(site: string): Promise<string> {
  const uploads = `${site}/wp-content/uploads`;
  const shown = ['logo.png', 'logo-300x300.png', 'logo-150x150.png'].map((name) => `<img src="${uploads}/${name}">`);
  const xml = `<rss xmlns:wp="x"><channel><title>S</title><wp:base_blog_url>${site}</wp:base_blog_url>
    ${Object.keys(files)
      .map((name, index) => attachment(index + 2, `${uploads}/${name}`))
      .join('')}
    <item><title>Liman</title><wp:post_id>1</wp:post_id><wp:post_name>liman</wp:post_name><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><wp:post_date_gmt>2020-01-01 00:00:00</wp:post_date_gmt>
    <content:encoded><![CDATA[${shown.join('')}]]></content:encoded></item></channel></rss>`;
  const path = join(folder, 'site.xml');
  await writeFile(path, xml);
  return path;
}

async function shownWidths(): Promise<number[]> {
  const { data } = (await test.app.inject({ url: `${api.articles}/liman` })).json<{ data: { content: string } }>();
  return Array.from(data.content.matchAll(/<img [^>]*width="(\d+)"/g), ([, width]) => Number(width));
}

it('takes each picture of the library by its own name from the folder of uploads', async () => {
  await mkdir(join(folder, 'uploads'));
  for (const [name, width] of Object.entries(files)) await png(width).toFile(join(folder, 'uploads', name));
  const paths = [await writeExport('https://eski.example')];
  const request = { paths, isDryRun: false, uploads: join(folder, 'uploads'), from: null };
  await (await importSite(test.services, cliContext, request)).close();
  expect(await shownWidths()).toEqual([60, 80, 60]);
});

it('fetches each picture of the library by its own name', async () => {
  const old = createServer((request, response) => {
    const width = files[(request.url ?? '').slice('/wp-content/uploads/'.length) as keyof typeof files];
    if (width)
      void png(width)
        .toBuffer()
        .then((bytes) => response.end(bytes));
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(old, 'listening');
  const from = `http://127.0.0.1:${(old.address() as AddressInfo).port}`;
  const paths = [await writeExport(from)];
  const request = { paths, isDryRun: false, uploads: null, from, allowsPrivate: true };
  await (await importSite(test.services, cliContext, request)).close();
  old.close();
  expect(await shownWidths()).toEqual([60, 80, 60]);
});
