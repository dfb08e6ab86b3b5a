import { sql } from 'kysely';
import type { ArticleSummary } from '@vitrin/shared-contracts/articles';
import { api } from '@vitrin/shared-contracts/paths';
import type { RecordValues } from '@vitrin/shared-contracts/records/upgrades';
import type { Right } from '@vitrin/shared-contracts/rights';
import { loadRows } from '../../backup/rows/load-rows.ts';
import { valuesAt } from '../../content/history/record-version.ts';
import { unpublishedValues } from '../../content/publication/unpublished-changes.ts';
import { articleRecords } from '../../modules/articles/articles.service.ts';
import { publishDue } from '../../modules/publication/due-publications.ts';
import { readCopy } from '../../modules/publication/working-copies.service.ts';
import { openDatabase, type Db } from '../../platform/database/database.ts';
import { migrate, migrateTo } from '../../platform/database/migrate.ts';
import { scheduleAllRecords } from '../schedule-records.ts';
import { sendRequest } from '../send-request.ts';
import { signInAs, type Staff } from '../sign-in.ts';
import { buildTestApp, type TestApp } from '../test-app.ts';
import { freshDatabase, type TestDatabase } from '../test-database.ts';
import { articleTexts, trashCalls } from '../trash-calls.ts';
import { readReleasedData, releasedVersions } from './released-data.ts';

const YEARS_MS = 2 * 365 * 86_400_000;

interface UpgradedSite {
  database: TestDatabase;
  /** Numbers of rows after the upgrade, of the tables that had rows. */
  counts: Record<string, number>;
}

/** Upgrades the site of a released version to this one. */
async function upgrade(version: string): Promise<UpgradedSite> {
  const data = readReleasedData(version);
  const database = await freshDatabase();
  const db = await openDatabase({ ...database, isForMigrations: true });
  await migrateTo(db, data.migration);
  await loadRows(db, data);
  await migrate(db);
  const counts: Record<string, number> = {};
  for (const table of data.tables) counts[table] = await countRows(db, table);
  await db.destroy();
  return { database, counts };
}

async function countRows(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Renames the summary of an article, as a later version might. */
function renameSummary({ translations, ...shared }: RecordValues): RecordValues {
  const renamed = Object.entries(Object(translations) as Record<string, RecordValues>).map(
    ([lang, { summary: lead, ...texts }]) => [lang, { ...texts, lead }],
  );
  return { ...shared, translations: Object.fromEntries(renamed) as RecordValues };
}

const publicReads = [
  `${api.content}?page=home`,
  `${api.content}?page=corporate`,
  `${api.articles}?page=1`,
  api.contracts,
  api.sliders,
  api.certificates,
  api.homeSections,
  api.categories,
  api.searchProducts,
  api.socialMedia,
  api.contactInformation,
  api.pageMeta,
  api.languages,
];
const panelReads = [
  api.adminArticles,
  api.adminContracts,
  api.adminProducts,
  api.adminCategories,
  api.adminMedia,
  api.adminRedirects,
  api.adminMailbox('contact'),
  api.adminUsers,
  api.adminTranslations,
  api.adminTrash,
  api.adminAudit,
];

describe.each(releasedVersions())('data of version %s', (version) => {
  let upgraded: UpgradedSite;
  let test: TestApp;
  let staff: Staff;
  beforeAll(async () => {
    upgraded = await upgrade(version);
    test = await buildTestApp(undefined, upgraded.database);
    const user = await test.services.db.selectFrom('users').select(['id', 'email']).executeTakeFirstOrThrow();
    staff = await signInAs(test, { email: user.email, userId: user.id });
  });
  afterAll(() => test.close());

  it('is complete after the upgrade', () => {
    expect(upgraded.counts).toEqual(readReleasedData(version).counts);
  });

  it('is shown to visitors in both languages', async () => {
    for (const read of publicReads)
      for (const lang of ['tr', 'en']) {
        const url = `${read}${read.includes('?') ? '&' : '?'}lang=${lang}`;
        const { status, body } = await sendRequest(test.app, { url });
        expect({ url, status, isEmpty: JSON.stringify(body.data).length < 10 }).toEqual({
          url,
          status: 200,
          isEmpty: false,
        });
      }
  });

  it('is listed and changed in the panel', async () => {
    for (const url of panelReads)
      expect({ url, status: (await staff.call({ url })).status }).toEqual({ url, status: 200 });
    const { rows, restore, saveArticle, addArticle } = trashCalls(staff);
    const [trashed] = await rows();
    expect((await restore('article', [trashed?.record ?? 0])).status).toBe(200);
    const added = await addArticle('Yükseltmeden sonra');
    expect((await saveArticle(added, articleTexts('Yükseltmeden sonra 2'))).status).toBe(200);
  });

  it('opens in a newer form of its records: versions, trash, drafts, schedules', async () => {
    const { db } = test.services;
    const kind = { ...articleRecords.kind, upgrades: { 2: renameSummary } };
    const versions = await db.selectFrom('record_versions').selectAll().where('entity', '=', 'article').execute();
    const copies = await db.selectFrom('working_copies').selectAll().where('entity', '=', 'article').execute();
    const schedules = await db.selectFrom('scheduled_publications').select('values_json').execute();
    const opened = [
      ...(await Promise.all(versions.map(({ record, number }) => valuesAt(db, kind, record, number)))),
      ...[...copies, ...schedules].map((stored) => unpublishedValues(kind, stored)),
    ];
    expect([versions.some(({ cause }) => cause === 'delete'), copies.length, schedules.length]).toEqual([true, 1, 1]);
    for (const values of opened)
      for (const texts of Object.values(values?.translations ?? {})) {
        expect(texts).toMatchObject({ title: expect.any(String) });
        expect(Object.keys(texts ?? {})).toContain('lead');
        expect(Object.keys(texts ?? {})).not.toContain('summary');
      }
    const reader = { id: 1, name: '', rights: new Set<Right>(['articles.write']) };
    const { form_json } = await readCopy(test.services, { kind, id: copies[0]?.id ?? '', reader });
    expect(form_json).toContain('"title":"Yarım kalan yazı"');
    expect(form_json).not.toContain('"summary"');
  });

  it('is published when its time comes', async () => {
    await publishDue(test.services, new Date(Date.now() + YEARS_MS));
    const { body } = await staff.call({ url: api.adminArticles });
    expect((body.data as ArticleSummary[]).map(({ title }) => title)).toContain('Yarım kalan yazı');
  });

  it('can be scheduled, also what was never changed since', async () => {
    expect(await scheduleAllRecords(test.services)).toEqual({});
  });
});
