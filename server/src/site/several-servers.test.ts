import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { UploadedDownload } from '@vitrin/shared-contracts/downloads';
import type { UploadedMedia } from '@vitrin/shared-contracts/media';
import { apiSurfaceVersion, releaseId, type ReleaseDescriptor } from '@vitrin/shared-contracts/releases';
import { pino } from 'pino';
import { buildApi } from '../api.ts';
import { movePointer } from '../releases/stored/pointers.repository.ts';
import { createIncomingFolder, releaseFolder } from '../releases/files/release-files.ts';
import { releaseRoutes } from '../releases/files/release-files.routes.ts';
import { removeStaleCopies } from '../releases/files/remove-stale-copies.ts';
import { createPublishing } from '../modules/releases/publish/publish.ts';
import { openRegistry, type Registry } from '../releases/serving/registry.ts';
import { siteCredential } from '../releases/stored/signatures.ts';
import { openDatabase } from '../platform/database/database.ts';
import { createStrictChecks } from '../readiness-checks.ts';
import { createServices, type Services } from '../services.ts';
import { startS3Double, type S3Double } from '../testing/s3/s3-double.ts';
import { signIn, type Staff } from '../testing/sign-in.ts';
import { buildTestServices, type TestApp } from '../testing/test-app.ts';
import { pdf } from '../testing/cvs.ts';
import { plainFile } from '../testing/test-pictures.ts';

jest.setTimeout(60_000);

let double: S3Double;
let first: TestApp;
let second: TestApp;
let editor: Staff;
let close: () => Promise<void>;
const warnings: string[] = [];
beforeAll(async () => {
  double = await startS3Double();
  const { services, close: closeDatabase } = await buildTestServices();
  first = await server(services, services.config.dataDir);
  second = await server(services, mkdtempSync(path.join(tmpdir(), 'vitrin-second-')));
  editor = await signIn(first, 'editor');
  close = async () => {
    await Promise.all([first.close(), second.close()]);
    await closeDatabase();
    await double.close();
  };
});
afterAll(() => close());
afterEach(() => {
  double.faultOf = () => null;
});

/** Starts a server of the site with a data folder of its own. */
async function server({ config, ...descriptions }: Services, dataDir: string): Promise<TestApp> {
  const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) });
  mkdirSync(path.join(dataDir, 'releases'), { recursive: true });
  const db = await openDatabase(config);
  const own = { ...config, dataDir, s3: double.settings };
  const services = await createServices({ ...descriptions, config: own, db, log });
  const app = await buildApi(services);
  await app.register(releaseRoutes, services);
  await app.ready();
  const end = async () => {
    await app.close();
    await db.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { app, services, close: end };
}

it('a picture that one server has stored is sent by the other, and its deletion empties the bucket', async () => {
  const { body } = await editor.call({ url: '/api/admin/media', form: { file: await plainFile(90, 60) } });
  const { picture } = body.data as UploadedMedia;
  const url = `${picture.path}-90.webp`;
  const sent = await second.app.inject({ url });
  expect(sent.statusCode).toBe(200);
  expect(sent.headers['content-type']).toBe('image/webp');
  expect(sent.rawPayload.equals((await first.app.inject({ url })).rawPayload)).toBe(true);
  await editor.call({ url: `/api/admin/media/${picture.id}`, form: { _method: 'DELETE' } });
  expect((await first.app.inject({ url })).statusCode).toBe(404);
  expect([...double.objects.keys()].filter((name) => name.startsWith('media/'))).toEqual([]);
});

it('a part of a download that one server has stored is sent by the other', async () => {
  const form = { file: new File([new Uint8Array(Buffer.from(pdf))], 'Katalog.pdf') };
  const { body } = await editor.call({ url: '/api/admin/downloads', form });
  const { download } = body.data as UploadedDownload;
  const sent = await second.app.inject({ url: download.path, headers: { range: 'bytes=0-3' } });
  expect(sent.statusCode).toBe(206);
  expect(sent.payload).toBe('%PDF');
  expect(warnings).toEqual([]);
});

it('a failing store is a 503 for visitors and an error for an upload, which leaves nothing', async () => {
  double.faultOf = () => 'unavailable';
  const url = `/media/${'a'.repeat(32)}-480.webp`;
  const sent = await second.app.inject({ url });
  expect(sent.statusCode).toBe(503);
  expect(sent.headers['retry-after']).toBe('10');
  const { status, body } = await editor.call({ url: '/api/admin/media', form: { file: await plainFile(91, 60) } });
  expect([status, body.message]).toEqual([503, 'Dosyaya şu anda ulaşılamıyor. Lütfen biraz sonra yeniden deneyin.']);
  double.faultOf = (method) => (method === 'PUT' ? 'unavailable' : null);
  const failed = await editor.call({ url: '/api/admin/media', form: { file: await plainFile(91, 60) } });
  expect(failed.status).toBe(507);
  double.faultOf = () => null;
  expect([...double.objects.keys()].filter((name) => name.startsWith('media/') && !name.includes('/files/'))).toEqual(
    [],
  );
});

it('a server whose store fails should receive no requests but for public pages', async () => {
  expect((await createStrictChecks(second.services)()).failing).not.toContain('files');
  double.faultOf = () => 'unavailable';
  expect((await createStrictChecks(second.services)()).failing).toContain('files');
});

describe('a release that is published on one server', () => {
  const content = 'export const get = () => 1;';
  let registry: Registry;
  let descriptor: ReleaseDescriptor;
  beforeAll(async () => {
    descriptor = await publish(first.services, content);
    registry = await openRegistry(second.services);
  });
  afterAll(() => registry.close());

  it('goes live on the other, from a copy that is checked', async () => {
    const { unit, id } = descriptor;
    expect(registry.live(unit)).toBeNull();
    const variants = ['br', 'gz'].map((kind) => `releases/${unit}/${id}/entry.js.${kind}`);
    expect(variants.filter((name) => !double.objects.has(name))).toEqual([]);
    await movePointer(first.services.db, {
      unit,
      expected: null,
      to: id,
      actor: 'Ekip',
      action: 'promote',
      reason: 'Yeni',
    });
    await registry.refresh();
    expect(registry.live(unit)?.descriptor.id).toBe(id);
    const url = `/releases/${unit}/${id}/entry.js`;
    expect((await second.app.inject({ url })).payload).toBe(content);
    const compressed = await second.app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(compressed.headers['content-encoding']).toBe('br');
  });

  it('is fetched for a visitor who has its document from another server', async () => {
    const { unit, id } = descriptor;
    const folder = releaseFolder(second.services.config.dataDir, unit, id);
    rmSync(folder, { recursive: true });
    expect((await second.app.inject({ url: `/releases/${unit}/${id}/entry.js` })).payload).toBe(content);
    expect(existsSync(folder)).toBe(true);
  });

  it('loses its copies when it is removed from the site', async () => {
    const { config, db } = second.services;
    const folder = releaseFolder(config.dataDir, 'remote_gone', 'a'.repeat(16));
    mkdirSync(folder, { recursive: true });
    await removeStaleCopies({ config, db });
    expect(existsSync(folder)).toBe(false);
    expect(existsSync(releaseFolder(config.dataDir, descriptor.unit, descriptor.id))).toBe(true);
  });

  it('is not used when the bucket contains another content', async () => {
    const { unit, id } = descriptor;
    rmSync(releaseFolder(second.services.config.dataDir, unit, id), { recursive: true });
    const name = `releases/${unit}/${id}/entry.js`;
    const forged = Buffer.from('alert(1)');
    const sha256 = createHash('sha256').update(forged).digest('hex');
    double.objects.set(name, { content: forged, sha256, at: new Date() });
    expect(await registry.find(unit, id)).toBeNull();
    expect((await second.app.inject({ url: `/${name}` })).statusCode).toBe(404);
  });
});

/** Publishes a release of one file, signed by the site. */
async function publish(services: Services, content: string): Promise<ReleaseDescriptor> {
  const hash = (algorithm: string, encoding: 'hex' | 'base64') => (text: string) =>
    createHash(algorithm).update(text).digest(encoding);
  const files = { 'entry.js': `sha384-${hash('sha384', 'base64')(content)}` };
  const descriptor: ReleaseDescriptor = {
    unit: 'shell',
    id: releaseId(hash('sha256', 'hex'), { files, server: {} }),
    commit: null,
    built_at: '2026-01-01T00:00:00.000Z',
    contract: apiSurfaceVersion,
    runtime: '2.9.2',
    shared: {},
    entry: 'entry.js',
    preload: ['entry.js'],
    styles: [],
    files,
    server: {},
  };
  const incoming = await createIncomingFolder(services.config.dataDir, randomBytes(8).toString('hex'));
  await writeFile(path.join(incoming, 'entry.js'), content);
  const { sign, publicKey } = await siteCredential(services.config.secret);
  const text = JSON.stringify(descriptor);
  const release = { descriptor, text, signature: await sign(text), signedBy: publicKey };
  const registry = await openRegistry(services);
  try {
    const publishing = createPublishing({
      services,
      registry,
      smokeTest: async () => null,
      sectionChecks: async () => ({ problem: null, measured: [] }),
      warningsOf: async () => [],
    });
    await publishing.acceptRelease({ release, incoming, bytes: content.length }, { actor: 'Ekip', reservation: null });
  } finally {
    registry.close();
  }
  return descriptor;
}
