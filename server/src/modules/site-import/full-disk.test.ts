import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { zipSync } from 'fflate';
import { importCommand } from '../../cli/import.command.ts';
import { incomingFolder } from '../../platform/files/incoming-folder.ts';
import type * as StorageSpaceModule from '../../platform/files/storage-space.ts';
import { outputOf, useCommandLine } from '../../testing/command-line.ts';
import { fixtureFile, importCalls } from '../../testing/import-calls.ts';
import { cliContext, importFixture } from '../../testing/import-items.ts';
import { signIn } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { plainPicture } from '../../testing/test-pictures.ts';
import { claimJob } from './jobs/import-claims.repository.ts';
import { runJob } from './jobs/run-job.ts';
import { importSite, type ReportedItem } from './site-import.service.ts';

/** Free bytes that new services measure; null for those of the disk. */
let mockFree: number | null = null;
jest.mock('../../platform/files/storage-space.ts', () => {
  const actual = jest.requireActual<typeof StorageSpaceModule>('../../platform/files/storage-space.ts');
  const measure = async () => ({ size: 1e12, free: mockFree ?? 0 });
  return {
    ...actual,
    createStorageSpace: (parts: Parameters<typeof actual.createStorageSpace>[0]) =>
      actual.createStorageSpace(parts, mockFree === null ? undefined : measure),
  };
});

let test: TestApp;
let folder: string;
beforeEach(async () => {
  test = await buildTestApp();
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  await mkdir(dirname(join(folder, picture)), { recursive: true });
  await writeFile(join(folder, picture), await plainPicture(60, 40));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

const path = importFixture('klasik.wxr.xml');
const picture = '2009/10/temel.jpg';

async function run() {
  const request = { paths: [path], isDryRun: false, uploads: folder, from: null };
  const report = await importSite(test.services, cliContext, request);
  const items: ReportedItem[] = [];
  for await (const item of report.items) items.push(item);
  await report.close();
  return { ...report, items: items.map(({ type, id, state }) => `${type} ${id} ${state}`) };
}

/** Lets the store find no space once, after it has stored some files. */
function fillDisk(after: number): void {
  const { files } = test.services;
  const { put } = files;
  let count = 0;
  jest.spyOn(files, 'put').mockImplementation(async (name, content) => {
    count += 1;
    if (count === after + 1) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    await put(name, content);
  });
}

const media = () => test.services.db.selectFrom('media').select('name').execute();

it('stops, leaves no part of the item, and goes on to the same result', async () => {
  fillDisk(2);
  await expect(run()).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(await media()).toEqual([]);
  for await (const name of test.services.files.names('media/')) throw new Error(`${name} is left`);
  expect(await readdir(incomingFolder(test.services.config.dataDir))).toEqual([]);
  const [stopped] = await test.services.db.selectFrom('site_imports').select(['id', 'state']).execute();
  expect(stopped?.state).toBe('running');
  const resumed = await run();
  expect(resumed).toMatchObject({ id: stopped?.id, state: 'done' });
  expect(resumed.items).toContain('file 20 created');
  expect(resumed.items).toContain('post 11 created');
  expect(await media()).toEqual([{ name: 'temel.jpg' }]);
});

it('stops before the disk is full, so that the site can still save', async () => {
  const space = await test.services.storage.read();
  const read = jest.spyOn(test.services.storage, 'read').mockResolvedValue({ ...space, free: 1_000 });
  await expect(run()).rejects.toMatchObject({ fault: 'full' });
  expect(await test.services.db.selectFrom('site_imports').selectAll().execute()).toEqual([]);
  read.mockRestore();
  expect((await run()).state).toBe('done');
});

it('says so in the panel, where it goes on', async () => {
  const calls = importCalls(test, await signIn(test, 'admin'));
  await calls.upload(await fixtureFile('klasik.wxr.xml'));
  const content = Buffer.from(zipSync({ [picture]: await plainPicture(60, 40) }));
  await calls.upload({ name: 'uploads.zip', role: 'uploads', content });
  await calls.run('plan');
  await calls.act('start');
  fillDisk(2);
  const claim = await claimJob(test.services.db, 'here');
  if (claim) await runJob(test.services, claim, { isStopped: () => false });
  expect(await calls.job()).toMatchObject({
    step: 'import',
    state: 'failed',
    problem: 'Sunucunun diski doldu. Yer açıp sürdürün.',
  });
  expect(await media()).toEqual([]);
  expect(await calls.run('resume')).toMatchObject({ state: 'done', problem: null });
  expect(await media()).toEqual([{ name: 'temel.jpg' }]);
}, 60_000);

it('says so on the command line', async () => {
  const restoreEnvironment = useCommandLine(test);
  mockFree = 1_000;
  await expect(outputOf(importCommand, path)).rejects.toThrow('Sunucunun diski doldu. Yer açıp aynı komutu yineleyin');
  mockFree = null;
  expect(await outputOf(importCommand, path)).toContain('Tamamlandı.');
  restoreEnvironment();
});
