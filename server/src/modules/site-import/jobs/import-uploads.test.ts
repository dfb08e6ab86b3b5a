import { readFile } from 'node:fs/promises';
import { limits } from '@vitrin/shared-contracts/limits';
import type { ImportFile } from '@vitrin/shared-contracts/site-import';
import { fixtureFile, importCalls, type ImportCalls, type UploadedFile } from '../../../testing/import-calls.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { endAbandonedJob } from './abandoned-jobs.ts';
import { findFileRow } from './import-files.repository.ts';
import { joinParts } from './stored-files.ts';

const { partBytes, abandonedDays } = limits.siteImport;

let test: TestApp;
let calls: ImportCalls;
let file: UploadedFile;
beforeEach(async () => {
  test = await buildTestApp();
  calls = importCalls(test, await signIn(test, 'admin'));
  file = await fixtureFile('klasik.wxr.xml', 2 * partBytes + 1_000);
});
afterEach(() => test.close());

async function storedParts(): Promise<number> {
  let count = 0;
  for await (const _name of test.services.files.names('import-parts/')) count += 1;
  return count;
}

async function joined({ id }: ImportFile): Promise<Buffer> {
  const row = await findFileRow(test.services.db, id);
  if (!row) throw new Error('The file is not there');
  return readFile(await joinParts(test.services, row));
}

it('goes on after a cut with the part that was lost, also when the same file is chosen after a reload', async () => {
  const begun = (await calls.begin(file)).body.data as ImportFile;
  expect(begun).toMatchObject({ name: 'klasik.wxr.xml', parts: 3, next_part: 0, part_bytes: partBytes });
  await calls.sendPart(begun, 0, file);
  const cut = await calls.sendPart(begun, 1, { ...file, content: file.content.subarray(0, partBytes + 10) });
  expect([cut.status, cut.body.errors]).toEqual([422, { part: 'Dosyanın bu bölümü eksik geldi.' }]);

  const again = (await calls.begin(file)).body.data as ImportFile;
  expect(again).toEqual({ ...begun, next_part: 1 });
  expect(await calls.upload(file)).toMatchObject({ id: begun.id, next_part: 3 });
  expect((await joined(begun)).equals(file.content)).toBe(true);
});

it('takes a repeated part once, and names the part that is missing before a later one', async () => {
  const begun = (await calls.begin(file)).body.data as ImportFile;
  const early = await calls.sendPart(begun, 2, file);
  expect([early.status, (early.body.data as ImportFile).next_part]).toEqual([409, 0]);
  for (const part of [0, 0, 1, 0, 2, 2]) expect((await calls.sendPart(begun, part, file)).status).toBe(200);
  expect((await joined(begun)).equals(file.content)).toBe(true);
});

it('joins the parts again from where a killed process was', async () => {
  const stored = await calls.upload(file);
  const open = test.services.files.open.bind(test.services.files);
  const reading = jest
    .spyOn(test.services.files, 'open')
    .mockImplementationOnce(open)
    .mockRejectedValueOnce(new Error('killed'));
  await expect(joined(stored)).rejects.toThrow('killed');
  reading.mockRestore();
  expect((await joined(stored)).equals(file.content)).toBe(true);
  expect(await storedParts()).toBe(0);
});

it('refuses other kinds of files and too large ones', async () => {
  const refused = async (name: string, bytes: number, role: 'content' | 'uploads' = 'content') => {
    const { status, body } = await calls.begin({ name, role, content: { length: bytes } as Buffer });
    return [status, Object.values(body.errors ?? {})[0]];
  };
  expect(await refused('site.exe', 10)).toEqual([422, expect.stringContaining('WordPress (.xml)') as string]);
  expect(await refused('uploads.tar', 10, 'uploads')).toEqual([422, expect.stringContaining('.zip') as string]);
  expect((await refused('site.xml', limits.siteImport.fileBytes + 1))[0]).toBe(422);
  expect(await calls.state()).toEqual({ job: null, imports: [] });
});

it('uses no name as a path', async () => {
  for (const name of ['../../etc/passwd.xml', String.raw`C:\site\eski.xml`, '...gizli.xml'])
    await calls.upload({ ...(await fixtureFile('klasik.wxr.xml')), name });
  const { files } = await calls.job();
  expect(files.map(({ name }) => name)).toEqual(['passwd.xml', 'eski.xml', 'gizli.xml']);
});

it('deletes what was removed, and what was left for days', async () => {
  const stored = await calls.upload(file);
  await calls.begin({ ...file, name: 'ikinci.xml' });
  expect(await storedParts()).toBe(3);
  expect((await calls.remove(stored.id)).status).toBe(200);
  expect(await storedParts()).toBe(0);
  expect((await calls.job()).files.map(({ name }) => name)).toEqual(['ikinci.xml']);

  await calls.upload({ ...file, name: 'ikinci.xml' });
  expect(await endAbandonedJob(test.services)).toEqual({ jobs: 0 });
  const updated_at = new Date(Date.now() - (abandonedDays + 1) * 86_400_000).toISOString();
  await test.services.db.updateTable('site_import_jobs').set({ updated_at }).execute();
  expect(await endAbandonedJob(test.services)).toEqual({ jobs: 1 });
  expect([await storedParts(), (await calls.state()).job]).toEqual([0, null]);
});
