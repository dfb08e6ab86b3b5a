import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { bootElementId, type BootBlock } from '@vitrin/shared-contracts/boot';
import type { ReleaseDescriptor } from '@vitrin/shared-contracts/releases';
import { openSession } from '../platform/auth/sessions.ts';
import { randomToken } from '../platform/auth/secrets.ts';
import { staffCookie } from '../platform/auth/staff-cookies.ts';
import { createUser } from '../testing/sign-in.ts';
import { buildTestSite, type TestSite } from '../testing/test-site.ts';

const list = '/admin/pages/blog';
const read = '/api/admin/blog?page=1';
const integrityOf = (file: string) => `sha384-${file}`;
const files = ['e.js', 'app.js', 'list.js', 'other.js', 'list.css'];

let site: TestSite;
let cookie: string;

beforeAll(async () => {
  site = await buildTestSite();
  const { db, config } = site.services;
  const userId = await createUser(site, 'liste@vitrin.example', 'editor');
  const bindingCookie = randomToken();
  await openSession(db, { config }, { userId, bindingCookie, previousCookie: null, address: '127.0.0.1', agent: '' });
  cookie = `${staffCookie('companion', config).name}=${bindingCookie}`;
  setRelease({ integrity_in_entry: true });
});
afterAll(() => site.close());

function setRelease(fields: Partial<ReleaseDescriptor>): void {
  const release = site.release('remote_admin', '2');
  Object.assign(release.descriptor, {
    preload: ['e.js', 'app.js'],
    files: Object.fromEntries(files.map((file) => [file, integrityOf(file)])),
    screens: { [list]: { right: 'articles.read', files: ['list.css', 'list.js'], reads: [read] } },
    ...fields,
  });
  site.releases.live.remote_admin = release;
}

async function open(url: string, headers: Record<string, string> = { cookie }) {
  const { html } = await site.open(url, headers);
  const boot = JSON.parse(html.match(new RegExp(`id="${bootElementId}">(.*?)</script>`, 's'))?.[1] ?? '') as BootBlock;
  const preloads = [...html.matchAll(/<link rel="preload"[^>]*remote_admin\/2+\/([^"]+)"/g)].map(([, file]) => file);
  return { html, boot, preloads };
}

test('with a session, the document preloads the files of its screen and names its first requests', async () => {
  const { html, boot, preloads } = await open(list);
  expect(preloads).toEqual(['e.js', 'app.js', 'list.css', 'list.js']);
  expect(html).toContain(`list.js" integrity="${integrityOf('list.js')}"`);
  expect(boot.reads).toEqual([read]);
});

test('without the right of the screen it names no requests: each would be logged as a denied access', async () => {
  const screens = { [list]: { right: 'releases.read', files: ['list.js'], reads: [read] } };
  setRelease({ screens });
  const { boot, preloads } = await open(list);
  expect([preloads, boot.reads]).toEqual([['e.js', 'app.js', 'list.js'], []]);
  setRelease({ integrity_in_entry: true });
});

test.each([
  '/api/admin/logout',
  '/api/admin/audit/export?format=csv',
  '/api/../kapat',
  'https://evil.example/api/admin/x',
])('a release cannot make the document request %s', async (address) => {
  setRelease({ screens: { [list]: { right: 'articles.read', files: [], reads: [address, read] } } });
  expect((await open(list)).boot.reads).toEqual([read]);
  setRelease({ integrity_in_entry: true });
});

test.each([
  ['a recent shell', { 'panel.js': '', 'theme.js': '', 'status.js': '' }, ['panel.js']],
  ['a shell of version 1.0', { 'theme.js': '', 'status.js': '' }, ['theme.js', 'status.js']],
])('the scripts of %s that send the first requests follow the boot data', async (_what, shellFiles, expected) => {
  const shell = site.release('shell', '3');
  Object.assign(shell.descriptor, { files: shellFiles });
  site.releases.live.shell = shell;
  const { html } = await open(list);
  const [, head = ''] = html.slice(0, html.indexOf('</head>')).split(`id="${bootElementId}"`);
  expect([...head.matchAll(/<script src="[^"]*shell\/3+\/([^"]+)"/g)].map(([, file]) => file)).toEqual(expected);
});

test('without a session it names neither files nor requests', async () => {
  const { boot, preloads } = await open(list, {});
  expect([preloads, boot.reads]).toEqual([[], []]);
});

test('another screen gets the common files only', async () => {
  const { boot, preloads } = await open('/admin/baska');
  expect([preloads, boot.reads]).toEqual([['e.js', 'app.js'], []]);
});

test('a list with filters gets its files; its requests depend on the filters', async () => {
  const { boot, preloads } = await open(`${list}?sayfa=2`);
  expect([preloads.length, boot.reads]).toEqual([4, []]);
});

test('the document lists the integrity of the entry, which contains that of the other scripts', async () => {
  const { boot } = await open(list);
  expect(Object.values(boot.release.integrity)).toEqual([integrityOf('e.js')]);
});

test('for a release whose entry has no integrity of its chunks, all scripts are listed', async () => {
  setRelease({});
  const { boot } = await open(list);
  expect(Object.values(boot.release.integrity)).toEqual(files.filter((file) => file.endsWith('.js')).map(integrityOf));
  setRelease({ integrity_in_entry: true });
});

test('the document is compressed, and its CSRF value differs each time', async () => {
  const [first, second] = [await open(list), await open(list)];
  expect(first.boot.csrf).not.toBe(second.boot.csrf);
  const headers = { cookie, 'accept-encoding': 'br', 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };
  const body = await new Promise<Buffer>((resolve) => {
    request(site.origin + list, { headers }, (response) => {
      const parts: Buffer[] = [];
      expect(response.headers['content-encoding']).toBe('br');
      response.on('data', (part: Buffer) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)));
    }).end();
  });
  expect(brotliDecompressSync(body).toString()).toContain('"surface":"admin"');
});
