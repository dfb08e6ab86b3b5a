import type { ArticleRecord } from '@vitrin/shared-contracts/articles';
import type { VersionConflict } from '@vitrin/shared-contracts/envelope';
import type { RestoredVersion, VersionDetail, VersionRow } from '@vitrin/shared-contracts/history';
import { api } from '@vitrin/shared-contracts/paths';
import { pruneVersions } from '../../content/history/prune-versions.repository.ts';
import { paragraphs } from '../../testing/documents.ts';
import { addEnglish } from '../../testing/languages.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let staff: Staff;
let colleague: Staff;
beforeEach(async () => {
  app = await buildTestApp();
  staff = await signIn(app, 'editor');
  colleague = await signIn(app, 'admin');
});
afterEach(() => app.close());

const url = '/api/admin/blog';
// The form sends every field; one that is not sent keeps its present value.
const texts = (title: string, extra: object = {}) => ({
  title,
  summary: '',
  document: paragraphs(`${title}.`),
  ...extra,
});
const input = (tr: object, extra: object = {}) => ({
  active: 1,
  published_at: '2026-01-01T00:00:00.000Z',
  cover_id: null,
  translations: { tr },
  ...extra,
});

async function create(title: string, extra: object = {}): Promise<ArticleRecord> {
  const { body } = await staff.call({ url, form: { form_data: input(texts(title), extra) } });
  return body.data as ArticleRecord;
}

const save = (by: Staff, { id, version }: Pick<ArticleRecord, 'id' | 'version'>, form_data: object) =>
  by.call({ url: `${url}/${id}`, form: { _method: 'PUT', form_data: { ...form_data, id, version } } });

const history = (id: number, rest = '') => staff.call({ url: `/api/admin/history/article/${id}${rest}` });
const versions = async (id: number) => (await history(id)).body.data as VersionRow[];

it('every write of a record is a version with author, time and changed fields', async () => {
  const article = await create('Köprü');
  await save(colleague, article, input(texts('Köprü', { summary: 'Kısa' }), { active: 0 }));

  const [second, first, ...others] = await versions(article.id);
  expect(others).toEqual([]);
  expect(first).toMatchObject({ number: 1, cause: 'create', title: 'Köprü', changed: [] });
  expect(second).toMatchObject({ number: 2, cause: 'update', author: expect.stringMatching(/./) as string });
  expect(second?.changed.map(({ label }) => label)).toEqual(['Yayında', 'Özet (tr)']);
});

it('a version is compared with the present state and restored as the data of the form, without a write', async () => {
  await addEnglish(app);
  const article = await create('Köprü');
  await save(staff, article, input(texts('Viyadük'), { translations: { tr: texts('Viyadük'), en: texts('Viaduct') } }));

  const detail = (await history(article.id, '/1')).body.data as VersionDetail;
  expect(detail.changes.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['translations.tr.title', 'translations.en']),
  );
  expect(detail.changes[0]).toMatchObject({ label: 'Başlık (tr)', kind: 'text', before: 'Köprü', after: 'Viyadük' });

  const { record } = (await history(article.id, '/1/restored')).body.data as RestoredVersion;
  expect(record).toMatchObject({ translations: { tr: { title: 'Köprü' } } });
  expect(Object.keys((record as ArticleRecord).translations)).toEqual(['tr']);
  const { body } = await staff.call({ url: `${url}/${article.id}` });
  expect(body.data).toMatchObject({ version: 2, translations: { tr: { title: 'Viyadük' }, en: { title: 'Viaduct' } } });
  expect(await versions(article.id)).toHaveLength(2);
});

it('the state before the first recorded write is a version of its own', async () => {
  const article = await create('Köprü');
  await app.services.db.deleteFrom('record_versions').execute();
  await save(staff, article, input(texts('Viyadük')));

  expect((await versions(article.id)).map(({ number, cause, title }) => [number, cause, title])).toEqual([
    [2, 'update', 'Viyadük'],
    [1, 'baseline', 'Köprü'],
  ]);
});

it('changes of two people to different fields are merged and named in the response', async () => {
  const article = await create('Köprü');
  await save(colleague, article, input(texts('Köprü', { summary: 'Özetim' })));
  const { status, body } = await save(staff, article, input(texts('Viyadük', { document: paragraphs('Köprü.') })));

  expect(status).toBe(200);
  expect(body.merged).toMatchObject({ fields: ['translations.tr.summary'] });
  expect(body.merged?.by).not.toBe('');
  expect(body.data).toMatchObject({ version: 3, translations: { tr: { title: 'Viyadük', summary: 'Özetim' } } });
});

describe('a merge', () => {
  const undo = (id: number, number: number, by = staff) =>
    by.call({ url: api.adminVersionUndo('article', id, number), form: {} });

  async function merged(): Promise<ArticleRecord> {
    const article = await create('Köprü');
    await save(colleague, article, input(texts('Köprü', { summary: 'Özetim' })));
    const { body } = await save(staff, article, input(texts('Viyadük', { document: paragraphs('Köprü.') })));
    expect(body.merged?.version).toEqual({ entity: 'article', record: String(article.id), number: 3 });
    return body.data as ArticleRecord;
  }

  it('is undone by a version with the state before it; the undone one stays in the history', async () => {
    const { id } = await merged();
    expect((await undo(id, 3)).body).toMatchObject({ success: true, message: 'Geri alındı.' });

    const { body } = await staff.call({ url: `${url}/${id}` });
    expect(body.data).toMatchObject({ version: 4, translations: { tr: { title: 'Köprü', summary: 'Özetim' } } });
    expect((await versions(id)).map(({ cause }) => cause)).toEqual(['undo', 'merge', 'update', 'create']);
    expect((await history(id, '/3')).body.data).toMatchObject({ title: 'Viyadük' });
  });

  it('is not undone after a later change', async () => {
    const article = await merged();
    await save(colleague, article, input(texts('Tünel')));

    expect((await undo(article.id, 3)).status).toBe(409);
    expect((await staff.call({ url: `${url}/${article.id}` })).body.data).toMatchObject({ version: 4 });
  });

  it('is undone only by users who may edit the record', async () => {
    const { id } = await merged();
    expect((await undo(id, 3, await signIn(app, 'support'))).status).toBe(403);
    expect((await undo(id + 1, 3)).status).toBe(404);
  });
});

it('a field that both have changed is a conflict with both values; the choice is saved over the version that was seen', async () => {
  const article = await create('Köprü');
  await save(colleague, article, input(texts('Viyadük', { summary: 'Özetim' })));
  const late = await save(staff, article, input(texts('Tünel')));

  expect(late.status).toBe(409);
  const conflict = late.body.data as VersionConflict;
  expect(conflict).toMatchObject({ sent_version: 1, current_version: 2, merged: ['translations.tr.summary'] });
  expect(conflict.conflicts?.map(({ path, mine, theirs }) => [path, mine, theirs])).toContainEqual([
    'translations.tr.title',
    'Tünel',
    'Viyadük',
  ]);
  const chosen = { id: article.id, version: conflict.current_version };
  expect((await save(staff, chosen, input(texts('Tünel', { summary: 'Özetim' })))).status).toBe(200);
});

it('a version that the record never had is refused', async () => {
  const article = await create('Köprü');
  expect((await save(staff, { id: article.id, version: 9 }, input(texts('Tünel')))).status).toBe(409);
});

it('equal parts share their content, and a language is not stored again when another one changes', async () => {
  await addEnglish(app);
  const article = await create('Köprü', { translations: { tr: texts('Köprü'), en: texts('Bridge') } });
  const blobs = async () => (await app.services.db.selectFrom('record_blobs').select('hash').execute()).length;
  const before = await blobs();
  await save(staff, article, input(texts('Viyadük')));
  expect(await blobs()).toBe(before + 1);
});

it('old versions are pruned; the newest and those with a note are kept', async () => {
  const article = await create('A sürümü');
  for (const [index, title] of ['B sürümü', 'C sürümü', 'D sürümü', 'E sürümü'].entries())
    await save(staff, { id: article.id, version: index + 1 }, input(texts(title)));
  const note = await staff.call({
    url: `/api/admin/history/article/${article.id}/1`,
    method: 'PUT',
    form: { form_data: { note: 'İlk hâli' } },
  });
  expect(note.body.data).toMatchObject({ note: 'İlk hâli' });

  const inAYear = new Date(Date.now() + 365 * 86_400_000);
  expect(await pruneVersions(app.services.db, { days: 90, newest: 2 }, new Date())).toEqual({ versions: 0, blobs: 0 });
  expect(await pruneVersions(app.services.db, { days: 90, newest: 2 }, inAYear)).toMatchObject({ versions: 2 });
  expect((await versions(article.id)).map(({ number }) => number)).toEqual([5, 4, 1]);
  expect((await history(article.id, '/1/restored')).body.data).toMatchObject({
    record: { translations: { tr: { title: 'A sürümü' } } },
  });
});

it('the history requires the right of its kind, and exists only for kinds and versions that there are', async () => {
  const article = await create('Köprü');
  const hr = await signIn(app, 'hr');
  expect((await hr.call({ url: `/api/admin/history/article/${article.id}` })).status).toBe(403);
  expect((await staff.call({ url: '/api/admin/history/user/1' })).status).toBe(404);
  expect((await history(article.id, '/7')).status).toBe(404);
  expect((await history(999)).body.data).toEqual([]);
});

it('settings without an id have a history under their key', async () => {
  const form = {
    _method: 'PUT',
    google_script: '',
    yandex_script: '',
    fb_pixel_script: '',
    keywords: 'köprü',
    version: '0',
  };
  await colleague.call({ url: '/api/admin/settings/site', form });
  const { body } = await colleague.call({ url: '/api/admin/history/site-settings/site' });
  expect((body.data as VersionRow[]).map(({ cause, changed }) => [cause, changed.map(({ label }) => label)])).toEqual([
    ['update', ['Anahtar sözcükler']],
    ['baseline', []],
  ]);
});
