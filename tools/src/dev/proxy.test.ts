import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProxy } from './proxy.ts';

let behind: Server;
let here: string;
let dist: string;
const asked: string[] = [];
const streams = new EventTarget();
let close: () => void;

function answer(request: IncomingMessage, response: ServerResponse): void {
  asked.push(`${request.method} ${request.url} ${request.headers.host}`);
  if (request.url === '/api/admin/inbox/stream') {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('data: 1\n\n');
    response.on('close', () => streams.dispatchEvent(new Event('end')));
  } else request.pipe(response.writeHead(200, { 'Content-Type': 'application/octet-stream' }));
}

const host = () => `localhost:${(behind.address() as AddressInfo).port}`;

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}

beforeAll(async () => {
  behind = createServer(answer);
  const address = `http://localhost:${await portOf(behind)}`;
  dist = mkdtempSync(path.join(tmpdir(), 'vitrin-dist-'));
  mkdirSync(path.join(dist, 'browser'));
  writeFileSync(path.join(dist, 'browser/app.js'), 'yerel');
  const descriptor = { unit: 'remote_admin', id: 'bbbbbbbbbbbbbbbb', files: {}, styles: [] };
  writeFileSync(path.join(dist, 'release.json'), JSON.stringify(descriptor));
  const site = { address, origins: [address], surfaces: {}, languages: [] };
  const free = createServer();
  const port = await portOf(free);
  await new Promise((resolve) => {
    free.close(resolve);
  });
  ({ close } = await startProxy({ port, site, dist, buildFinished: () => Promise.resolve() }));
  here = `http://localhost:${port}`;
});

afterAll(() => {
  close();
  behind.closeAllConnections();
  behind.close();
  rmSync(dist, { recursive: true });
});

beforeEach(() => asked.splice(0));

test('files of the local release come from the build, those of other units from the site', async () => {
  expect(await (await fetch(`${here}/releases/remote_admin/local/app.js`)).text()).toBe('yerel');
  expect((await fetch(`${here}/releases/remote_admin/local/yok.js`)).status).toBe(404);
  expect(asked).toEqual([]);
  await fetch(`${here}/releases/remote_public/0123456789abcdef/app.js`);
  expect(asked).toEqual([`GET /releases/remote_public/0123456789abcdef/app.js ${host()}`]);
});

test('visit and release reports do not reach the site', async () => {
  const received = jest.spyOn(console, 'error').mockImplementation();
  for (const call of ['/api/releases/faults', '/api/releases/health', '/api/pages/visits'])
    expect((await fetch(here + call, { method: 'POST', body: 'bozuk' })).status).toBe(204);
  expect(asked).toEqual([]);
  expect(received.mock.calls).toEqual([['Tarayıcıda hata: bozuk']]);
  received.mockRestore();
});

test('an upload arrives unchanged', async () => {
  const body = Buffer.alloc(3_000_000, 'a');
  const back = await (await fetch(`${here}/api/admin/media`, { method: 'POST', body })).arrayBuffer();
  expect(Buffer.from(back).equals(body)).toBe(true);
});

test('a stream is forwarded while open, and closed at the site when the page is closed', async () => {
  const ended = new Promise<void>((resolve) => {
    streams.addEventListener('end', () => resolve(), { once: true });
  });
  const page = new AbortController();
  const response = await fetch(`${here}/api/admin/inbox/stream`, { signal: page.signal });
  const { value } = (await response.body?.getReader().read()) ?? {};
  expect(Buffer.from(value ?? []).toString()).toBe('data: 1\n\n');
  page.abort();
  await ended;
});
