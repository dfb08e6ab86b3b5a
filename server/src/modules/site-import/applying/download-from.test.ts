import fs, { type WriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { downloadFrom } from './download-from.ts';

let folder: string;
let server: Server | null = null;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'download-'))));
afterEach(async () => {
  server?.close();
  server = null;
  await rm(folder, { recursive: true, force: true });
});

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const download = (address: string, allowsPrivate = true, largestBytes = 1_000) =>
  downloadFrom(new URL(address), join(folder, 'a'), { largestBytes, allowsPrivate });

it('follows redirects and tries again after a fault that may pass', async () => {
  let requests = 0;
  const site = await serve((request, response) => {
    requests += 1;
    if (request.url === '/a.jpg') response.writeHead(302, { location: '/b.jpg' }).end();
    else if (requests < 4) response.writeHead(503).end();
    else response.end('bytes');
  });
  expect(await download(`${site}/a.jpg`)).toBeNull();
  expect(await readFile(join(folder, 'a'), 'utf8')).toBe('bytes');
});

it('says why a file was not received', async () => {
  const site = await serve((request, response) => {
    if (request.url === '/yok') response.writeHead(404).end();
    else if (request.url === '/sayfa') response.setHeader('content-type', 'text/html; charset=utf-8').end('<p>Yok</p>');
    else if (request.url === '/dongu') response.writeHead(302, { location: '/dongu' }).end();
    else response.end('x'.repeat(2_000));
  });
  expect(await download(`${site}/yok`)).toBe('eski site dosyayı vermedi (404)');
  expect(await download(`${site}/sayfa`)).toBe('eski site dosya yerine bir sayfa verdi');
  expect(await download(`${site}/buyuk`)).toContain('büyük');
  expect(await download(`${site}/dongu`)).toContain('çok fazla yönlendiriliyor');
});

it.each([
  'http://127.0.0.1/a.jpg',
  'http://10.0.0.1/a.jpg',
  'http://[::ffff:192.168.0.1]/a.jpg',
  'http://169.254.169.254/latest/meta-data',
])('never asks a private address: %s', async (address) => {
  expect(await download(address, false)).toMatch(/özel bir ağda/);
});

it('refuses other ports and protocols', async () => {
  expect(await download('https://ornek.example:8443/a.jpg', false)).toContain('bağlantı noktasında değil');
  expect(await download('ftp://ornek.example/a.jpg', false)).toContain('http ya da https değil');
});

it('throws when the disk cannot store the file, instead of blaming the old site', async () => {
  const site = await serve((_request, response) => response.end('bytes'));
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const output = () => new Writable({ write: (_chunk, _encoding, done) => done(full) }) as WriteStream;
  const createWriteStream = jest.spyOn(fs, 'createWriteStream').mockImplementation(output);
  await expect(download(`${site}/a.jpg`)).rejects.toBe(full);
  expect(createWriteStream).toHaveBeenCalledTimes(1);
  createWriteStream.mockRestore();
});
