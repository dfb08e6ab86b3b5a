import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ArticleRecord } from '@vitrin/shared-contracts/articles';
import { api } from '@vitrin/shared-contracts/paths';
import { createBackup } from '../../backup/create-backup.ts';
import { restoreBackup } from '../../backup/restore-backup.ts';
import { loadDemo } from '../../demo/load-demo.ts';
import { createFirstUser } from '../../platform/auth/first-user.ts';
import { registerInstallation } from '../../start-up/installation.ts';
import { paragraphs } from '../../testing/documents.ts';
import { scheduleAllRecords } from '../../testing/schedule-records.ts';
import { cliContext, importFixture } from '../../testing/import-items.ts';
import { signIn } from '../../testing/sign-in.ts';
import { buildTestApp, buildTestServices, type TestApp } from '../../testing/test-app.ts';
import { freshDatabase } from '../../testing/test-database.ts';
import { trashCalls } from '../../testing/trash-calls.ts';
import { importSite } from '../site-import/site-import.service.ts';
import { publishDue } from './due-publications.ts';

const SLOW_MS = 120_000;
const later = () => new Date(Date.now() + 2 * 86_400_000);

let demo: TestApp;
beforeAll(async () => {
  demo = await buildTestApp();
  await loadDemo(demo.services, { onProgress: () => undefined });
}, SLOW_MS);
afterAll(() => demo.close());

/** The history of these records begins with their first change. */
const versionsOf = ({ db }: TestApp['services']) => db.selectFrom('record_versions').select('id').execute();

describe('a record that was never updated since it arrived can be scheduled', () => {
  it('with the demo content', async () => {
    expect(await versionsOf(demo.services)).toEqual([]);
    expect(await scheduleAllRecords(demo.services)).toEqual({});
  });

  it(
    'with a restored backup',
    async () => {
      const { config, db } = demo.services;
      await createFirstUser(demo.services);
      await registerInstallation(config, db);
      const folder = mkdtempSync(join(tmpdir(), 'vitrin-scheduled-'));
      const target = await freshDatabase();
      const file = join(folder, 'site.tar.zst');
      await createBackup(config, file, { recipients: [] });
      await restoreBackup({ ...target, s3: null, secret: null }, file, []);
      const { services, close } = await buildTestServices(target);
      expect(await scheduleAllRecords(services)).toEqual({});
      await close();
      rmSync(folder, { recursive: true });
    },
    SLOW_MS,
  );

  it.each(['klasik.wxr.xml', 'ghost-yeni.json', 'magaza.wxr.xml', 'iki-dil.wxr.xml'])('with %s', async (name) => {
    const { services, close } = await buildTestApp();
    const inputs = { paths: [importFixture(name)], isDryRun: false, uploads: null, from: null };
    const report = await importSite(services, cliContext, { ...inputs, onProgress: () => 1, isStopped: () => false });
    await report.close();
    expect(await services.db.selectFrom('site_import_records').selectAll().execute()).not.toEqual([]);
    const refused = Object.entries(await scheduleAllRecords(services));
    // The date of a person's consent is not in the file.
    expect(refused.filter(([, reason]) => !reason.includes('consent_on'))).toEqual([]);
    await close();
  });

  it('from the trash', async () => {
    const staff = await signIn(demo, 'admin');
    const { addArticle, trashArticle, restore } = trashCalls(staff);
    const added = await addArticle('Köprü');
    await trashArticle(added);
    await restore('article', [added.id]);
    expect(await scheduleAllRecords(demo.services)).toEqual({});
  });

  it('with fields that an upgrade has added to a version of the history', async () => {
    const staff = await signIn(demo, 'admin');
    const { addArticle } = trashCalls(staff);
    const { id } = await addArticle('Baraj');
    await demo.services.db
      .updateTable('article_translations')
      .set({ summary: 'Yükseltmenin eklediği' })
      .where('article_id', '=', id)
      .execute();
    const { version } = (await staff.call({ url: api.adminArticle(id) })).body.data as ArticleRecord;
    const texts = { title: 'Baraj', seo_name: 'baraj', summary: 'Benim yazdığım', document: paragraphs('Baraj.') };
    const form_data = {
      record: String(id),
      base_version: version,
      title: 'Baraj',
      due_at: new Date(Date.now() + 60_000).toISOString(),
    };
    const values = { active: 1, published_at: '2026-01-01T00:00:00.000Z', cover_id: null, translations: { tr: texts } };
    const form = { _method: 'PUT', form_data, values };
    expect((await staff.call({ url: api.adminSchedule('article', randomUUID()), form })).status).toBe(200);
    await publishDue(demo.services, later());
    const saved = (await staff.call({ url: api.adminArticle(id) })).body.data as ArticleRecord;
    expect(saved.translations['tr']?.summary).toBe('Benim yazdığım');
  });
});
