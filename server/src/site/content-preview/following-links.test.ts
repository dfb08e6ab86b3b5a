import { randomUUID } from 'node:crypto';
import type { ArticleRecord } from '@vitrin/shared-contracts/articles';
import type { PreviewLinkRow } from '@vitrin/shared-contracts/content-previews';
import { api } from '@vitrin/shared-contracts/paths';
import { buildPreviewSite, type PreviewSite } from '../../testing/preview-site.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { articleTexts, trashCalls } from '../../testing/trash-calls.ts';

let site: PreviewSite;
let author: Staff;
beforeAll(async () => {
  site = await buildPreviewSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  author = await signIn(site, 'admin');
});

const facts = { active: 1, published_at: '2026-01-01T00:00:00.000Z', cover_id: null };
const valuesOf = (title: string) => ({ ...facts, translations: { tr: articleTexts(title) } });
const addArticle = (title: string) => trashCalls(author).addArticle(title);

interface Draft {
  id?: string;
  record?: ArticleRecord | null;
  rev?: number;
  title: string;
}

/** Saves a draft and returns its id. */
async function saveDraft({ id = randomUUID(), record = null, rev = 0, title }: Draft): Promise<string> {
  const form_data = { record: record && String(record.id), base_version: record?.version ?? null, rev, title };
  const values = valuesOf(title);
  const form = { _method: 'PUT', form_data, form: values, values };
  const { status } = await author.call({ url: `/api/admin/publication/article/copies/${id}`, form });
  expect(status).toBe(200);
  return id;
}

const createLink = (of: object, person = author) =>
  person.call({
    url: api.adminPreviewLinks,
    json: { entity: 'article', lang: 'tr', follows: true, values_json: JSON.stringify(valuesOf('Form')), ...of },
  });
const linkTo = async (of: object) => (await createLink(of)).body.data as PreviewLinkRow;
const linkToRecord = ({ id }: ArticleRecord, changes: object = {}) => linkTo({ record: String(id), ...changes });
const listed = async (query: string) =>
  (await author.call({ url: `${api.adminPreviewLinks}?entity=article&${query}` })).body.data as PreviewLinkRow[];
const open = async ({ path }: PreviewLinkRow) => {
  const response = await site.visit(path);
  return { status: response.status, html: await response.text() };
};

it('shows the record, then each draft that is saved, then what was published', async () => {
  const record = await addArticle('Köprü');
  const link = await linkToRecord(record);
  const published = await open(link);
  expect([published.status, published.html.includes('Köprü'), published.html.includes('Form')]).toEqual([
    200,
    true,
    false,
  ]);
  expect(published.html).toContain('bekleyen bir taslak yok');

  const id = await saveDraft({ record, title: 'Asma köprü' });
  expect((await open(link)).html).toContain('Asma köprü');
  await saveDraft({ id, record, rev: 1, title: 'Kemer köprü' });
  const { html } = await open(link);
  expect([html.includes('Kemer köprü'), html.includes('Son kaydedilen taslak (')]).toEqual([true, true]);
  expect(await (await site.visit('/makale/kopru')).text()).not.toContain('Kemer');
});

it('shows a draft with what was published since it was saved', async () => {
  const record = await addArticle('Tünel');
  await saveDraft({ record, title: 'Uzun tünel' });
  await trashCalls(author).saveArticle(record, articleTexts('Tünel', { summary: 'Yeni özet' }));
  const { html } = await open(await linkToRecord(record));
  expect([html.includes('Uzun tünel'), html.includes('Yeni özet')]).toEqual([true, true]);
});

it('a copy stays as it was, and says of what time it is', async () => {
  const record = await addArticle('Baraj');
  const link = await linkToRecord(record, { follows: false });
  await saveDraft({ record, title: 'Büyük baraj' });
  const { html } = await open(link);
  expect([html.includes('Form'), html.includes('Büyük baraj')]).toEqual([true, false]);
  expect(html).toMatch(/İçeriğin \d+ \S+ \d{4} \d\d:\d\d tarihli kopyası/);
  expect((await listed(`record=${record.id}`)).map(({ follows, opens }) => [follows, opens])).toEqual([[false, true]]);
});

it('follows the draft of a new record, also after it is published, at the same address', async () => {
  const working_copy = await saveDraft({ title: 'Yepyeni' });
  const link = await linkTo({ working_copy });
  expect((await open(link)).html).toContain('Yepyeni');
  expect((await listed(`working_copy=${working_copy}`)).map(({ id, follows }) => [id, follows])).toEqual([
    [link.id, true],
  ]);
  expect((await listed('')).map(({ id }) => id)).not.toContain(link.id);

  const form = { form_data: valuesOf('Yayında'), working_copy };
  const record = (await author.call({ url: api.adminArticles, form })).body.data as ArticleRecord;
  expect((await open(link)).html).toContain('Yayında');
  await saveDraft({ record, title: 'Sonraki taslak' });
  expect((await open(link)).html).toContain('Sonraki taslak');
  expect((await listed(`record=${record.id}`)).map(({ path }) => path)).toEqual([link.path]);
});

it('needs a saved draft of a new record', async () => {
  for (const fields of [{}, { working_copy: randomUUID() }]) {
    const { status, text } = await createLink(fields);
    expect([status, text.includes('önce taslağı kaydedin')]).toEqual([422, true]);
  }
});

it('shows nothing after the record was deleted, and after the draft of a new one was', async () => {
  const record = await addArticle('Kule');
  await saveDraft({ record, title: 'Yüksek kule' });
  const link = await linkToRecord(record);
  await trashCalls(author).trashArticle(record);
  const working_copy = await saveDraft({ title: 'Vazgeçilen' });
  const ofDraft = await linkTo({ working_copy });
  const form = { _method: 'DELETE' };
  await author.call({ url: `/api/admin/publication/article/copies/${working_copy}`, form });
  for (const opened of [await open(link), await open(ofDraft)])
    expect([opened.status, opened.html.includes('Kayıt artık yok')]).toEqual([410, true]);
});

it('shows nothing while its author is disabled or has lost the right, and says so in the list', async () => {
  const record = await addArticle('Liman');
  const link = await linkToRecord(record);
  const { db } = site.services;
  const reader = await signIn(site, 'admin');
  for (const lost of [{ active: 0 }, { role_group: 'support' as const }] as const) {
    await db.updateTable('users').set(lost).where('id', '=', author.userId).execute();
    const { status, html } = await open(link);
    expect([status, html.includes('şu anda açılmıyor'), html.includes('Liman')]).toEqual([410, true, false]);
    const { body } = await reader.call({ url: `${api.adminPreviewLinks}?entity=article&record=${record.id}` });
    expect((body.data as PreviewLinkRow[]).map(({ opens }) => opens)).toEqual([false]);
    await db.updateTable('users').set({ active: 1, role_group: 'admin' }).where('id', '=', author.userId).execute();
  }
  expect((await open(link)).status).toBe(200);
});

it('ends when it is revoked, and stores no copy', async () => {
  const link = await linkToRecord(await addArticle('Rıhtım'));
  const { db } = site.services;
  const row = db.selectFrom('preview_links').select('values_json').where('id', '=', link.id);
  expect(await row.executeTakeFirst()).toEqual({ values_json: '{}' });
  await author.call({ method: 'DELETE', url: api.adminPreviewLink(link.id) });
  expect((await open(link)).status).toBe(410);
});

it('a copy cannot be turned into a link that follows', async () => {
  const link = await linkToRecord(await addArticle('İskele'), { follows: false });
  const { db } = site.services;
  await db.updateTable('preview_links').set({ follows: 1 }).where('id', '=', link.id).execute();
  expect((await open(link)).status).toBe(404);
});

it('says in other words that a draft cannot be shown yet', async () => {
  const record = await addArticle('Viyadük');
  await saveDraft({ record, title: 'V' });
  const { status, html } = await open(await linkToRecord(record));
  expect([status, html.includes('henüz gösterilemiyor')]).toEqual([422, true]);
});

it('a form in a tab of its own says what it shows, and is not marked in the frame of the panel', async () => {
  const json = { entity: 'article', record: null, values_json: JSON.stringify(valuesOf('Kendi sekmesi')) };
  const id = randomUUID();
  await author.call({ method: 'PUT', url: api.adminContentPreview(id), json });
  const path = `/onizleme/${id}?dil=tr`;
  const tab = await site.openFrame(path, { ...author.headers, 'sec-fetch-dest': 'document' });
  expect(tab.html).toContain(`<a href="${path}">Sayfayı yenile</a>`);
  expect(tab.html).toContain('kaydedilmemiş yazılarla');
  const frame = await site.openFrame(path, { ...author.headers, 'sec-fetch-dest': 'iframe' });
  expect(frame.html).not.toContain('link-notice');
});
