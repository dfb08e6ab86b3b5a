import { randomUUID } from 'node:crypto';
import type { ArticleAuthor, ArticleRow } from '@vitrin/shared-contracts/articles';
import { api } from '@vitrin/shared-contracts/paths';
import { publicationStateLabels } from '@vitrin/shared-contracts/publication-state';
import { addEnglish } from '../../testing/languages.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { articleTexts, trashCalls } from '../../testing/trash-calls.ts';

let app: TestApp;
let staff: Staff;
let calls: ReturnType<typeof trashCalls>;
beforeEach(async () => {
  app = await buildTestApp();
  await addEnglish(app);
  staff = await signIn(app, 'editor');
  calls = trashCalls(staff);
});
afterEach(() => app.close());

async function titles(query: string, by = staff): Promise<string[]> {
  const { body } = await by.call({ url: `${api.adminArticles}?${query}` });
  const found = (body.data as ArticleRow[]).map(({ title }) => title);
  expect(body.meta?.total).toBe(found.length);
  return found.toSorted();
}

const valuesOf = (title: string) => ({
  active: 1,
  published_at: '2026-01-01T00:00:00.000Z',
  cover_id: null,
  translations: { tr: articleTexts(title) },
});

async function keepCopy(id: number, title: string): Promise<void> {
  const form_data = { record: String(id), base_version: 1, rev: 0, title };
  const values = valuesOf(title);
  const form = { _method: 'PUT', form_data, form: values, values };
  expect((await staff.call({ url: api.adminWorkingCopy('article', randomUUID()), form })).status).toBe(200);
}

async function schedule(id: number, action: 'publish' | 'withdraw'): Promise<void> {
  const form_data = { record: String(id), action, base_version: 1, due_at: '2999-01-01T00:00:00.000Z' };
  const form = { _method: 'PUT', form_data, values: action === 'publish' ? valuesOf('Yeni başlık') : {} };
  expect((await staff.call({ url: api.adminSchedule('article', randomUUID()), form })).status).toBe(200);
}

const withdraw = (id: number) =>
  staff.call({ url: api.adminWithdrawal('article', id), form: { _method: 'PUT', form_data: {} } });

describe('the list of articles is filtered', () => {
  it('by each state that it shows, which is exactly one for each article', async () => {
    const later = { published_at: '2999-01-01T00:00:00.000Z' };
    const [changed, due, leaving, waiting, off, offWithDraft] = [
      await calls.addArticle('Değişen'),
      await calls.addArticle('Değişecek'),
      await calls.addArticle('Kalkacak'),
      await calls.addArticle('Bekleyen', later),
      await calls.addArticle('Kalkan'),
      await calls.addArticle('Kalkan taslaklı'),
    ];
    await calls.addArticle('Yayında');
    await calls.addArticle('İleri tarihli', later);
    const laterWithDraft = await calls.addArticle('İleri tarihli taslaklı', later);
    for (const { id } of [changed, offWithDraft, laterWithDraft]) await keepCopy(id, 'Taslağı var');
    await schedule(leaving.id, 'withdraw');
    for (const { id } of [due, waiting]) await schedule(id, 'publish');
    for (const { id } of [off, offWithDraft]) await withdraw(id);

    const found = Object.keys(publicationStateLabels).map(async (state) => [state, await titles(`state=${state}`)]);
    expect(Object.fromEntries(await Promise.all(found))).toEqual({
      draft: [],
      published: ['Yayında'],
      changed: ['Değişen'],
      scheduled: ['Bekleyen', 'İleri tarihli', 'İleri tarihli taslaklı'].toSorted(),
      'change-scheduled': ['Değişecek'],
      'withdrawal-scheduled': ['Kalkacak'],
      withdrawn: ['Kalkan', 'Kalkan taslaklı'],
    });
    expect(await titles('state=withdrawn&search=taslakli')).toEqual(['Kalkan taslaklı']);
    expect(await titles('state=unknown')).toHaveLength(9);
  });

  it('by a language that they have, or do not have', async () => {
    await calls.addArticle('Çelik', { translations: { tr: articleTexts('Çelik'), en: articleTexts('Steel') } });
    await calls.addArticle('Beton');

    expect(await titles('language=en')).toEqual(['Çelik']);
    expect(await titles('language=-en')).toEqual(['Beton']);
    expect(await titles('language=en&missing=summaries&search=steel')).toEqual(['Çelik']);
    for (const unknown of ['de', '-', "en'--", 'EN']) expect(await titles(`language=${unknown}`)).toHaveLength(2);
  });

  it('by the user who was the last to save them', async () => {
    const colleague = await signIn(app, 'admin');
    await calls.addArticle('Çelik');
    await trashCalls(colleague).addArticle('Beton');
    const { body } = await staff.call({ url: api.adminArticleAuthors });

    expect((body.data as ArticleAuthor[]).map(({ id }) => id)).toEqual([staff.userId, colleague.userId]);
    expect(await titles(`author=${colleague.userId}`)).toEqual(['Beton']);
    expect(await titles(`author=${staff.userId}&state=published`)).toEqual(['Çelik']);
    for (const unknown of ['0', '-1', '1e3', '99999999999']) expect(await titles(`author=${unknown}`)).toHaveLength(2);
  });

  it('page by page', async () => {
    for (let number = 1; number <= 21; number += 1) await calls.addArticle(`Yazı ${number}`);
    await withdraw((await calls.addArticle('Kalkan')).id);
    const { body } = await staff.call({ url: `${api.adminArticles}?state=published&page=2` });

    expect(body.meta).toEqual({ page: 2, page_size: 20, total: 21 });
    expect((body.data as ArticleRow[]).map(({ title }) => title)).toEqual(['Yazı 1']);
  });

  it('only for staff who may read articles', async () => {
    const officer = await signIn(app, 'hr');
    expect((await officer.call({ url: api.adminArticleAuthors })).status).toBe(403);
  });
});
