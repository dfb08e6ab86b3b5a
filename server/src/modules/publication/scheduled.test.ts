import { randomUUID } from 'node:crypto';
import type { ArticleRecord } from '@vitrin/shared-contracts/articles';
import type { VersionConflict } from '@vitrin/shared-contracts/envelope';
import type { VersionRow } from '@vitrin/shared-contracts/history';
import type { UserNotice } from '@vitrin/shared-contracts/notices';
import type { RecordPublication, UnpublishedWork } from '@vitrin/shared-contracts/publication';
import { paragraphs } from '../../testing/documents.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { publishDue } from './due-publications.ts';

let app: TestApp;
let staff: Staff;
beforeEach(async () => {
  app = await buildTestApp();
  staff = await signIn(app, 'editor');
});
afterEach(() => app.close());

const articles = '/api/admin/blog';
const publication = '/api/admin/publication/article';
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const later = () => new Date(Date.now() + 7_200_000);
const texts = (title: string, extra: object = {}) => ({ title, document: paragraphs(`${title}.`), ...extra });
const values = (tr: object) => ({
  active: 1,
  published_at: '2026-01-01T00:00:00.000Z',
  cover_id: null,
  translations: { tr },
});

async function create(title: string): Promise<ArticleRecord> {
  const { body } = await staff.call({ url: articles, form: { form_data: values(texts(title)) } });
  return body.data as ArticleRecord;
}

const save = ({ id, version }: ArticleRecord, tr: object) =>
  staff.call({ url: `${articles}/${id}`, form: { _method: 'PUT', form_data: { ...values(tr), id, version } } });

async function schedule(record: ArticleRecord | null, tr: object, extra: object = {}, id = randomUUID()) {
  const form_data = {
    record: record && String(record.id),
    base_version: record?.version ?? null,
    title: 'Taslak',
    due_at: inAnHour(),
    ...extra,
  };
  const form = { _method: 'PUT', form_data, values: values(tr) };
  return { id, ...(await staff.call({ url: `${publication}/schedules/${id}`, form })) };
}

const read = async (id: number) => (await staff.call({ url: `${articles}/${id}` })).body.data as ArticleRecord;
const publicationOf = async ({ id }: ArticleRecord) =>
  (await staff.call({ url: `${publication}/${id}` })).body.data as RecordPublication;
const versions = async (id: number) =>
  (await staff.call({ url: `/api/admin/history/article/${id}` })).body.data as VersionRow[];
const unpublished = async () => (await staff.call({ url: publication })).body.data as UnpublishedWork;

it('is published once at its time, with the values and the time that it was scheduled with', async () => {
  const article = await create('Köprü');
  const due_at = inAnHour();
  const { status } = await schedule(article, texts('Viyadük'), { due_at });
  expect(status).toBe(200);
  expect((await publicationOf(article)).schedule).toMatchObject({ due_at, languages: ['tr'], problem: '' });

  await publishDue(app.services);
  expect((await read(article.id)).translations['tr']?.title).toBe('Köprü');

  await Promise.all([publishDue(app.services, later()), publishDue(app.services, later())]);
  await publishDue(app.services, later());
  expect(await read(article.id)).toMatchObject({
    version: 2,
    published_at: due_at,
    translations: { tr: { title: 'Viyadük' } },
  });
  const [newest, ...older] = await versions(article.id);
  expect([newest?.cause, newest?.number, older.length]).toEqual(['schedule', 2, 1]);
  expect((await unpublished()).schedules).toEqual([]);
});

it('keeps what others have changed in other fields', async () => {
  const article = await create('Köprü');
  await schedule(article, texts('Viyadük', { document: paragraphs('Köprü.') }));
  await save(article, texts('Köprü', { summary: 'Özet' }));
  expect((await publicationOf(article)).schedule?.problem).toBe('');
  await publishDue(app.services, later());
  expect((await read(article.id)).translations['tr']).toMatchObject({ title: 'Viyadük', summary: 'Özet' });
});

it('an overlap is reported when it arises, and nothing is overwritten at the time', async () => {
  const article = await create('Köprü');
  await schedule(article, texts('Viyadük'));
  await save(article, texts('Tünel'));
  const problem = 'Zamanlandıktan sonra şu alanlar değişti: Başlık (tr), Metin (tr).';
  expect((await publicationOf(article)).schedule?.problem).toBe(problem);
  const { attention } = (await staff.call({ url: '/api/admin/statistics' })).body.data as {
    attention: { kind: string; count: number }[];
  };
  expect(attention).toContainEqual({ kind: 'scheduled-articles', count: 1 });

  await publishDue(app.services, later());
  await publishDue(app.services, later());
  expect(await read(article.id)).toMatchObject({ version: 2, translations: { tr: { title: 'Tünel' } } });
  expect((await publicationOf(article)).schedule?.problem).toBe(problem);
});

it('what others have changed since is reported with both values, so that the form can ask', async () => {
  const article = await create('Köprü');
  await save(article, texts('Tünel'));
  const { status, body } = await schedule(article, texts('Viyadük'));
  expect(status).toBe(409);
  const { sent_version, current_version, conflicts } = body.data as VersionConflict;
  expect([sent_version, current_version]).toEqual([1, 2]);
  expect(conflicts?.[0]).toMatchObject({ path: 'translations.tr.title', mine: 'Viyadük', theirs: 'Tünel' });
});

it('a new record is created at its time; what was changed in its draft since then stays a draft', async () => {
  const copy_id = randomUUID();
  const saveCopy = (rev: number, title: string) =>
    staff.call({
      url: `${publication}/copies/${copy_id}`,
      form: {
        _method: 'PUT',
        form_data: { rev, title },
        form: { title },
        values: values(texts(title, { seo_name: 'adres', summary: '' })),
      },
    });
  await saveCopy(0, 'Viyadük');
  await schedule(null, texts('Viyadük', { seo_name: 'adres', summary: '' }), { copy_id });
  await saveCopy(1, 'Yeni viyadük');
  await publishDue(app.services, later());

  const [row] = (await staff.call({ url: articles })).body.data as ArticleRecord[];
  expect(row).toMatchObject({ title: 'Viyadük', active: 1 });
  const { copies } = await unpublished();
  expect(copies).toMatchObject([{ id: copy_id, record: String(row?.id), base_version: 1 }]);
});

it('a draft that was not changed since it was scheduled is published with it', async () => {
  const copy_id = randomUUID();
  const form = { _method: 'PUT', form_data: { rev: 0 }, form: {}, values: values(texts('Viyadük')) };
  await staff.call({ url: `${publication}/copies/${copy_id}`, form });
  await schedule(null, texts('Viyadük'), { copy_id });
  await publishDue(app.services, later());
  expect(await unpublished()).toEqual({ copies: [], schedules: [] });
});

it('a new record that is published before its time is not created twice', async () => {
  const copy_id = randomUUID();
  await schedule(null, texts('Viyadük'), { copy_id });
  await staff.call({ url: articles, form: { form_data: values(texts('Viyadük')), working_copy: copy_id } });
  await publishDue(app.services, later());
  expect((await staff.call({ url: articles })).body.data).toHaveLength(1);
});

it('takes a record off the site at its time', async () => {
  const article = await create('Köprü');
  await schedule(article, texts('Köprü'), { action: 'withdraw' });
  await save(article, texts('Viyadük'));
  await publishDue(app.services, later());
  expect(await read(article.id)).toMatchObject({ active: 0, translations: { tr: { title: 'Viyadük' } } });
  expect((await versions(article.id))[0]?.cause).toBe('withdraw');
});

it('a second schedule of a record replaces the first, and can be cancelled once', async () => {
  const article = await create('Köprü');
  await schedule(article, texts('Viyadük'));
  const { id } = await schedule(article, texts('Tünel'));
  expect((await unpublished()).schedules.map((one) => one.id)).toEqual([id]);
  const cancel = () => staff.call({ url: `${publication}/schedules/${id}`, form: { _method: 'DELETE' } });
  expect([(await cancel()).status, (await cancel()).status]).toEqual([200, 404]);
  await publishDue(app.services, later());
  expect((await read(article.id)).translations['tr']?.title).toBe('Köprü');
});

it.each<[string, object, object, string]>([
  ['without a title', texts(''), {}, 'translations.tr.title'],
  ['in the past', texts('Viyadük'), { due_at: '2026-01-01T00:00:00.000Z' }, 'due_at'],
  ['without a time', texts('Viyadük'), { due_at: 'yarın' }, 'due_at'],
])('what could not be published is not scheduled: %s', async (_name, tr, extra, field) => {
  const article = await create('Köprü');
  const { status, body } = await schedule(article, tr, extra);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  expect((await unpublished()).schedules).toEqual([]);
});

it.each<[string, object, string]>([
  ['disabled', { active: 0 }, `Zamanlayan (Ayşe Yılmaz) artık etkin bir kullanıcı değil.`],
  ['without the right', { role_group: 'hr' }, `Zamanlayan (Ayşe Yılmaz) bu kayıtları yayınlama yetkisini yitirdi.`],
])(
  'an author who is %s at the due time publishes and withdraws nothing; staff are told',
  async (_name, change, why) => {
    const [article, other] = [await create('Köprü'), await create('Baraj')];
    const colleague = await signIn(app, 'admin');
    await schedule(article, texts('Viyadük'));
    await schedule(other, texts('Baraj'), { action: 'withdraw' });
    await schedule(null, texts('Yeni yazı'), { copy_id: randomUUID() });
    await app.services.db.updateTable('users').set(change).where('id', '=', staff.userId).execute();
    await publishDue(app.services, later());
    await publishDue(app.services, later());

    staff = colleague;
    expect((await read(article.id)).translations['tr']?.title).toBe('Köprü');
    expect((await read(other.id)).active).toBe(1);
    expect((await unpublished()).schedules.map(({ problem }) => problem)).toEqual([why, why, why]);
    const told = (await colleague.call({ url: '/api/admin/notices' })).body.data as UserNotice[];
    expect(told).toHaveLength(3);
    expect(told[0]?.text).toContain(why);
  },
);

it('one whose author may publish again by then is published', async () => {
  const article = await create('Köprü');
  await schedule(article, texts('Viyadük'));
  const setActive = (active: 0 | 1) =>
    app.services.db.updateTable('users').set({ active }).where('id', '=', staff.userId).execute();
  await setActive(0);
  await setActive(1);
  await publishDue(app.services, later());
  expect((await read(article.id)).translations['tr']?.title).toBe('Viyadük');
});

it('one that fails does not keep the others from being published', async () => {
  const [first, second] = [await create('Köprü'), await create('Baraj')];
  await schedule(first, texts('Viyadük'));
  await schedule(second, texts('Bent'));
  await save(first, texts('Tünel'));
  await publishDue(app.services, later());
  expect((await read(second.id)).translations['tr']?.title).toBe('Bent');
});

/** Publications that are due in the same second; fewer in the short run. */
const DUE = process.env['VITRIN_TESTS'] === 'short' ? 20 : 100;

it('two nodes carry out what is due at once: each publication happens once', async () => {
  const created: ArticleRecord[] = [];
  for (let number = 0; number < DUE; number += 1) created.push(await create(`Köprü ${number}`));
  for (const article of created) await schedule(article, texts(`Viyadük ${article.id}`));

  const { config } = app.services;
  // Two connections to one SQLite file would wait for each other in the same thread.
  const isShared = config.databaseUrl !== null;
  const other = isShared ? { ...app.services, db: await openDatabase(config) } : app.services;
  await Promise.all([publishDue(app.services, later()), publishDue(other, later())]);
  if (isShared) await other.db.destroy();

  const records = await Promise.all(created.map(({ id }) => read(id)));
  expect(records.map(({ translations }) => translations['tr']?.title)).toEqual(
    created.map(({ id }) => `Viyadük ${id}`),
  );
  expect(new Set(records.map(({ version }) => version))).toEqual(new Set([2]));
  expect((await unpublished()).schedules).toEqual([]);
});
