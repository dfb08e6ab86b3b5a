import { readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { SupportRecord } from '@vitrin/shared-contracts/support';
import { docx, pdf } from '../../testing/cvs.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { fileOf, plainPicture } from '../../testing/test-pictures.ts';
import { setOrphanedAttachmentsAside, supportFiles } from './attachments.service.ts';

const url = '/api/admin/support';
const texts = {
  subject: 'Görsel yüklenmiyor',
  importance: 'normal',
  message: 'Kapak görseli yüklerken hata alıyorum.',
};

// Image processing is slow on a busy machine.
jest.setTimeout(60_000);

let test: TestApp;
let asker: Staff;
let desk: Staff;
let png: Buffer;
beforeAll(async () => {
  test = await buildTestApp();
  asker = await signIn(test, 'editor');
  desk = await signIn(test, 'super_admin');
  png = await plainPicture(40, 30);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.services.db.deleteFrom('support_requests').execute();
  rmSync(join(test.services.config.dataDir, 'private'), { recursive: true, force: true });
});

function filesIn(...folder: string[]): string[] {
  try {
    return readdirSync(join(test.services.config.dataDir, ...folder));
  } catch {
    return [];
  }
}
const kept = () => filesIn('private', 'support');

function form(files: readonly File[], words_: object = texts): FormData {
  const data = new FormData();
  data.append('form_data', JSON.stringify(words_));
  for (const file of files) data.append('attachments', file);
  return data;
}

interface Sending {
  to?: string;
  person?: Staff;
  text?: object;
  headers?: Record<string, string>;
}

async function send(files: readonly File[], { to = url, person = asker, text = texts, headers = {} }: Sending = {}) {
  const encoded = new Response(form(files, text));
  const type = encoded.headers.get('content-type') ?? '';
  const body = Buffer.from(await encoded.arrayBuffer());
  return person.call({ method: 'POST', url: to, body, headers: { 'content-type': type, ...headers } });
}

const sent = async (files: readonly File[]) => (await send(files)).body.data as SupportRecord;
const download = (id: number, attachment: number, { headers }: Staff = asker) =>
  test.app.inject({ method: 'GET', url: `${url}/${id}/attachments/${attachment}`, headers });

it('stores the files of a request with the type detected from their content', async () => {
  const jpeg = await sharp(png).jpeg().toBuffer();
  const webp = await sharp(png).webp().toBuffer();
  const { messages } = await sent([
    fileOf(png, 'Ekran Görüntüsü.png'),
    fileOf(jpeg, 'fotoğraf.JPEG'),
    fileOf(webp, 'yanlış-adlı.jpg'),
    fileOf(pdf, 'teklif.son.pdf'),
    fileOf('Şu satırda duruyor:\n\tYüklenemedi\n', 'kayit.log'),
  ]);
  expect(messages[0]?.attachments.map(({ name, type }) => [name, type])).toEqual([
    ['Ekran Görüntüsü.png', 'png'],
    ['fotoğraf.JPEG', 'jpeg'],
    ['yanlış-adlı.webp', 'webp'],
    ['teklif.son.pdf', 'pdf'],
    ['kayit.log', 'txt'],
  ]);
  expect(messages[0]?.attachments[0]?.bytes).toBe(png.length);
  expect([kept().length, filesIn('incoming')]).toEqual([5, []]);
  for (const name of kept()) expect(name).toMatch(/^[\da-f-]{36}$/);
});

it('serves a file to the requester and to support staff, as a download and never inline', async () => {
  const { id, messages } = await sent([fileOf(png, 'Ekran (1) Görüntüsü.png')]);
  const attachment = messages[0]?.attachments[0]?.id ?? 0;
  for (const person of [asker, desk]) {
    const answer = await download(id, attachment, person);
    expect([answer.statusCode, answer.rawPayload.equals(png)]).toEqual([200, true]);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': "attachment; filename*=UTF-8''Ekran%20%281%29%20G%C3%B6r%C3%BCnt%C3%BCs%C3%BC.png",
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  }
  const other = await signIn(test, 'admin');
  const another = (await sent([])).id;
  const outcomes = await Promise.all([
    download(id, attachment, other),
    download(another, attachment),
    download(id, 999_999),
    download(999_999, attachment, desk),
  ]);
  expect(outcomes.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
});

it('accepts files with a reply', async () => {
  const { id } = await sent([]);
  const to = `${url}/${id}/answers`;
  const { body } = await send([fileOf(pdf, 'kılavuz.pdf')], { to, person: desk, text: { text: 'Ekte.' } });
  const record = body.data as SupportRecord;
  expect(record.messages.map(({ attachments }) => attachments.map(({ name }) => name))).toEqual([[], ['kılavuz.pdf']]);
  expect((await download(id, record.messages[1]?.attachments[0]?.id ?? 0)).rawPayload).toEqual(pdf);
});

async function expectNothing(): Promise<void> {
  expect([kept(), filesIn('incoming')]).toEqual([[], []]);
  expect((await asker.call({ url })).body.meta?.total).toBe(0);
}

it('a PDF may begin with a byte order mark and blank lines', async () => {
  const { messages } = await sent([fileOf(`\uFEFF\r\n${pdf.toString('latin1')}`, 'tarama.pdf')]);
  expect(messages[0]?.attachments).toMatchObject([{ name: 'tarama.pdf', type: 'pdf' }]);
});

const html = '<!doctype html><script>alert(1)</script>';
it.each([
  ['content of another type', () => fileOf(html, 'ekran.png'), '“ekran.png” eklenemez: içeriği adıyla uyuşmuyor'],
  ['a file extension that is not allowed', () => fileOf(html, 'sayfa.html'), 'yalnızca PNG, JPEG, WebP, PDF'],
  ['a double extension with an executable type', () => fileOf(png, 'ekran.exe.png'), 'ikinci bir uzantı var'],
  ['a double extension with two allowed types', () => fileOf(pdf, 'teklif.png.pdf'), 'ikinci bir uzantı var'],
  ['a document', () => fileOf(docx, 'belge.pdf'), 'içeriği adıyla uyuşmuyor'],
  ['a truncated PDF', () => fileOf(pdf.subarray(0, -30), 'yarım.pdf'), 'içeriği adıyla uyuşmuyor'],
  ['binary content in a text file', () => fileOf(Buffer.from([65, 0, 66]), 'not.txt'), 'içeriği adıyla uyuşmuyor'],
  ['an empty file', () => fileOf('', 'boş.txt'), 'dosya boş'],
] as const)('rejects %s at the field, and stores nothing', async (_case, file, reason) => {
  const { status, body } = await send([fileOf(pdf, 'sağlam.pdf'), file()]);
  expect([status, body.errors?.attachments]).toEqual([422, expect.stringContaining(reason)]);
  await expectNothing();
});

it('rejects a file that is too large, with its name', async () => {
  const { status, body } = await send([
    fileOf(pdf, 'küçük.pdf'),
    fileOf(Buffer.alloc(10 * 1_048_576 + 1, 65), 'dev.txt'),
  ]);
  expect([status, body.errors]).toEqual([413, { attachments: 'Dosya en fazla 10 MB olabilir. “dev.txt” daha büyük.' }]);
  await expectNothing();
});

it('rejects a sixth file', async () => {
  const { status, body } = await send(Array.from({ length: 7 }, (_, at) => fileOf(pdf, `${at}.pdf`)));
  expect([status, body.errors]).toEqual([422, { attachments: 'En fazla 5 dosya eklenebilir.' }]);
  await expectNothing();
});

it('reports errors of text and files together', async () => {
  const files = [fileOf('', 'boş.txt'), fileOf(docx, 'belge.docx')];
  const { body } = await send(files, { text: { ...texts, subject: '' } });
  expect(body.errors).toEqual({
    subject: '* Bu Alan Zorunlu',
    attachments: expect.stringMatching(/^“boş\.txt” .*“belge\.docx” /),
  });
  await expectNothing();
});

it('stores the files of a form that is sent twice only once', async () => {
  const headers = { 'idempotency-key': '4f0c7a52-5b1e-4c7a-9d6f-0a4f6f3f9c12' };
  const first = await send([fileOf(pdf, 'a.pdf')], { headers });
  const second = await send([fileOf(pdf, 'a.pdf')], { headers });
  expect(second.body.data).toEqual(first.body.data);
  expect(kept()).toHaveLength(1);
});

it('rejects files from a user who may not read the request', async () => {
  const { id } = await sent([]);
  const other = await signIn(test, 'admin');
  const to = `${url}/${id}/answers`;
  expect((await send([fileOf(pdf, 'a.pdf')], { to, person: other, text: { text: 'Merhaba' } })).status).toBe(404);
  expect((await send([fileOf(pdf, 'a.pdf')], { to: `${url}/999999/answers`, text: { text: 'Merhaba' } })).status).toBe(
    404,
  );
  expect([kept(), filesIn('incoming')]).toEqual([[], []]);
});

it('deletes a file whose row is gone, but not one that is being written', async () => {
  const { id } = await sent([fileOf(pdf, 'a.pdf'), fileOf(png, 'b.png')]);
  const { db, config } = test.services;
  const [first] = await db.selectFrom('support_attachments').select(['id', 'file']).orderBy('id').execute();
  await db
    .deleteFrom('support_attachments')
    .where('id', '=', first?.id ?? 0)
    .execute();
  expect(await setOrphanedAttachmentsAside(test.services)).toEqual({ files: 0 });
  const before = new Date(Date.now() - 2 * 3_600_000);
  for (const name of kept()) utimesSync(join(config.dataDir, supportFiles.storedName(name)), before, before);
  expect(await setOrphanedAttachmentsAside(test.services)).toEqual({ files: 1 });
  expect(kept()).toHaveLength(1);
  const { messages } = (await asker.call({ url: `${url}/${id}` })).body.data as SupportRecord;
  expect((await download(id, messages[0]?.attachments[0]?.id ?? 0)).rawPayload).toEqual(png);
});

it('returns 404 for an attachment whose file is missing', async () => {
  const { id, messages } = await sent([fileOf(pdf, 'a.pdf')]);
  rmSync(join(test.services.config.dataDir, 'private'), { recursive: true });
  expect((await download(id, messages[0]?.attachments[0]?.id ?? 0)).statusCode).toBe(404);
});
