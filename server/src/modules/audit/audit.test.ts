import { sql } from 'kysely';
import type { ArticleRecord } from '@vitrin/shared-contracts/articles';
import type { AuditRow } from '@vitrin/shared-contracts/audit';
import { searchText } from '../../platform/database/search.ts';
import { recordEvent } from '../../platform/audit/security-events.repository.ts';
import { paragraphs } from '../../testing/documents.ts';
import { logIn, signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

// Each test creates its own database, which is slow on a busy machine.
jest.setTimeout(30_000);

let test: TestApp;
let staff: Staff;
beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'admin');
});
afterEach(() => test.close());

const url = '/api/admin/audit';
const source = { id: 'req-1', ip: '203.0.113.77' };

async function log(query = ''): Promise<AuditRow[]> {
  return (await staff.call({ url: `${url}?${query}` })).body.data as AuditRow[];
}

/** Returns the entries without the sign-ins of the test itself. */
const withoutSignIns = (rows: AuditRow[]) =>
  rows.filter(({ action }) => action !== 'sign-in').map(({ action, result, title }) => [action, result, title]);

async function insertEntry(title: string, at: string): Promise<void> {
  await test.services.db
    .insertInto('audit')
    .values({
      at,
      actor_id: staff.userId,
      actor_name: 'Ayşe Yılmaz',
      action: 'update',
      entity: 'article',
      entity_id: 7,
      title,
      fields: '["title"]',
      request_id: 'r',
      search_text: searchText(title),
    })
    .execute();
}

describe('audit log', () => {
  it('records a denied request once per minute and route, with the network instead of the IP address', async () => {
    const hr = await signIn(test, 'hr');
    for (let time = 0; time < 3; time += 1) await hr.call({ url: '/api/admin/contracts' });
    await hr.call({ url: '/api/admin/contracts', form: { form_data: {} } });
    const rows = await log('operation=access');
    expect(withoutSignIns(rows)).toEqual([
      ['access', 'refused', 'POST /api/admin/contracts'],
      ['access', 'refused', 'GET /api/admin/contracts'],
    ]);
    expect(rows[0]).toMatchObject({
      actor: { id: hr.userId, name: 'Ayşe Yılmaz' },
      entity: 'right',
      address: '127.0.0.0/24',
    });
    expect(rows[0]?.request_id).not.toBe('');
  });

  it('says of a saved record what the history says: the fields that differ, before and after, and the version', async () => {
    const texts = { title: 'Köprü', document: paragraphs('Metin.'), summary: 'Eski' };
    const input = (tr: object) => ({ active: 1, published_at: '2026-01-01T00:00:00.000Z', translations: { tr } });
    const created = await staff.call({ url: '/api/admin/blog', form: { form_data: input(texts) } });
    const { id, version } = created.body.data as ArticleRecord;
    const form_data = { ...input({ ...texts, summary: 'Yeni' }), id, version };
    await staff.call({ url: `/api/admin/blog/${id}`, form: { _method: 'PUT', form_data } });

    const [updated, inserted] = await log('entity=article');
    expect(updated).toMatchObject({
      title: 'Köprü',
      fields: ['translations.tr.summary'],
      changed: ['Özet (tr)'],
      version: { record: String(id), number: 2, screen: `/admin/pages/blog/update?id=${id}` },
    });
    expect(inserted).toMatchObject({ fields: [], changed: [] });
    const change = await staff.call({ url: `/api/admin/history/article/${id}/2/change` });
    expect(change.body.data).toMatchObject([{ label: 'Özet (tr)', before: 'Eski', after: 'Yeni' }]);
  });

  it('names page contents as the panel does, not by their key', async () => {
    const translations = { tr: { hero_title: 'Yapılar' } };
    await staff.call({
      url: '/api/admin/contents',
      form: { _method: 'PUT', form_data: { group: 'catalogue', version: 0, translations } },
    });
    expect((await log('entity=page-contents')).map(({ title }) => title)).not.toContain('catalogue');
  });

  it('records an expired CSRF value separately from a missing right', async () => {
    await staff.call({ url: '/api/admin/blog', headers: { 'x-csrf-token': 'x'.repeat(43) } });
    expect((await log('operation=access'))[0]).toMatchObject({ entity: 'csrf', title: 'GET /api/admin/blog' });
  });

  it('records a throttled sign-in without a user', async () => {
    for (let attempt = 0; attempt < 8; attempt += 1)
      await logIn(test, { email: 'hedef@vitrin.localhost', password: 'yanlis-sifre' });
    expect((await log('operation=throttle')).map(({ actor, result }) => [actor, result])).toEqual([[null, 'refused']]);
  });

  it('records an event with the name given by the caller', async () => {
    await recordEvent(test.services.db, source, {
      operation: 'sign-in',
      result: 'failed',
      actor: null,
      title: 'kim@vitrin.localhost',
    });
    expect((await log('result=failed&search=kim'))[0]).toMatchObject({
      action: 'sign-in',
      actor: null,
      title: 'kim@vitrin.localhost',
      address: '203.0.113.0/24',
      request_id: 'req-1',
      entity: 'session',
    });
  });

  it('does not record requests without a session, so that anonymous clients cannot fill the disk', async () => {
    await test.app.inject({ url: '/api/admin/contracts' });
    expect(await log('operation=access')).toEqual([]);
  });
});

it('the audit log rejects changes and deletions of entries, even directly in the database', async () => {
  await insertEntry('Duran', '2026-01-05T10:00:00.000Z');
  const { db } = test.services;
  await expect(db.updateTable('audit').set({ title: 'Başka' }).execute()).rejects.toThrow(/only grows/);
  await expect(db.deleteFrom('audit').execute()).rejects.toThrow(/only grows/);
  await expect(sql`update audit set actor_id = null where id = 1`.execute(db)).rejects.toThrow(/only grows/);
  const emptying = globalThis.testDatabase === 'postgres' ? sql`truncate audit` : sql`delete from audit where 1 = 1`;
  await expect(emptying.execute(db)).rejects.toThrow(/only grows/);
  const [line] = await db.selectFrom('audit').selectAll().where('title', '=', 'Duran').execute();
  if (!line) throw new Error('The audit log entry is missing.');
  const forged = { ...line, title: 'Başka' };
  const over = db.insertInto('audit').values(forged);
  const updating = over.onConflict((id) => id.column('id').doUpdateSet(forged));
  const replacing = globalThis.testDatabase === 'postgres' ? updating : db.replaceInto('audit').values(forged);
  for (const forgery of [updating, replacing]) await expect(forgery.execute()).rejects.toThrow(/only grows/);
  expect((await log('search=duran')).map(({ title }) => title)).toEqual(['Duran']);
});

describe('audit log list', () => {
  beforeEach(async () => {
    await insertEntry('Eski köprü', '2026-01-04T20:59:59.999Z');
    await insertEntry('Gece yarısı', '2026-01-04T21:00:00.000Z');
    await insertEntry('Gün sonu', '2026-01-05T20:59:59.999Z');
    await insertEntry('Ertesi gün', '2026-01-05T21:00:00.000Z');
  });

  it('is filtered by days in Istanbul time', async () => {
    const found: [query: string, titles: string[]][] = [
      ['from=2026-01-05&to=2026-01-05', ['Gün sonu', 'Gece yarısı']],
      ['to=2026-01-04', ['Eski köprü']],
      ['entity=article&from=2026-01-06', ['Ertesi gün']],
      ['entity=article&search=köprü', ['Eski köprü']],
      ['operation=delete', []],
      ['entity=contract', []],
    ];
    for (const [query, titles] of found)
      expect([query, (await log(query)).map(({ title }) => title)]).toEqual([query, titles]);
  });

  it('is filtered by user and paginated', async () => {
    const other = await signIn(test, 'editor');
    expect(withoutSignIns(await log(`person=${other.userId}`))).toEqual([]);
    const { body } = await staff.call({ url: `${url}?entity=article&person=${staff.userId}` });
    expect([body.meta?.total, (body.data as AuditRow[])[3]?.fields]).toEqual([4, ['title']]);
    expect(await log('entity=article&page=2')).toEqual([]);
  });

  it('rejects an invalid filter instead of returning more entries than requested', async () => {
    for (const query of ['operation=yok', 'result=belki', 'from=dün', 'to=2026-13-40', `search=${'a'.repeat(101)}`])
      expect([query, (await staff.call({ url: `${url}?${query}` })).status]).toEqual([query, 400]);
  });

  it('returns all users by name for the filter', async () => {
    const { body } = await staff.call({ url: `${url}/people` });
    expect(body.data).toEqual([{ id: staff.userId, name: 'Ayşe Yılmaz' }]);
  });
});

describe('audit log export', () => {
  const text = (query = '') => test.app.inject({ url: `${url}/export?${query}`, headers: staff.headers });

  it('is a CSV file that spreadsheets read as Turkish, with formulas neutralised', async () => {
    await insertEntry('=HYPERLINK("https://kotu.example";"tıkla")', '2026-01-05T10:00:00.000Z');
    await insertEntry(' @SUM(A1)', '2026-01-05T11:00:00.000Z');
    await insertEntry('＝1+1', '2026-01-05T09:00:00.000Z');
    await insertEntry('Ürün-1', '2026-01-05T08:00:00.000Z');
    const { headers, body } = await text('entity=article');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="kayitlar.csv"');
    const lines = body.split('\r\n');
    expect(lines[0]).toBe('\uFEFF"Zaman";"Kişi";"İşlem";"Konu";"Kayıt";"Alanlar";"Sonuç";"Ağ";"İstek";"UTC"');
    expect(lines[1]).toContain(`"5.1.2026 - 14:00";"Ayşe Yılmaz";"Güncelleme";"Makale";"' @SUM(A1)"`);
    expect(lines[2]).toContain(`"'=HYPERLINK(""https://kotu.example"";""tıkla"")"`);
    expect(lines[3]).toContain(`"'＝1+1"`);
    expect(lines[4]).toContain('"Ürün-1"');
    expect(lines).toHaveLength(6);
  });

  it('is itself recorded in the audit log with the user', async () => {
    await text('entity=article');
    expect((await log('operation=export')).map(({ actor, entity }) => [actor?.id, entity])).toEqual([
      [staff.userId, 'audit'],
    ]);
    const asked = await test.app.inject({ method: 'HEAD', url: `${url}/export`, headers: staff.headers });
    expect(asked.statusCode).toBe(405);
  });

  it('contains all entries of a log that is larger than one batch', async () => {
    const rows = Array.from({ length: 2_101 }, (_, line) => ({
      at: `2026-01-05T10:00:00.${String(line % 7).padStart(3, '0')}Z`,
      actor_name: '',
      action: 'update',
      entity: 'product',
      title: `Ürün ${line}`,
      fields: '[]',
      request_id: '',
    }));
    for (let start = 0; start < rows.length; start += 500)
      await test.services.db
        .insertInto('audit')
        .values(rows.slice(start, start + 500))
        .execute();
    const lines = (await text('entity=product')).body.trimEnd().split('\r\n').slice(1);
    expect([lines.length, new Set(lines).size]).toEqual([2_101, 2_101]);
    const { body } = await staff.call({ url: `${url}?entity=product` });
    expect(body.meta?.total).toBe(1_000);
  });
});

it('the audit log denies access to all other roles', async () => {
  for (const role of ['editor', 'hr', 'support'] as const) {
    const other = await signIn(test, role);
    for (const path of ['', '/people', '/export'])
      expect((await other.call({ url: `${url}${path}` })).body.code).toBe('right');
  }
});
