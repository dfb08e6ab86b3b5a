import { cliContext, importFixture } from '../../testing/import-items.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { importSite } from './site-import.service.ts';

let test: TestApp;
beforeEach(async () => (test = await buildTestApp()));
afterEach(() => test.close());

it('writes each item once when two imports run at the same moment', async () => {
  const request = { paths: [importFixture('bloklar.wxr.xml')], isDryRun: false, uploads: null, from: null };
  const reports = await Promise.all([1, 2].map(() => importSite(test.services, cliContext, request)));
  for (const report of reports) await report.close();
  const titles = await test.services.db.selectFrom('article_translations').select('title').orderBy('title').execute();
  expect(titles.map(({ title }) => title)).toEqual(['Gelecek yazı', 'Köprü onarımı']);
});

it('refuses files of two sites at once', async () => {
  const paths = [importFixture('klasik.wxr.xml'), importFixture('magaza.wxr.xml')];
  const request = { paths, isDryRun: false, uploads: null, from: null };
  await expect(importSite(test.services, cliContext, request)).rejects.toThrow('iki ayrı sitenin');
  expect(await test.services.db.selectFrom('site_imports').selectAll().execute()).toEqual([]);
});
