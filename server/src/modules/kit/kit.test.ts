import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { kitPackages, kitPath, type KitIndex } from '@vitrin/shared-contracts/kit';
import { createFolderStore } from '../../platform/files/store/folder-store.ts';
import { openKitStore } from './kit-packages.ts';
import { kitRoutes } from './kit.routes.ts';

const config = { publicUrl: 'https://www.ornek.com.tr', adminHost: null };
let folder: string;
let app: FastifyInstance;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrin-kit-'));
  app = fastify();
});

afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** Writes the packages of a version, as a build does. */
function build(version: string): void {
  const shipped = path.join(folder, 'shipped');
  mkdirSync(shipped, { recursive: true });
  const file = (name: (typeof kitPackages)[number]) => ({
    path: kitPath(version, name),
    integrity: 'sha512-x',
    size: 9,
  });
  for (const name of kitPackages) writeFileSync(path.join(shipped, `${name}.tgz`), `${name} ${version}`);
  const packages = { 'remote-kit': file('remote-kit'), 'shared-contracts': file('shared-contracts') };
  const index: KitIndex = { version, surface: '1.1.0', packages };
  writeFileSync(path.join(shipped, 'index.json'), JSON.stringify(index));
}

/** Starts the site with the packages that are built now; the stored ones stay. */
async function start(): Promise<void> {
  await app.close();
  app = fastify();
  const files = createFolderStore(path.join(folder, 'data'));
  const services = { config, files, log: app.log } as unknown as Parameters<typeof kitRoutes>[1];
  await app.register((instance) => kitRoutes(instance, services, path.join(folder, 'shipped')));
}

async function bodyOf(url: string): Promise<string | number> {
  const response = await app.inject(url);
  return response.statusCode === 200 ? response.body : response.statusCode;
}

it('serves the packages of its version, with the whole command', async () => {
  build('1.2.0');
  await start();
  expect(await bodyOf('/kit/1.2.0/remote-kit.tgz')).toBe('remote-kit 1.2.0');
  expect((await app.inject('/kit/1.2.0/shared-contracts.tgz')).headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/gzip',
  });
  expect((await app.inject('/kit/index.json')).json<KitIndex>().version).toBe('1.2.0');
  expect(await bodyOf('/kit/')).toContain(
    'npm exec --yes --package=https://www.ornek.com.tr/kit/1.2.0/remote-kit.tgz -- vitrin-remote new kampanya',
  );
});

it('serves the guides as pages that link each other, and names them beside the packages', async () => {
  build('1.2.0');
  const guides = path.join(folder, 'shipped/guides');
  mkdirSync(guides);
  const text =
    '# A remote\n\n## The dev server\n\nSee [releasing](releasing.md#the-shell), [why](../decisions/0062-x.md), [the list](../../shared-contracts/surface/surface.md).\n';
  writeFileSync(path.join(guides, 'new-remote.md'), text);
  await start();
  expect(await bodyOf('/kit/')).toContain('<a href="/kit/guides/new-remote">');
  const page = await app.inject('/kit/guides/new-remote');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('<h1>Yeni bir birim: boş klasörden canlı sayfaya</h1>');
  expect(page.body).not.toContain('A remote');
  expect(page.body).toContain('<h2 id="the-dev-server">The dev server</h2>');
  expect(page.body).toContain('See <a href="/kit/guides/releasing#the-shell">releasing</a>, why,');
  expect(page.body).toContain('<a href="/kit/guides/surface">the list</a>');
  expect(page.body).not.toContain('style=');
  for (const missing of ['releasing', '..%2findex', 'constructor'])
    expect((await app.inject(`/kit/guides/${missing}`)).statusCode).toBe(404);
});

it('explains one version, that of the site', async () => {
  build('1.2.0');
  await start();
  const page = String(await bodyOf('/kit/'));
  expect(page).toContain('Önemli olan tek sürüm, bu sitenin sürümüdür: <strong>Vitrin 1.2.0</strong>');
  expect(page).toContain('<code>^1.1.0</code> gibi aralık');
});

/** Stores the packages that are built now, as a start of the site does in the background. */
async function keep(): Promise<void> {
  const files = createFolderStore(path.join(folder, 'data'));
  const kit = await openKitStore({ files }, path.join(folder, 'shipped'));
  await kit.keep();
}

it.each([
  ['1.2.0', '1.3.0', 'remote-kit 1.2.0'],
  // Packages of a checkout change with every edit.
  ['1.2.0-checkout.abc', '1.2.0-checkout.def', 404],
])('after %s was replaced by %s, the former packages are answered with %s', async (former, current, answer) => {
  build(former);
  await keep();
  build(current);
  await start();
  expect(await bodyOf(kitPath(former, 'remote-kit'))).toBe(answer);
  expect(await bodyOf(kitPath(current, 'remote-kit'))).toBe(`remote-kit ${current}`);
});

it.each(['/kit/remote-kit.tgz', '/kit/9.9.9/remote-kit.tgz', '/kit/1.2.0/other.tgz', '/kit/..%2f..%2f/remote-kit.tgz'])(
  '%s is not found, and the answer names the page with the commands',
  async (url) => {
    build('1.2.0');
    await start();
    const response = await app.inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('<a href="/kit/">');
  },
);

it('says that this site was built without packages', async () => {
  await start();
  expect(await bodyOf('/kit/index.json')).toBe(404);
  const page = await app.inject('/kit/');
  expect([page.statusCode, page.body.includes('Birim paketleri yok')]).toEqual([404, true]);
});
