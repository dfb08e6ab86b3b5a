import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cliContext } from '../../testing/import-items.ts';
import { buildTestServices } from '../../testing/test-app.ts';
import { importSite } from './site-import.service.ts';

let test: Awaited<ReturnType<typeof buildTestServices>>;
let folder: string;
beforeAll(async () => {
  test = await buildTestServices();
  folder = await mkdtemp(join(tmpdir(), 'trial-'));
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

it('fetches no picture in a trial, and says how many an import would fetch', async () => {
  const requested: string[] = [];
  const old = createServer((request, response) => {
    requested.push(request.url ?? '');
    response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(old, 'listening');
  const from = `http://127.0.0.1:${(old.address() as AddressInfo).port}`;
  const xml = `<rss xmlns:wp="x"><channel><title>S</title><wp:base_blog_url>${from}</wp:base_blog_url>
    <item><title>Vinç</title><wp:post_id>2</wp:post_id><wp:post_type>attachment</wp:post_type><wp:status>inherit</wp:status><wp:attachment_url>${from}/vinc.jpg</wp:attachment_url></item>
    <item><title>Liman</title><wp:post_id>1</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><wp:post_date_gmt>2020-01-01 00:00:00</wp:post_date_gmt>
    <content:encoded><![CDATA[<img src="${from}/rihtim.jpg"><img src="${from}/rihtim.jpg"><img src="${from}/vinc.jpg"><img src="${from}/kapak-300x200.jpg"><img src="${from}/kapak-1024x683.jpg">]]></content:encoded></item></channel></rss>`;
  await writeFile(join(folder, 'site.xml'), xml);
  const request = { paths: [join(folder, 'site.xml')], uploads: null, from, allowsPrivate: true };
  const trial = await importSite(test.services, cliContext, { ...request, isDryRun: true });
  await trial.close();
  expect(trial.filesToFetch).toBe(3);
  expect(trial.counts).toContainEqual({ type: 'file', state: 'created', count: 1 });
  expect(requested).toEqual([]);
  const report = await importSite(test.services, cliContext, { ...request, isDryRun: false });
  await report.close();
  old.close();
  // A smaller size is fetched only if the original is no longer there.
  const sizes = ['/kapak.jpg', '/kapak-300x200.jpg', '/kapak.jpg', '/kapak-1024x683.jpg'];
  expect(requested.filter((path) => path.startsWith('/kapak'))).toEqual(sizes);
  expect(new Set(requested)).toEqual(new Set(['/vinc.jpg', '/rihtim.jpg', ...sizes]));
  expect(report.filesToFetch).toBe(0);
});
