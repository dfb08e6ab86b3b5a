import { cliContext, importFixture, readAll } from '../../testing/import-items.ts';
import { findLosses } from '../../testing/import-losses.ts';
import { addEnglish } from '../../testing/languages.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { importSite, type ReportedItem } from './site-import.service.ts';

let test: TestApp;
let staff: Staff;
beforeAll(async () => {
  test = await buildTestApp();
  staff = await signIn(test);
  await addEnglish(test);
});
afterAll(() => test.close());

const words = ['klasik.wxr.xml', 'bloklar.wxr.xml', 'iki-dil.wxr.xml', 'magaza.wxr.xml', 'metinler'];

it.each(words)('loses no item and no word of %s without naming it', async (name) => {
  const paths = [importFixture(name)];
  const report = await importSite(test.services, cliContext, { paths, isDryRun: false, uploads: null, from: null });
  const items: ReportedItem[] = [];
  for await (const item of report.items) items.push(item);
  await report.close();
  expect(await findLosses({ test, staff }, await readAll(...paths), items)).toEqual([]);
});
