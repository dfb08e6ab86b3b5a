import type { PreviewLinkRow } from '@vitrin/shared-contracts/content-previews';
import { api } from '@vitrin/shared-contracts/paths';
import { deleteExpiredLinks } from '../../modules/content-previews/preview-links.service.ts';
import { inTransactionOf } from '../../content/content-kind.ts';
import { homeSectionRecords } from '../../modules/home-sections/home-sections.service.ts';
import { keyedHash } from '../../platform/auth/secrets.ts';
import { readContentVersion } from '../../platform/database/content-version.ts';
import { buildPreviewSite, type PreviewSite } from '../../testing/preview-site.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';

let site: PreviewSite;
let record: string;
const section = (title: string) => ({
  active: 1 as const,
  kind: 'text' as const,
  translations: { tr: { title, text: '' } },
});

beforeAll(async () => {
  site = await buildPreviewSite();
  record = await addSection();
});
afterAll(() => site.close());

async function addSection(): Promise<string> {
  const stamp = { now: '2026-01-05T09:00:00.000Z', userId: null };
  const added = await site.services.db
    .transaction()
    .execute((trx) => homeSectionRecords.add(inTransactionOf(site.services, trx), stamp, section('Bölüm')));
  return String(added.entityId);
}

const create = (changes: object = {}, person: Staff = site.staff) =>
  person.call({
    url: api.adminPreviewLinks,
    json: { entity: 'home-section', record, lang: 'tr', values_json: JSON.stringify(section('Taslak')), ...changes },
  });
const created = async (changes?: object) => (await create(changes)).body.data as PreviewLinkRow;
const listed = async (of = record) =>
  (await site.staff.call({ url: `${api.adminPreviewLinks}?entity=home-section&record=${of}` })).body
    .data as PreviewLinkRow[];
const open = async (path: string) => {
  const response = await site.visit(path);
  return { status: response.status, html: await response.text(), headers: response.headers };
};

it('shows the values of the moment to people without an account, whatever is saved later', async () => {
  const { path, expires_at, created_at } = await created();
  expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(7 * 24 * 3_600_000);
  const { status, html, headers } = await open(path);
  expect([status, html.includes('Taslak'), html.includes('<b>Önizleme.</b>')]).toEqual([200, true, true]);
  expect(headers.get('content-security-policy')).toContain("script-src 'none'");
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex, nofollow']);
});

it('shows a new record', async () => {
  const { path, title } = await created({ record: null, values_json: JSON.stringify(section('Yepyeni')) });
  expect([title, (await open(path)).html.includes('Yepyeni')]).toEqual(['Yeni kayıt', true]);
});

it('shows nothing for a token that is altered in any character', async () => {
  const { path } = await created();
  const token = path.slice('/onizleme/b/'.length);
  for (let index = 0; index < token.length; index += 1) {
    const other = token[index] === 'A' ? 'B' : 'A';
    const { status, html } = await open(`/onizleme/b/${token.slice(0, index)}${other}${token.slice(index + 1)}`);
    expect([status, html.includes('Taslak'), html.includes('Önizleme bulunamadı')]).toEqual([404, false, true]);
  }
});

it('shows nothing for the signature of another link, and for tokens that were made for another purpose', async () => {
  const [one, two] = [await created(), await created()];
  const [, signature = ''] = two.path.split('.');
  expect((await open(one.path.replace(/[.].*/, `.${signature}`))).status).toBe(404);
  const foreign = keyedHash(site.services.config.secret, 'token', one.id);
  expect((await open(`/onizleme/b/${one.id}.${foreign}`)).status).toBe(404);
});

it('a signature is not valid for another record, language or expiry', async () => {
  const { id, path } = await created();
  const { db } = site.services;
  for (const changed of [{ record: '999' }, { lang: 'en' }, { expires_at: '2999-01-01T00:00:00.000Z' }]) {
    const before = await db.selectFrom('preview_links').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await db.updateTable('preview_links').set(changed).where('id', '=', id).execute();
    expect((await open(path)).status).toBe(404);
    await db.updateTable('preview_links').set(before).where('id', '=', id).execute();
  }
  expect((await open(path)).status).toBe(200);
});

it('says that it has expired, and is deleted a month later', async () => {
  const { id, path } = await created();
  jest.useFakeTimers({ now: Date.now() + 7 * 24 * 3_600_000, doNotFake: ['setTimeout', 'setImmediate', 'nextTick'] });
  try {
    const { status, html } = await open(path);
    expect([status, html.includes('artık geçerli değil')]).toEqual([410, true]);
  } finally {
    jest.useRealTimers();
  }
  const now = Date.now() + 40 * 24 * 3_600_000;
  await deleteExpiredLinks(site.services, { now, at: new Date(now).toISOString() });
  expect((await listed()).map((row) => row.id)).not.toContain(id);
  expect((await open(path)).status).toBe(404);
});

it('shows nothing after it was revoked, and what it showed is deleted', async () => {
  const { id, path } = await created();
  expect((await listed()).map((row) => row.id)).toContain(id);
  expect((await site.staff.call({ method: 'DELETE', url: api.adminPreviewLink(id) })).status).toBe(200);
  expect((await listed()).map((row) => row.id)).not.toContain(id);
  const { status, html } = await open(path);
  expect([status, html.includes('Taslak')]).toEqual([410, false]);
  const row = await site.services.db
    .selectFrom('preview_links')
    .select('values_json')
    .where('id', '=', id)
    .executeTakeFirst();
  expect(row).toEqual({ values_json: '{}' });
  expect((await site.staff.call({ method: 'DELETE', url: api.adminPreviewLink(id) })).status).toBe(404);
});

it('says that the record was deleted', async () => {
  const other = await addSection();
  const { path } = await created({ record: other });
  await site.services.db.deleteFrom('home_sections').where('id', '=', Number(other)).execute();
  const { status, html } = await open(path);
  expect([status, html.includes('Kayıt artık yok')]).toEqual([410, true]);
});

it('is made, listed and revoked with the right of the kind', async () => {
  const support = await signIn(site, 'support');
  const { id } = await created();
  const of = `${api.adminPreviewLinks}?entity=home-section&record=${record}`;
  expect((await create({}, support)).status).toBe(403);
  expect((await support.call({ url: of })).status).toBe(403);
  expect((await support.call({ method: 'DELETE', url: api.adminPreviewLink(id) })).status).toBe(403);
  expect((await listed()).map((row) => row.id)).toContain(id);
});

it.each([
  ['a record that does not exist', { record: '999' }, 404],
  ['an unknown language', { lang: 'xx' }, 422],
  ['a duration that is not offered', { days: 365 }, 422],
  ['an entity that no page shows', { entity: 'redirect' }, 404],
])('rejects %s', async (_what, changes, status) => {
  const person = await signIn(site, 'super_admin');
  expect((await create(changes, person)).status).toBe(status);
});

it('is in the audit log when it is made and revoked, and changes no page', async () => {
  const { db } = site.services;
  const before = await readContentVersion(db);
  const { id } = await created();
  await site.staff.call({ method: 'DELETE', url: api.adminPreviewLink(id) });
  const rows = await db
    .selectFrom('audit')
    .select(['action', 'entity', 'title'])
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  expect(rows).toEqual([
    { action: 'delete', entity: 'preview-link', title: 'Bölüm (tr)' },
    { action: 'create', entity: 'preview-link', title: 'Bölüm (tr)' },
  ]);
  expect(await readContentVersion(db)).toEqual(before);
});
