import { randomUUID } from 'node:crypto';
import type { ArticleRecord } from '@vitrin/shared-contracts/articles';
import type { VersionConflict } from '@vitrin/shared-contracts/envelope';
import type {
  RecordPublication,
  UnpublishedWork,
  WorkingCopy,
  WorkingCopyRow,
} from '@vitrin/shared-contracts/publication';
import { api } from '@vitrin/shared-contracts/paths';
import { readContentVersion } from '../../platform/database/content-version.ts';
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
  await addEnglish(app);
});
afterEach(() => app.close());

const articles = '/api/admin/blog';
const publication = '/api/admin/publication/article';
const facts = { active: 1, published_at: '2026-01-01T00:00:00.000Z', cover_id: null };
const texts = (title: string, extra: object = {}) => ({
  title,
  seo_name: '',
  summary: '',
  document: paragraphs(`${title}.`),
  seo_title: '',
  seo_description: '',
  ...extra,
});
const valuesOf = (translations: object, extra: object = {}) => ({ ...facts, ...extra, translations });

async function create(translations: object): Promise<ArticleRecord> {
  const { body } = await staff.call({ url: articles, form: { form_data: valuesOf(translations) } });
  return body.data as ArticleRecord;
}

/** Values of a record as its form sends them back. */
function valuesOfRecord({ active, published_at, translations }: ArticleRecord) {
  const sent = Object.entries(translations).map(([lang, { content: _content, ...text }]) => [
    lang,
    { ...text, seo_title: text.seo_title ?? '', seo_description: text.seo_description ?? '' },
  ]);
  return { active, published_at, cover_id: null, translations: Object.fromEntries(sent) as Record<string, object> };
}

function withTexts(record: ArticleRecord, lang: string, changed: object) {
  const values = valuesOfRecord(record);
  const { translations } = values;
  return { ...values, translations: { ...translations, [lang]: { ...translations[lang], ...changed } } };
}

interface Copy {
  id?: string;
  record?: ArticleRecord | null;
  rev?: number;
  values: object;
  by?: Staff;
}

async function saveCopy({ id = randomUUID(), record = null, rev = 0, values, by = staff }: Copy) {
  const form_data = {
    record: record && String(record.id),
    base_version: record?.version ?? null,
    rev,
    title: 'Taslak',
  };
  const form = { _method: 'PUT', form_data, form: { form: values }, values };
  const { status, body } = await by.call({ url: `${publication}/copies/${id}`, form });
  return { id, status, body, row: body.data as WorkingCopyRow };
}

const publicationOf = async ({ id }: ArticleRecord) =>
  (await staff.call({ url: `${publication}/${id}` })).body.data as RecordPublication;
const unpublished = async () => (await staff.call({ url: publication })).body.data as UnpublishedWork;

function publish(record: ArticleRecord | null, form_data: object, copy?: string, by = staff) {
  const published = copy === undefined ? {} : { working_copy: copy };
  const form = record
    ? { _method: 'PUT', form_data: { ...form_data, id: record.id, version: record.version } }
    : { form_data };
  return by.call({ url: record ? `${articles}/${record.id}` : articles, form: { ...form, ...published } });
}

const page = async (slug: string) => (await app.app.inject({ url: `/api/pages/blog/${slug}` })).body;
const rows = (lang: string) =>
  app.services.db.selectFrom('article_translations').selectAll().where('lang', '=', lang).execute();

it('a draft over a live record changes nothing public and is seen by colleagues', async () => {
  const article = await create({ tr: texts('Köprü') });
  const before = { version: await readContentVersion(app.services.db), page: await page('kopru') };
  const { status, row } = await saveCopy({ record: article, values: withTexts(article, 'tr', { title: 'Viyadük' }) });

  expect(status).toBe(200);
  expect(row.changed).toEqual([{ path: 'translations.tr.title', label: 'Başlık (tr)' }]);
  expect({ version: await readContentVersion(app.services.db), page: await page('kopru') }).toEqual(before);
  const { copy, active, languages } = await publicationOf(article);
  expect({ active, languages }).toEqual({ active: true, languages: ['tr'] });
  expect(JSON.parse((copy as WorkingCopy).form_json)).toMatchObject({
    form: { translations: { tr: { title: 'Viyadük' } } },
  });
  const seen = (await colleague.call({ url: publication })).body.data as UnpublishedWork;
  expect(seen.copies.map(({ record, rev }) => [record, rev])).toEqual([[String(article.id), 1]]);
});

it('a new record is a draft until it is published, and may be incomplete', async () => {
  const { id, status, row } = await saveCopy({ values: valuesOf({ tr: { title: 'Yarım' } }) });
  expect([status, row.record, row.base_version]).toEqual([200, null, null]);
  expect((await staff.call({ url: articles })).body.data).toEqual([]);
  expect((await staff.call({ url: `${publication}/copies/${id}` })).body.data).toMatchObject({ id, title: 'Taslak' });

  const { status: published } = await publish(null, valuesOf({ tr: texts('Tamam') }), id);
  expect(published).toBe(200);
  expect(await unpublished()).toEqual({ copies: [], schedules: [] });
});

it('a draft that a colleague has saved meanwhile is not overwritten', async () => {
  const article = await create({ tr: texts('Köprü') });
  const first = await saveCopy({ record: article, values: withTexts(article, 'tr', { summary: 'Ben' }) });
  const second = await saveCopy({
    record: article,
    values: withTexts(article, 'tr', { title: 'O' }),
    by: colleague,
  });
  expect(second.status).toBe(409);
  const { current_version, current } = second.body.data as VersionConflict<WorkingCopy>;
  expect([current_version, current.id]).toEqual([1, first.id]);

  const merged = { id: first.id, record: article, values: withTexts(article, 'tr', { summary: 'Ben', title: 'O' }) };
  expect((await saveCopy({ ...merged, rev: 1, by: colleague })).row.rev).toBe(2);
  expect((await saveCopy({ ...merged, rev: 1 })).status).toBe(409);
});

it('publishing one language touches no other, and the rest stays a draft', async () => {
  const article = await create({ tr: texts('Köprü'), en: texts('Bridge') });
  const values = withTexts({ ...article }, 'tr', { title: 'Viyadük' });
  const both = {
    ...values,
    translations: { ...values.translations, en: { ...values.translations['en'], title: 'Viaduct' } },
  };
  const { id } = await saveCopy({ record: article, values: both });
  const turkish = await rows('tr');
  const shared = await app.services.db.selectFrom('articles').select(['active', 'published_at', 'cover_id']).execute();

  const english = { ...valuesOfRecord(article), translations: { en: both.translations.en } };
  expect((await publish(article, english)).status).toBe(200);
  expect(await rows('en')).toMatchObject([{ title: 'Viaduct' }]);
  expect(await rows('tr')).toEqual(turkish);
  expect(await app.services.db.selectFrom('articles').select(['active', 'published_at', 'cover_id']).execute()).toEqual(
    shared,
  );
  const { copy } = await publicationOf(article);
  expect(copy?.id).toBe(id);
  expect(copy?.changed.map(({ path }) => path)).toEqual(['translations.tr.title']);
});

it('publishing everything deletes the draft; a change of a colleague is kept', async () => {
  const article = await create({ tr: texts('Köprü') });
  const values = withTexts(article, 'tr', { title: 'Viyadük' });
  const { id } = await saveCopy({ record: article, values });
  await publish(article, withTexts(article, 'tr', { summary: 'Özet' }), undefined, colleague);
  expect((await publicationOf(article)).copy?.changed.map(({ path }) => path)).toEqual(['translations.tr.title']);

  const { status, body } = await publish(article, values, id);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ translations: { tr: { title: 'Viyadük', summary: 'Özet' } } });
  expect((await publicationOf(article)).copy).toBeNull();
});

it('a draft whose changes were all published is deleted', async () => {
  const article = await create({ tr: texts('Köprü') });
  const values = withTexts(article, 'tr', { title: 'Viyadük' });
  await saveCopy({ record: article, values });
  await publish(article, values, undefined, colleague);
  expect((await publicationOf(article)).copy).toBeNull();
});

it('a draft is discarded only in the revision that was seen', async () => {
  const article = await create({ tr: texts('Köprü') });
  const { id } = await saveCopy({ record: article, values: withTexts(article, 'tr', { title: 'A' }) });
  await saveCopy({ id, record: article, rev: 1, values: withTexts(article, 'tr', { title: 'B' }) });
  const discard = (rev: number) =>
    staff.call({ url: `${publication}/copies/${id}`, form: { _method: 'DELETE', rev: String(rev) } });
  expect((await discard(1)).status).toBe(404);
  expect((await publicationOf(article)).copy?.rev).toBe(2);
  expect((await discard(2)).status).toBe(200);
  expect((await publicationOf(article)).copy).toBeNull();
});

it('a language that is taken off the site leaves the others as they are; the default one stays', async () => {
  const article = await create({ tr: texts('Köprü'), en: texts('Bridge') });
  const before = await rows('tr');
  const withdraw = (form_data: object) =>
    staff.call({ url: `${publication}/${article.id}/withdrawn`, form: { _method: 'PUT', form_data } });

  expect((await withdraw({ languages: ['tr'] })).status).toBe(422);
  expect((await withdraw({ languages: ['en'] })).status).toBe(200);
  expect([await rows('tr'), await rows('en')]).toEqual([before, []]);
  const publicationNow = await publicationOf(article);
  expect(publicationNow).toMatchObject({ active: true, languages: ['tr'], published_before: ['tr', 'en'] });

  expect((await withdraw({})).status).toBe(200);
  expect((await publicationOf(article)).active).toBe(false);
  expect((await app.app.inject({ url: '/api/pages/blog/kopru' })).statusCode).toBe(404);
});

it('the routes require the right of the kind, a known kind and a UUID', async () => {
  const other = await signIn(app, 'hr');
  expect((await other.call({ url: publication })).status).toBe(403);
  expect((await saveCopy({ values: valuesOf({}), by: other })).status).toBe(403);
  expect((await staff.call({ url: '/api/admin/publication/user' })).status).toBe(404);
  expect((await saveCopy({ id: 'x', values: valuesOf({}) })).status).toBe(404);
  expect((await staff.call({ url: `${publication}/99999` })).status).toBe(404);
});

it('a draft is published only by a write of its own record', async () => {
  const [article, other] = [await create({ tr: texts('Köprü') }), await create({ tr: texts('Kule') })];
  const draft = await saveCopy({ record: article, values: withTexts(article, 'tr', { title: 'Viyadük' }) });
  const ofNew = await saveCopy({ values: { translations: { tr: texts('Baraj') } } });
  const values = { translations: { tr: { title: 'Kule 2' } } };
  for (const { id } of [draft, ofNew]) {
    const { status, body } = await publish(other, values, id);
    expect([status, body]).toMatchObject([409, { code: 'outdated-draft' }]);
  }
  expect((await publish(null, { ...facts, translations: { tr: texts('Yeni') } }, draft.id)).status).toBe(409);

  const section = { form_data: { kind: 'text', active: 1, translations: { tr: { title: 'Bölüm' } } } };
  const asPart = { ...section, working_copy: ofNew.id, working_copy_rest: 'true' };
  expect((await staff.call({ url: api.adminHomeSections, form: asPart })).status).toBe(200);
  const recordOf = new Map((await unpublished()).copies.map(({ id, record }) => [id, record]));
  expect([recordOf.get(draft.id), recordOf.get(ofNew.id)]).toEqual([String(article.id), null]);
});
