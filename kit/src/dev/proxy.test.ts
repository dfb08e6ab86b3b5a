import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WatchedUnit } from './compile/watched-unit.ts';
import { checkPort, ownMachine, startProxy } from './proxy.ts';

let behind: Server;
let here: string;
const asked: string[] = [];
const streams = new EventTarget();
let close: () => void;

function answer(request: IncomingMessage, response: ServerResponse): void {
  asked.push(`${request.method} ${request.url} ${request.headers.host}`);
  if (request.url === '/api/admin/inbox/stream') {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('data: 1\n\n');
    response.on('close', () => streams.dispatchEvent(new Event('end')));
  } else if (request.url?.startsWith('/api/sections/')) response.writeHead(404).end('{}');
  else request.pipe(response.writeHead(200, { 'Content-Type': 'application/octet-stream' }));
}

/** A unit with two bundles; each has one file. */
const unit = {
  unit: 'remote_admin',
  bundles: ['app', 'small'].map((name) => ({
    serve: ({ url }: IncomingMessage, response: ServerResponse, next: () => void) =>
      url?.endsWith(`/${name}.js`) ? void response.end(name) : next(),
    read: (file: string) => (file === `${name}.js.map` ? Buffer.from(JSON.stringify(map)) : null),
  })),
  release: () => null,
} as unknown as WatchedUnit;

/** The first column of line 2 comes from line 7 of the source. */
const map = { version: 3, sources: ['webpack://remote_admin/./src/app/screen.tsx'], names: [], mappings: ';AAMA' };

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
  const site = { address, origins: [address], surfaces: {}, languages: [] };
  const free = createServer();
  const port = await portOf(free);
  await new Promise((resolve) => {
    free.close(resolve);
  });
  const page = { code: Buffer.from('react'), version: '1' };
  const siteReady = () => Promise.resolve();
  close = await startProxy({ port, host: ownMachine, site, units: [unit], page, isRenderedHere: false, siteReady });
  here = `http://localhost:${port}`;
});

afterAll(() => {
  close();
  behind.closeAllConnections();
  behind.close();
});

beforeEach(() => asked.splice(0));

test('other addresses than that of this machine are not served', async () => {
  // Every address of this network leads to this machine, and only to servers that listen on all addresses.
  await expect(fetch(here.replace('localhost', '127.0.0.2'))).rejects.toThrow('fetch failed');
});

test.each([
  ['a port in use', () => Number(new URL(here).port), ownMachine, /numaralı port kullanımda: PORT ile/],
  ['an address of another machine', () => 0, '192.0.2.1', /192\.0\.2\.1 bu makinenin bir adresi değil .*--host/],
])('%s is reported with what to do', async (_what, port, address, text) => {
  await expect(checkPort({ port: port(), host: address })).rejects.toThrow(text);
});

test('files of the local release come from the build, those of other units from the site', async () => {
  for (const name of ['app', 'small'])
    expect(await (await fetch(`${here}/releases/remote_admin/local/${name}.js`)).text()).toBe(name);
  expect((await fetch(`${here}/releases/remote_admin/local/yok.js`)).status).toBe(404);
  expect(asked).toEqual([]);
  await fetch(`${here}/releases/remote_public/0123456789abcdef/app.js`);
  expect(asked).toEqual([`GET /releases/remote_public/0123456789abcdef/app.js ${host()}`]);
});

test('the stack of a browser error is answered and printed with positions in the source files', async () => {
  const printed = jest.spyOn(console, 'error').mockImplementation();
  const stack = `Error: bozuk\n    at Screen (${here}/releases/remote_admin/local/app.js:2:1)`;
  const body = (await fetch(`${here}/dev/stack`, { method: 'POST', body: stack })).text();
  expect(await body).toBe('Error: bozuk\n    at Screen (remote-admin/src/app/screen.tsx:7:1)');
  expect(printed.mock.calls).toEqual([[`Tarayıcıda hata: ${await body}`]]);
  expect(asked).toEqual([]);
  printed.mockRestore();
});

test('visit and release reports do not reach the site', async () => {
  const received = jest.spyOn(console, 'error').mockImplementation();
  for (const call of ['/api/releases/faults', '/api/releases/health', '/api/pages/visits'])
    expect((await fetch(here + call, { method: 'POST', body: 'bozuk' })).status).toBe(204);
  expect(asked).toEqual([]);
  expect(received.mock.calls).toEqual([['Tarayıcıda hata: bozuk']]);
  received.mockRestore();
});

test('a page that the site does not have shows no sections of the site, without an error in the browser', async () => {
  const response = await fetch(`${here}/api/sections/kampanya`);
  expect([response.status, await response.text()]).toEqual([204, '']);
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
