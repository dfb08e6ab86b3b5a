import { randomUUID } from 'node:crypto';
import type { ArticleRecord, ArticleRow } from '@vitrin/shared-contracts/articles';
import type { ReleaseAction } from '@vitrin/shared-contracts/release-management';
import type { Statistics } from '@vitrin/shared-contracts/statistics';
import { saveJobTime } from '../../platform/jobs/job-times.repository.ts';
import { paragraphs } from '../../testing/documents.ts';
import { signIn } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  const admin = await signIn(test, 'admin');
  const article = (title: string, active: 0 | 1) => ({
    active,
    published_at: '2026-01-01',
    translations: { tr: { title, document: paragraphs('x') } },
  });
  await admin.call({ url: '/api/admin/blog', form: { form_data: article('Yayında', 1) } });
  await admin.call({ url: '/api/admin/blog', form: { form_data: article('Taslak', 0) } });
  const contract = { kind: 'other', translations: { tr: { name: 'Koşullar', document: paragraphs('x') } } };
  await admin.call({ url: '/api/admin/contracts', form: { form_data: contract } });
  const times = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };
  await test.services.db
    .insertInto('languages')
    .values({ abbr: 'en', lang: 'English', active: 1, ...times })
    .execute();
});
afterAll(() => test.close());

async function seenBy(role: 'super_admin' | 'admin' | 'editor' | 'hr'): Promise<Statistics> {
  const staff = await signIn(test, role);
  return (await staff.call({ url: '/api/admin/statistics' })).body.data as Statistics;
}

it('counts the stored records', async () => {
  const { counts } = await seenBy('admin');
  expect(counts).toEqual({
    articles: 2,
    drafts: 0,
    changed_articles: 0,
    contracts: 1,
    languages: 2,
    unread_contact: 0,
    unread_applications: 0,
  });
});

it('counts a new article that was saved and not published as a draft', async () => {
  const staff = await signIn(test, 'editor');
  const url = `/api/admin/publication/article/copies/${randomUUID()}`;
  await staff.call({ url, form: { _method: 'PUT', form_data: { rev: 0 }, form: {}, values: {} } });
  expect((await seenBy('admin')).counts).toMatchObject({ articles: 2, drafts: 1 });
  await staff.call({ url, form: { _method: 'DELETE', rev: '1' } });
  expect((await seenBy('admin')).counts).toMatchObject({ articles: 2, drafts: 0 });
});

it('counts no draft whose publication is scheduled, which its list shows as scheduled', async () => {
  const staff = await signIn(test, 'editor');
  const copy = randomUUID();
  const url = `/api/admin/publication/article/copies/${copy}`;
  const translations = { tr: { title: 'Zamanlanan', document: paragraphs('x') } };
  const values = { active: 1, published_at: '2026-01-01T00:00:00.000Z', translations };
  await staff.call({ url, form: { _method: 'PUT', form_data: { rev: 0 }, form: {}, values } });
  expect((await seenBy('admin')).counts.drafts).toBe(1);
  const form_data = { record: null, copy_id: copy, base_version: null, due_at: '2999-01-01T00:00:00.000Z' };
  const schedule = `/api/admin/publication/article/schedules/${randomUUID()}`;
  expect((await staff.call({ url: schedule, form: { _method: 'PUT', form_data, values } })).status).toBe(200);
  expect((await seenBy('admin')).counts.drafts).toBe(0);
  await staff.call({ url: schedule, form: { _method: 'DELETE' } });
  await staff.call({ url, form: { _method: 'DELETE', rev: '1' } });
});

it('counts published articles with a draft as their list shows them', async () => {
  const staff = await signIn(test, 'editor');
  const changed = async () => {
    const { body } = await staff.call({ url: '/api/admin/blog?state=changed' });
    const listed = (body.data as ArticleRow[]).map(({ title }) => title);
    return { ...(await seenBy('admin')).counts, listed };
  };
  expect(await changed()).toMatchObject({ drafts: 0, changed_articles: 0, listed: [] });
  const { body } = await staff.call({ url: '/api/admin/blog' });
  const live = (body.data as ArticleRow[]).find(({ title }) => title === 'Yayında');
  const { data } = (await staff.call({ url: `/api/admin/blog/${live?.id}` })).body;
  const { active, published_at, version } = data as ArticleRecord;
  const values = { active, published_at, translations: { tr: { title: 'Taslak başlık', document: paragraphs('x') } } };
  const form_data = { record: String(live?.id), base_version: version, rev: 0, title: 'Taslak başlık' };
  const url = `/api/admin/publication/article/copies/${randomUUID()}`;
  await staff.call({ url, form: { _method: 'PUT', form_data, form: { form: values }, values } });
  expect(await changed()).toMatchObject({ drafts: 0, changed_articles: 1, listed: ['Yayında'] });
  await staff.call({ url, form: { _method: 'DELETE', rev: '1' } });
});

it('lists what visitors are missing', async () => {
  const { attention } = await seenBy('admin');
  expect(attention).toEqual([
    { kind: 'article-translations', count: 2 },
    { kind: 'article-summaries', count: 2 },
    { kind: 'page-descriptions', count: 10 },
    { kind: 'privacy-notice', count: 1 },
  ]);
});

it('reports a missing data protection notice to those who can write it, until there is one', async () => {
  const { db } = test.services;
  const isReported = async (role: 'admin' | 'editor') =>
    (await seenBy(role)).attention.some(({ kind }) => kind === 'privacy-notice');
  expect([await isReported('admin'), await isReported('editor')]).toEqual([true, false]);
  await db.updateTable('contracts').set({ kind: 'kvkk' }).execute();
  expect(await isReported('admin')).toBe(false);
  await db.updateTable('contracts').set({ kind: 'other' }).execute();
});

it('lists the last changes, the newest first', async () => {
  const { changes } = await seenBy('admin');
  const records = changes.filter(({ entity }) => entity !== 'user');
  expect(records.map(({ action, entity, title, actor }) => [action, entity, title, actor])).toEqual([
    ['create', 'contract', 'Koşullar', 'Ayşe Yılmaz'],
    ['create', 'article', 'Taslak', 'Ayşe Yılmaz'],
    ['create', 'article', 'Yayında', 'Ayşe Yılmaz'],
  ]);
});

it('warns if the clock is in doubt', async () => {
  const { db } = test.services;
  expect((await seenBy('admin')).warnings).toEqual([]);
  await saveJobTime(db, 'clock', Date.now() - 370 * 86_400_000);
  expect((await seenBy('admin')).warnings).toEqual([{ kind: 'clock', text: expect.stringContaining('saati') }]);
  expect((await seenBy('editor')).warnings).toEqual([]);
  await saveJobTime(db, 'clock', Date.now());
});

it('says since when the cache before the site cannot be told what has changed', async () => {
  const { purgeState } = test.services;
  purgeState.failingSince = Date.now() - 30_000;
  expect((await seenBy('admin')).warnings).toEqual([]);
  purgeState.failingSince = Date.parse('2026-01-05T09:30:00.000Z');
  expect((await seenBy('admin')).warnings).toEqual([
    { kind: 'purge', text: expect.stringContaining('05.01.2026 12:30:00 tarihinden beri') },
  ]);
  purgeState.failingSince = null;
});

it('shows which setting is missing if the site is behind a proxy that is not configured', async () => {
  for (let visitor = 0; visitor < 12; visitor += 1)
    await test.app.inject({
      url: '/api/pages/all-languages',
      remoteAddress: '10.0.0.5',
      headers: { 'x-forwarded-for': `203.0.113.${visitor}` },
    });
  expect((await seenBy('admin')).warnings).toEqual([
    { kind: 'proxy', text: expect.stringContaining('TRUST_PROXY=10.0.0.5 satırını') },
  ]);
  expect((await seenBy('editor')).warnings).toEqual([]);
});

it('omits what the user may not read', async () => {
  const editor = await seenBy('editor');
  expect([editor.counts.contracts, editor.counts.unread_contact]).toEqual([undefined, undefined]);
  expect(editor.changes.map(({ entity }) => entity)).toEqual(['article', 'article']);
  expect(await seenBy('hr')).toEqual({
    counts: { languages: 2, unread_applications: 0 },
    attention: [],
    changes: [],
    warnings: [],
  });
});

describe('units that were rolled back automatically', () => {
  const DAY_MS = 86_400_000;
  const log = (unit: string, action: ReleaseAction, days: number, actor = 'Vitrin') =>
    test.services.db
      .insertInto('release_log')
      .values({
        at: new Date(Date.now() - days * DAY_MS).toISOString(),
        unit,
        action,
        before_id: 'aaaaaaaaaaaaaaaa',
        after_id: 'bbbbbbbbbbbbbbbb',
        actor,
        reason: 'Açılışların çoğu başarısız',
      })
      .execute();
  const incident = async (role: 'super_admin' | 'admin') =>
    (await seenBy(role)).attention.find(({ kind }) => kind === 'release-trouble')?.count;

  it('are reported for a week, to users who may see releases', async () => {
    await log('remote_auth', 'automatic-rollback', 8);
    expect(await incident('super_admin')).toBeUndefined();
    await log('remote_public', 'automatic-rollback', 6);
    await log('remote_admin', 'automatic-rollback', 0);
    await log('remote_admin', 'automatic-rollback', 0);
    await log('remote_admin', 'publish', 0, 'Blog ekibi');
    expect(await incident('super_admin')).toBe(2);
    expect(await incident('admin')).toBeUndefined();
  });

  it('are no longer reported once a user has made a decision', async () => {
    await log('remote_public', 'promote', 0, 'Ayşe Yılmaz');
    expect(await incident('super_admin')).toBe(1);
  });
});
