import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { newPublishSecret } from '@vitrin/shared-contracts/publishing';
import { openProject } from '../project.ts';
import { readSettings } from './settings.ts';
import { requestData } from './site.ts';
import { runTask } from './tasks.ts';
import { readTask } from './args.ts';

test.each([
  [[], { kind: 'release', hold: false, reason: null, note: null, tags: [] }],
  [['--hold'], { kind: 'release', hold: true, reason: null, note: null, tags: [] }],
  [['--note', ' Yaz kampanyası '], { kind: 'release', hold: false, reason: null, note: 'Yaz kampanyası', tags: [] }],
  [
    ['promote', '0123456789abcdef', '--reason', 'Sakin saat'],
    { kind: 'promote', id: '0123456789abcdef', reason: 'Sakin saat' },
  ],
  [
    ['--tag', '1.4.0', '--tag', 'aday'],
    { kind: 'release', hold: false, reason: null, note: null, tags: ['1.4.0', 'aday'] },
  ],
  [['rollback'], { kind: 'rollback', reason: null }],
  [['status'], { kind: 'status' }],
])('%j is parsed', (text, task) => {
  expect(readTask(text)).toEqual(task);
});

test.each([
  [['promote']],
  [['status', 'x']],
  [['rollback', '--hold']],
  [['status', '--note', 'x']],
  [['promote', 'aday', '--tag', 'x']],
  [['yayimla']],
  [['--zorla']],
])('%j fails with the usage text', (text) => {
  expect(() => readTask(text)).toThrow('Kullanım');
});

test('a note that exceeds the site’s limit is rejected before the build', () => {
  expect(() => readTask(['--note', 'x'.repeat(301)])).toThrow(
    '--note en çok 300 karakter olabilir; bu not 301 karakter.',
  );
  expect(readTask(['--note', 'x'.repeat(300)])).toMatchObject({ kind: 'release' });
});

test('invalid settings fail with an error message', async () => {
  const secret = newPublishSecret();
  await expect(readSettings({})).rejects.toThrow('VITRIN_PUBLISH_SECRET gerekli');
  await expect(readSettings({ VITRIN_PUBLISH_SECRET: 'abc' })).rejects.toThrow('vitrin_…');
  await expect(readSettings({ VITRIN_URL: 'site', VITRIN_PUBLISH_SECRET: secret })).rejects.toThrow('VITRIN_URL');
  expect((await readSettings({ VITRIN_PUBLISH_SECRET: `${secret}\n` })).site.href).toBe('http://127.0.0.1:3000/');
});

test('an incompatible version range is reported before the build', async () => {
  const asked: string[] = [];
  const misfit = 'Bu sürüm API’nin ^9.0.0 sürümünü istiyor; sunucu 1.1.0 sunuyor.';
  const site = createServer((request, reply) => {
    asked.push(`${request.method} ${request.url}`);
    const data = request.url === '/api/releases/fit' ? { misfit } : { live: null, releases: [] };
    reply.end(JSON.stringify({ success: true, data }));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => site.once('listening', resolve));
  const settings = await readSettings({
    VITRIN_URL: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    VITRIN_PUBLISH_SECRET: newPublishSecret(),
  });
  const project = openProject(path.join(__dirname, '../../../remote-auth'));
  const publication = { remote: 'remote_auth', project, settings, print: () => undefined } as const;
  await expect(
    runTask(publication, { kind: 'release', hold: false, reason: null, note: null, tags: [] }),
  ).rejects.toThrow(`${misfit} Hiçbir şey derlenmedi`);
  expect(asked).toEqual(['GET /api/releases/remote_auth', 'POST /api/releases/fit']);
  site.close();
});

describe('requests to the site', () => {
  let server: Server;

  afterEach(() => server.close());

  async function asked(listener: RequestListener): Promise<unknown> {
    server = createServer(listener).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const settings = await readSettings({
      VITRIN_URL: `http://127.0.0.1:${port}`,
      VITRIN_PUBLISH_SECRET: newPublishSecret(),
    });
    return requestData(settings, '/api/releases/remote_public');
  }

  test.each<[string, RequestListener, RegExp]>([
    [
      'redirects',
      (_, reply) => reply.writeHead(301, { location: 'https://site.example/' }).end(),
      /yönlendiriyor \(https:\/\/site\.example\/\)/,
    ],
    ['returns something else', (_, reply) => reply.writeHead(502).end('<h1>Bad Gateway</h1>'), /HTTP 502/],
    ['closes the connection', (request) => request.socket.destroy(), /bağlantı yarıda koptu/],
    [
      'rejects the request',
      (_, reply) =>
        reply.writeHead(422).end(JSON.stringify({ success: false, message: 'Olmaz.', errors: { id: 'Yok.' } })),
      /^Olmaz\. Yok\.$/,
    ],
  ])('fail with an error message when the site %s', async (_what, listener, texts) => {
    await expect(asked(listener)).rejects.toThrow(texts);
  });

  test('fail with an error message when no server is running', async () => {
    await expect(asked((_, reply) => reply.end('{"success":true,"data":1}'))).resolves.toBe(1);
    const { port } = server.address() as AddressInfo;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    const settings = await readSettings({
      VITRIN_URL: `http://127.0.0.1:${port}`,
      VITRIN_PUBLISH_SECRET: newPublishSecret(),
    });
    await expect(requestData(settings, '/')).rejects.toThrow('bu adreste çalışan bir sunucu yok');
  });
});
