import type { DocumentList, DocumentRecord, DocumentRow } from '@vitrin/shared-contracts/documents';
import type { UploadedDownload } from '@vitrin/shared-contracts/downloads';
import type { SiteMenus } from '@vitrin/shared-contracts/menus';
import { api } from '@vitrin/shared-contracts/paths';
import type { SiteSearchResults } from '@vitrin/shared-contracts/search';
import { pdf } from '../../testing/cvs.ts';
import { addEnglish } from '../../testing/languages.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { fixedPages } from '../../site/sitemap-pages.ts';

const url = api.adminDocuments;
let test: TestApp;
let staff: Staff;
let file: string;
beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'editor');
  file = await upload('Katalog.pdf');
});
afterEach(() => test.close());

async function upload(name: string, more = ''): Promise<string> {
  const form = { file: new File([new Uint8Array(pdf), more], name) };
  return ((await staff.call({ url: api.adminDownloads, form })).body.data as UploadedDownload).download.path;
}

const post = (form_data: object) => staff.call({ url, form: { form_data } });
async function create(title: string, { en, ...shared }: { en?: string } & Record<string, unknown> = {}) {
  const translations = { tr: { title, summary: '' }, ...(en && { en: { title: en, summary: '' } }) };
  const { status, body } = await post({ files: [file], ...shared, translations });
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data as DocumentRecord;
}

const read = async <T>(address: string) => (await sendRequest(test.app, { url: address })).body.data as T;
const list = (lang = 'tr') => read<DocumentList>(`${api.documents}?lang=${lang}`);
const rows = async (search = '') => (await staff.call({ url: `${url}?search=${search}` })).body.data as DocumentRow[];

it('visitors see the published documents with their files, in the order of staff', async () => {
  await create('Ürün kataloğu', { category: 'catalogue', file_language: 'tr', issued_on: '2026-03-05' });
  await create('Taslak', { active: 0 });
  await create('Form', { files: [await upload('Form.pdf', ' ')] });
  const { documents } = await list();
  expect(documents.map(({ title }) => title)).toEqual(['Form', 'Ürün kataloğu']);
  expect(documents[1]).toMatchObject({
    category: 'catalogue',
    file_language: 'tr',
    issued_on: '2026-03-05',
    cover: null,
    file: { path: file, name: 'Katalog.pdf', type: 'pdf', bytes: pdf.length },
  });
  expect(documents[0]).toMatchObject({ category: null, file_language: null, issued_on: null });
});

it('the list falls back to the default language and names those of its documents', async () => {
  await addEnglish(test);
  await create('Katalog', { en: 'Catalogue' });
  await create('Form');
  const { documents, languages } = await list('en');
  expect(documents.map(({ title, lang }) => [title, lang])).toEqual([
    ['Form', 'tr'],
    ['Catalogue', 'en'],
  ]);
  expect(languages).toEqual(['tr', 'en']);
});

it.each([
  ['a published document without a file', { files: [] }, 'files'],
  ['a file that does not exist', { files: [`/media/files/${'0'.repeat(32)}.pdf`] }, 'files'],
  ['two files', { files: [`/media/files/${'0'.repeat(32)}.pdf`, `/media/files/${'1'.repeat(32)}.pdf`] }, 'files'],
  ['an unknown group', { category: 'secret' }, 'category'],
  ['an unknown language', { file_language: 'xx' }, 'file_language'],
  ['a day that does not exist', { issued_on: '2026-02-30' }, 'issued_on'],
  ['a picture that does not exist', { cover_id: 999 }, 'cover_id'],
])('%s is refused at its field', async (_what, shared, field) => {
  const { status, body } = await post({
    files: [file],
    ...shared,
    translations: { tr: { title: 'Katalog', summary: '' } },
  });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [expect.stringContaining(field)]]);
});

it('a file that a document offers is not deleted, and its document is named', async () => {
  const { id } = await create('Ürün kataloğu');
  const downloads = (await staff.call({ url: api.adminDownloads })).body.data as { id: number }[];
  const remove = () => staff.call({ url: api.adminDownload(downloads[0]?.id ?? 0), form: { _method: 'DELETE' } });
  const refused = await remove();
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('Doküman “Ürün kataloğu”')]);
  await staff.call({ url: `${url}/${id}`, form: { _method: 'DELETE' } });
  expect((await remove()).status).toBe(409);
});

it('the panel finds documents by title and by the name of the file', async () => {
  await create('Beton deneyleri');
  expect((await rows('deney')).map(({ title }) => title)).toEqual(['Beton deneyleri']);
  expect((await rows('katalog')).map(({ title }) => title)).toEqual(['Beton deneyleri']);
  expect(await rows('yok')).toEqual([]);
});

it('the sitemap has the page, and menus lead to it, only while there is a document', async () => {
  const paths = async () =>
    (await fixedPages(test.services))
      .flatMap((each) => each.paths)
      .filter(([, path]) => path.startsWith('/dokumanlar'));
  const admin = await signIn(test, 'admin');
  const entry = (route: string) => ({ id: route, parent: null, off: false, target: { type: 'route', route } });
  const menu = { place: 'header', version: 0, entries: [entry('documents'), entry('home')], translations: {} };
  await admin.call({ url: api.adminMenus, form: { _method: 'PUT', form_data: menu } });
  const labels = async () => (await read<SiteMenus>(`${api.menus}?lang=tr`)).header?.map(({ label }) => label);
  expect([await paths(), await labels()]).toEqual([[], ['Anasayfa']]);
  const { id } = await create('Katalog');
  expect([await paths(), await labels()]).toEqual([[['tr', '/dokumanlar']], ['Dokümanlar', 'Anasayfa']]);
  await staff.call({ url: `${url}/${id}`, form: { _method: 'DELETE' } });
  expect([await paths(), await labels()]).toEqual([[], ['Anasayfa']]);
});

it('the search of the site leads to the place of a document on the list', async () => {
  const { id } = await create('Karot numunesi föyü');
  await create('Gizli föy', { active: 0 });
  const found = await read<SiteSearchResults>(`${api.search}?lang=tr&search=f%C3%B6y&page=1`);
  expect(found.hits.map(({ kind, path }) => [kind, path])).toEqual([['dokuman', `/dokumanlar#dokuman-${id}`]]);
  const filtered = await read<SiteSearchResults>(`${api.search}?lang=tr&search=f%C3%B6y&kind=dokuman&page=1`);
  expect(filtered.hits).toHaveLength(1);
});

it('the list in the panel counts the downloads of the file', async () => {
  await create('Katalog');
  const browser = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36' };
  expect((await rows())[0]?.downloads).toEqual({ total: 0, recent: 0 });
  for (const headers of [browser, browser]) await test.app.inject({ url: file, headers });
  expect((await rows())[0]?.downloads).toEqual({ total: 2, recent: 2 });
});
