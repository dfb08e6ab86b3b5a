import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { downloadErrors, type Download, type UploadedDownload } from '@vitrin/shared-contracts/downloads';
import { docx, docxEntries, openDocument, openXml, pdf } from '../../testing/cvs.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { trashCalls } from '../../testing/trash-calls.ts';
import { zip } from '../../testing/zip.ts';
import { downloadPrefix } from './download-files.ts';
import { moveOrphanDownloadsToRemoved } from './orphan-downloads.service.ts';

let app: TestApp;
let editor: Staff;
beforeEach(async () => {
  app = await buildTestApp();
  editor = await signIn(app, 'editor');
});
afterEach(() => app.close());

const url = '/api/admin/downloads';
const file = (name: string, content: Buffer | string) => new File([new Uint8Array(Buffer.from(content))], name);
const upload = (name: string, content: Buffer | string) => editor.call({ url, form: { file: file(name, content) } });
const remove = (id: number) => editor.call({ url: `${url}/${id}`, form: { _method: 'DELETE' } });
const list = async (search = '') =>
  (await editor.call({ url: `${url}?search=${encodeURIComponent(search)}` })).body.data as Download[];
const folder = () => join(app.services.config.dataDir, downloadPrefix);
const kept = () => (existsSync(folder()) ? readdirSync(folder()) : []);

async function uploaded(name: string, content: Buffer | string): Promise<Download> {
  const { status, body } = await upload(name, content);
  if (status !== 200) throw new Error(`${status}: ${body.message}`);
  return (body.data as UploadedDownload).download;
}

async function linkFrom(path: string): Promise<number> {
  const node = { type: 'download', attrs: { href: path }, content: [{ type: 'text', text: 'Katalog' }] };
  const tr = { title: 'Vinçler', seo_name: '', document: { type: 'doc', content: [node] } };
  const form_data = { active: 1, published_at: '2026-01-01T00:00:00.000Z', cover_id: null, translations: { tr } };
  const { body } = await editor.call({ url: '/api/admin/blog', form: { form_data } });
  return (body.data as { id: number }).id;
}

it('a file is stored once, listed, found by its name, and downloaded under it', async () => {
  const catalogue = await uploaded('Ürün Kataloğu (2026).pdf', pdf);
  expect(catalogue).toMatchObject({ type: 'pdf', bytes: pdf.length, name: 'Ürün Kataloğu (2026).pdf' });
  const again = await upload('baska-ad.pdf', pdf);
  expect(again.body.data).toMatchObject({ known: true, download: { id: catalogue.id } });
  await uploaded('Form.docx', docx);
  expect((await list()).map(({ name }) => name)).toEqual(['Form.docx', 'Ürün Kataloğu (2026).pdf']);
  expect((await list('urun')).map(({ id }) => id)).toEqual([catalogue.id]);

  const { statusCode, headers, rawPayload } = await app.app.inject({ url: catalogue.path });
  expect(statusCode).toBe(200);
  expect(rawPayload).toEqual(pdf);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''%C3%9Cr%C3%BCn%20Katalo%C4%9Fu%20%282026%29.pdf",
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
});

/** Start of a video file, as far as its type is recognised by it. */
const mp4 = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypisom\x00\x00\x02\x00isomiso2'),
  Buffer.alloc(2_000),
]);

it('a video is sent in the parts that a browser asks for', async () => {
  const { path, type } = await uploaded('Montaj.mp4', mp4);
  expect(type).toBe('mp4');
  const part = await app.app.inject({ url: path, headers: { range: 'bytes=4-7' } });
  expect(part.statusCode).toBe(206);
  expect(part.payload).toBe('ftyp');
  expect(part.headers).toMatchObject({ 'content-type': 'video/mp4', 'content-range': `bytes 4-7/${mp4.length}` });
  expect((await app.app.inject({ method: 'HEAD', url: path })).headers['content-length']).toBe(String(mp4.length));
});

it('a part behind the end of a file is refused with its size', async () => {
  const { path } = await uploaded('Montaj.mp4', mp4);
  const { statusCode, headers } = await app.app.inject({ url: path, headers: { range: 'bytes=99999-' } });
  expect(statusCode).toBe(416);
  expect(headers).toMatchObject({ 'content-range': `bytes */${mp4.length}`, 'cache-control': 'no-store' });
});

it.each([
  ['a PDF behind a byte order mark', 'a.pdf', Buffer.concat([Buffer.from('\uFEFF'), pdf])],
  ['a PDF padded with zeros', 'a.pdf', Buffer.concat([pdf, Buffer.alloc(5_000)])],
  ['a Word file with another main part', 'a.docx', openXml('docx', 'word/document2.xml')],
  ['a spreadsheet with another main part', 'a.xlsx', openXml('xlsx', 'xl/workbook2.xml')],
  ['a padded spreadsheet', 'a.xlsx', Buffer.concat([openXml('xlsx'), Buffer.alloc(5_000)])],
  ['a presentation with another main part', 'a.pptx', openXml('pptx', 'ppt/presentation2.xml')],
  ['an OpenDocument text', 'a.odt', openDocument('text')],
])('accepts %s, as the programs that open it do', async (_what, name, content) => {
  expect(await uploaded(name, content)).toMatchObject({ name, bytes: content.length });
});

it.each([
  ['a text named like a video', 'a.mp4', 'x', downloadErrors.content],
  ['a page named like a PDF', 'a.pdf', '<script>alert(1)</script>', downloadErrors.content],
  ['an archive without a document', 'a.docx', zip([['a.txt', 'a']]), downloadErrors.content],
  ['a Word file named like a spreadsheet', 'a.xlsx', docx, downloadErrors.content],
  ['an OpenDocument text named like a spreadsheet', 'a.ods', openDocument('text'), downloadErrors.content],
  ['a program that contains a PDF', 'a.pdf', Buffer.concat([Buffer.from('MZ\x90\0'), pdf]), downloadErrors.content],
  ['a document with macros', 'a.docx', zip([...docxEntries, ['word/vbaProject.bin', 'x']]), downloadErrors.macro],
  ['an old format', 'a.xls', 'x', downloadErrors.old],
  ['a program', 'kurulum.exe', 'MZ', downloadErrors.type],
  ['an empty file', 'a.pdf', '', 'Lütfen işaretli alanları düzeltin.'],
])('rejects %s and keeps nothing', async (_what, name, content, message) => {
  const { status, body } = await upload(name, content);
  expect(status).toBe(422);
  expect(body.message).toBe(message);
  expect(kept()).toEqual([]);
  expect(await list()).toEqual([]);
});

it('a file that a text links to is not deleted, and one that nothing links to is', async () => {
  const { id, path } = await uploaded('Katalog.pdf', pdf);
  const article = await linkFrom(path);
  const refused = await remove(id);
  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain('Makale “Vinçler”');

  const { trashArticle, destroy } = trashCalls(editor);
  await trashArticle({ id: article });
  await destroy('article', [article]);
  expect((await remove(id)).status).toBe(200);
  expect(kept()).toEqual([]);
  expect((await app.app.inject({ url: path })).statusCode).toBe(404);
  expect((await remove(id)).status).toBe(404);
});

it('other roles may not upload, and visitors get no other files', async () => {
  const support = await signIn(app, 'support');
  expect((await support.call({ url, form: { file: file('a.pdf', pdf) } })).status).toBe(403);
  await uploaded('Katalog.pdf', pdf);
  for (const path of ['/media/files/..%2f..%2fvitrin.db', '/media/files/', `/media/files/${'a'.repeat(32)}.pdf`])
    expect((await app.app.inject({ url: path })).statusCode).toBe(404);
});

it('files without a record are moved away after an hour', async () => {
  await uploaded('Katalog.pdf', pdf);
  const [recorded] = kept();
  const orphan = `${'b'.repeat(32)}.pdf`;
  writeFileSync(join(folder(), orphan), 'x');
  expect(await moveOrphanDownloadsToRemoved(app.services)).toEqual({ downloads: 0 });
  const past = new Date(Date.now() - 2 * 3_600_000);
  for (const name of kept()) utimesSync(join(folder(), name), past, past);
  expect(await moveOrphanDownloadsToRemoved(app.services)).toEqual({ downloads: 1 });
  expect(kept()).toEqual([recorded]);
});
