import { randomUUID } from 'node:crypto';
import type { DownloadRecord, UploadedDownload } from '@vitrin/shared-contracts/downloads';
import { api } from '@vitrin/shared-contracts/paths';
import { paragraphs } from '../../testing/documents.ts';
import { pdf } from '../../testing/cvs.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { articleTexts, trashCalls } from '../../testing/trash-calls.ts';

let app: TestApp;
let staff: Staff;
let calls: ReturnType<typeof trashCalls>;
let id: number;
let path: string;
beforeEach(async () => {
  app = await buildTestApp();
  staff = await signIn(app, 'admin');
  calls = trashCalls(staff);
  const form = { file: new File([new Uint8Array(pdf)], 'Katalog.pdf') };
  ({ id, path } = ((await staff.call({ url: api.adminDownloads, form })).body.data as UploadedDownload).download);
});
afterEach(() => app.close());

type Block = 'download' | 'video';

/** Texts of an article with a block that shows the file. */
const showing = (type: Block = 'download') =>
  articleTexts('Vinçler', {
    document: { type: 'doc', content: [{ type, attrs: { href: path }, content: [{ type: 'text', text: 'Katalog' }] }] },
  });
const withoutFile = articleTexts('Vinçler', { document: paragraphs('Söz.') });
const addShowing = (type?: Block) => calls.addArticle('Vinçler', { translations: { tr: showing(type) } });

const remove = (fields: object = {}) =>
  staff.call({ url: api.adminDownload(id), form: { _method: 'DELETE', ...fields } });
const uses = async () => ((await staff.call({ url: api.adminDownload(id) })).body.data as DownloadRecord).used_in;
const screenOf = (article: number) => `/admin/pages/blog/update?id=${article}`;

it('a file that a text links to names the text, and stays', async () => {
  const article = await addShowing();
  expect(await uses()).toEqual([{ label: 'Makale “Vinçler”', path: screenOf(article.id) }]);
  const { status, body } = await remove({ with_versions: 1 });
  expect(status).toBe(409);
  expect(body.message).toBe('Bu dosya kullanıldığı için silinemez (Makale “Vinçler”). Önce oradan kaldırın.');
});

it.each(['download', 'video'] as const)(
  'a file that only an old version shows stays, unless it is deleted for that version too: %s',
  async (type) => {
    const article = await addShowing(type);
    await calls.saveArticle(article, withoutFile);
    expect(await uses()).toEqual([{ label: 'Eski sürüm: Makale “Vinçler”', path: screenOf(article.id), former: true }]);
    const refused = await remove();
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('(Eski sürüm: Makale “Vinçler”)');

    const restored = `${api.adminRecordHistory('article', article.id)}/1/restored`;
    expect((await staff.call({ url: restored })).body.data).toMatchObject({ notes: [] });
    expect((await remove({ with_versions: 1 })).status).toBe(200);
    expect((await staff.call({ url: restored })).body.data).toMatchObject({ notes: ['1 dosya artık yok.'] });
  },
);

it('a file of a record in the trash stays until the record is deleted for ever', async () => {
  const article = await addShowing();
  await calls.trashArticle(article);
  expect(await uses()).toEqual([{ label: 'Çöp kutusu: Makale “Vinçler”', path: '/admin/trash' }]);
  expect((await remove({ with_versions: 1 })).status).toBe(409);
  await calls.destroy('article', [article.id]);
  expect(await uses()).toEqual([]);
  expect((await remove()).status).toBe(200);
});

it('a file of a draft stays until the draft is deleted for ever', async () => {
  const draft = randomUUID();
  const copy = api.adminWorkingCopy('article', draft);
  const values = { active: 1, published_at: null, cover_id: null, translations: { tr: showing() } };
  const form_data = { record: null, base_version: null, rev: 0, title: 'Vinçler' };
  await staff.call({ url: copy, form: { _method: 'PUT', form_data, form: { form: values }, values } });
  expect(await uses()).toEqual([{ label: 'Taslak: Makale “Vinçler”', path: null }]);
  expect((await remove({ with_versions: 1 })).status).toBe(409);
  await staff.call({ url: copy, form: { _method: 'DELETE' } });
  expect((await remove({ with_versions: 1 })).status).toBe(409);
  await staff.call({ url: api.adminDiscardedCopy('article', draft), form: { _method: 'DELETE' } });
  expect((await remove()).status).toBe(200);
});

it('the uses of a file that does not exist are not found, and need the right to see files', async () => {
  expect((await staff.call({ url: api.adminDownload(id + 1) })).status).toBe(404);
  const support = await signIn(app, 'support');
  expect((await support.call({ url: api.adminDownload(id) })).status).toBe(403);
});
