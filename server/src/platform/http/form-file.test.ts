import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { removeStaleFiles } from '../files/incoming-folder.ts';
import { FileTooLarge, readFormWithFile, type FormWithFile } from './form-file.ts';

const LIMIT = 1_048_576;
const url = '/deneme';
const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

let test: TestApp;
/** What the handler received, while the file existed. */
let seen: { fields: Record<string, unknown>; file: FormWithFile['file']; sha: string | null } | null;
let typed: Record<string, unknown> | null;

beforeAll(async () => {
  test = await buildTestApp((app) => {
    app.post(url, async (request) => {
      const rules = { field: 'cv', bytes: LIMIT, dataDir: test.services.config.dataDir };
      const form = await readFormWithFile(request, rules).catch((error: unknown) => {
        typed = error instanceof FileTooLarge ? Object.fromEntries(error.fields) : null;
        throw error;
      });
      const { fields, file } = form;
      seen = { fields: Object.fromEntries(fields), file, sha: file ? sha(readFileSync(file.path)) : null };
      await form.discard();
      return { success: true };
    });
  });
});
afterAll(() => test.close());
beforeEach(() => {
  seen = null;
  typed = null;
});

function remainingFiles(): string[] {
  const folder = join(test.services.config.dataDir, 'incoming');
  return existsSync(folder) ? readdirSync(folder) : [];
}

async function send(parts: [name: string, value: string | File][]) {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  const body = new Response(form);
  const response = await test.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return { status: response.statusCode, body: response.json<{ message?: string; errors?: Record<string, string> }>() };
}

it('passes on the fields and the file as sent, and keeps nothing after discarding', async () => {
  const bytes = randomBytes(LIMIT);
  const { status } = await send([
    ['name', 'Ayşe Işık'],
    ['cv', new File([bytes], 'Özgeçmiş.pdf')],
    ['message', 'Merhaba'],
  ]);
  expect(status).toBe(200);
  expect(seen).toMatchObject({
    fields: { name: 'Ayşe Işık', message: 'Merhaba' },
    file: { size: LIMIT, name: 'Özgeçmiş.pdf' },
    sha: sha(bytes),
  });
  expect(remainingFiles()).toEqual([]);
});

it.each([
  ['no file', []],
  ['an empty file input', [['cv', new File([], '')]]],
])('accepts a form with %s', async (_case, file) => {
  expect((await send([['name', 'Ayşe'], ...(file as [string, File][])])).status).toBe(200);
  expect(seen).toMatchObject({ fields: { name: 'Ayşe' }, file: null });
  expect(remainingFiles()).toEqual([]);
});

it('rejects a file beyond the limit with a message, and keeps the text fields', async () => {
  const { status, body } = await send([
    ['name', 'Ayşe'],
    ['cv', new File([randomBytes(LIMIT + 1)], 'buyuk.pdf')],
    ['message', 'Sonra gelen'],
  ]);
  expect([status, body]).toEqual([
    413,
    { success: false, message: 'Dosya en fazla 1 MB olabilir.', errors: { cv: 'Dosya en fazla 1 MB olabilir.' } },
  ]);
  expect([seen, typed, remainingFiles()]).toEqual([null, { name: 'Ayşe', message: 'Sonra gelen' }, []]);
});

it.each([
  [
    'a second file',
    [
      ['cv', new File(['a'], 'a')],
      ['cv', new File(['b'], 'b')],
    ],
    'Bir seferde yalnızca bir dosya gönderilebilir.',
  ],
  ['a file in another field', [['other', new File(['a'], 'a')]], 'Bu formda böyle bir dosya alanı yok.'],
  [
    'a repeated field',
    [
      ['a', '1'],
      ['cv', new File(['a'], 'a')],
      ['a', '2'],
    ],
    'Formda bir alan birden çok kez var.',
  ],
] as [string, [string, string | File][], string][])('rejects %s', async (_case, parts, message) => {
  const { status, body } = await send(parts);
  expect([status, body.message, seen, remainingFiles()]).toEqual([400, message, null, []]);
});

it.each([
  ['C:\\fakepath\\cv.pdf', 'cv.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['fatura\u202Efdp.exe\u0000', 'faturafdp.exe'],
  [`${'u'.repeat(300)}.pdf`, `${'u'.repeat(116)}.pdf`],
])('makes the file name %j readable', async (given, name) => {
  await send([['cv', new File(['x'], given)]]);
  expect(seen?.file?.name).toBe(name);
});

/** Uses a real connection, so that a test controls what is sent and whether the connection is aborted. */
async function sendOverSocket(payload: Buffer, { abort }: { abort: boolean }): Promise<number | 'broken'> {
  if (!test.app.server.listening) await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as AddressInfo;
  const answered = Promise.withResolvers<number | 'broken'>();
  const sent = httpRequest({
    port,
    path: url,
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': abort ? payload.length + 1_000 : payload.length,
    },
  });
  // A browser reads the response only after it has sent everything.
  const finished = new Promise((resolve) => sent.on('finish', resolve));
  sent.on('response', (response) => {
    const status = response.resume().statusCode ?? 0;
    void finished.then(() => answered.resolve(status));
  });
  sent.on('error', () => answered.resolve('broken'));
  if (abort) sent.write(payload, () => setTimeout(() => sent.destroy(), 100));
  else sent.end(payload);
  return answered.promise;
}

const opened = (field: string, bytes: number) =>
  Buffer.concat([
    Buffer.from(`--x\r\nContent-Disposition: form-data; name="${field}"; filename="a"\r\n\r\n`),
    Buffer.alloc(bytes, 'a'),
  ]);

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 100 && !holds(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 20));
}

it('leaves no file behind when the client aborts', async () => {
  const answered = sendOverSocket(opened('cv', 300_000), { abort: true });
  await until(() => remainingFiles().length > 0);
  expect(remainingFiles()).toHaveLength(1);
  expect(await answered).toBe('broken');
  await until(() => remainingFiles().length === 0);
  expect([remainingFiles(), seen]).toEqual([[], null]);
});

it('lets a client finish sending a rejected file, so that it sees the response', async () => {
  const payload = Buffer.concat([opened('other', 3_000_000), Buffer.from('\r\n--x--\r\n')]);
  expect(await sendOverSocket(payload, { abort: false })).toBe(400);
});

it('rejects a declared size far beyond the limit at once', async () => {
  if (!test.app.server.listening) await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as AddressInfo;
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 1_000_000_000 };
  const sent = httpRequest({ port, path: url, method: 'POST', agent: false, headers });
  sent.on('error', () => undefined);
  sent.write(opened('cv', 1_000));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(413);
  sent.destroy();
});

it('deletes files left by a killed process, and no file that is still being received', async () => {
  const { dataDir } = test.services.config;
  await send([['cv', new File(['x'], 'a')]]);
  const [old, young] = ['old', 'young'].map((name) => join(dataDir, 'incoming', name)) as [string, string];
  writeFileSync(old, 'x');
  writeFileSync(young, 'x');
  utimesSync(old, new Date(0), new Date(0));
  await removeStaleFiles(dataDir);
  expect(remainingFiles()).toEqual(['young']);
});
