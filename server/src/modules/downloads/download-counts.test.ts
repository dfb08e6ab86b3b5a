import type { UploadedDownload } from '@vitrin/shared-contracts/downloads';
import { api } from '@vitrin/shared-contracts/paths';
import { istanbulDay } from '../../platform/istanbul-day.ts';
import { pdf } from '../../testing/cvs.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { downloadCountsAt, saveDownloadCounts } from './download-counts.repository.ts';

const browser = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36' };
let test: TestApp;
let staff: Staff;
let file: UploadedDownload['download'];
beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'editor');
  const form = { file: new File([new Uint8Array(pdf)], 'Katalog.pdf') };
  ({ download: file } = (await staff.call({ url: api.adminDownloads, form })).body.data as UploadedDownload);
});
afterEach(() => test.close());

const get = (headers: object = {}) => test.app.inject({ url: file.path, headers: { ...browser, ...headers } });
async function total(): Promise<number> {
  const { db, downloadCounts } = test.services;
  await downloadCounts.flush(db);
  return (await downloadCountsAt(db, [file.path])).get(file.path)?.total ?? 0;
}

it('counts whole files and beginnings, and no other parts, probes, checks and prefetches', async () => {
  const { headers } = await get();
  expect(await total()).toBe(1);
  expect((await get({ range: 'bytes=0-' })).statusCode).toBe(206);
  expect(await total()).toBe(2);
  for (const other of [
    { range: 'bytes=5-' },
    { range: 'bytes=0-1' },
    { range: `bytes=${file.bytes * 2}-` },
    { 'if-none-match': String(headers.etag) },
    { 'sec-purpose': 'prefetch' },
    { cookie: '__Host-companion=abc' },
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  ])
    await get(other);
  await test.app.inject({ method: 'HEAD', url: file.path, headers: browser });
  expect(await total()).toBe(2);
});

it('a count changes nothing in the response: caches keep the file', async () => {
  const { headers } = await get();
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=86400', 'accept-ranges': 'bytes' });
  expect(headers['set-cookie']).toBeUndefined();
});

it('sums are kept by day; those of a deleted file go with it and keep no other from being saved', async () => {
  const { db } = test.services;
  const today = istanbulDay();
  const counts = [
    { download: file.id, day: '2020-01-01', count: 4 },
    { download: file.id, day: today, count: 2 },
    { download: file.id + 1, day: today, count: 9 },
  ];
  await saveDownloadCounts(db, counts);
  await saveDownloadCounts(db, [{ download: file.id, day: today, count: 1 }]);
  expect((await downloadCountsAt(db, [file.path])).get(file.path)).toEqual({ total: 7, recent: 3 });
  expect((await staff.call({ url: api.adminDownload(file.id), form: { _method: 'DELETE' } })).status).toBe(200);
  expect(await db.selectFrom('download_counts').selectAll().execute()).toEqual([]);
  await saveDownloadCounts(db, counts);
  expect(await db.selectFrom('download_counts').selectAll().execute()).toEqual([]);
});
