import { cliContext, importFixture } from '../../../testing/import-items.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { importSite, undoImport } from '../site-import.service.ts';
import { deleteOldItems } from './old-items.ts';

let test: TestApp;
beforeEach(async () => (test = await buildTestApp()));
afterEach(() => test.close());

it('forgets the report of an old import, which can still be taken back', async () => {
  const request = { paths: [importFixture('ghost-yeni.json')], isDryRun: false, uploads: null, from: null };
  const report = await importSite(test.services, cliContext, request);
  await report.close();
  expect(await deleteOldItems(test.services)).toEqual({ imports: 0 });
  await test.services.db.updateTable('site_imports').set({ updated_at: '2020-01-01T00:00:00.000Z' }).execute();
  expect(await deleteOldItems(test.services)).toEqual({ imports: 1 });
  expect(await test.services.db.selectFrom('site_import_items').selectAll().execute()).toEqual([]);
  expect(await undoImport(test.services, cliContext, report.id)).toMatchObject({ kept: [] });
  expect(await test.services.db.selectFrom('articles').select('id').execute()).toEqual([]);
});
