import { randomUUID } from 'node:crypto';
import { api } from '@vitrin/shared-contracts/paths';
import type { ReplacementResult } from '@vitrin/shared-contracts/site-search';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { phone, placesOf, siteSearchCalls } from '../../testing/site-search-calls.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { articleTexts, trashCalls } from '../../testing/trash-calls.ts';
import { deleteOldReplacements } from './replace.service.ts';

let app: TestApp;
let staff: Staff;
let calls: ReturnType<typeof trashCalls>;
let site: ReturnType<typeof siteSearchCalls>;
beforeEach(async () => {
  app = await buildTestApp();
  staff = await signIn(app, 'admin');
  calls = trashCalls(staff);
  site = siteSearchCalls(staff);
});
afterEach(() => app.close());

const titleOf = async (id: number) => (await site.article(id)).translations['tr']?.title;

describe('replacing', () => {
  const query = { search: 'Köprü', replacement: 'Viyadük' };

  it('changes the chosen places, with a version, an entry in the audit log and an event for each record', async () => {
    const one = await calls.addArticle('Köprü');
    const two = await calls.addArticle('Asma köprü');
    const result = await site.replaced(query);
    expect(result).toMatchObject({
      done: [
        { entity: 'article', record: String(one.id), title: 'Köprü' },
        { entity: 'article', record: String(two.id), title: 'Asma köprü' },
      ],
      failed: [],
      next: null,
    });
    const article = await site.article(two.id);
    expect(article.translations['tr']).toMatchObject({ title: 'Asma Viyadük', seo_name: 'asma-kopru' });
    expect(JSON.stringify(article.translations['tr']?.document)).toContain('Asma Viyadük.');
    const [newest] = await calls.history(two.id);
    expect(newest).toMatchObject({ number: 2, cause: 'replace' });
    expect(newest?.changed.map(({ path }) => path)).toEqual(['translations.tr.title', 'translations.tr.document']);
    const audited = app.services.db.selectFrom('audit').select('title').where('action', '=', 'update');
    expect((await audited.where('entity', '=', 'article').execute()).map(({ title }) => title)).toEqual([
      'Viyadük',
      'Asma Viyadük',
    ]);
  });

  it('does not overwrite a record that was changed since, and saves the others', async () => {
    const one = await calls.addArticle('Köprü');
    const two = await calls.addArticle('Köprü iki');
    const shown = await site.search(query);
    await calls.saveArticle(one, articleTexts('Köprü ve tünel'));
    const result = await site.replaced(query, { change: () => shown });
    expect(result.done.map(({ record }) => record)).toEqual([String(two.id)]);
    expect(result.failed).toEqual([
      {
        entity: 'article',
        record: String(one.id),
        title: 'Köprü ve tünel',
        reason: 'Bu arada değişti; yeniden arayıp son hâlini görebilirsiniz.',
        screen: `/admin/pages/blog/update?id=${one.id}`,
      },
    ]);
    expect(await titleOf(one.id)).toBe('Köprü ve tünel');
  });

  it('validates each record as a save does, and names what is wrong', async () => {
    const one = await calls.addArticle('Köprü');
    await site.addPhone();
    const long = await site.replaceAll({ search: 'Köprü', replacement: 'x'.repeat(130) });
    expect((long.body.data as ReplacementResult).failed).toMatchObject([
      { title: 'Köprü', reason: expect.stringContaining('Başlık (tr): ') as string },
    ]);
    const none = await site.replaced({ search: phone, replacement: 'yok' });
    expect(none).toMatchObject({
      done: [],
      failed: [{ title: 'Merkez', reason: 'İçerik: Geçerli Telefon Numarası Giriniz' }],
    });
    expect(await titleOf(one.id)).toBe('Köprü');
    // What has changed nothing is no operation that can be taken back.
    expect(await site.operations()).toEqual([]);
  });

  it('requires the right of each kind', async () => {
    await site.addPhone();
    const shown = await site.search({ search: phone, replacement: '0312 444 02 00' });
    const editor = siteSearchCalls(await signIn(app, 'editor'));
    const input = { search: phone, replacement: '0312 444 02 00' };
    expect(await editor.replaced(input, { change: () => shown })).toMatchObject({
      done: [],
      failed: [{ title: '', reason: 'Bu işlem için yetkiniz yok.', screen: null }],
    });
  });

  it('answers a repeated request in the same way, and writes nothing', async () => {
    const { id } = await calls.addArticle('Köprü');
    const shown = await site.search(query);
    const options = { change: () => shown, id: randomUUID(), headers: { 'idempotency-key': 'tekrar-tekrar' } };
    const first = await site.replaceAll(query, options);
    const again = await site.replaceAll(query, options);
    expect(again.body).toEqual(first.body);
    expect((await site.article(id)).version).toBe(2);
  });

  it('names a record that does not exist', async () => {
    const record = { entity: 'article', record: 'abc', version: 1, keys: ['a b 1'] };
    const form_data = { id: randomUUID(), ...query, records: [record] };
    const { status, body } = await staff.call({ url: api.adminReplacements, form: { form_data } });
    expect([status, body.data]).toMatchObject([
      200,
      { done: [], failed: [{ record: 'abc', title: '', screen: null }] },
    ]);
  });

  it('does not add to the operation of another search', async () => {
    await calls.addArticle('Köprü');
    await calls.addArticle('Tünel');
    const id = randomUUID();
    await site.replaceAll(query, { id });
    expect((await site.replaceAll({ search: 'Tünel', replacement: 'Yol' }, { id })).status).toBe(409);
  });

  it.each([
    ['no records', { records: [] }],
    ['a record without places', { records: [{ entity: 'article', record: '1', version: 1, keys: [] }] }],
    ['an id that is none', { id: 'x' }],
    ['a text with a line break', { replacement: 'a\nb' }],
  ])('rejects %s', async (_name, changed) => {
    const record = { entity: 'article', record: '1', version: 1, keys: ['a b 1'] };
    const form_data = { id: randomUUID(), ...query, records: [record], ...changed };
    expect((await staff.call({ url: api.adminReplacements, form: { form_data } })).status).toBe(422);
  });
});

describe('taking back', () => {
  const query = { search: 'Köprü', replacement: 'Viyadük' };

  it('restores the version before each record, unless somebody has changed it since', async () => {
    const one = await calls.addArticle('Köprü');
    const two = await calls.addArticle('Köprü iki');
    const { id } = await site.replaced(query);
    await calls.saveArticle(await site.article(two.id), articleTexts('Viyadük iki, yeni'));
    expect(await site.operations()).toMatchObject([{ id, ...query, author: 'Ayşe Yılmaz', records: 2, undone: 0 }]);

    const result = await site.undone(id);
    expect(result.done.map(({ record }) => record)).toEqual([String(one.id)]);
    expect(result.failed).toMatchObject([
      { record: String(two.id), reason: expect.stringContaining('bu arada değişti') as string },
    ]);
    expect([await titleOf(one.id), await titleOf(two.id)]).toEqual(['Köprü', 'Viyadük iki, yeni']);
    expect((await calls.history(one.id)).map(({ cause }) => cause)).toEqual(['replace-undo', 'replace', 'create']);
    expect(await site.operations()).toMatchObject([{ id, records: 2, undone: 1 }]);
    expect((await site.undone(id)).done).toEqual([]);
  });

  it('works for records that count their versions together', async () => {
    for (const route of ['about_us', 'blog', 'contact']) {
      const form_data = { route, version: 0, translations: { tr: { title: `Köprü ${route}` } } };
      await staff.call({ url: '/api/admin/page-headers', form: { _method: 'PUT', form_data } });
    }
    const { id, done } = await site.replaced(query);
    expect(done).toHaveLength(3);
    expect(await site.undone(id)).toMatchObject({ done: [{}, {}, {}], failed: [] });
    expect(placesOf(await site.search('Köprü'))).toHaveLength(3);
  });

  it('works for a kind without rows of its own', async () => {
    const form_data = { version: 0, translations: { tr: { title: 'Köprü kurarız' } } };
    await staff.call({ url: `${api.adminContents}/corporate`, form: { _method: 'PUT', form_data } });
    const found = await site.search(query);
    expect(placesOf(found)).toEqual(['page-contents · Biyografi · Başlık · tr · record']);
    const { id } = await site.replaced(query);
    expect(placesOf(await site.search('Viyadük'))).toHaveLength(1);
    expect((await site.undone(id)).done).toHaveLength(1);
    expect(placesOf(await site.search('Köprü'))).toHaveLength(1);
  });

  it('is offered to those who may publish the records, and ends when the history need not have the versions', async () => {
    await site.addPhone();
    const { id } = await site.replaced({ search: phone, replacement: '0312 444 02 00' });
    const editor = siteSearchCalls(await signIn(app, 'editor'));
    expect(await editor.operations()).toEqual([]);
    expect((await editor.undone(id)).done).toEqual([]);
    expect((await site.undo('yok')).status).toBe(404);

    const now = Date.now();
    await deleteOldReplacements(app.services, { at: new Date(now).toISOString(), now });
    expect(await site.operations()).toHaveLength(1);
    await deleteOldReplacements(app.services, { at: new Date(now).toISOString(), now: now + 91 * 86_400_000 });
    expect(await site.operations()).toEqual([]);
    expect(await app.services.db.selectFrom('replaced_records').selectAll().execute()).toEqual([]);
  });
});
