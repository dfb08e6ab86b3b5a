import { randomUUID } from 'node:crypto';
import type { ArticleRecord } from '@vitrin/shared-contracts/articles';
import { api } from '@vitrin/shared-contracts/paths';
import { addEnglish } from '../../testing/languages.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { formTexts as texts, translationCalls } from '../../testing/translation-calls.ts';
import { trashCalls } from '../../testing/trash-calls.ts';
import { publishDue } from '../publication/due-publications.ts';

let app: TestApp;
let staff: Staff;
let translations: ReturnType<typeof translationCalls>;
beforeEach(async () => {
  app = await buildTestApp();
  staff = await signIn(app, 'editor');
  translations = translationCalls(staff);
  await addEnglish(app);
});
afterEach(() => app.close());

/** An article whose translation is current. */
const translated = () => translations.addArticle({ tr: texts('Köprü'), en: texts('Bridge') });

/** An article whose source was changed after its translation. */
const outdated = async () => translations.saveArticle(await translated(), { tr: texts('Viyadük') });

it('a translation is missing, then written, then outdated by its source, then written again', async () => {
  let article = await translations.addArticle({ tr: texts('Köprü') });
  expect(await translations.stateOf(article)).toBe('missing');

  article = await translations.saveArticle(article, { en: texts('Bridge') });
  expect(await translations.stateOf(article)).toBe('current');

  article = await translations.saveArticle(article, {
    tr: texts('Viyadük'),
    en: texts('Bridge', { seo_name: 'bridge' }),
  });
  expect(await translations.stateOf(article)).toBe('outdated');

  article = await translations.saveArticle(article, { en: texts('Viaduct') });
  expect(await translations.stateOf(article)).toBe('current');
});

it('a translation that is written together with its source is current', async () => {
  const article = await translations.saveArticle(await translated(), { tr: texts('Viyadük'), en: texts('Viaduct') });
  expect(await translations.stateOf(article)).toBe('current');
});

it('shared fields, the address and the order outdate nothing', async () => {
  const article = await translated();
  const source = { ...texts('Köprü'), seo_name: 'yeni-adres' };
  const saved = await translations.saveArticle(
    article,
    { tr: source },
    { active: 0, published_at: '2026-02-01T00:00:00.000Z' },
  );
  await translations.addArticle({ tr: texts('Tünel') });
  await staff.call({ url: `${api.adminArticles}/${saved.id}/move`, form: { _method: 'PUT', after: '0' } });
  expect(await translations.stateOf(saved)).toBe('current');
});

it('a text that the source has and the translation has not is named; one for search engines may be absent', async () => {
  const tr = texts('Köprü', { summary: 'Özet', seo_title: 'Köprüler' });
  const article = await translations.addArticle({ tr, en: texts('Bridge') });
  expect(await translations.detail(article)).toMatchObject({ state: 'missing', missing: 'Özet' });
  const saved = await translations.saveArticle(article, { en: texts('Bridge', { summary: 'Summary' }) });
  expect(await translations.detail(saved)).toMatchObject({ state: 'current', missing: '' });
});

it('a source that returns to the translated text is current again', async () => {
  const article = await translations.saveArticle(await outdated(), { tr: texts('Köprü') });
  expect(await translations.stateOf(article)).toBe('current');
});

it('restoring a version restores what was outdated in it', async () => {
  const changed = await outdated();
  const both = await translations.saveArticle(changed, { tr: texts('Tünel'), en: texts('Tunnel') });
  expect(await translations.stateOf(both)).toBe('current');
  const restored = async (record: ArticleRecord, number: number) => {
    const { body } = await staff.call({ url: `/api/admin/history/article/${record.id}/${number}/restored` });
    const { record: values } = body.data as { record: ArticleRecord };
    return translations.saveArticle(record, values.translations);
  };
  const second = await restored(both, changed.version);
  expect(await translations.stateOf(second)).toBe('outdated');
  expect(await translations.stateOf(await restored(second, 1))).toBe('current');
});

it('a translation that was written beside an older source is outdated', async () => {
  const article = await translations.addArticle({ tr: texts('Köprü') });
  await translations.saveArticle(article, { tr: texts('Viyadük') });
  const late = await translations.saveArticle(article, { en: texts('Bridge') });
  expect(await translations.stateOf(late)).toBe('outdated');
});

it('a scheduled translation is outdated if the source has changed before its time', async () => {
  const article = await translations.addArticle({ tr: texts('Köprü') });
  const values = { active: 1, published_at: article.published_at, cover_id: null };
  const form_data = {
    record: String(article.id),
    base_version: article.version,
    title: 'Köprü',
    due_at: new Date(Date.now() + 3_600_000).toISOString(),
  };
  const { tr } = article.translations;
  const sent = { ...values, translations: { tr: { ...tr, content: undefined }, en: texts('Bridge') } };
  const url = `/api/admin/publication/article/schedules/${randomUUID()}`;
  expect((await staff.call({ url, form: { _method: 'PUT', form_data, values: sent } })).status).toBe(200);
  await translations.saveArticle(article, { tr: { ...texts('Köprü'), summary: 'Yeni özet' } });
  await publishDue(app.services, new Date(Date.now() + 7_200_000));
  const { written_for } = await app.services.db
    .selectFrom('translation_states')
    .select('written_for')
    .where('record', '=', String(article.id))
    .executeTakeFirstOrThrow();
  expect(written_for).not.toBe((await translations.detail(article)).source);
});

it('what was changed in the source is shown, and confirming it without a change is in the audit log', async () => {
  const article = await outdated();
  const { changes, source, state } = await translations.detail(article);
  expect(state).toBe('outdated');
  expect(changes?.map(({ label, before, after }) => [label, before, after])).toContainEqual([
    'Başlık (tr)',
    'Köprü',
    'Viyadük',
  ]);
  expect(changes?.map(({ path }) => path)).not.toContain('translations.tr.seo_name');

  const { body } = await translations.confirm(article, source);
  expect(body.data).toMatchObject({ state: 'current', changes: [] });
  expect(await translations.stateOf(article)).toBe('current');
  const last = await app.services.db.selectFrom('audit').selectAll().orderBy('id', 'desc').executeTakeFirst();
  expect(last).toMatchObject({
    action: 'update',
    entity: 'article',
    entity_id: article.id,
    fields: '["translations.en"]',
  });
  const { body: read } = await staff.call({ url: api.adminArticle(article.id) });
  expect((read.data as ArticleRecord).version).toBe(article.version);

  const again = await translations.saveArticle(article, { tr: texts('Tünel') });
  expect(await translations.stateOf(again)).toBe('outdated');
});

it('a source that was changed while the difference was read is not confirmed', async () => {
  const article = await outdated();
  const { source } = await translations.detail(article);
  await translations.saveArticle(article, { tr: texts('Tünel') });
  expect((await translations.confirm(article, source)).status).toBe(409);
  expect(await translations.stateOf(article)).toBe('outdated');
});

it('a record in the trash is not listed, and returns as it was', async () => {
  const article = await outdated();
  const trash = trashCalls(staff);
  await trash.trashArticle(article);
  expect(await translations.list('?entity=article')).toEqual([]);
  expect((await staff.call({ url: api.adminTranslation('article', article.id, 'en') })).status).toBe(404);
  await trash.restore('article', [article.id]);
  expect(await translations.stateOf(article)).toBe('outdated');
  await trash.trashArticle(article);
  await trash.destroy('article', [article.id]);
  const states = app.services.db.selectFrom('translation_states').selectAll().where('entity', '=', 'article');
  expect(await states.execute()).toEqual([]);
});

it('a language that is taken off the site, or deleted, is missing', async () => {
  const article = await translated();
  const withdrawn = await translations.saveArticle(article, { en: null });
  expect(await translations.stateOf(withdrawn)).toBe('missing');
  await translations.saveArticle(withdrawn, { en: texts('Bridge') });
  const admin = await signIn(app, 'admin');
  const form = { _method: 'DELETE', abbr: 'en', with_texts: '1' };
  await admin.call({ url: api.adminLanguages, form });
  await addEnglish(app);
  expect(await translations.stateOf(article)).toBe('missing');
});

it('a language that is activated later is missing everywhere', async () => {
  const article = await translated();
  const now = new Date().toISOString();
  await app.services.db
    .insertInto('languages')
    .values({ abbr: 'de', lang: 'Deutsch', active: 0, created_at: now, updated_at: now })
    .execute();
  const cells = async () =>
    (await translations.list('?entity=article'))[0]?.cells.map(({ lang, state }) => [lang, state]);
  expect(await cells()).toEqual([['en', 'current']]);
  await app.services.db.updateTable('languages').set({ active: 1 }).where('abbr', '=', 'de').execute();
  expect(await cells()).toEqual([
    ['de', 'missing'],
    ['en', 'current'],
  ]);
  expect(await translations.stateOf(article)).toBe('current');
});

describe('records that are older than the states', () => {
  const forget = async () => {
    for (const table of ['translation_states', 'translated_records'] as const)
      await app.services.db.deleteFrom(table).execute();
    await app.services.db.deleteFrom('job_times').where('name', '=', 'translations-filled').execute();
  };

  it('are current without a history', async () => {
    const article = await outdated();
    await forget();
    await app.services.db.deleteFrom('record_versions').execute();
    expect(await translations.stateOf(article)).toBe('current');
  });

  it('are what their history says', async () => {
    const [first, second] = [await outdated(), await translated()];
    await forget();
    expect([await translations.stateOf(first), await translations.stateOf(second)]).toEqual(['outdated', 'current']);
    expect((await translations.detail(first)).changes?.length).toBeGreaterThan(0);
  });

  it('are outdated by their first change', async () => {
    const article = await translated();
    await forget();
    await app.services.db.deleteFrom('record_versions').execute();
    const saved = await translations.saveArticle(article, { tr: texts('Viyadük') });
    expect(await translations.stateOf(saved)).toBe('outdated');
  });
});

it('a change of the stored shape of a source outdates nothing', async () => {
  const article = await translated();
  await app.services.db.updateTable('translated_records').set({ source: 'former' }).execute();
  await app.services.db.updateTable('translation_states').set({ written_for: 'former' }).execute();
  const saved = await translations.saveArticle(article, { tr: texts('Köprü') }, { active: 0 });
  expect(await translations.stateOf(saved)).toBe('current');
});
