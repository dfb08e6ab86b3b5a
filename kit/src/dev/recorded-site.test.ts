import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startRecordedSite, startRecorder, type LocalSite } from './recorded-site.ts';

let place: string;
let site: Server | null = null;
let local: LocalSite[] = [];

beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'vitrin-record-'));
});
afterEach(() => {
  for (const { close } of local) close();
  local = [];
  site?.closeAllConnections();
  site?.close();
  site = null;
  rmSync(place, { recursive: true });
});

async function addressOf(starting: Promise<LocalSite>): Promise<string> {
  const started = await starting;
  local.push(started);
  return started.address;
}

async function startSite(): Promise<string> {
  site = createServer((request, response) => {
    if (request.headers['if-none-match']) return response.writeHead(304).end();
    response.writeHead(200, { 'Content-Type': 'application/json', 'Set-Cookie': 'visitor=1', 'X-Request-Id': '7' });
    return response.end(JSON.stringify({ url: request.url }));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => site?.once('listening', resolve));
  return `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
}

test('public reads are recorded and answered without the site', async () => {
  const folder = path.join(place, 'record');
  const recorder = await addressOf(startRecorder(await startSite(), folder));
  const first = await fetch(`${recorder}/api/pages/languages?a=1`, {
    headers: { 'If-None-Match': '"x"', Cookie: '__Host-companion=dev; _lang=tr' },
  });
  expect([first.status, first.headers.get('set-cookie')]).toEqual([200, 'visitor=1']);
  site?.close();
  const offline = await addressOf(startRecordedSite(folder));
  const again = await fetch(`${offline}/api/pages/languages?a=1`);
  expect(await again.json()).toEqual({ url: '/api/pages/languages?a=1' });
  expect([
    again.headers.get('content-type'),
    again.headers.get('set-cookie'),
    again.headers.get('x-request-id'),
  ]).toEqual(['application/json', null, null]);
});

test.each([
  ['/admin/dashboard', {}],
  ['/giris-yap', {}],
  ['/api/admin/users?page=1', {}],
  ['/api/auth/session', {}],
  ['/api/pages/languages', { Authorization: 'Bearer vtr_x' }],
  ['/onizleme/b/token', {}],
  ['/makaleler', { Cookie: '__Host-companion=dev; __Host-preview=x' }],
  ['/makaleler', { Cookie: '__Host-companion=4f2a' }],
  ['/makaleler', { Cookie: 'vitrin-release-link=x' }],
])('%s is forwarded but never recorded', async (address, headers) => {
  const folder = path.join(place, 'record');
  const recorder = await addressOf(startRecorder(await startSite(), folder));
  expect((await fetch(recorder + address, { headers })).status).toBe(200);
  expect((await fetch(`${recorder}/form`, { method: 'POST', body: 'x' })).status).toBe(200);
  expect(existsSync(folder)).toBe(false);
});

test('what was not recorded says so, and a write is not lost silently', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const folder = path.join(place, 'record');
  const recorder = await addressOf(startRecorder(await startSite(), folder));
  await fetch(`${recorder}/makaleler`);
  expect(readFileSync(path.join(folder, 'index.json'), 'utf8')).toContain('"/makaleler"');
  const offline = await addressOf(startRecordedSite(folder));
  expect((await fetch(`${offline}/iletisim`)).status).toBe(404);
  const post = await fetch(`${offline}/api/pages/contact`, { method: 'POST', body: '{}' });
  expect([post.status, ((await post.json()) as { success: boolean }).success]).toEqual([503, false]);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('--record'));
});
